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

}  // namespace kd
