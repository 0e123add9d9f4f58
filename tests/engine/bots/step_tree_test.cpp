// SPDX-License-Identifier: MIT
// The tree that grows where it pays to look.
#include "engine/bots/step_tree.hpp"

#include <doctest/doctest.h>

namespace glazier {
namespace {

using Tree = StepTree<int>;

constexpr float kDoubt = 100;
constexpr float kCuriosity = 1;

/// A tree whose root has steps 0 to n - 1, of which later ones look worse.
Tree Grown(int n) {
  Tree tree;
  tree.Reserve(64);
  tree.Clear();
  Tree::Looks looks;
  for (int step = n - 1; step >= 0; --step) {
    looks.Add(step, -step * 10);
  }
  tree.Grow(Tree::kRoot, looks, 1, kDoubt);
  return tree;
}

/// Tries steps of the root: each is worth what `values` says.
template <class Values>
void Try(Tree& tree, int times, Values values) {
  for (int i = 0; i < times; ++i) {
    auto& node = tree.At(tree.Select(Tree::kRoot, kCuriosity));
    ++node.visits;
    node.total += values(node.step);
  }
}

TEST_CASE("Tree: the steps that look best become children, in that order") {
  Tree tree = Grown(40);
  const auto root = tree.At(Tree::kRoot);
  REQUIRE(root.count == Tree::kChildren);
  float sum = 0;
  for (std::uint32_t i = 0; i < root.count; ++i) {
    const auto& child = tree.At(root.first + i);
    CHECK(child.step == static_cast<int>(i));
    CHECK(child.seat == 1);
    CHECK((i == 0 || child.prior < tree.At(root.first + i - 1).prior));
    sum += child.prior;
  }
  CHECK(sum == doctest::Approx(1));
}

TEST_CASE("Tree: without news, what looks best is tried most often") {
  Tree tree = Grown(5);
  Try(tree, 100, [](int) { return 0.5; });
  CHECK(tree.MostTried().step == 0);
  CHECK(tree.At(tree.At(Tree::kRoot).first + 4).visits > 0);
}

TEST_CASE("Tree: a step that turns out better is tried most in the end") {
  Tree tree = Grown(5);
  Try(tree, 1000, [](int step) { return step == 3 ? 0.6 : 0.3; });
  CHECK(tree.MostTried().step == 3);
  CHECK(tree.MostTried().visits > 700);
}

TEST_CASE("Tree: deals after a step have nodes of their own, found again") {
  Tree tree = Grown(1);
  const auto step = tree.At(Tree::kRoot).first;
  const auto first = tree.Deal(step, 0);
  const auto second = tree.Deal(step, 1);
  CHECK(first != second);
  CHECK(tree.Deal(step, 0) == first);
  CHECK(tree.Deal(step, 1) == second);
}

TEST_CASE("Tree: a full one grows no more") {
  Tree tree;
  tree.Reserve(2);
  tree.Clear();
  Tree::Looks looks;
  looks.Add(1, 0);
  CHECK(tree.full());
  tree.Grow(Tree::kRoot, looks, 0, kDoubt);
  CHECK(tree.At(Tree::kRoot).count == 0);
  CHECK(tree.Deal(Tree::kRoot, 0) != Tree::kRoot);
  CHECK(tree.Deal(Tree::kRoot, 1) == Tree::kRoot);
}

}  // namespace
}  // namespace glazier
