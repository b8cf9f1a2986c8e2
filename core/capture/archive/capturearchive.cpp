// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/archive/capturearchive.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/posix/file.h"
#include "core/base/posix/newfile.h"
#include "core/base/sha256.h"

#include <minizip/unzip.h>
#include <minizip/zip.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kManifestSubject = "manifest of a capture";
constexpr const char* kManifest = "manifest.json";
constexpr const char* kFormat = "kerneldesk-capture";
constexpr int kVersion = 1;
constexpr std::size_t kMaxManifest = std::size_t{64} << 20, kMaxFiles = 131072, kMaxFileName = 512, kHashDigits = 64;
constexpr std::size_t kPieceBytes = std::size_t{1} << 20;
/// Memory of kernels is large, and its copies are in a hurry.
constexpr int kCompression = 1;

/// One file of an archive.
struct PackedFile {
    std::string name;  ///< "scan-1.kdesk" or "scan-1.data/m0.bin"
    std::uint64_t bytes = 0;
    std::string sha256;
};
struct Manifest {
    std::string format;
    int version = 0;
    std::string session;
    std::vector<PackedFile> files;
};

bool isPlainPart(std::string_view part)
{
    constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.";
    return !part.empty() && part.front() != '.' && part.find_first_not_of(kPlain) == std::string_view::npos;
}

/// The session, or a file of its data folder, and no way out of them.
bool isPlaceOf(const std::string& name, const std::string& session)
{
    const std::string folder = fs::path(session).stem().string() + ".data/";
    return name == session || (name.starts_with(folder) && isPlainPart(std::string_view(name).substr(folder.size())));
}

[[noreturn]] void refuseArchive(const fs::path& archive, const Message& why)
{
    throw RuntimeError({.text = message("{}: {}", archive.string(), why)});
}

[[noreturn]] void refuseDamaged(const fs::path& archive)
{
    refuseArchive(archive, "it is no capture, or it is damaged");
}

}  // namespace

template <> struct FieldList<PackedFile> {
    static constexpr FieldRules kRules{.subject = kManifestSubject};
    static void list(auto& fields, auto& file)
    {
        auto& [name, bytes, sha256] = file;
        fields.field("name", name, kMaxFileName);
        fields.field("bytes", bytes);
        fields.field("sha256", sha256, kHashDigits);
    }
};

template <> struct FieldList<Manifest> {
    static constexpr FieldRules kRules{.subject = kManifestSubject};
    static void list(auto& fields, auto& manifest)
    {
        auto& [format, version, session, files] = manifest;
        fields.field("format", format, kMaxFileName);
        fields.field("version", version);
        fields.field("session", session, kMaxFileName);
        fields.objects("files", files, kMaxFiles);
    }
};

namespace {

/// An archive that is written.
class ArchiveWriter {
public:
    explicit ArchiveWriter(const fs::path& file) : m_file(file), m_zip(zipOpen64(file.c_str(), APPEND_STATUS_CREATE))
    {
        if (m_zip == nullptr)
            refuse();
    }
    ~ArchiveWriter()
    {
        if (m_zip != nullptr)
            zipClose(m_zip, nullptr);
    }
    ArchiveWriter(const ArchiveWriter&) = delete;
    ArchiveWriter& operator=(const ArchiveWriter&) = delete;

    void begin(const std::string& name)
    {
        constexpr int kIsLarge = 1;
        if (zipOpenNewFileInZip64(m_zip, name.c_str(), nullptr, nullptr, 0, nullptr, 0, nullptr, Z_DEFLATED, kCompression,
                                  kIsLarge) != ZIP_OK)
            refuse();
    }
    void write(std::span<const std::byte> bytes)
    {
        if (zipWriteInFileInZip(m_zip, bytes.data(), static_cast<unsigned>(bytes.size())) != ZIP_OK)
            refuse();
    }
    void endFile()
    {
        if (zipCloseFileInZip(m_zip) != ZIP_OK)
            refuse();
    }
    void close()
    {
        if (zipClose(std::exchange(m_zip, nullptr), nullptr) != ZIP_OK)
            refuse();
    }

private:
    [[noreturn]] void refuse() { refuseArchive(m_file, "it cannot be written"); }

    const fs::path m_file;
    zipFile m_zip;
};

PackedFile pack(ArchiveWriter& writer, const fs::path& file, const std::string& name)
{
    PackedFile packed{.name = name};
    std::ifstream from(file, std::ios::binary);
    std::vector<char> piece(kPieceBytes);
    Sha256 hash;
    writer.begin(name);
    while (from) {
        from.read(piece.data(), static_cast<std::streamsize>(piece.size()));
        const std::span bytes = std::as_bytes(std::span(piece).first(static_cast<std::size_t>(from.gcount())));
        if (bytes.empty())
            break;
        hash.add(bytes);
        packed.bytes += bytes.size();
        writer.write(bytes);
    }
    if (!from.eof())
        refuseArchive(file, "it cannot be read");
    writer.endFile();
    packed.sha256 = toHex(hash.finish());
    return packed;
}

std::vector<fs::path> filesIn(const fs::path& folder)
{
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder))
        if (entry.symlink_status().type() == fs::file_type::regular)
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

void writeArchive(const fs::path& session, const fs::path& data, const fs::path& file)
{
    ArchiveWriter writer(file);
    Manifest manifest{.format = kFormat, .version = kVersion, .session = session.filename().string()};
    manifest.files.push_back(pack(writer, session, manifest.session));
    for (const fs::path& each : filesIn(data))
        manifest.files.push_back(pack(writer, each, data.filename().string() + "/" + each.filename().string()));
    Json json;
    writeFields(json, manifest);
    const std::string text = dumpJson(json);
    writer.begin(kManifest);
    writer.write(std::as_bytes(std::span(text)));
    writer.endFile();
    writer.close();
}

