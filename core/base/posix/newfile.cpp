// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/newfile.h"

#include "core/base/error.h"
#include "core/base/posix/filewriting.h"

#include <algorithm>
#include <cctype>
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

constexpr std::string_view kUniqueEnd = ".XXXXXX";  // mkostemp puts letters and digits for the X

}  // namespace

void failOnFile(const std::filesystem::path& path, const Message& what, int error)
{
    throw RuntimeError({.text = message("{}: {}", what, std::string(std::strerror(error))), .subject = path.string()});
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
    std::string temporary = (folderOf(m_path) / ("." + m_path.filename().string().append(kUniqueEnd))).string();
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

std::string_view nameOfUnfinished(std::string_view name)
{
    if (!name.starts_with('.') || name.size() < kUniqueEnd.size() + 2)
        return {};
    const std::string_view end = name.substr(name.size() - kUniqueEnd.size());
    const bool isUnique = end.front() == kUniqueEnd.front() && std::all_of(end.begin() + 1, end.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0;
    });
    return isUnique ? name.substr(1, name.size() - 1 - end.size()) : std::string_view();
}

}  // namespace kd::posix
