// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/localsocket.h"

#include "core/base/error.h"
#include "core/base/posix/ownfile.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>
#include <system_error>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace kd::posix {
namespace {

namespace fs = std::filesystem;

constexpr int kMaxWaiting = 8;  // connections that nobody took yet

/// False where the path is longer than an address may be.
bool setAddress(sockaddr_un& address, const fs::path& path) noexcept
{
    const std::string& name = path.native();
    address = {};
    address.sun_family = AF_UNIX;
    if (name.empty() || name.size() >= sizeof address.sun_path)
        return false;
    std::memcpy(address.sun_path, name.data(), name.size());
    return true;
}

const sockaddr* generic(const sockaddr_un& address) noexcept
{
    return reinterpret_cast<const sockaddr*>(&address);
}

Handle localSocket() noexcept
{
    return Handle(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
}

}  // namespace

std::optional<Peer> peerOf(int descriptor) noexcept
{
    ucred credentials{};
    socklen_t size = sizeof credentials;
    if (::getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) != 0 || size != sizeof credentials)
        return {};
    return Peer{.process = credentials.pid, .user = credentials.uid};
}

bool isOwnPeer(int descriptor) noexcept
{
    const std::optional<Peer> peer = peerOf(descriptor);
    return peer && peer->user == ::geteuid();
}

fs::path runtimeFolder()
{
    if (const char* const named = std::getenv("XDG_RUNTIME_DIR"); named != nullptr && fs::path(named).is_absolute())
        return fs::path(named) / "kerneldesk";
    const std::string user = std::to_string(::geteuid());
    std::error_code error;
    if (const fs::path folder = fs::path("/run/user") / user; fs::is_directory(folder, error))
        return folder / "kerneldesk";
    return fs::path("/tmp") / ("kerneldesk-" + user);
}

Handle listenLocal(const fs::path& path)
{
    sockaddr_un address;
    if (!setAddress(address, path))
        throw RuntimeError({.text = "the name is too long for a socket", .subject = path.string()});
    if (!isOwnFolder(path.parent_path()))
        throw RuntimeError({.text = "the folder is not this user's alone", .subject = path.string()});
    removeFile(path);
    Handle listening = localSocket();
    // The folder is this user's alone, so that nobody connects before the mode is set.
    if (!listening || ::bind(listening.get(), generic(address), sizeof address) != 0 || ::chmod(path.c_str(), 0600) != 0 ||
        ::listen(listening.get(), kMaxWaiting) != 0)
        throw RuntimeError({.operation = "socket", .text = verbatim(std::strerror(errno)), .subject = path.string()});
    return listening;
}

Handle acceptLocal(int listening) noexcept
{
    return Handle(::accept4(listening, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
}

Handle connectLocal(const fs::path& path) noexcept
{
    sockaddr_un address;
    Handle connection = localSocket();
    if (!connection || !setAddress(address, path) || ::connect(connection.get(), generic(address), sizeof address) != 0)
        return {};
    return connection;
}

}  // namespace kd::posix
