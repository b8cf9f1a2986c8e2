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
        fail(withNoise(tr("it did not introduce itself within %1 s").arg(seconds)));
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
        return fail(withNoise(tr("it wrote more than %1 KiB before it introduced itself").arg(PreambleReader::kMaxNoise >> 10)));
    case PreambleReader::State::Damaged:
        return fail(tr("its first line is damaged, as a terminal in between does it: connect without one (ssh -T)"));
    case PreambleReader::State::Found:
        break;
    }
    m_preambleTimer.stop();
    if (!m_preamble.noise().isEmpty())
        emit noise(m_preamble.noise());
    if (m_preamble.peer().protocol != kProtocolVersion)
        return fail(tr("it is KernelDesk %1 and speaks protocol %2, this is KernelDesk %3 with protocol %4: install the same "
                       "version on both sides")
                        .arg(m_preamble.peer().program)
                        .arg(m_preamble.peer().protocol)
                        .arg(programVersion())
                        .arg(kProtocolVersion));
    m_isReady = true;
    emit ready();
    deliver(m_preamble.takeRest());
}

void FramedStream::deliver(const QByteArray& bytes)
{
    m_frames.add(bytes);
    const QString refusal = acceptPackets();
    const QPointer<FramedStream> self(this);
    if (!m_read.isEmpty())
        emit readyRead();
    if (self && !refusal.isEmpty())
        fail(refusal);
}

/// Gives Qt Remote Objects the packets that have come whole. Tells why the next one is refused, if one is.
QString FramedStream::acceptPackets()
{
    while (const std::optional<QByteArrayView> packet = m_frames.next()) {
        const auto packetBytes = std::as_bytes(std::span(packet->data(), static_cast<std::size_t>(packet->size())));
        if (const std::optional<PacketFault> fault = m_validator.check(packetBytes))
            return tr("what it sends breaks KernelDesk's protocol: %1").arg(errorText(*fault));
        m_read += packetLength(packet->size());
        m_read += *packet;
    }
    switch (m_frames.fault()) {
    case FrameReader::Fault::Length:
        return tr("what it sends is damaged: a message is empty or longer than %1 MiB").arg(kMaxMessageBytes >> 20);
    case FrameReader::Fault::Damaged:
        return tr("what it sends arrives damaged: something changes the stream or writes into it on the way, such as a terminal or "
                  "a start-up file of the shell");
    case FrameReader::Fault::None:
        break;
    }
    return {};
}

QString FramedStream::errorText(const PacketFault& fault)
{
    const QString method = QString::fromUtf8(fault.method.data(), static_cast<qsizetype>(fault.method.size()));
    switch (fault.kind) {
    case PacketFault::Kind::Damaged:
        return tr("a value in a message is cut off or damaged");
    case PacketFault::Kind::TrailingBytes:
        return tr("a message goes on behind its end");
    case PacketFault::Kind::UnknownPacket:
        return tr("messages of kind %1 are not used in it").arg(fault.number);
    case PacketFault::Kind::UntimelyPacket:
        return tr("messages of kind %1 may not come now").arg(fault.number);
    case PacketFault::Kind::OtherVersion:
        return tr("it speaks another version of Qt Remote Objects");
    case PacketFault::Kind::OtherObject:
        return tr("a message is about something else than a worker");
    case PacketFault::Kind::OtherCall:
        return tr("a message asks for something else than a call without an answer");
    case PacketFault::Kind::UnknownMethod:
        return tr("it calls method number %1, which there is not").arg(fault.number);
    case PacketFault::Kind::WrongArguments:
        return tr("it calls %1() with other arguments than that takes").arg(method);
    }
    return {};
}

void FramedStream::fail(const QString& sentence)
{
    m_hasFailed = true;
    m_isReady = false;
    m_preambleTimer.stop();
    emit failed(sentence);
}

QString FramedStream::withNoise(const QString& sentence) const
{
    const QString noise = m_preamble.noise().simplified();
    if (noise.isEmpty())
        return sentence + tr(" and wrote nothing else");
    return sentence + tr("; it wrote: \"%1\"").arg(noise.size() > kQuoted ? noise.first(kQuoted) + QStringLiteral("…") : noise);
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
