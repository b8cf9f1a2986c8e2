// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/worker/attacks.h"
#include "tests/core/worker/remoteends.h"
#include "tests/fuzzsettings.h"
#include "tests/program/testprogram.h"

#include <QLoggingCategory>
#include <QMetaMethod>
#include <QTest>

#include <random>

namespace tst_remoteobjects {

using namespace kd;
using packets::Attack;
using packets::ClientEnd;
using packets::Received;
using packets::WorkerEnd;

namespace {

FuzzSettings g_streams{.cases = 100'000};

constexpr quint64 kLargest = ~quint64{0};
/// A letter beyond the first 65,536, half of one, and a zero.
const QString kStrangeText = QStringLiteral("a\u00e9\U0001f600") + QChar(0xd800) + QChar(0) + 'z';

/// Every slot of worker.rep, some with values at their ends.
QList<Received> allCalls()
{
    return {{"ping", {quint64{7}}},
            {"putBlob", {QString("sha256:0"), quint64{10}, quint64{5}, QByteArray("bytes")}},
            {"putBlob", {QString(), kLargest, kLargest, QByteArray()}},
            {"fetchBlob", {quint64{1}, QString("output:1"), quint64{0}, kLargest}},
            {"describe", {quint64{2}}},
            {"compile", {quint64{3}, QString("tag"), QByteArray("v\0\xff", 3)}},
            {"run", {quint64{4}, QString(), QByteArray("v")}},
            {"time", {quint64{5}, QString(""), QByteArray("")}},
            {"compare", {quint64{9}, kStrangeText, QByteArray("v")}},
            {"count", {quint64{10}, QString("tag"), QByteArray("v")}},
            {"disassemble", {quint64{6}, kStrangeText, QByteArray("v")}},
            {"analyse", {quint64{11}, QString("tag"), QByteArray("v")}},
            {"sample", {quint64{7}, QString("0000:01:00.0")}},
            {"cancel", {kLargest}}};
}

/// Every signal.
QList<Received> allSignals()
{
    return {{"pong", {quint64{7}}},
            {"needBlobs", {quint64{1}, QStringList{"sha256:0", "", kStrangeText}}},
            {"needBlobs", {quint64{1}, QStringList{}}},
            {"finished", {quint64{2}, QByteArray("v\0\xff", 3), true}},
            {"finished", {kLargest, QByteArray(), false}},
            {"signatures", {quint64{2}, QByteArray("v")}},
            {"failed", {quint64{3}, QString("It is not there.")}},
            {"progress", {quint64{4}, quint64{0}, kLargest}},
            {"blobSlice", {quint64{5}, QString("output:1"), quint64{1} << 40, QByteArray("slice")}},
            {"console", {quint64{6}, kStrangeText}},
            {"console", {quint64{6}, QString()}},
            {"notice", {QString("Something is to be known.")}},
            {"compilerChosen", {quint64{8}, QString("nvcc")}}};
}

/// Calls a slot, or emits a signal, by its name.
void perform(QObject& object, const Received& what)
{
    const auto& [name, arguments] = what;
    QList<QGenericArgument> given;
    for (const QVariant& argument : arguments)
        given << QGenericArgument(argument.typeName(), argument.constData());
    given.resize(4);
    if (!QMetaObject::invokeMethod(&object, name.toUtf8().constData(), Qt::DirectConnection, given[0], given[1], given[2],
                                   given[3]))
        qFatal("no method %s", qPrintable(name));
}

/// The packets that an end has written behind its preamble.
QList<QByteArray> packetsIn(const QByteArray& written)
{
    FrameReader reader;
    reader.add(written.sliced(written.indexOf('\n') + 1));
    QList<QByteArray> packets;
    while (const std::optional<QByteArrayView> packet = reader.next())
        packets << packet->toByteArray();
    return packets;
}

/// Each packet behind its length, as Qt Remote Objects writes them.
QByteArray joined(const QList<QByteArray>& packets)
{
    QByteArray bytes;
    for (const QByteArray& packet : packets) {
        const auto length = qToLittleEndian(static_cast<quint32>(packet.size()));
        bytes.append(reinterpret_cast<const char*>(&length), sizeof length).append(packet);
    }
    return bytes;
}

/// Gives one end a whole stream; returns the calls that arrived.
template <typename End> QList<Received> give(End& end, QByteArrayView stream)
{
    end.device.put(preambleLine());
    end.device.put(stream);
    end.start();
    return end.calls;
}

QStringList namesOf(const QList<Received>& calls)
{
    QStringList names;
    for (const Received& each : calls)
        names << each.first;
    return names;
}

/// The methods of worker.rep in a class that repc made of it, each with the types of its arguments.
QStringList methodsIn(const QMetaObject& type, QMetaMethod::MethodType kind)
{
    QStringList methods;
    for (int i = type.methodOffset(); i < type.methodCount(); ++i)
        if (type.method(i).methodType() == kind)
            methods << QString::fromLatin1(type.method(i).methodSignature());
    return methods;
}

QStringList methodsOf(PacketSender sender)
{
    QStringList methods;
    for (const WireMethod& method : wireMethods(sender)) {
        QStringList types;
        for (std::size_t i = 0; i < method.argumentCount(); ++i)
            types << QString::fromLatin1(QMetaType(static_cast<int>(method.types[i])).name());
        methods << QString::fromLatin1(method.name.data(), static_cast<qsizetype>(method.name.size())) + '(' + types.join(',') +
                ')';
    }
    return methods;
}

/// Changes conversations at random, as a whole and byte by byte.
class StreamMutator {
public:
    explicit StreamMutator(std::uint64_t seed) : m_random(seed) { }

    std::size_t below(std::size_t end) { return end == 0 ? 0 : std::uniform_int_distribution<std::size_t>(0, end - 1)(m_random); }

    /// Packets with one to four changes, in frames that fit them; one stream in four has its bytes changed besides.
    QByteArray mutated(QList<QByteArray> conversation)
    {
        for (std::size_t changes = 1 + below(4); changes > 0; --changes)
            below(4) == 0 ? changeOrder(conversation) : changeBytes(conversation[indexIn(conversation)]);
        QByteArray stream = packets::framedAll(conversation);
        if (below(4) == 0)
            changeBytes(stream);
        return stream;
    }

private:
    template <typename List> qsizetype indexIn(const List& list)
    {
        return static_cast<qsizetype>(below(static_cast<std::size_t>(list.size())));
    }

    void changeOrder(QList<QByteArray>& conversation)
    {
        const qsizetype at = indexIn(conversation);
        switch (below(4)) {
        case 0: conversation.move(at, indexIn(conversation)); break;
        case 1: conversation.insert(at, conversation[indexIn(conversation)]); break;
        case 2: conversation[at] += conversation[indexIn(conversation)]; break;
        default:
            if (conversation.size() > 1)
                conversation.removeAt(at);
        }
    }

    void changeBytes(QByteArray& bytes)
    {
        static const quint32 kNumbers[] = {0,  1,     2,      5,       9,          10,         11,         12,
                                           13, 0x400, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff};
        const qsizetype at = indexIn(bytes);
        const qsizetype length = std::min<qsizetype>(static_cast<qsizetype>(1 + below(16)), bytes.size() - at);
        const quint32 number = qToLittleEndian(kNumbers[below(std::size(kNumbers))]);
        switch (below(6)) {
        case 0: bytes.remove(at, length); break;
        case 1: bytes.insert(at, bytes.sliced(at, length)); break;
        case 2: bytes.replace(at, sizeof number, reinterpret_cast<const char*>(&number), sizeof number); break;
        case 3: bytes.insert(at, reinterpret_cast<const char*>(&number), sizeof number); break;
        case 4: bytes.truncate(at); break;
        default:
            if (!bytes.isEmpty())
                bytes[at] = static_cast<char>(below(256));
        }
    }

    std::mt19937_64 m_random;
};

/// How many calls a stream makes before the packet that is refused, if there is one.
struct Judgement {
    qsizetype calls = 0;
    bool isRefused = false;
};

Judgement judge(PacketSender sender, QByteArrayView stream)
{
    FrameReader reader;
    PacketValidator validator(sender);
    Judgement judgement;
    reader.add(stream.toByteArray());
    while (const std::optional<QByteArrayView> packet = reader.next()) {
        judgement.isRefused = packets::check(validator, *packet).has_value();
        if (judgement.isRefused)
            return judgement;
        judgement.calls += packet->first(2) == QByteArrayView("\x06\0", 2) ? 1 : 0;
    }
    judgement.isRefused = reader.fault() != FrameReader::Fault::None;
    return judgement;
}

}  // namespace

/// The connection with Qt Remote Objects at both ends. For longer runs of the last test: `--cases 1000000 --seed 7`, or
/// KD_FUZZ_SECONDS=300 in the environment (and QTEST_FUNCTION_TIMEOUT above that, in ms).
class TestRemoteObjects : public QObject {
    Q_OBJECT

private slots:
    void knowsTheMethods()
    {
        QCOMPARE(methodsOf(PacketSender::Client), methodsIn(WorkerSource::staticMetaObject, QMetaMethod::Slot));
        QCOMPARE(methodsOf(PacketSender::Worker), methodsIn(WorkerSource::staticMetaObject, QMetaMethod::Signal));
        QCOMPARE(methodsOf(PacketSender::Client), methodsIn(WorkerReplica::staticMetaObject, QMetaMethod::Slot));
        QCOMPARE(methodsOf(PacketSender::Worker), methodsIn(WorkerReplica::staticMetaObject, QMetaMethod::Signal));
    }

