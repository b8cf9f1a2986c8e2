// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace kd::nvtx {

// Marks and ranges for tools that trace the program (Nsight Systems and others); without one they cost next to nothing. The
// tool is what NVTX_INJECTION64_PATH names when the first of them is called. A colour by number is one of ten, CuPy's palette,
// taken modulo 10; a negative number is none.

/// 0xAARRGGBB.
struct Colour {
    std::uint32_t argb = 0;
};
/// Nothing for a negative number.
std::optional<Colour> paletteColour(int number) noexcept;

/// False where the program was built without NVTX's headers; then nothing is told to any tool.
bool isAvailable() noexcept;

/// A moment of the calling thread, in a colour of the palette (negative: none) or any other.
void mark(const std::string& message, int colourNumber = -1);
void mark(const std::string& message, Colour colour);

/// Ranges of a thread, which nest. They end in the order opposite to their beginning.
void pushRange(const std::string& message, int colourNumber = -1);
void pushRange(const std::string& message, Colour colour);
void popRange();

/// Ranges that may end on another thread.
std::uint64_t startRange(const std::string& message, int colourNumber = -1);
void endRange(std::uint64_t range);

/// A range of its thread while it lives.
class [[nodiscard]] Range {
public:
    explicit Range(const std::string& message, int colourNumber = -1) { pushRange(message, colourNumber); }
    Range(const std::string& message, Colour colour) { pushRange(message, colour); }
    ~Range() { popRange(); }
    Range(const Range&) = delete;
    Range& operator=(const Range&) = delete;
};

}  // namespace kd::nvtx
