// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <optional>
#include <string_view>

namespace kd {

/// What an option of a compile command means for a file's device code.
enum class OptionUse {
    Include,
    SystemInclude,
    ForcedInclude,
    Define,
    Undefine,
    Standard,
    Architecture,         ///< -arch: code of it is made unless -code says which
    Code,
    OffloadArchitecture,  ///< clang++'s, one each
    GenerateCode,
    HostWords,            ///< its value is words for the host compiler
    PtxasWords,           ///< its value is words for ptxas
    FlushDenormals,       ///< clang++'s name of --ftz=true
    Shared,               ///< NVRTC has it as well, and allowedOption() decides
    NvccFlag,             ///< it is kept for nvcc
    NvccNumber,           ///< it is kept for nvcc with a whole number
    Relocatable,          ///< it asks for code that is still to be linked
    Build,                ///< it says what is compiled, into what, and which files that depends on
    Werror,               ///< nvcc's takes a value, which that of g++ does not
    Dropped
};

/// Where the value of an option stands.
enum class ValuePlace {
    None,
    Next,         ///< behind "=", else in the next word
    Glued,        ///< the same, or directly behind the name
    GluedNumber,  ///< the same, but directly behind the name only a number
    Attached,     ///< behind "=" alone, if anywhere
    Boolean       ///< behind "=", or in a next word that is true or false, if anywhere
};

/// Why an option is not given to the compiler.
enum class DropReason { Program, Files, OptionsFile, Host, Linker, Result, Setting, Unknown };
/// Gives the reason in words: "it starts or chooses a program".
Message dropReasonText(DropReason reason);

/// One option of nvcc, or of g++ and clang++ as they compile CUDA.
struct CommandOption {
    std::string_view name;  ///< what it is called where it is kept: "--define-macro"
    std::string_view alias; ///< its other spelling, "-D"; empty without one
    OptionUse use = OptionUse::Dropped;
    ValuePlace place = ValuePlace::None;
    DropReason reason = DropReason::Unknown;  ///< why it is not kept where its use is Relocatable, Build, Werror or Dropped
};

/// Finds an option by either of its spellings, without a value; null where it is in no table.
const CommandOption* findCommandOption(std::string_view name);

/// An option with the value that stands in the same word; null and nothing where the word is none that is known.
struct OptionWord {
    const CommandOption* option = nullptr;
    std::optional<std::string_view> value;
};
/// Reads a word whose value stands directly behind the name: "-Iinclude", "-t4". The value is a part of `word`.
OptionWord parseGluedOption(std::string_view word);

/// Tells whether an option that is in no table starts or chooses a program, as those of g++ and clang++ do that begin so.
bool startsProgram(std::string_view word);

}  // namespace kd
