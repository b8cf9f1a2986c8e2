// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/framing.h"

#include "core/base/frameheader.h"
#include "core/worker/wire.h"

#include <cstring>
#include <span>
#include <utility>

namespace kd {
namespace {

constexpr qsizetype kFrameHeaderBytes = sizeof(FrameHeader);

std::span<const std::byte> spanOf(QByteArrayView bytes)
{
    return std::as_bytes(std::span(bytes.data(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace

QByteArray framed(QByteArrayView packet)
{
    QByteArray frame;
    frame.reserve(framedSize(packet.size()));
    appendFramed(frame, packet);
    return frame;
}

qsizetype framedSize(qsizetype packet)
{
    return kFrameHeaderBytes + packet;
}

void appendFramed(QByteArray& frames, QByteArrayView packet)
{
    const FrameHeader header = FrameHeader::of(spanOf(packet));
    frames.append(reinterpret_cast<const char*>(&header), kFrameHeaderBytes).append(packet);
}

void FrameReader::add(const QByteArray& bytes)
{
    const bool isEmpty = m_parsed == m_bytes.size();
    m_bytes.remove(0, std::exchange(m_parsed, 0));
    if (m_fault != Fault::None)
        return;
    if (isEmpty)
        m_bytes = bytes;
    else
        m_bytes.append(bytes);
}

std::optional<QByteArrayView> FrameReader::next()
{
    const QByteArrayView rest = QByteArrayView(m_bytes).sliced(m_parsed);
    if (m_fault != Fault::None || rest.size() < kFrameHeaderBytes)
        return std::nullopt;
    FrameHeader header;
    std::memcpy(&header, rest.data(), sizeof header);
    if (!header.isIntact())
        return refuse(Fault::Damaged);
    if (header.length == 0 || header.length > kMaxMessageBytes)
        return refuse(Fault::Length);
    if (rest.size() - kFrameHeaderBytes < static_cast<qsizetype>(header.length))
        return std::nullopt;
    const QByteArrayView packet = rest.sliced(kFrameHeaderBytes, static_cast<qsizetype>(header.length));
    if (header.descriptors != 0 || !header.fits(spanOf(packet)))
        return refuse(Fault::Damaged);
    m_parsed += kFrameHeaderBytes + packet.size();
    return packet;
}

std::optional<QByteArrayView> FrameReader::refuse(Fault fault)
{
    m_fault = fault;
    return std::nullopt;
}

}  // namespace kd
