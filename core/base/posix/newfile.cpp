#include "core/base/posix/newfile.h"

#include "core/base/error.h"
#include "core/base/posix/filewriting.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace kd::posix {
namespace {

std::filesystem::path folderOf(const std::filesystem::path& path)
{
    return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

}  // namespace

void failOnFile(const std::filesystem::path& path, const std::string& what, int error)
{
    throw RuntimeError({.text = what + ": " + std::strerror(error), .subject = path.string()});
}

void writeAll(const std::filesystem::path& path, int descriptor, std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            failOnFile(path, "the file cannot be written", errno);
        if (written > 0)
            bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
}

void syncDirectory(const std::filesystem::path& directory)
{
    const Handle handle(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (handle)
        ::fsync(handle.get());
}

NewFile::NewFile(std::filesystem::path path) : m_path(std::move(path))
{
    std::string temporary = (folderOf(m_path) / ("." + m_path.filename().string() + ".XXXXXX")).string();
    m_handle = Handle(::mkostemp(temporary.data(), O_CLOEXEC));
    if (!m_handle)
        failOnFile(m_path, "the file cannot be written", errno);
    m_temporary = std::move(temporary);
}

NewFile::~NewFile()
{
    if (!m_temporary.empty())
        ::unlink(m_temporary.c_str());
}

void NewFile::write(std::span<const std::byte> bytes)
{
    writeAll(m_path, m_handle.get(), bytes);
}

void NewFile::sync()
{
    if (::fsync(m_handle.get()) != 0)
        failOnFile(m_path, "the file cannot be written", errno);
}

void NewFile::commit()
{
    sync();
    if (::rename(m_temporary.c_str(), m_path.c_str()) != 0)
        failOnFile(m_path, "the file cannot be replaced", errno);
    m_temporary.clear();
    syncDirectory(folderOf(m_path));
}

}  // namespace kd::posix
