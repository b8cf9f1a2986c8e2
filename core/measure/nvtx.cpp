// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/nvtx.h"

#include <array>

#if __has_include(<nvtx3/nvToolsExt.h>)
#include <nvtx3/nvToolsExt.h>
#define KD_NVTX 1
#else
#define KD_NVTX 0
#endif

namespace kd::nvtx {
namespace {

/// CuPy's cupy.cuda.nvtx, in its order.
constexpr std::array<std::uint32_t, 10> kPalette{0xFF00FF00, 0xFF007FFF, 0xFF7F00FF, 0xFFFF0000, 0xFF7FFF00,
                                                 0xFF00FF7F, 0xFF0000FF, 0xFFFF007F, 0xFFFF7F00, 0xFF7F7F7F};

#if KD_NVTX
nvtxEventAttributes_t attributesOf(const std::string& message, std::optional<Colour> colour)
{
    nvtxEventAttributes_t attributes{};
    attributes.version = NVTX_VERSION;
    attributes.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
    attributes.messageType = NVTX_MESSAGE_TYPE_ASCII;
    attributes.message.ascii = message.c_str();
    if (colour) {
        attributes.colorType = NVTX_COLOR_ARGB;
        attributes.color = colour->argb;
    }
    return attributes;
}
#endif

}  // namespace

std::optional<Colour> paletteColour(int number) noexcept
{
    if (number < 0)
        return std::nullopt;
    return Colour{kPalette[static_cast<std::size_t>(number) % kPalette.size()]};
}

bool isAvailable() noexcept
{
    return KD_NVTX != 0;
}

#if KD_NVTX
namespace {

void markWith(const std::string& message, std::optional<Colour> colour)
{
    const nvtxEventAttributes_t attributes = attributesOf(message, colour);
    nvtxMarkEx(&attributes);
}

void pushWith(const std::string& message, std::optional<Colour> colour)
{
    const nvtxEventAttributes_t attributes = attributesOf(message, colour);
    nvtxRangePushEx(&attributes);
}

}  // namespace

void popRange()
{
    nvtxRangePop();
}

std::uint64_t startRange(const std::string& message, int colourNumber)
{
    const nvtxEventAttributes_t attributes = attributesOf(message, paletteColour(colourNumber));
    return nvtxRangeStartEx(&attributes);
}

void endRange(std::uint64_t range)
{
    nvtxRangeEnd(range);
}
#else
namespace {

void markWith(const std::string&, std::optional<Colour>) { }
void pushWith(const std::string&, std::optional<Colour>) { }

}  // namespace

void popRange() { }

std::uint64_t startRange(const std::string&, int)
{
    return 0;
}

void endRange(std::uint64_t) { }
#endif

void mark(const std::string& message, int colourNumber)
{
    markWith(message, paletteColour(colourNumber));
}

void mark(const std::string& message, Colour colour)
{
    markWith(message, colour);
}

void pushRange(const std::string& message, int colourNumber)
{
    pushWith(message, paletteColour(colourNumber));
}

void pushRange(const std::string& message, Colour colour)
{
    pushWith(message, colour);
}

}  // namespace kd::nvtx
