// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/descriptor.h"
#include "core/base/posix/process.h"
#include "core/worker/supervisor.h"
#include "core/worker/wire.h"
#include "tests/program/testprogram.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_supervisor {

using namespace kd;

/// The supervisor with children that do as they are told.
class TestSupervisor : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { posix::ignoreBrokenPipes(); }

    // Signatures that are too long for a message need room; without it the compile ends in a sentence, and no child is blamed.
    void signaturesWithoutRoomHarmNoChild()
    {
        const QTemporaryDir scratch;
        const ChildConfig child{.program = KD_FAKE_CHILD, .environment = posix::currentEnvironment()};
        Supervisor supervisor({.compileChild = child,
                               .scratchBase = scratch.path().toStdString(),
                               .blobs = {.bytes = {1 << 20}}});
        QSignalSpy finished(&supervisor, &Supervisor::finished);
        QSignalSpy signatures(&supervisor, &Supervisor::signatures);
        QSignalSpy failed(&supervisor, &Supervisor::failed);
        compile(supervisor, 1, "signature-long");
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(finished.size(), 1);
        QVERIFY(finished[0][2].toBool());
        QCOMPARE(messageFromWire(failed[0][1].toString()).pattern(), std::string_view("{} of host memory are wanted; {}"));
        compile(supervisor, 2, "ok");
        QTRY_COMPARE(signatures.size(), 1);
        QSignalSpy gone(&supervisor, &Supervisor::gone);
        supervisor.shutDown();
        QTRY_VERIFY(!gone.isEmpty());
    }

    void whatIsNoMessageIsTextOfOthers()
    {
        const Message sent = message("{} byte(s) of {}", 3, std::string("a.bin"));
        QVERIFY(messageFromWire(messageToWire(sent)) == sent);
        QVERIFY(messageFromWire(messageToWire(verbatim("{} % \""))) == verbatim("{} % \""));
        for (const char* const text : {"It is gone.", "{", R"({"text": "{}"})", "[1]", "7"})
            QCOMPARE(messageFromWire(QString::fromUtf8(text)).english(), std::string(text));
        QVERIFY(messageFromWire({}).empty());
    }

private:
    static void compile(Supervisor& supervisor, quint64 job, const std::string& order)
    {
        const CompileRequest request{.source = order, .programName = "k.cu", .useCache = false};
        supervisor.compile(job, {}, pack(toCbor(Json(request)), {}));
    }
};

KD_TEST(TestSupervisor, QCoreApplication)

}  // namespace tst_supervisor

#include "tst_supervisor.moc"
