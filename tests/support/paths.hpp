// Where the tests find what they need: in one file, so that no other depends
// on the folder it is built in.
#pragma once

#include <string>

namespace glazier {

/// @brief The folder tests/data.
std::string TestData();

/// @brief The folder docs.
std::string DocsFolder();

/// @brief The program, as it was just built.
std::string GlazierBinary();

/// @brief What LD_PRELOAD puts between a program and its calls, to let them
/// fail (tests/faults).
std::string FaultsLibrary();

}  // namespace glazier
