// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace kd::emulator {

/// Knows which bytes of a stretch of memory have been written.
class WrittenBytes {
public:
    /// Forgets all: none of `bytes` bytes is written.
    void begin(std::uint64_t bytes);
    /// False as soon as every byte is written; then nothing needs to be looked at any more.
    bool isAnyLeft() const noexcept { return m_left != 0; }

    // [first, first + bytes) must be within the stretch.
    void write(std::uint64_t first, std::uint64_t bytes);
    /// They count as not written again.
    void forget(std::uint64_t first, std::uint64_t bytes);
    bool isAnyWritten(std::uint64_t first, std::uint64_t bytes) const;
    bool areAllWritten(std::uint64_t first, std::uint64_t bytes) const;

private:
    std::vector<std::uint64_t> m_words;  ///< bit b of word w: byte 64 w + b is written
    std::uint64_t m_left = 0;            ///< bytes that are not
};

}  // namespace kd::emulator
