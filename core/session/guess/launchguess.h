// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/message.h"
#include "core/compile/compileoutcome.h"
#include "core/compile/outline/outline.h"
#include "core/session/launch/launchsetup.h"

#include <compare>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Describes one value of a launch form that was guessed, and why.
struct GuessedValue {
    ErrorSubject subject;  ///< the field: grid, block, shared memory, an argument, or a value of a name
    Message reason;
    int line = 0;               ///< of the source, which the reason is about; 0: none
    bool isAssumption = false;  ///< the source does not say it: it is only likely
};

/// Describes a launch form as host code fills it.
struct LaunchGuess {
    LaunchSetup setup;                  ///< what could not be guessed is empty or absent
    std::string instance;               ///< the instance to compile where the kernel is a template, "k<float, 256>"; else empty
    std::vector<GuessedValue> values;   ///< every value of `setup` that is not its default
    std::vector<ErrorSubject> missing;  ///< fields that a user has to fill
    std::size_t looks = 0;              ///< how often it looked at a token, an expression or a name: bounded for any text

    /// Gives the mark of a field; null where it was not guessed.
    const GuessedValue* find(const ErrorSubject& subject) const;
};

/// Describes the value of a variable of the module as host code fills it.
struct VariableGuess {
    std::string text;   ///< of the form; empty: what the source tells is not enough for one, and the mark says so
    GuessedValue mark;  ///< its subject is the argument of the variable's name
};

/// Holds a header of the project around a source.
struct SurroundingHeader {
    std::string name;  ///< as marks name it: "src/config.h"
    std::string text;

    friend auto operator<=>(const SurroundingHeader&, const SurroundingHeader&) = default;
};

/// Holds another source of the project around a source.
struct SurroundingSource {
    std::string name;  ///< as marks name it: "src/main.cu"
    std::string text;
    std::vector<SurroundingHeader> headers;  ///< what it includes, directly or not: nothing of them counts elsewhere
};

/// Holds what is read of the project around a source for its launches.
struct SurroundingSources {
    std::vector<SurroundingHeader> headers;  ///< what the source itself includes, directly or not
    std::vector<SurroundingSource> sources;  ///< others, which may launch its kernels
};

/// Says where a launch stands.
struct LaunchPlace {
    const OutlineLaunch* launch = nullptr;
    std::size_t source = 0;  ///< 0: the source itself; else of the others, from 1
    std::size_t kernel = OutlineItem::kNone;  ///< index in the outline of the source; kNone: it is not there
    std::string file;        ///< name of the other one; empty: the source itself
};

struct SourceReading;

/// Fills launch forms from the host code of a source, without running or compiling it: variables are followed to what they are
/// given (also by callers, with a program that is called without arguments), sizes of buffers to their allocation, else to how the
/// kernel's indices are bounded.
class LaunchGuesser {
public:
    /// Reads the sources once; some 100 ms for 50,000 lines. `defines` are the macros of the compile ("TILE=16", "DEBUG").
    explicit LaunchGuesser(std::string source, const std::vector<std::string>& defines = {}, SurroundingSources around = {});
    ~LaunchGuesser();
    LaunchGuesser(LaunchGuesser&&) noexcept;
    LaunchGuesser& operator=(LaunchGuesser&&) noexcept;

    const Outline& outline() const;
    /// Gives the launches of the source, then those of the others that launch one of its kernels; found once, as it is made.
    const std::vector<LaunchPlace>& launches() const;
    /// `place` is one of launches().
    LaunchGuess guess(const LaunchPlace& place) const;
    /// `launch` is one of outline().launches.
    LaunchGuess guess(const OutlineLaunch& launch) const;
    /// Gives values to start from for the kernel of that index in the outline, which nothing launches: sizes by what bounds its
    /// threads and indices. `templateArguments` are those of the instance, "float, 256"; empty where it is no template.
    LaunchGuess guessUnlaunched(std::size_t kernel, const std::string& templateArguments) const;
    /// Gives what host code copies to a variable with cudaMemcpyToSymbol; nothing where it copies nothing there.
    std::optional<VariableGuess> guessVariable(const ModuleVariable& variable) const;

private:
    struct Reading;
    std::unique_ptr<const Reading> m_reading;
};

}  // namespace kd
