// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace kd::cli {

/// Help in the look of the other texts: one column of names for all groups, nothing that a name already says.
class HelpFormatter : public CLI::FormatterBase {
public:
    std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override;
};

/// What help shows for the value of an option: "NAME", "text|json". Empty for one that takes none.
std::string valueName(const CLI::Option& option);

}  // namespace kd::cli
