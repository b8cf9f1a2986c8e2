// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/session/data/arrayfile.h"
#include "core/session/limits.h"

#include <minizip/unzip.h>
#include <minizip/zip.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace kd {
namespace {

constexpr std::string_view kNpyEnding = ".npy";
constexpr std::size_t kMaxArrays = 65536;
constexpr std::size_t kMaxNameBytes = 1024;
constexpr std::size_t kReadAtOnce = 1u << 20;
constexpr std::uint64_t kMaxNpyHeaderBytes = 1u << 20;
constexpr std::size_t kMaxNamedHeaderBytes = 4096;  // of an array that is listed, not read

/// A file in memory, as minizip reads and writes it.
struct MemoryFile {
    std::span<const std::byte> read;
    std::vector<std::byte> written;
    bool isWritten = false;
    std::uint64_t at = 0;

    std::uint64_t size() const { return isWritten ? written.size() : read.size(); }
};

voidpf openMemory(voidpf file, const void*, int)
{
    return file;
}

uLong readMemory(voidpf, voidpf stream, void* to, uLong size)
{
    auto& file = *static_cast<MemoryFile*>(stream);
    const std::uint64_t count = std::min<std::uint64_t>(size, file.size() - std::min(file.at, file.size()));
    if (count != 0)
        std::memcpy(to, (file.isWritten ? file.written.data() : file.read.data()) + file.at, count);
    file.at += count;
    return static_cast<uLong>(count);
}

uLong writeMemory(voidpf, voidpf stream, const void* from, uLong size)
{
    auto& file = *static_cast<MemoryFile*>(stream);
    if (file.at + size > file.written.size())
        file.written.resize(file.at + size);
    if (size != 0)
        std::memcpy(file.written.data() + file.at, from, size);
    file.at += size;
    return size;
}

ZPOS64_T tellMemory(voidpf, voidpf stream)
{
    return static_cast<MemoryFile*>(stream)->at;
}

long seekMemory(voidpf, voidpf stream, ZPOS64_T offset, int origin)
{
    auto& file = *static_cast<MemoryFile*>(stream);
    const std::uint64_t base = origin == ZLIB_FILEFUNC_SEEK_SET ? 0 : origin == ZLIB_FILEFUNC_SEEK_CUR ? file.at : file.size();
    if (offset > file.size() || base > file.size() - offset)
        return -1;
    file.at = base + offset;
    return 0;
}

int closeMemory(voidpf, voidpf)
{
    return 0;
}

int errorOfMemory(voidpf, voidpf)
{
    return 0;
}

zlib_filefunc64_def memoryFunctions(MemoryFile& file)
{
    return {.zopen64_file = openMemory,
            .zread_file = readMemory,
            .zwrite_file = writeMemory,
            .ztell64_file = tellMemory,
            .zseek64_file = seekMemory,
            .zclose_file = closeMemory,
            .zerror_file = errorOfMemory,
            .opaque = &file};
}

std::string_view withoutNpy(std::string_view name)
{
    return name.ends_with(kNpyEnding) ? name.substr(0, name.size() - kNpyEnding.size()) : name;
}

class NpzReader {
public:
    NpzReader(std::span<const std::byte> file, const std::string& subject) : m_file{.read = file, .written = {}}, m_subject(subject)
    {
        zlib_filefunc64_def functions = memoryFunctions(m_file);
        m_zip = unzOpen2_64("", &functions);
        if (m_zip == nullptr)
            refuse(subject, "it is not an .npz file, or it is cut off");
    }
    ~NpzReader() { unzClose(m_zip); }
    NpzReader(const NpzReader&) = delete;
    NpzReader& operator=(const NpzReader&) = delete;

    /// The names without ".npy"; other members do not count. `isDescribed`: with the types and shapes of those whose begin can be
    /// read.
    std::vector<ArrayEntry> entries(bool isDescribed)
    {
        std::vector<ArrayEntry> entries;
        std::size_t members = 0;
        for (int next = unzGoToFirstFile(m_zip); next == UNZ_OK; next = unzGoToNextFile(m_zip)) {
            if (++members > kMaxArrays)
                refuse(m_subject, message("it has more than {} members", kMaxArrays));
            const std::string name = currentName();
            if (!name.ends_with(kNpyEnding))
                continue;
            entries.push_back({.name = std::string(withoutNpy(name)), .type = {}, .shape = {}});
            if (isDescribed)
                describeNpy(currentHead(), entries.back());
        }
        return entries;
    }

