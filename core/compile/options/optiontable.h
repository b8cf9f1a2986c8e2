// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kd {

/// Says what may stand behind an option.
enum class OptionValue { None, Boolean, Number, Numbers, Word, Macro, Name, Ptxas };

/// One option of NVRTC (or of ptxas) that KernelDesk knows.
struct OptionRule {
    std::string_view name;       ///< canonical, "--maxrregcount"
    std::string_view shortName;  ///< "-maxrregcount"; empty when there is none
    OptionValue value = OptionValue::None;
    std::string_view words;      ///< words of a Word, parted by spaces
    MessagePattern<> refusal;    ///< why it is refused: "it writes a file"; empty when it is allowed
    bool implied = false;        ///< KernelDesk gives it itself, so it is left out
    int max = 100000;            ///< largest value of a Number
    int min = 0;                 ///< largest value of a Number
};

/// Every option that is known, of NVRTC and of ptxas.
std::span<const OptionRule> compilerOptionRules();
std::span<const OptionRule> ptxasOptionRules();

/// The rule that `name` (long or short, without value) belongs to.
const OptionRule* findRule(std::span<const OptionRule> rules, std::string_view name);

/// Tells which release of CUDA brought an option, or one value of it.
struct OptionIntroduction {
    std::string_view option;  ///< "--enable-tile", "--std=c++23"
    int major = 0;
    int minor = 0;
};

/// The line that tells of the canonical `option`, that of its value before that of its name; null where CUDA 13.0 knows it.
const OptionIntroduction* findIntroduction(std::string_view option);

/// The same where a compiler of that version ("13.0.88") is too old for the option; null also where the version is not known.
const OptionIntroduction* introductionAfter(std::string_view option, std::string_view version);

}  // namespace kd
