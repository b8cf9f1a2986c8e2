// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/session/data/elementfile.h"
#include "core/session/data/elements.h"

#include <png.h>

#include <array>
#include <csetjmp>
#include <cstdio>
#include <utility>

namespace kd {
namespace {

constexpr png_uint_32 kMaxSide = 65535;
constexpr std::uint64_t kMaxImageBytes = std::uint64_t{1} << 30;
constexpr png_alloc_size_t kMaxChunkBytes = 64u << 20;

// libpng leaves by longjmp: whatever it may leave holds only this, which has nothing to destroy.
struct Source {
    const std::byte* data = nullptr;
    std::size_t size = 0;
    std::size_t offset = 0;
    char message[160] = "";
};

struct Layout {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::uint32_t channels = 0;
    std::uint32_t bytesPerChannel = 1;
    std::size_t rowBytes = 0;
};

class Reader {
public:
    Reader(std::span<const std::byte> file, const std::string& subject)
        : m_source{.data = file.data(), .size = file.size()}, m_subject(subject)
    {
        m_png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &m_source, onError, onWarning);
        m_info = m_png != nullptr ? png_create_info_struct(m_png) : nullptr;
        if (m_info == nullptr) {
            png_destroy_read_struct(&m_png, nullptr, nullptr);
            fail("there is not enough memory to read it");
        }
    }
    ~Reader() { png_destroy_read_struct(&m_png, &m_info, nullptr); }
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    Layout readLayout()
    {
        Layout layout;
        if (!tryReadLayout(layout))
            fail(message("it is not a PNG image that can be read: {}", std::string(m_source.message)));
        return layout;
    }
    void readRows(std::vector<png_bytep>& rows)
    {
        if (!tryReadRows(rows.data()))
            fail(message("it is damaged or cut off: {}", std::string(m_source.message)));
    }
    [[noreturn]] void fail(const Message& text) const { throw RuntimeError({.text = text, .subject = m_subject}); }

private:
    static void onError(png_structp png, png_const_charp message)
    {
        auto* const source = static_cast<Source*>(png_get_error_ptr(png));
        std::snprintf(source->message, sizeof source->message, "%s", message);
        png_longjmp(png, 1);
    }
    static void onWarning(png_structp, png_const_charp) {}
    static void onRead(png_structp png, png_bytep target, png_size_t length)
    {
        auto* const source = static_cast<Source*>(png_get_io_ptr(png));
        if (length > source->size - source->offset)
            png_error(png, "the file ends too early");
        std::memcpy(target, source->data + source->offset, length);
        source->offset += length;
    }
    bool tryReadLayout(Layout& layout)
    {
        if (setjmp(png_jmpbuf(m_png)) != 0)
            return false;
        png_set_read_fn(m_png, &m_source, onRead);
        png_set_user_limits(m_png, kMaxSide, kMaxSide);
        png_set_chunk_malloc_max(m_png, kMaxChunkBytes);
        png_read_info(m_png, m_info);
        // Palettes, 1 to 4 bits and simple transparency become whole bytes and channels.
        png_set_expand(m_png);
        if (png_get_bit_depth(m_png, m_info) == 16)
            png_set_swap(m_png);
        png_set_interlace_handling(m_png);
        png_read_update_info(m_png, m_info);
        layout.width = png_get_image_width(m_png, m_info);
        layout.height = png_get_image_height(m_png, m_info);
        layout.channels = png_get_channels(m_png, m_info);
        layout.bytesPerChannel = png_get_bit_depth(m_png, m_info) == 16 ? 2 : 1;
        layout.rowBytes = png_get_rowbytes(m_png, m_info);
        return true;
    }
    bool tryReadRows(png_bytep* rows)
    {
        if (setjmp(png_jmpbuf(m_png)) != 0)
            return false;
        png_read_image(m_png, rows);
        png_read_end(m_png, nullptr);
        return true;
    }

    Source m_source;
    const std::string& m_subject;
    png_structp m_png = nullptr;
    png_infop m_info = nullptr;
};

template <typename T>
T greyOf(const T* pixel, std::uint32_t channels)
{
    if (channels < 3)
        return pixel[0];
    return static_cast<T>((299u * pixel[0] + 587u * pixel[1] + 114u * pixel[2] + 500u) / 1000u);
}

template <typename T>
void convertPixel(const T* from, std::uint32_t have, T* to, std::uint32_t want)
{
    const bool colour = have >= 3;
    if (want == 1) {
        to[0] = greyOf(from, have);
        return;
    }
    for (std::uint32_t c = 0; c < 3; ++c)
        to[c] = colour ? from[c] : from[0];
    if (want == 4)
        to[3] = have == 2 || have == 4 ? from[have - 1] : std::numeric_limits<T>::max();
}

template <typename T>
std::vector<std::byte> withChannels(const std::vector<std::byte>& pixels, std::uint32_t have, std::uint32_t want)
{
    const std::size_t count = pixels.size() / sizeof(T) / have;
    std::vector<std::byte> result(count * want * sizeof(T));
    std::array<T, 4> from{};
    std::array<T, 4> to{};
    for (std::size_t i = 0; i < count; ++i) {
        std::memcpy(from.data(), pixels.data() + i * have * sizeof(T), have * sizeof(T));
        convertPixel(from.data(), have, to.data(), want);
        std::memcpy(result.data() + i * want * sizeof(T), to.data(), want * sizeof(T));
    }
    return result;
}

std::vector<std::byte> readPixels(Reader& reader, const Layout& layout)
{
    if (std::uint64_t{layout.rowBytes} * layout.height > kMaxImageBytes)
        reader.fail(message("it has {} x {} pixels, more than {} bytes; at most that much is read", layout.width,
                            layout.height, kMaxImageBytes));
    std::vector<std::byte> pixels(layout.rowBytes * layout.height);
    std::vector<png_bytep> rows(layout.height);
    for (std::size_t y = 0; y < rows.size(); ++y)
        rows[y] = reinterpret_cast<png_bytep>(pixels.data() + y * layout.rowBytes);
    reader.readRows(rows);
    return pixels;
}

}  // namespace

ElementArray parsePng(std::span<const std::byte> file, std::uint32_t channels, const std::string& subject)
{
    Reader reader(file, subject);
    const Layout layout = reader.readLayout();
    ElementArray array{.type = layout.bytesPerChannel == 2 ? ElementType::UInt16 : ElementType::UInt8,
                       .bytes = readPixels(reader, layout)};
    const std::uint32_t own = layout.channels == 2 ? 4 : layout.channels;
    const std::uint32_t wanted = channels == 0 ? own : channels;
    if (wanted != layout.channels)
        array.bytes = array.type == ElementType::UInt16 ? withChannels<std::uint16_t>(array.bytes, layout.channels, wanted)
                                                        : withChannels<std::uint8_t>(array.bytes, layout.channels, wanted);
    array.shape = {layout.height, layout.width, wanted};
    return array;
}

ImageSize pngSize(std::span<const std::byte> file, const std::string& subject)
{
    const Layout layout = Reader(file, subject).readLayout();
    return {layout.width, layout.height};
}

}  // namespace kd
