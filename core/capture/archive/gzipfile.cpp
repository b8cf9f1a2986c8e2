// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/archive/gzipfile.h"

#include "core/base/error.h"
#include "core/base/posix/newfile.h"

#include <zlib.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <span>
#include <system_error>
#include <vector>

namespace kd {
namespace {

constexpr std::size_t kGzipPiece = std::size_t{1} << 20;

class Inflater {
public:
    Inflater()
    {
        constexpr int kGzipWindow = 15 + 16;  // the largest window, and gzip's head and tail
        if (inflateInit2(&m_stream, kGzipWindow) != Z_OK)
            throw RuntimeError({.text = "there is no memory to unpack a file"});
    }
    ~Inflater() { inflateEnd(&m_stream); }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
    z_stream& stream() { return m_stream; }

private:
    z_stream m_stream{};
};

}  // namespace

void unpackGzip(const std::filesystem::path& from, const std::filesystem::path& to, Bytes limit)
{
    const auto refuseFile = [&](const Message& why) { throw RuntimeError({.text = why, .subject = from.string()}); };
    std::ifstream source(from, std::ios::binary);
    posix::NewFile file(to);
    Inflater inflater;
    std::vector<char> packed(kGzipPiece), plain(kGzipPiece);
    std::uint64_t total = 0;
    int result = Z_OK;
    while (result != Z_STREAM_END) {
        source.read(packed.data(), static_cast<std::streamsize>(packed.size()));
        inflater.stream().avail_in = static_cast<uInt>(source.gcount());
        inflater.stream().next_in = reinterpret_cast<Bytef*>(packed.data());
        if (source.gcount() == 0)
            refuseFile("it is no gzip file, or a part of one");
        do {
            inflater.stream().avail_out = static_cast<uInt>(plain.size());
            inflater.stream().next_out = reinterpret_cast<Bytef*>(plain.data());
            result = inflate(&inflater.stream(), Z_NO_FLUSH);
            if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
                refuseFile("it is no gzip file, or it is damaged");
            const std::size_t count = plain.size() - inflater.stream().avail_out;
            total += count;
            if (total > limit.value)
                refuseFile(message("it holds more than {} bytes", limit.value));
            file.write(std::as_bytes(std::span(plain.data(), count)));
        } while (result != Z_STREAM_END && inflater.stream().avail_out == 0);
    }
    file.commit();
    std::error_code error;
    std::filesystem::permissions(to, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, error);
}

}  // namespace kd