/// An archive that is read.
class ArchiveReader {
public:
    explicit ArchiveReader(const fs::path& archive) : m_archive(archive), m_zip(nullptr)
    {
        if (fs::is_regular_file(archive))
            m_zip = unzOpen64(archive.c_str());
        if (m_zip == nullptr)
            refuseDamaged(archive);
    }
    ~ArchiveReader() { unzClose(m_zip); }
    ArchiveReader(const ArchiveReader&) = delete;
    ArchiveReader& operator=(const ArchiveReader&) = delete;

    Manifest manifest()
    {
        std::vector<std::byte> text;
        read(kManifest, kMaxManifest,
             [&](std::span<const std::byte> piece) { text.insert(text.end(), piece.begin(), piece.end()); });
        Manifest manifest;
        try {
            readFields(parseJson({reinterpret_cast<const char*>(text.data()), text.size()}, kManifestSubject), manifest);
        } catch (const Json::exception&) {
            refuseDamaged(m_archive);
        }
        return manifest;
    }

    /// Gives how many bytes the file has; `use` gets them in pieces. More than `most` are refused.
    template <typename Use> std::uint64_t read(const std::string& name, std::uint64_t most, Use use)
    {
        constexpr int kCaseMatters = 1;
        if (unzLocateFile(m_zip, name.c_str(), kCaseMatters) != UNZ_OK || unzOpenCurrentFile(m_zip) != UNZ_OK)
            refuseDamaged(m_archive);
        std::vector<std::byte> piece(kPieceBytes);
        std::uint64_t bytes = 0;
        while (true) {
            const int count = unzReadCurrentFile(m_zip, piece.data(), static_cast<unsigned>(piece.size()));
            if (count < 0 || static_cast<std::uint64_t>(count) > most - bytes)
                refuseDamaged(m_archive);
            if (count == 0)
                break;
            bytes += static_cast<std::uint64_t>(count);
            use(std::span<const std::byte>(piece).first(static_cast<std::size_t>(count)));
        }
        if (unzCloseCurrentFile(m_zip) != UNZ_OK)
            refuseDamaged(m_archive);
        return bytes;
    }

private:
    const fs::path m_archive;
    unzFile m_zip;
};

void requireSound(const Manifest& manifest, const fs::path& archive, const fs::path& folder, Bytes limit)
{
    if (manifest.format != kFormat || manifest.version < 1)
        refuseDamaged(archive);
    if (manifest.version > kVersion)
        refuseArchive(archive, "it is of a newer version of KernelDesk");
    const fs::path session = manifest.session;
    if (!isPlainPart(manifest.session) || session.extension() != ".kdesk" || manifest.files.empty() ||
        manifest.files.front().name != manifest.session)
        refuseDamaged(archive);
    std::uint64_t total = 0;
    std::vector<std::string> names;
    for (const PackedFile& file : manifest.files) {
        if (!isPlaceOf(file.name, manifest.session))
            refuseDamaged(archive);
        if (file.bytes > limit.value - total)
            refuseArchive(archive, "it holds more than may be unpacked");
        total += file.bytes;
        names.push_back(file.name);
    }
    std::ranges::sort(names);
    if (std::ranges::adjacent_find(names) != names.end())
        refuseDamaged(archive);
    std::error_code error;
    if (const fs::space_info room = fs::space(folder, error); !error && room.available < total)
        refuseArchive(archive, message("the disk has no room for its {} bytes", total));
}

void unpack(ArchiveReader& reader, const PackedFile& file, const fs::path& archive, const fs::path& folder)
{
    Sha256 hash;
    posix::NewFile to(folder / file.name);
    const std::uint64_t bytes = reader.read(file.name, file.bytes, [&](std::span<const std::byte> piece) {
        hash.add(piece);
        to.write(piece);
    });
    if (bytes != file.bytes || toHex(hash.finish()) != file.sha256)
        refuseDamaged(archive);
    to.commit();
}

}  // namespace

void packCapture(const fs::path& session, const fs::path& data, const fs::path& archive)
{
    // Private from its first byte on: it is written into a folder that is, and moved.
    const fs::path scratch = fs::absolute(archive).parent_path() / ("." + archive.filename().string() + ".part");
    const fs::path file = scratch / "archive";
    std::error_code ignored;
    try {
        fs::remove_all(scratch);
        posix::makePrivateDirectory(scratch);
        writeArchive(session, data, file);
        fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
        fs::rename(file, archive);
    } catch (const fs::filesystem_error& error) {
        fs::remove_all(scratch, ignored);
        refuseArchive(archive, verbatim(error.code().message()));
    } catch (...) {
        fs::remove_all(scratch, ignored);
        throw;
    }
    fs::remove_all(scratch, ignored);
}

fs::path unpackCapture(const fs::path& archive, const fs::path& folder, Bytes limit)
{
    ArchiveReader reader(archive);
    const Manifest manifest = reader.manifest();
    requireSound(manifest, archive, folder, limit);
    posix::makePrivateDirectory(folder / (fs::path(manifest.session).stem().string() + ".data"));
    for (const PackedFile& file : manifest.files)
        unpack(reader, file, archive, folder);
    return folder / manifest.session;
}

}  // namespace kd
