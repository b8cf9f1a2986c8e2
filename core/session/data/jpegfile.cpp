// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/session/data/imagefile.h"

#include <array>
#include <csetjmp>
#include <cstdio>
#include <cstdlib>

#include <jpeglib.h>

namespace kd {
namespace {

constexpr long kMaxLibraryBytes = 1L << 30;
constexpr int kMaxScans = 500;  // a progressive picture has some ten
// A block of 64 pixels takes at least a part of a bit of the file: more pixels than that cannot follow.
constexpr std::uint64_t kMaxJpegExpansion = 1u << 14;
constexpr int kQuality = 95;
constexpr int kOpaqueChannels = 3;

// libjpeg leaves by longjmp: whatever it may leave holds only this, which has nothing to destroy.
struct JpegErrors {
    jpeg_error_mgr manager;
    std::jmp_buf left;
    char message[JMSG_LENGTH_MAX];
};

void leaveJpeg(j_common_ptr jpeg)
{
    auto* const errors = reinterpret_cast<JpegErrors*>(jpeg->err);
    jpeg->err->format_message(jpeg, errors->message);
    std::longjmp(errors->left, 1);
}

/// A warning means damaged data, which libjpeg would fill with grey.
void onJpegMessage(j_common_ptr jpeg, int level)
{
    if (level < 0)
        leaveJpeg(jpeg);
}

void onJpegProgress(j_common_ptr jpeg)
{
    if (reinterpret_cast<j_decompress_ptr>(jpeg)->input_scan_number > kMaxScans)
        leaveJpeg(jpeg);
}

void setUp(JpegErrors& errors)
{
    jpeg_std_error(&errors.manager);
    errors.manager.error_exit = leaveJpeg;
    errors.manager.emit_message = onJpegMessage;
    errors.message[0] = '\0';
}

class JpegReader {
public:
    JpegReader(std::span<const std::byte> file, const std::string& subject) : m_file(file), m_subject(subject)
    {
        setUp(m_errors);
        m_jpeg.err = &m_errors.manager;
        m_progress.progress_monitor = onJpegProgress;
    }
    ~JpegReader() { jpeg_destroy_decompress(&m_jpeg); }
    JpegReader(const JpegReader&) = delete;
    JpegReader& operator=(const JpegReader&) = delete;

    ImageSize readSize()
    {
        if (!tryReadHeader())
            refuse(m_subject, message("it is not a JPEG image that can be read: {}", std::string(m_errors.message)));
        if (m_jpeg.jpeg_color_space == JCS_CMYK || m_jpeg.jpeg_color_space == JCS_YCCK)
            refuse(m_subject, "its colours are those of print (CMYK); convert it to RGB");
        return {m_jpeg.image_width, m_jpeg.image_height};
    }
    std::uint32_t channels() const { return m_jpeg.jpeg_color_space == JCS_GRAYSCALE ? 1 : kOpaqueChannels; }
    void readPixels(std::vector<std::byte>& pixels)
    {
        if (!tryReadPixels(reinterpret_cast<JSAMPLE*>(pixels.data())))
            refuse(m_subject, message("it is damaged or cut off: {}", std::string(m_errors.message)));
    }

private:
    bool tryReadHeader()
    {
        if (setjmp(m_errors.left) != 0)
            return false;
        jpeg_create_decompress(&m_jpeg);
        m_jpeg.mem->max_memory_to_use = kMaxLibraryBytes;
        m_jpeg.progress = &m_progress;
        jpeg_mem_src(&m_jpeg, reinterpret_cast<const unsigned char*>(m_file.data()), m_file.size());
        jpeg_read_header(&m_jpeg, TRUE);
        return true;
    }
    bool tryReadPixels(JSAMPLE* pixels)
    {
        if (setjmp(m_errors.left) != 0)
            return false;
        m_jpeg.out_color_space = m_jpeg.jpeg_color_space == JCS_GRAYSCALE ? JCS_GRAYSCALE : JCS_RGB;
        jpeg_start_decompress(&m_jpeg);
        while (m_jpeg.output_scanline < m_jpeg.output_height) {
            JSAMPROW row = pixels + std::size_t{m_jpeg.output_scanline} * m_jpeg.output_width *
                static_cast<std::size_t>(m_jpeg.output_components);
            jpeg_read_scanlines(&m_jpeg, &row, 1);
        }
        jpeg_finish_decompress(&m_jpeg);
        return true;
    }

