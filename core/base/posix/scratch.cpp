// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/scratch.h"

#include "core/base/error.h"

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace kd::posix {
namespace {

constexpr std::string_view kPrefix = "kerneldesk-worker-";
constexpr int kRemovals = 20;
constexpr std::chrono::milliseconds kBetweenRemovals{5};

Handle lockFolder(const std::filesystem::path& path)
{
    Handle handle(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    struct stat status = {};
    if (!handle || ::flock(handle.get(), LOCK_EX | LOCK_NB) != 0 || ::fstat(handle.get(), &status) != 0 ||
        status.st_uid != ::geteuid())
        return {};
    return handle;
}

/// Somebody may have taken a new folder for an abandoned one before it was locked.
bool isStillThere(const std::filesystem::path& path, const Handle& lock)
{
    struct stat locked = {};
    struct stat named = {};
    return ::fstat(lock.get(), &locked) == 0 && ::lstat(path.c_str(), &named) == 0 && locked.st_ino == named.st_ino;
}

}  // namespace

ScratchFolder::ScratchFolder(const std::filesystem::path& base)
{
    constexpr int kAttempts = 8;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        std::string path = (base / (std::string(kPrefix) + "XXXXXX")).string();
        if (::mkdtemp(path.data()) == nullptr)
            break;
        m_path = path;
        m_lock = lockFolder(m_path);
        if (m_lock && isStillThere(m_path, m_lock))
            return;
        m_path.clear();
    }
    throw RuntimeError({.operation = "mkdtemp",
                        .text = message("no temporary folder can be made here: {}", std::string(std::strerror(errno))),
                        .subject = base.string()});
}

ScratchFolder::~ScratchFolder()
{
    remove();
}

ScratchFolder::ScratchFolder(ScratchFolder&& other) noexcept : m_path(std::move(other.m_path)), m_lock(std::move(other.m_lock))
{
    other.m_path.clear();
}

ScratchFolder& ScratchFolder::operator=(ScratchFolder&& other) noexcept
{
    if (this != &other) {
        remove();
        m_path = std::move(other.m_path);
        m_lock = std::move(other.m_lock);
        other.m_path.clear();
    }
    return *this;
}

void ScratchFolder::remove() noexcept
{
    // What another thread or a dying process takes from it at the same time ends the walk early.
    for (int attempt = 0; attempt < kRemovals && !m_path.empty(); ++attempt) {
        std::error_code error;
        std::filesystem::remove_all(m_path, error);
        if (!error && !std::filesystem::exists(m_path, error))
            break;
        std::this_thread::sleep_for(kBetweenRemovals);
    }
    m_path.clear();
    m_lock.reset();
}

void ScratchFolder::removeAbandoned(const std::filesystem::path& base) noexcept
{
    std::error_code error;
    for (std::filesystem::directory_iterator entry(base, error), end; !error && entry != end; entry.increment(error)) {
        if (!entry->path().filename().string().starts_with(kPrefix))
            continue;
        if (const Handle lock = lockFolder(entry->path())) {
            std::error_code ignored;
            std::filesystem::remove_all(entry->path(), ignored);
        }
    }
}

}  // namespace kd::posix
