// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/handle.h"

#include <filesystem>
#include <optional>

namespace kd::posix {

// Sockets of the file system between programs of one user on one machine; no network reaches them (unix(7)).

/// Tells who is at the other end of a connection, as the kernel noted it when that was made (SO_PEERCRED).
struct Peer {
    int process = 0;
    unsigned user = 0;
};
/// Nothing where the descriptor is no connection of this kind.
std::optional<Peer> peerOf(int descriptor) noexcept;
/// Whether the other end is a program of the user that this process belongs to.
bool isOwnPeer(int descriptor) noexcept;

/// The folder in which programs of this user find each other: `kerneldesk` below XDG_RUNTIME_DIR, else below /run/user/UID where
/// that is there, else /tmp/kerneldesk-UID. Nothing is made; see makeOwnFolder().
std::filesystem::path runtimeFolder();

/// A socket at `path` that takes connections, with mode 0600, in a folder of this user's alone. Reads and writes do not block.
/// What lies at `path` is removed: the caller holds a lock that makes it the only one who listens there. Throws RuntimeError
/// with the path.
Handle listenLocal(const std::filesystem::path& path);
/// The next connection, non-blocking; none where nobody waits for one.
Handle acceptLocal(int listening) noexcept;
/// A non-blocking connection to who listens at `path`; none where nobody does.
Handle connectLocal(const std::filesystem::path& path) noexcept;

}  // namespace kd::posix
