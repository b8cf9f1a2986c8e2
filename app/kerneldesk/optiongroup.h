// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/text.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace kd::cli {

/// CLI11's name for the group of those options that are given no other.
inline constexpr const char* kUnnamedGroup = "Options";

/// A value that is not empty.
CLI::Validator given();
/// Makes a whole number with leading zeros decimal; leaves other texts.
CLI::Validator decimal();
/// A whole number from `low` to `high`.
CLI::Validator wholeNumber(std::int64_t low, std::int64_t high);

template <typename T> inline constexpr bool isWholeNumber = false;
template <std::unsigned_integral T> inline constexpr bool isWholeNumber<std::optional<T>> = true;

/// Adds options to a command under one heading of its help.
class OptionGroup {
public:
    /// An empty `title` is CLI11's own, "Options".
    explicit OptionGroup(CLI::App& command, const QString& title = {}) : m_command(command), m_title(title.toStdString()) { }

    /// `type` is what help shows for the value. Where an option comes several times, the last counts.
    template <typename T> CLI::Option* add(const std::string& names, T& target, const std::string& type, const QString& help)
    {
        CLI::Option* const option = m_command.add_option(names, target, help.toStdString())->type_name(type)->take_last();
        option->transform(decimal())->check(given());
        if constexpr (isWholeNumber<T>) {
            constexpr std::uint64_t kMost = std::numeric_limits<std::int64_t>::max();
            option->check(wholeNumber(0, static_cast<std::int64_t>(
                                             std::min<std::uint64_t>(std::numeric_limits<typename T::value_type>::max(), kMost))));
        }
        return placed(option);
    }
    /// An option that may come several times, one value each.
    CLI::Option* addEach(const std::string& names, std::vector<std::string>& target, const std::string& type, const QString& help)
    {
        return add(names, target, type, help)->take_all()->allow_extra_args(false);
    }
    /// An option with two values.
    CLI::Option* addPair(const std::string& names, std::vector<std::string>& target, const std::string& type, const QString& help)
    {
        return placed(m_command.add_option(names, target, help.toStdString())->type_name(type)->expected(2)->check(given()));
    }
    CLI::Option* addFlag(const std::string& names, bool& target, const QString& help)
    {
        return placed(m_command.add_flag(names, target, help.toStdString())->disable_flag_override());
    }

private:
    CLI::Option* placed(CLI::Option* option)
    {
        if (!m_title.empty())
            option->group(m_title);
        return option;
    }

    CLI::App& m_command;
    std::string m_title;
};

/// A value of the form NAME=VALUE.
CLI::Validator assignment();
/// One of `words`.
CLI::Validator oneOf(const std::vector<std::string>& words);
/// A finite number, 0 or more.
CLI::Validator notNegative();
/// A number above 0, and up to `high`.
CLI::Validator positive(int high);

}  // namespace kd::cli
