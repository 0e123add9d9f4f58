// SPDX-License-Identifier: MIT
// What drawing a table needs besides the model.
#pragma once

#include <optional>
#include <string>

#include "tui/table/model.hpp"

namespace glazier::tui {

/// @brief A model with its steps played out, computed once per frame.
template <class G>
struct Scene {
  using Preview = typename GameUi<G>::Preview;

  explicit Scene(const TableModel<G>& shown) : model(shown) {
    if (model.last) {
      last = Preview{*model.last};
    }
    if (model.suggestion && model.chooser != nullptr) {
      preview = Preview{
          TryStep(model.state, model.chooser->seat(), *model.suggestion)};
    } else if (model.chooser != nullptr) {
      if (const auto ready = model.chooser->Preview()) {
        preview = Preview{*ready};
      }
    } else if (model.coming) {
      preview = Preview{TryStep(
          model.state,
          model.coming_seat >= 0 ? model.coming_seat : model.state.Turn(),
          *model.coming)};
    }
  }

  /// @brief The last move, or the one under choice, if it is this seat's.
  const Preview* LastOf(int seat) const {
    return last && last->seat == seat ? &*last : nullptr;
  }
  const Preview* PreviewOf(int seat) const {
    return preview && preview->seat == seat ? &*preview : nullptr;
  }
  const std::string& NameOf(int seat) const {
    return model.seats[static_cast<std::size_t>(seat)].name;
  }

  const TableModel<G>& model;
  std::optional<Preview> last{};
  std::optional<Preview> preview{};
};

}  // namespace glazier::tui
