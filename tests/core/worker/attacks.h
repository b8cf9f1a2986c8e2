// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/worker/packets.h"

/// Packets that make Qt Remote Objects 6.4 read or write where it must not, and such as this protocol has no use for.
namespace kd::packets {

struct Attack {
    const char* name;
    QList<QByteArray> packets;  ///< the last one is what must be refused
    PacketFault::Kind kind;
    const char* words;  ///< of the sentence that tells it
};

/// Makes the attacks of one side.
class Attacker {
public:
    explicit Attacker(PacketSender sender) : m_sender(sender), m_methodOfText(isClient() ? 11 : 4) { }

    QList<Attack> all()
    {
        addArguments();
        addCalls();
        addDamage();
        addKinds();
        addOrder();
        isClient() ? addOfClient() : addOfWorker();
        return m_attacks;
    }

private:
    bool isClient() const { return m_sender == PacketSender::Client; }

    void add(const char* name, const QList<QByteArray>& packets, PacketFault::Kind kind, const char* words)
    {
        m_attacks << Attack{name, packets, kind, words};
    }
    void addBehindGreeting(const char* name, const QByteArray& packet, PacketFault::Kind kind, const char* words)
    {
        add(name, greeting(m_sender) << packet, kind, words);
    }

    void addArguments()
    {
        const auto wrong = [this](const char* name, const QByteArray& packet) {
            addBehindGreeting(name, packet, PacketFault::Kind::WrongArguments, "other arguments");
        };
        const auto textCall = [this](const QVariant& text) { return call(m_methodOfText, {quint64{1}, text}); };
        wrong("no arguments", call(0, {}));
        wrong("too few arguments", call(m_methodOfText, {quint64{1}}));
        wrong("too many arguments", call(0, QVariantList(isClient() ? 2 : 5, quint64{1})));
        wrong("a list behind the arguments", call(0, {quint64{1}, QVariantList{1}}));
        wrong("2^32 - 1 arguments", startOfCall().add(~quint32{0}).packet());
        wrong("an address for a text", textCall(quint64{0x41414141}));
        wrong("bytes for a text", textCall(QByteArray("text")));
        wrong("a text for a number", call(m_methodOfText, {kSentence, kSentence}));
        wrong("a list for a text", textCall(QVariantList{1, 2}));
        wrong("an invalid value", textCall(QVariant()));
        wrong("a null value", call(0, {quint64{1}}).replace(QByteArray("\x05\0\0\0\0", 5), QByteArray("\x05\0\0\0\1", 5)));
        wrong("a type of its own",
              startOfCall().add(quint32{1}).add(quint32{QMetaType::User}).add(quint8{0}).add(QByteArray("X*")).packet());
        wrong("lists nested 400,000 deep", nestedCall(400'000));
    }

    void addCalls()
    {
        const auto wrong = [this](const char* name, const QByteArray& packet) {
            addBehindGreeting(name, packet, PacketFault::Kind::OtherCall, "something else than a call");
        };
        const auto methods = static_cast<qint32>(wireMethods(m_sender).size());
        const auto kind = PacketFault::Kind::UnknownMethod;
        addBehindGreeting("a method behind the last", call(methods, {quint64{1}}), kind, "which there is not");
        addBehindGreeting("a method far behind", call(1 << 30, {quint64{1}}), kind, "which there is not");
        addBehindGreeting("a negative method", call(-1, {quint64{1}}), kind, "which there is not");
        wrong("the reading of a property", call(0, {quint64{1}}, 1));
        wrong("a negative operation", call(0, {quint64{1}}, -1));
        wrong("a call that wants an answer", call(0, {quint64{1}}, 0, 1));
        wrong("a change of a property", call(0, {quint64{1}}, 0, -1, 0));
    }

    void addDamage()
    {
        const QByteArray fits = call(0, {quint64{1}});
        const QByteArray fitsWithText = call(m_methodOfText, {quint64{1}, kSentence});
        const QByteArray length("\x10\0\0\0", 4);
        const auto damaged = [this](const char* name, const QByteArray& packet) {
            addBehindGreeting(name, packet, PacketFault::Kind::Damaged, "cut off or damaged");
        };
        damaged("a text of half letters", QByteArray(fitsWithText).replace(length, QByteArray("\x0f\0\0\0", 4)));
        damaged("a text past the end", QByteArray(fitsWithText).replace(length, QByteArray("\0\0\0\x7f", 4)));
        damaged("half a number", fits.chopped(12));
        damaged("half a kind", "\x06");
        addBehindGreeting("trailing bytes", fits + 'x', PacketFault::Kind::TrailingBytes, "goes on behind its end");
        addBehindGreeting("two in one", fits + fits, PacketFault::Kind::TrailingBytes, "goes on behind its end");
        addBehindGreeting("another object", QByteArray(fits).replace('r', 'x'), PacketFault::Kind::OtherObject, "than a worker");
        addBehindGreeting("no object", Writer(Invoke).add(QString()).packet(), PacketFault::Kind::OtherObject, "than a worker");
    }

    void addKinds()
    {
        const auto unknown = [this](const char* name, const QByteArray& packet, const char* words) {
            addBehindGreeting(name, packet, PacketFault::Kind::UnknownPacket, words);
        };
        unknown("PROPCHANGE", Writer(PropertyChange).add(kWorker).add(qint32{0}).add(QVariant(1)).packet(), "messages of kind 8 ");
        unknown("INITDYN", Writer(InitDynamic).add(kWorker).add(QByteArray(60, '\1')).packet(), "messages of kind 3 ");
        unknown("an answer to a call", Writer(InvokeReply).add(kWorker).add(qint32{0}).add(QVariant(1)).packet(),
                "messages of kind 7 ");
        unknown("ping", named(Ping), "messages of kind 10 ");
        unknown("pong", named(Pong), "messages of kind 11 ");
        unknown("kind 0", named(0), "messages of kind 0 ");
        unknown("a kind beyond all", named(0xffff), "messages of kind 65535 ");
        unknown("a greeting of the other side", isClient() ? named(Handshake, kVersion) : greeting(PacketSender::Client).first(),
                isClient() ? "messages of kind 1 " : "messages of kind 4 ");
    }

    void addOrder()
    {
        const auto untimely = [this](const char* name, const QList<QByteArray>& packets) {
            add(name, packets, PacketFault::Kind::UntimelyPacket, "may not come now");
        };
        const QByteArray fits = call(0, {quint64{1}});
        untimely("a call before the greeting", {fits});
        untimely("a second greeting", greeting(m_sender) << greeting(m_sender).last());
        untimely("a call after the end", greeting(m_sender) << named(RemoveObject) << fits);
        untimely("the end before the start", {named(RemoveObject)});
    }

    void addOfClient()
    {
        const auto wrong = [this](const char* name, const QByteArray& packet) {
            add(name, {packet}, PacketFault::Kind::OtherObject, "something else than a worker");
        };
        wrong("a dynamic object", Writer(AddObject).add(kWorker).add(true).packet());
        wrong("the registry's object", Writer(AddObject).add(kRegistry).add(false).packet());
    }

    void addOfWorker()
    {
        const QList<QByteArray> start = greeting(m_sender);
        const auto wrong = [this](const char* name, const QList<QByteArray>& packets) {
            add(name, packets, PacketFault::Kind::OtherObject, "something else than a worker");
        };
        add("another version", {named(Handshake, QStringLiteral("QtRO 1.0"))}, PacketFault::Kind::OtherVersion, "another version");
        wrong("no object at all", {start[0], Writer(ObjectList).add(quint32{0}).packet()});
        wrong("two objects", {start[0], objectList().replace(2, 4, QByteArray("\2\0\0\0", 4))});
        wrong("2^32 - 1 objects", {start[0], objectList().replace(2, 4, QByteArray(4, '\xff'))});
        wrong("the registry", {start[0], objectList(kRegistry)});
        wrong("a model", {start[0], objectList(kWorker, QStringLiteral("QAbstractItemModelAdapter"))});
        wrong("a long signature", {start[0], objectList(kWorker, kWorker, QByteArray(65, 'a'))});
        wrong("properties", {start[0], start[1], Writer(Init).add(kWorker).add(quint32{1}).add(QVariant(1)).packet()});
        const QByteArray flag = call(2, {quint64{1}, QByteArray("v"), true});
        const auto texts =
            startOfCall(1).add(quint32{2}).add(QVariant(quint64{1})).add(quint32{QMetaType::QStringList}).add(quint8{0});
        addBehindGreeting("a flag of 2", QByteArray(flag).replace(flag.size() - 9, 1, "\2"), PacketFault::Kind::Damaged, "damaged");
        addBehindGreeting("a million texts", texts.packet() + QByteArray("\x40\x42\x0f\0", 4) + QByteArray(4'000'008, '\xff'),
                          PacketFault::Kind::Damaged, "damaged");
    }

    static Writer startOfCall(qint32 index = 0)
    {
        Writer writer(Invoke);
        writer.add(kWorker).add(qint32{0}).add(index);
        return writer;
    }

    inline static const QString kWorker = QStringLiteral("Worker");
    inline static const QString kRegistry = QStringLiteral("Registry");
    inline static const QString kVersion = QStringLiteral("QtRO 2.0");
    inline static const QString kSentence = QStringLiteral("sentence");

    PacketSender m_sender;
    int m_methodOfText;  ///< sample(quint64, QString), failed(quint64, QString)
    QList<Attack> m_attacks;
};

}  // namespace kd::packets
