// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/handle.h"

#include <cstddef>
#include <optional>
#include <span>

namespace kd::posix {

/// A writer whose reader is gone gets an error instead of a signal.
void ignoreBrokenPipes() noexcept;

/// Lets writing and lengthening a file fail with an error, instead of a signal that ends the process, where files may not be longer
/// (ulimit -f).
void ignoreFileSizeLimit() noexcept;

/// Reads and writes of it return at once from now on.
void setNonBlocking(int descriptor) noexcept;

/// Bytes read: 0 is the end of the stream or an error, nothing means that none are there yet.
std::optional<std::size_t> readAvailable(int descriptor, std::span<std::byte> buffer) noexcept;

/// Bytes that were taken, 0 when the reader is slow; nothing when it is gone (with broken pipes ignored).
std::optional<std::size_t> writeAvailable(int descriptor, std::span<const std::byte> bytes) noexcept;

/// Both ends of a pipe.
struct Pipe {
    Handle reading;
    Handle writing;
};
/// Both ends close-on-exec; the reading one non-blocking. Throws RuntimeError.
Pipe makePipe();

/// Takes standard output away from everybody else: returns a private descriptor for it, close-on-exec, and points
/// descriptor 1 at standard error.
Handle claimStandardOutput() noexcept;
Handle claimStandardInput() noexcept;

/// Makes `descriptor` the standard input of this process and of the program that it goes on as; it blocks there.
void becomeStandardInput(Handle descriptor) noexcept;

}  // namespace kd::posix
