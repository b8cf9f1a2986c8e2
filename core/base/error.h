// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <stdexcept>
#include <string>
#include <utility>

namespace kd {

/// Tells what the user can do about an error, where each surface has words of its own: what is an option of the command line is a
/// field of the window.
struct Remedy {
    enum class Kind {
        None,
        NameValue,        ///< give a value to a name that the launch's expressions use
        ArgumentValue,    ///< give a value to the argument `subject`
        Grid,             ///< give the launch its grid
        Block,            ///< give the launch its block
        LaunchShape,      ///< give the launch both
        Kernel,           ///< choose one of the kernels
        TemplateInstance  ///< name an instance of a template
    };
    Kind kind = Kind::None;
    std::string subject;
    friend bool operator==(const Remedy&, const Remedy&) = default;
};

/// What an error is about. Its kind tells forms and commands which field that is; words() is what they show.
struct ErrorSubject {
    enum class Kind {
        None,
        Name,       ///< what the user, the system or the driver calls so: a file, kernel, device, size
        Argument,   ///< the kernel's argument `name`, which a place may go before: "x", "2 (x)"
        Value,      ///< the value that the launch defines for `name`
        Macro,      ///< the source's macro `name`
        Kernel,     ///< the kernel `name`; the choice of a kernel where it has none
        Reference,  ///< the reference of the output `name`
        ReferenceExpression,  ///< `name` is the expression
        References,
        Grid,
        Block,
        Cluster,
        Cooperative,
        SharedMemory,
        LocalMemory,
        CarveOut,   ///< of `name` percent, where that is known
        Deadline,
        RelativeTolerance,
        AbsoluteTolerance,
        Bytes,      ///< that a launch is declared to move
        Flops       ///< that a launch is declared to do
    };
    Kind kind = Kind::None;
    std::string name;

    ErrorSubject() = default;
    ErrorSubject(std::string given) : kind(given.empty() ? Kind::None : Kind::Name), name(std::move(given)) {}
    ErrorSubject(Kind of, std::string given = {}) : kind(of), name(std::move(given)) {}

    bool empty() const { return kind == Kind::None; }
    /// "argument x"; nothing to say where it is empty.
    Message words() const;
    friend bool operator==(const ErrorSubject&, const ErrorSubject&) = default;
};

/// Holds what an engine error carries. Empty members are unknown or do not apply.
struct ErrorInfo {
    std::string operation;  ///< driver or library function that failed, e.g. "cuMemAlloc_v2"
    std::string name;       ///< CUDA error name, e.g. "CUDA_ERROR_OUT_OF_MEMORY"
    Message text;           ///< one sentence: what happened, and what to do where that is known
    ErrorSubject subject;
    Remedy remedy;          ///< no part of what()
};

/// Base of all engine errors (PyCUDA's `Error`). Thrown for misuse of the engine and for driver failures;
/// what a user's kernel does wrong is a value (an outcome), never one of these.
class Error : public std::runtime_error {
public:
    explicit Error(ErrorInfo info);
    const ErrorInfo& info() const noexcept { return m_info; }
    /// Gives the text of what(), for translation.
    Message sentence() const;

private:
    ErrorInfo m_info;
};

/// A program could not be compiled where the caller asked for a module, not for an outcome.
class CompileError : public Error { using Error::Error; };
/// CUDA_ERROR_OUT_OF_MEMORY, or host memory that could not be had.
class MemoryError : public Error { using Error::Error; };
/// Probable programmer error: invalid value, invalid handle, not initialised.
class LogicError : public Error { using Error::Error; };
/// A kernel failed on the device (faults 700-720 and launch failures); the context is dead afterwards.
class LaunchError : public Error { using Error::Error; };
/// Tells of what the machine lacks or did: no device, no driver, file not found, ECC.
class RuntimeError : public Error { using Error::Error; };

/// Throws RuntimeError about what a user gave: what it is, where it matters, and what is wrong with it.
[[noreturn]] void refuse(ErrorSubject subject, Message text, Remedy remedy = {});
/// The same where the text says what it is about.
[[noreturn]] void refuse(Message text);

/// Gives what `error` says: the message of an Error, else what().
Message messageOf(const std::exception& error);

}  // namespace kd