    // Everything that worker.rep has arrives as it was sent. The conversation is the one in tests/data/worker, which
    // KD_RECORD=1 in the environment writes anew.
    void holdsARealConversation()
    {
        WorkerEnd worker;
        auto client = std::make_unique<ClientEnd>();
        worker.device.joinWith(client->device);
        worker.start();
        client->start();
        QTRY_VERIFY(client->isInitialized);
        for (const Received& each : allCalls())
            perform(client->worker(), each);
        QTRY_COMPARE(worker.calls, allCalls());
        for (const Received& each : allSignals())
            perform(worker, each);
        QTRY_COMPARE(client->calls, allSignals());
        client->letGo();
        QCOMPARE(worker.failures + client->failures, QStringList());
        QVERIFY(isAsRecorded("client.packets", joined(packetsIn(client->device.written()))));
        QVERIFY(isAsRecorded("worker.packets", joined(packetsIn(worker.device.written()))));
    }

    void carriesLargeSlices()
    {
        WorkerEnd worker;
        ClientEnd client;
        worker.device.joinWith(client.device);
        worker.start();
        client.start();
        QTRY_VERIFY(client.isInitialized);
        const QByteArray slice(1 << 20, 's');
        for (quint64 i = 0; i < 8; ++i)
            client.worker().putBlob("sha256:0", 8u << 20, i << 20, slice);
        emit worker.finished(1, QByteArray((2 << 20) + 1, 'v'), false);
        QTRY_COMPARE(worker.calls.size(), 8);
        QTRY_COMPARE(client.calls.size(), 1);
        QCOMPARE(worker.calls.last(), (Received{"putBlob", {QString("sha256:0"), quint64{8u << 20}, quint64{7} << 20, slice}}));
    }