    std::vector<std::byte> contentOf(const std::string& name, std::uint64_t maxBytes)
    {
        for (int next = unzGoToFirstFile(m_zip); next == UNZ_OK; next = unzGoToNextFile(m_zip))
            if (currentName() == name + std::string(kNpyEnding))
                return currentContent(maxBytes);
        refuse(m_subject, "it is damaged or cut off");
    }

private:
    std::string currentName()
    {
        std::array<char, kMaxNameBytes + 1> name{};
        unz_file_info64 info{};
        if (unzGetCurrentFileInfo64(m_zip, &info, name.data(), kMaxNameBytes, nullptr, 0, nullptr, 0) != UNZ_OK)
            refuse(m_subject, "it is damaged or cut off");
        m_declared = info.uncompressed_size;
        return {name.data(), std::min<std::size_t>(info.size_filename, kMaxNameBytes)};
    }

    /// As much as the header of an array may take; what cannot be read is empty.
    std::vector<std::byte> currentHead()
    {
        std::vector<std::byte> head(kMaxNamedHeaderBytes);
        if (unzOpenCurrentFile(m_zip) != UNZ_OK)
            return {};
        const int read = unzReadCurrentFile(m_zip, head.data(), static_cast<unsigned>(head.size()));
        unzCloseCurrentFile(m_zip);
        head.resize(static_cast<std::size_t>(std::max(read, 0)));
        return head;
    }

    /// Memory grows with what really comes, whatever the archive says.
    std::vector<std::byte> currentContent(std::uint64_t maxBytes)
    {
        const std::uint64_t limit = std::min(maxBytes, kMaxBlobBytes) + kMaxNpyHeaderBytes;
        if (m_declared > limit)
            refuse(m_subject, message("its array has {} bytes; at most {} are read here", m_declared, limit - kMaxNpyHeaderBytes));
        if (unzOpenCurrentFile(m_zip) != UNZ_OK)
            refuse(m_subject, "its array is damaged, or compressed or encrypted in another way than NumPy does it");
        std::vector<std::byte> content;
        int read = 1;
        while (read > 0 && content.size() <= limit) {
            const std::size_t before = content.size();
            content.resize(before + kReadAtOnce);
            read = unzReadCurrentFile(m_zip, content.data() + before, kReadAtOnce);
            content.resize(before + static_cast<std::size_t>(std::max(read, 0)));
        }
        const bool isWhole = unzCloseCurrentFile(m_zip) == UNZ_OK && read == 0;
        if (!isWhole || content.size() > limit)
            refuse(m_subject, "its array is damaged or cut off");
        return content;
    }

    MemoryFile m_file;
    const std::string& m_subject;
    unzFile m_zip = nullptr;
    std::uint64_t m_declared = 0;
};

}  // namespace

std::vector<ArrayEntry> listNpz(std::span<const std::byte> file, const std::string& subject)
{
    return NpzReader(file, subject).entries(true);
}

ElementArray parseNpz(std::span<const std::byte> file, std::string_view name, std::uint64_t maxBytes, const std::string& subject)
{
    NpzReader reader(file, subject);
    const std::vector<ArrayEntry> entries = reader.entries(false);
    const auto found = name.empty() && entries.size() == 1
        ? entries.begin()
        : std::ranges::find_if(entries, [&](const ArrayEntry& entry) { return !name.empty() && entry.name == withoutNpy(name); });
    if (found == entries.end())
        refuseArrayName(entries, name, subject);
    return parseNpy(reader.contentOf(found->name, maxBytes), subject);
}

std::vector<std::byte> toNpz(const std::string& name, ElementType type, const std::vector<std::uint64_t>& shape,
                             std::span<const std::byte> bytes)
{
    const std::vector<std::byte> npy = toNpy(type, shape, bytes);
    MemoryFile file{.read = {}, .written = {}, .isWritten = true};
    zlib_filefunc64_def functions = memoryFunctions(file);
    const zipFile zip = zipOpen2_64("", APPEND_STATUS_CREATE, nullptr, &functions);
    constexpr int kIsLarge = 1;
    // A fixed date: the same array gives the same bytes.
    zip_fileinfo info{.tmz_date = {.tm_mday = 1, .tm_mon = 0, .tm_year = 1980}, .dosDate = 0};
    bool isWritten = zip != nullptr &&
        zipOpenNewFileInZip64(zip, (name + std::string(kNpyEnding)).c_str(), &info, nullptr, 0, nullptr, 0, nullptr, Z_DEFLATED,
                              Z_DEFAULT_COMPRESSION, kIsLarge) == ZIP_OK;
    for (std::size_t at = 0; isWritten && at < npy.size(); at += kReadAtOnce)
        isWritten =
            zipWriteInFileInZip(zip, npy.data() + at, static_cast<unsigned>(std::min(kReadAtOnce, npy.size() - at))) == ZIP_OK;
    isWritten = isWritten && zipCloseFileInZip(zip) == ZIP_OK;
    isWritten = zip != nullptr && zipClose(zip, nullptr) == ZIP_OK && isWritten;
    if (!isWritten)
        throw RuntimeError({.text = "the archive cannot be made", .subject = name});
    return std::move(file.written);
}

}  // namespace kd
