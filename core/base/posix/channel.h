// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/handle.h"
#include "core/base/units.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <span>
#include <utility>
#include <vector>

struct msghdr;

namespace kd::posix {

/// One message between two processes of this machine, with the descriptors that travel with it.
struct Frame {
    std::vector<std::byte> payload;
    std::vector<Handle> descriptors;
};

/// One end of a pair of sockets that carries frames whole and in order, with checksums. The peer is not trusted: a frame longer
/// than the limit, or one that is malformed or damaged, closes the channel; memory is taken as bytes arrive, never because a
/// length claims it.
/// Works blocking (the children) and non-blocking (the supervisor). Move-only.
class Channel {
public:
    static constexpr std::size_t kMaxDescriptors = 128;  ///< a frame

    Channel() = default;
    explicit Channel(Handle socket, Bytes limit = {256u << 20});

    /// Two connected sockets, close-on-exec, blocking. Throws RuntimeError.
    static std::pair<Handle, Handle> pair();

    int descriptor() const noexcept { return m_socket.get(); }
    bool isOpen() const noexcept { return static_cast<bool>(m_socket); }
    /// True when what came was no frame, a damaged one or one that passes a limit; the channel was closed for it.
    bool isDamaged() const noexcept { return m_isDamaged; }
    void setNonBlocking();
    void close() noexcept;

    /// Queues a frame and writes what can be written (blocking: all of it). The descriptors are duplicated, the caller
    /// keeps its own. Throws LogicError when the frame passes a limit, RuntimeError when they cannot be duplicated;
    /// one whose peer is gone drops it.
    void send(std::span<const std::byte> payload, std::span<const int> descriptors = {});
    /// Writes more of what is queued. True when nothing is left.
    bool flush();

    /// Reads what is there: once, at most 64 KiB; blocking: waits for some. False when the channel is closed.
    bool fill();
    /// The next whole frame that was read.
    std::optional<Frame> popFrame();
    /// Blocking: fill() until there is a frame. Nothing when the channel is closed.
    std::optional<Frame> receive();

private:
    struct Outgoing {
        std::vector<std::byte> bytes;
        std::vector<Handle> descriptors;
        std::size_t written = 0;
    };
    bool writeSome(Outgoing& frame);
    bool adoptDescriptors(const msghdr& message);
    std::nullopt_t closeAsDamaged();

    Handle m_socket;
    std::size_t m_limit = 0;
    std::deque<Outgoing> m_outgoing;
    std::vector<std::byte> m_incoming;
    std::size_t m_parsed = 0;
    std::deque<Handle> m_descriptors;
    bool m_isDamaged = false;
};

}  // namespace kd::posix