    void refusesAttacksOnTheWorker_data() { addAttacks(PacketSender::Client); }
    void refusesAttacksOnTheWorker() { refuses<WorkerEnd>(); }
    void refusesAttacksOnTheClient_data() { addAttacks(PacketSender::Worker); }
    void refusesAttacksOnTheClient() { refuses<ClientEnd>(); }

    // Seeded, so that the same streams come every time. What is let through arrives at Qt Remote Objects and is called,
    // exactly that often.
    void survivesMutatedStreams()
    {
        qInfo("%s", qPrintable(g_streams.described()));
        QLoggingCategory::setFilterRules(QStringLiteral("qt.remoteobjects*=false"));  // of signatures that differ
        const QList<QByteArray> conversations[] = {packets::recorded(PacketSender::Client),
                                                   packets::recorded(PacketSender::Worker)};
        StreamMutator mutator(g_streams.seed);
        std::uint64_t refused = 0;
        std::uint64_t called = 0;
        const std::uint64_t cases = repeat(g_streams, [&] {
            const PacketSender sender = mutator.below(2) == 0 ? PacketSender::Client : PacketSender::Worker;
            const QByteArray stream = mutator.mutated(conversations[static_cast<int>(sender)]);
            const Judgement judgement = judge(sender, stream);
            const qsizetype arrived =
                sender == PacketSender::Client ? arrivals<WorkerEnd>(stream, judgement) : arrivals<ClientEnd>(stream, judgement);
            if (arrived != judgement.calls)
                qFatal("%lld of %lld calls arrived of %s", static_cast<long long>(arrived), static_cast<long long>(judgement.calls),
                       stream.toHex().constData());
            refused += judgement.isRefused ? 1 : 0;
            called += static_cast<std::uint64_t>(arrived);
        });
        qInfo("%llu streams: %llu refused, %llu calls arrived", static_cast<unsigned long long>(cases),
              static_cast<unsigned long long>(refused), static_cast<unsigned long long>(called));
        QVERIFY(refused > cases / 4 && refused < cases);
        QVERIFY(called > cases);
    }

private:
    static void addAttacks(PacketSender sender)
    {
        QTest::addColumn<Attack>("attack");
        for (const Attack& attack : packets::Attacker(sender).all())
            QTest::newRow(attack.name) << attack;
    }

