// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worker/framing.h"
#include "core/worker/packetvalidator.h"

#include <QByteArray>
#include <QDataStream>
#include <QFile>
#include <QList>
#include <QVariant>
#include <QtEndian>

#include <span>
#include <stdexcept>

/// Packets of Qt Remote Objects, without their lengths, as Qt Remote Objects 6.4 would write them or as an attacker would.
namespace kd::packets {

enum Kind : quint16 {
    Handshake = 1,
    Init,
    InitDynamic,
    AddObject,
    RemoveObject,
    Invoke,
    InvokeReply,
    PropertyChange,
    ObjectList,
    Ping,
    Pong
};

/// Writes one value after another.
class Writer {
public:
    explicit Writer(quint16 kind) { add(kind); }
    template <typename Value> Writer& add(const Value& value)
    {
        QDataStream stream(&m_packet, QIODevice::Append);
        stream.setVersion(QDataStream::Qt_6_2);
        stream.setByteOrder(QDataStream::LittleEndian);
        stream << value;
        return *this;
    }
    QByteArray packet() const { return m_packet; }

private:
    QByteArray m_packet;
};

inline QByteArray named(quint16 kind, const QString& object = QStringLiteral("Worker"))
{
    return Writer(kind).add(object).packet();
}

/// A call of the method `index`.
inline QByteArray call(qint32 index, const QVariantList& arguments, qint32 operation = 0, qint32 serial = -1, qint32 property = -1)
{
    Writer writer(Invoke);
    writer.add(QStringLiteral("Worker")).add(operation).add(index).add(static_cast<quint32>(arguments.size()));
    for (const QVariant& argument : arguments)
        writer.add(argument);
    return writer.add(serial).add(property).packet();
}

/// A call of ping(), or of pong(), whose argument is a list in a list in a list…
inline QByteArray nestedCall(int depth)
{
    const QByteArray start = Writer(Invoke).add(QStringLiteral("Worker")).add(qint32{0}).add(qint32{0}).add(quint32{1}).packet();
    const QByteArray level("\x09\0\0\0\0\1\0\0\0", 9);  // QVariantList, not null, of one
    const QByteArray end = Writer(0).add(QVariant(7)).add(qint32{-1}).add(qint32{-1}).packet().sliced(2);
    return start + level.repeated(depth) + end;
}

inline QByteArray objectList(const QString& name = QStringLiteral("Worker"), const QString& type = QStringLiteral("Worker"),
                             const QByteArray& signature = QByteArray(40, 'a'))
{
    return Writer(ObjectList).add(quint32{1}).add(name).add(type).add(signature).packet();
}

/// The packets of a stream in which each is led by its length.
inline QList<QByteArray> splitPackets(QByteArrayView stream)
{
    QList<QByteArray> packets;
    while (stream.size() > 4) {
        const auto length = static_cast<qsizetype>(qFromLittleEndian<quint32>(stream.data()));
        packets << stream.sliced(4, length).toByteArray();
        stream = stream.sliced(4 + length);
    }
    return packets;
}

/// What that side of a real conversation said; tst_remoteobjects.cpp compares it with what is said today.
inline QList<QByteArray> recorded(PacketSender sender)
{
    const QString name = sender == PacketSender::Client ? QStringLiteral("client.packets") : QStringLiteral("worker.packets");
    QFile file(QStringLiteral(KD_TEST_DATA "/worker/") + name);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("no recorded conversation");
    return splitPackets(file.readAll());
}

/// What a sender says before its first call.
inline QList<QByteArray> greeting(PacketSender sender)
{
    return recorded(sender).first(sender == PacketSender::Client ? 1 : 3);
}

inline QByteArray framedAll(const QList<QByteArray>& packets)
{
    QByteArray stream;
    for (const QByteArray& packet : packets)
        stream += framed(packet);
    return stream;
}

inline std::optional<PacketFault> check(PacketValidator& validator, QByteArrayView packet)
{
    return validator.check(std::as_bytes(std::span(packet.data(), static_cast<std::size_t>(packet.size()))));
}

}  // namespace kd::packets
