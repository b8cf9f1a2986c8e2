// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/start.h"

#include <climits>
#include <cstddef>
#include <cstring>
#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace kd::posix {
namespace {

/// The path of a file or folder; empty where there is none.
struct Path {
    char text[PATH_MAX] = "";
};

/// `name` in the folder that lies `levels` above this program's file.
Path pathAbove(int levels, const char* name) noexcept
{
    Path path;
    const ssize_t length = ::readlink("/proc/self/exe", path.text, sizeof path.text);
    std::size_t end = length > 0 ? static_cast<std::size_t>(length) : 0;
    while (levels > 0 && end > 0)
        levels -= path.text[--end] == '/' ? 1 : 0;
    const std::size_t size = std::strlen(name) + 1;
    if (levels > 0 || size > sizeof path.text - end - 1)
        return {};
    std::memcpy(path.text + end + 1, name, size);
    return path;
}

OpenedFunction failed() noexcept
{
    const char* const reason = ::dlerror();
    return {.failure = reason != nullptr ? reason : "the loader gives no reason"};
}

}  // namespace

bool isFile(const char* path) noexcept
{
    struct stat status {};
    return ::stat(path, &status) == 0 && S_ISREG(status.st_mode);
}

void becomeNeighbour(const char* name, char** words) noexcept
{
    Path program = pathAbove(1, name);
    char* const own = std::exchange(words[0], program.text);
    ::execv(program.text, words);
    words[0] = own;
}

OpenedFunction openNeighbour(const char* place, const char* function) noexcept
{
    const Path path = pathAbove(2, place);
    if (path.text[0] == '\0')
        return {.failure = "this program does not find its own place"};
    // Lazily, as the loader opens the libraries of a program: most of what they refer to is never called.
    void* const library = ::dlopen(path.text, RTLD_LAZY | RTLD_LOCAL);
    if (library == nullptr)
        return failed();
    void* const address = ::dlsym(library, function);
    return address == nullptr ? failed() : OpenedFunction{.address = address};
}

}  // namespace kd::posix