    template <typename End> static void refuses()
    {
        QFETCH(Attack, attack);
        QTest::failOnWarning(QRegularExpression("."));
        End end;
        const QByteArray behind = packets::framedAll({packets::call(0, {quint64{1}})});
        const QList<Received> calls = give(end, packets::framedAll(attack.packets) + behind);
        QCOMPARE(namesOf(calls), QStringList());
        QCOMPARE(end.failures.size(), 1);
        QVERIFY2(end.failures[0].contains(attack.words), qPrintable(end.failures[0]));
        QVERIFY2(end.failures[0].startsWith("what it sends breaks KernelDesk's protocol: "), qPrintable(end.failures[0]));
    }

    template <typename End> static qsizetype arrivals(const QByteArray& stream, const Judgement& judgement)
    {
        auto end = std::make_unique<End>();
        const qsizetype arrived = give(*end, stream).size();
        if (end->failures.size() != (judgement.isRefused ? 1 : 0))
            qFatal("refused %lld times: %s", static_cast<long long>(end->failures.size()), stream.toHex().constData());
        end.reset();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return arrived;
    }

    static bool isAsRecorded(const char* name, const QByteArray& bytes)
    {
        QFile file(QStringLiteral(KD_TEST_DATA "/worker/") + QString::fromLatin1(name));
        if (qEnvironmentVariableIsSet("KD_RECORD"))
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        return file.open(QIODevice::ReadOnly) && file.readAll() == bytes;
    }
};

KD_TEST_MAIN(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    std::vector<char*> arguments = parseFuzzArguments(argc, argv, g_streams);
    TestRemoteObjects test;
    return QTest::qExec(&test, static_cast<int>(arguments.size()), arguments.data());
}

}  // namespace tst_remoteobjects

#include "tst_remoteobjects.moc"
