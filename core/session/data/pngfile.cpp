// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/session/data/elements.h"
#include "core/session/data/imagefile.h"

#include <png.h>

#include <array>
#include <csetjmp>
#include <cstdio>
#include <utility>

namespace kd {
namespace {

constexpr png_uint_32 kMaxSide = 65535;
constexpr png_alloc_size_t kMaxChunkBytes = 64u << 20;
// Deflate's greatest ratio, and a palette's pixels of one bit that become four bytes.
constexpr std::uint64_t kMaxPngExpansion = std::uint64_t{1032} * 32;

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
    std::size_t fileBytes() const { return m_source.size; }
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

std::vector<std::byte> readPixels(Reader& reader, const Layout& layout)
{
    if (std::uint64_t{layout.rowBytes} * layout.height > kMaxImageBytes)
        reader.fail(message("it has {} x {} pixels, more than {} bytes; at most that much is read", layout.width,
                            layout.height, kMaxImageBytes));
    if (std::uint64_t{layout.rowBytes} * layout.height / kMaxPngExpansion > reader.fileBytes())
        reader.fail(message("it is damaged or cut off: {} bytes are too few for {} x {} pixels", reader.fileBytes(), layout.width,
                            layout.height));
    std::vector<std::byte> pixels(layout.rowBytes * layout.height);
    std::vector<png_bytep> rows(layout.height);
    for (std::size_t y = 0; y < rows.size(); ++y)
        rows[y] = reinterpret_cast<png_bytep>(pixels.data() + y * layout.rowBytes);
    reader.readRows(rows);
    return pixels;
}

/// A picture on its way into memory; libpng leaves by longjmp, as above.
class PngWriter {
public:
    PngWriter() : m_png(png_create_write_struct(PNG_LIBPNG_VER_STRING, &m_message, onError, onWarning))
    {
        m_info = m_png != nullptr ? png_create_info_struct(m_png) : nullptr;
    }
    ~PngWriter() { png_destroy_write_struct(&m_png, &m_info); }
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;

    std::vector<std::byte> write(const ImagePixels& pixels)
    {
        const std::size_t rowBytes = std::size_t{pixels.size.width} * pixels.channels * sizeOf(pixels.type);
        std::vector<png_bytep> rows(pixels.size.height);
        for (std::size_t y = 0; y < rows.size(); ++y)
            rows[y] = const_cast<png_bytep>(reinterpret_cast<png_const_bytep>(pixels.bytes.data() + y * rowBytes));
        if (m_info == nullptr || !tryWrite(pixels, rows.data()))
            refuse(message("the PNG cannot be made: {}", std::string(m_message.text)));
        return std::move(m_file);
    }

private:
    struct Text {
        char text[160] = "";
    };
    static void onError(png_structp png, png_const_charp message)
    {
        auto* const text = static_cast<Text*>(png_get_error_ptr(png));
        std::snprintf(text->text, sizeof text->text, "%s", message);
        png_longjmp(png, 1);
    }
    static void onWarning(png_structp, png_const_charp) {}
    static void onWrite(png_structp png, png_bytep data, png_size_t size)
    {
        auto& file = *static_cast<std::vector<std::byte>*>(png_get_io_ptr(png));
        const auto* const bytes = reinterpret_cast<const std::byte*>(data);
        file.insert(file.end(), bytes, bytes + size);
    }
    bool tryWrite(const ImagePixels& pixels, png_bytep* rows)
    {
        constexpr std::array<int, 5> kColours{0, PNG_COLOR_TYPE_GRAY, PNG_COLOR_TYPE_GRAY_ALPHA, PNG_COLOR_TYPE_RGB,
                                              PNG_COLOR_TYPE_RGB_ALPHA};
        constexpr int kBitsAByte = 8;
        if (setjmp(png_jmpbuf(m_png)) != 0)
            return false;
        png_set_write_fn(m_png, &m_file, onWrite, nullptr);
        png_set_IHDR(m_png, m_info, pixels.size.width, pixels.size.height, static_cast<int>(sizeOf(pixels.type)) * kBitsAByte,
                     kColours[pixels.channels], PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_write_info(m_png, m_info);
        if (pixels.type == ElementType::UInt16)
            png_set_swap(m_png);
        png_write_image(m_png, rows);
        png_write_end(m_png, nullptr);
        return true;
    }

    Text m_message;
    std::vector<std::byte> m_file;
    png_structp m_png = nullptr;
    png_infop m_info = nullptr;
};

}  // namespace

std::vector<std::byte> toPng(const ImagePixels& pixels)
{
    return PngWriter().write(pixels);
}

ElementArray parsePng(std::span<const std::byte> file, std::uint32_t channels, const std::string& subject)
{
    Reader reader(file, subject);
    const Layout layout = reader.readLayout();
    ElementArray array{.type = layout.bytesPerChannel == 2 ? ElementType::UInt16 : ElementType::UInt8,
                       .bytes = readPixels(reader, layout)};
    const std::uint32_t own = layout.channels == 2 ? 4 : layout.channels;
    const std::uint32_t wanted = channels == 0 ? own : channels;
    if (wanted != layout.channels)
        array.bytes = withImageChannels(array.bytes, array.type, layout.channels, wanted);
    array.shape = {layout.height, layout.width, wanted};
    return array;
}

ImageSize pngSize(std::span<const std::byte> file, const std::string& subject)
{
    const Layout layout = Reader(file, subject).readLayout();
    return {layout.width, layout.height};
}

}  // namespace kd
