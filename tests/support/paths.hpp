// SPDX-License-Identifier: MIT
// Where the tests find what they need: in one file, so that no other file
// depends on the build folder.
#pragma once

#include <string>

namespace glazier {

/// @brief The folder tests/data.
std::string TestData();

/// @brief The folder docs.
std::string DocsFolder();

/// @brief The program, as it was just built.
std::string GlazierBinary();

/// @brief The library that LD_PRELOAD puts between a program and its calls, to
/// make them fail (tests/faults).
std::string FaultsLibrary();

}  // namespace glazier
