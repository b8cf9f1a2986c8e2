// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/framedstream.h"

#include "core/worker/wire.h"

#include <QPointer>
#include <QtEndian>

#include <algorithm>
#include <cstring>
#include <optional>
#include <span>

namespace kd {
namespace {

constexpr qsizetype kLengthBytes = sizeof(quint32);
constexpr qsizetype kQuoted = 400;

/// The length of a packet as Qt Remote Objects writes it before the packet.
QByteArray packetLength(qsizetype length)
{
    QByteArray bytes(kLengthBytes, Qt::Uninitialized);
    qToLittleEndian(static_cast<quint32>(length), bytes.data());
    return bytes;
}

}  // namespace

FramedStream::FramedStream(QIODevice* inner, PacketSender peer, std::chrono::milliseconds preambleLimit, QObject* parent)
    : QIODevice(parent), m_inner(inner), m_validator(peer)
{
    m_preambleTimer.setSingleShot(true);
    m_preambleTimer.setInterval(preambleLimit);
    connect(&m_preambleTimer, &QTimer::timeout, this, [this] {
        const double seconds = std::chrono::duration<double>(m_preambleTimer.intervalAsDuration()).count();
        fail(withNoise(message("it did not introduce itself within {} s", QString::number(seconds).toStdString())));
    });
    connect(inner, &QIODevice::readyRead, this, &FramedStream::readInput);
    connect(inner, &QIODevice::bytesWritten, this, &QIODevice::bytesWritten);
    connect(inner, &QIODevice::readChannelFinished, this, [this] {
        m_preambleTimer.stop();
        if (!m_hasFailed)
            emit disconnected();
    });
}

void FramedStream::start()
{
    open(QIODevice::ReadWrite | QIODevice::Unbuffered);
    m_inner->write(preambleLine());
    m_preambleTimer.start();
    readInput();
}

void FramedStream::readInput()
{
    const QByteArray bytes = m_inner->readAll();
    if (m_hasFailed || bytes.isEmpty())
        return;
    if (m_isReady)
        deliver(bytes);
    else
        parsePreamble(bytes);
}

void FramedStream::parsePreamble(const QByteArray& bytes)
{
    switch (m_preamble.feed(bytes)) {
    case PreambleReader::State::Waiting:
        return;
    case PreambleReader::State::TooMuchNoise:
        return fail(withNoise(message("it wrote more than {} KiB before it introduced itself", PreambleReader::kMaxNoise >> 10)));
    case PreambleReader::State::Damaged:
        return fail("its first line is damaged, as a terminal in between does it: connect without one (ssh -T)");
    case PreambleReader::State::Found:
        break;
    }
    m_preambleTimer.stop();
    if (!m_preamble.noise().isEmpty())
        emit noise(m_preamble.noise());
    if (m_preamble.peer().protocol != kProtocolVersion)
        return fail(message("it is KernelDesk {} and speaks protocol {}, this is KernelDesk {} with protocol {}: install the same "
                            "version on both sides",
                            m_preamble.peer().program.toStdString(), m_preamble.peer().protocol, programVersion().toStdString(),
                            kProtocolVersion));
    m_isReady = true;
    emit ready();
    deliver(m_preamble.takeRest());
}

void FramedStream::deliver(const QByteArray& bytes)
{
    m_frames.add(bytes);
    const Message refusal = acceptPackets();
    const QPointer<FramedStream> self(this);
    if (!m_read.isEmpty())
        emit readyRead();
    if (self && !refusal.empty())
        fail(refusal);
}

/// Gives Qt Remote Objects the packets that have come whole. Tells why the next one is refused, if one is.
Message FramedStream::acceptPackets()
{
    while (const std::optional<QByteArrayView> packet = m_frames.next()) {
        const auto packetBytes = std::as_bytes(std::span(packet->data(), static_cast<std::size_t>(packet->size())));
        if (const std::optional<PacketFault> fault = m_validator.check(packetBytes))
            return message("what it sends breaks KernelDesk's protocol: {}", errorText(*fault));
        m_read += packetLength(packet->size());
        m_read += *packet;
    }
    switch (m_frames.fault()) {
    case FrameReader::Fault::Length:
        return message("what it sends is damaged: a message is empty or longer than {} MiB", kMaxMessageBytes >> 20);
    case FrameReader::Fault::Damaged:
        return "what it sends arrives damaged: something changes the stream or writes into it on the way, such as a terminal or "
               "a start-up file of the shell";
    case FrameReader::Fault::None:
        break;
    }
    return {};
}

Message FramedStream::errorText(const PacketFault& fault)
{
    switch (fault.kind) {
    case PacketFault::Kind::Damaged:
        return "a value in a message is cut off or damaged";
    case PacketFault::Kind::TrailingBytes:
        return "a message goes on behind its end";
    case PacketFault::Kind::UnknownPacket:
        return message("messages of kind {} are not used in it", fault.number);
    case PacketFault::Kind::UntimelyPacket:
        return message("messages of kind {} may not come now", fault.number);
    case PacketFault::Kind::OtherVersion:
        return "it speaks another version of Qt Remote Objects";
    case PacketFault::Kind::OtherObject:
        return "a message is about something else than a worker";
    case PacketFault::Kind::OtherCall:
        return "a message asks for something else than a call without an answer";
    case PacketFault::Kind::UnknownMethod:
        return message("it calls method number {}, which there is not", fault.number);
    case PacketFault::Kind::WrongArguments:
        return message("it calls {}() with other arguments than that takes", fault.method);
    }
    return {};
}

void FramedStream::fail(const Message& sentence)
{
    m_hasFailed = true;
    m_isReady = false;
    m_preambleTimer.stop();
    emit failed(sentence);
}

Message FramedStream::withNoise(const Message& sentence) const
{
    const QString noise = m_preamble.noise().simplified();
    if (noise.isEmpty())
        return message("{} and wrote nothing else", sentence);
    const QString quoted = noise.size() > kQuoted ? noise.first(kQuoted) + QStringLiteral("…") : noise;
    return message("{}; it wrote: \"{}\"", sentence, quoted.toStdString());
}

qint64 FramedStream::readData(char* data, qint64 size)
{
    const qsizetype taken = std::min<qsizetype>(m_read.size(), static_cast<qsizetype>(size));
    std::memcpy(data, m_read.constData(), static_cast<std::size_t>(taken));
    m_read.remove(0, taken);
    return taken;
}

qint64 FramedStream::writeData(const char* data, qint64 size)
{
    QByteArrayView rest(data, static_cast<qsizetype>(size));
    QByteArray frames;
    frames.reserve(framedSize(rest.size()));  // of one packet, as they mostly come
    while (m_isReady && rest.size() >= kLengthBytes) {
        const auto length = qFromLittleEndian<quint32>(rest.data());
        rest = rest.sliced(kLengthBytes);
        if (length == 0 || length > kMaxMessageBytes || length > rest.size())
            return -1;
        appendFramed(frames, rest.first(length));
        rest = rest.sliced(length);
    }
    if (!m_isReady || !rest.isEmpty())
        return -1;
    return m_inner->write(frames) == frames.size() ? size : -1;
}

}  // namespace kd
