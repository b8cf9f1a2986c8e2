// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/channel.h"

#include "core/base/error.h"
#include "core/base/frameheader.h"
#include "core/base/posix/process.h"

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/uio.h>

namespace kd::posix {
namespace {

constexpr std::size_t kReadSize = 64u << 10;

using ControlBuffer = std::array<std::byte, CMSG_SPACE(Channel::kMaxDescriptors * sizeof(int))>;

void attach(msghdr& message, ControlBuffer& control, const std::vector<Handle>& descriptors)
{
    if (descriptors.empty())
        return;
    const std::size_t bytes = descriptors.size() * sizeof(int);
    message.msg_control = control.data();
    message.msg_controllen = CMSG_SPACE(bytes);
    cmsghdr* header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(bytes);
    int* numbers = reinterpret_cast<int*>(CMSG_DATA(header));
    for (const Handle& descriptor : descriptors)
        *numbers++ = descriptor.get();
}

}  // namespace

Channel::Channel(Handle socket, Bytes limit) : m_socket(std::move(socket)), m_limit(limit.value) { }

std::pair<Handle, Handle> Channel::pair()
{
    int ends[2] = {-1, -1};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
        throw RuntimeError({.operation = "socketpair",
                            .text = message("no channel to a child process: {}", systemReason(errno))});
    return {Handle(ends[0]), Handle(ends[1])};
}

void Channel::setNonBlocking()
{
    ::fcntl(m_socket.get(), F_SETFL, O_NONBLOCK);
}

void Channel::close() noexcept
{
    m_socket.reset();
    m_outgoing.clear();
    m_incoming.clear();
    m_parsed = 0;
    m_descriptors.clear();
}

void Channel::send(std::span<const std::byte> payload, std::span<const int> descriptors)
{
    if (payload.size() > m_limit || descriptors.size() > kMaxDescriptors)
        throw LogicError(
            {.text = message("a message of {} bytes is longer than a process channel takes", payload.size())});
    if (!isOpen())
        return;
    const FrameHeader header = FrameHeader::of(payload, static_cast<std::uint16_t>(descriptors.size()));
    Outgoing frame;
    frame.bytes.resize(sizeof header + payload.size());
    std::memcpy(frame.bytes.data(), &header, sizeof header);
    if (!payload.empty())
        std::memcpy(frame.bytes.data() + sizeof header, payload.data(), payload.size());
    for (const int descriptor : descriptors) {
        frame.descriptors.emplace_back(::fcntl(descriptor, F_DUPFD_CLOEXEC, 0));
        if (!frame.descriptors.back())
            throw RuntimeError(
                {.operation = "fcntl",
                 .text = message("memory cannot be handed to a child process: {}", systemReason(errno))});
    }
    m_outgoing.push_back(std::move(frame));
    flush();
}

bool Channel::flush()
{
    while (isOpen() && !m_outgoing.empty()) {
        if (!writeSome(m_outgoing.front()))
            return m_outgoing.empty();
        if (m_outgoing.front().written == m_outgoing.front().bytes.size())
            m_outgoing.pop_front();
    }
    return true;
}

bool Channel::writeSome(Outgoing& frame)
{
    iovec part{.iov_base = frame.bytes.data() + frame.written, .iov_len = frame.bytes.size() - frame.written};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    alignas(cmsghdr) ControlBuffer control{};
    attach(message, control, frame.descriptors);
    const ssize_t written = ::sendmsg(m_socket.get(), &message, MSG_NOSIGNAL);
    if (written < 0) {
        if (errno == EINTR)
            return true;
        // A peer that is gone shows as the end of what can be read.
        if (errno != EAGAIN)
            m_outgoing.clear();
        return false;
    }
    frame.descriptors.clear();
    frame.written += static_cast<std::size_t>(written);
    return true;
}

bool Channel::adoptDescriptors(const msghdr& message)
{
    for (cmsghdr* header = CMSG_FIRSTHDR(&message); header != nullptr;
         header = CMSG_NXTHDR(const_cast<msghdr*>(&message), header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS)
            continue;
        const std::size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        const int* numbers = reinterpret_cast<const int*>(CMSG_DATA(header));
        for (std::size_t i = 0; i < count; ++i)
            m_descriptors.emplace_back(numbers[i]);
    }
    return (message.msg_flags & MSG_CTRUNC) == 0 && m_descriptors.size() <= 2 * kMaxDescriptors;
}

bool Channel::fill()
{
    if (!isOpen())
        return false;
    const std::size_t before = m_incoming.size();
    m_incoming.resize(before + kReadSize);
    iovec part{.iov_base = m_incoming.data() + before, .iov_len = kReadSize};
    alignas(cmsghdr) ControlBuffer control{};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    const ssize_t got = ::recvmsg(m_socket.get(), &message, MSG_CMSG_CLOEXEC);
    m_incoming.resize(before + (got > 0 ? static_cast<std::size_t>(got) : 0));
    if (got < 0)
        return errno == EAGAIN || errno == EINTR || (close(), false);
    const bool hasAdoptedAll = adoptDescriptors(message);
    m_isDamaged = m_isDamaged || !hasAdoptedAll;
    if (!hasAdoptedAll || got == 0) {
        close();
        return false;
    }
    return true;
}

std::nullopt_t Channel::closeAsDamaged()
{
    m_isDamaged = true;
    close();
    return std::nullopt;
}

std::optional<Frame> Channel::popFrame()
{
    FrameHeader header;
    if (!isOpen() || m_incoming.size() - m_parsed < sizeof header)
        return std::nullopt;
    std::memcpy(&header, m_incoming.data() + m_parsed, sizeof header);
    if (!header.isIntact() || header.length > m_limit || header.descriptors > kMaxDescriptors)
        return closeAsDamaged();
    const std::size_t end = m_parsed + sizeof header + header.length;
    if (m_incoming.size() < end || m_descriptors.size() < header.descriptors)
        return std::nullopt;
    Frame frame;
    const auto start = m_incoming.begin() + static_cast<std::ptrdiff_t>(m_parsed + sizeof header);
    frame.payload.assign(start, start + header.length);
    if (!header.fits(frame.payload))
        return closeAsDamaged();
    for (std::uint16_t i = 0; i < header.descriptors; ++i) {
        frame.descriptors.push_back(std::move(m_descriptors.front()));
        m_descriptors.pop_front();
    }
    m_parsed = end;
    if (m_parsed == m_incoming.size() || m_parsed > (1u << 20)) {
        m_incoming.erase(m_incoming.begin(), m_incoming.begin() + static_cast<std::ptrdiff_t>(m_parsed));
        m_parsed = 0;
    }
    return frame;
}

std::optional<Frame> Channel::receive()
{
    for (;;) {
        if (std::optional<Frame> frame = popFrame())
            return frame;
        if (!fill())
            return std::nullopt;
    }
}

}  // namespace kd::posix