    std::span<const std::byte> m_file;
    const std::string& m_subject;
    jpeg_decompress_struct m_jpeg{};
    jpeg_progress_mgr m_progress{};
    JpegErrors m_errors{};
};

/// What libjpeg makes, in its own memory until it is copied.
struct JpegOutput {
    jpeg_compress_struct jpeg{};
    JpegErrors errors{};
    unsigned char* bytes = nullptr;
    unsigned long size = 0;

    ~JpegOutput()
    {
        jpeg_destroy_compress(&jpeg);
        std::free(bytes);
    }
};

bool tryWrite(JpegOutput& output, const ImagePixels& pixels, const std::byte* data, int channels)
{
    if (setjmp(output.errors.left) != 0)
        return false;
    jpeg_create_compress(&output.jpeg);
    jpeg_mem_dest(&output.jpeg, &output.bytes, &output.size);
    output.jpeg.image_width = pixels.size.width;
    output.jpeg.image_height = pixels.size.height;
    output.jpeg.input_components = channels;
    output.jpeg.in_color_space = channels == 1 ? JCS_GRAYSCALE : JCS_RGB;
    jpeg_set_defaults(&output.jpeg);
    jpeg_set_quality(&output.jpeg, kQuality, TRUE);
    jpeg_start_compress(&output.jpeg, TRUE);
    while (output.jpeg.next_scanline < output.jpeg.image_height) {
        const std::size_t row = std::size_t{output.jpeg.next_scanline} * pixels.size.width * static_cast<std::size_t>(channels);
        JSAMPROW line = const_cast<JSAMPROW>(reinterpret_cast<const JSAMPLE*>(data + row));
        jpeg_write_scanlines(&output.jpeg, &line, 1);
    }
    jpeg_finish_compress(&output.jpeg);
    return true;
}

}  // namespace

ElementArray parseJpeg(std::span<const std::byte> file, std::uint32_t channels, const std::string& subject)
{
    JpegReader reader(file, subject);
    const ImageSize size = reader.readSize();
    const std::uint64_t bytes = std::uint64_t{size.width} * size.height * reader.channels();
    if (bytes > kMaxImageBytes)
        refuse(subject, message("it has {} x {} pixels, more than {} bytes; at most that much is read", size.width, size.height,
                                kMaxImageBytes));
    if (bytes / kMaxJpegExpansion > file.size())
        refuse(subject, message("it is damaged or cut off: {} bytes are too few for {} x {} pixels", file.size(), size.width,
                                size.height));
    ElementArray array{.type = ElementType::UInt8, .shape = {}, .bytes = std::vector<std::byte>(bytes)};
    reader.readPixels(array.bytes);
    const std::uint32_t wanted = channels == 0 ? reader.channels() : channels;
    if (wanted != reader.channels())
        array.bytes = withImageChannels(array.bytes, array.type, reader.channels(), wanted);
    array.shape = {size.height, size.width, wanted};
    return array;
}

ImageSize jpegSize(std::span<const std::byte> file, const std::string& subject)
{
    return JpegReader(file, subject).readSize();
}

std::vector<std::byte> toJpeg(const ImagePixels& pixels)
{
    if (pixels.type != ElementType::UInt8)
        refuse("a JPEG has 8 bits a channel");
    std::vector<std::byte> opaque;
    if (pixels.channels == 2 || pixels.channels == 4)
        opaque = withImageChannels({pixels.bytes.begin(), pixels.bytes.end()}, pixels.type, pixels.channels, pixels.channels - 1);
    JpegOutput output;
    setUp(output.errors);
    output.jpeg.err = &output.errors.manager;
    const auto channels = static_cast<int>(pixels.channels - (opaque.empty() ? 0 : 1));
    if (!tryWrite(output, pixels, opaque.empty() ? pixels.bytes.data() : opaque.data(), channels))
        refuse(message("the JPEG cannot be made: {}", std::string(output.errors.message)));
    const auto* const bytes = reinterpret_cast<const std::byte*>(output.bytes);
    return {bytes, bytes + output.size};
}

}  // namespace kd
