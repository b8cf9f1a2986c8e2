#include "app/window/laterparts.h"
#include "core/base/error.h"
#include "ui/client/workerwire.h"
#include "ui/common/chartplot.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace {

/// Empty where the process has gone.
QByteArray mapsOf(qint64 process)
{
    QFile maps(QStringLiteral("/proc/%1/maps").arg(process));
    return maps.open(QIODevice::ReadOnly) ? maps.readAll() : QByteArray();
}

}  // namespace

/// The library that the window loads after its first picture: beside the window's program, and not beside this test.
class LaterPartsTest : public QObject {
    Q_OBJECT
private slots:
    void theWindowLoadsThemAndStartsItsWorker()
    {
        QProcess window;
        window.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        window.start(QStringLiteral(KD_WINDOW), {});
        QVERIFY(window.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(mapsOf(window.processId()).contains("kerneldesk-window-later.so"), 30000);
        QTRY_VERIFY(mapsOf(window.processId()).contains("QCustomPlot"));
        QCOMPARE(window.state(), QProcess::Running);
        window.kill();
        QVERIFY(window.waitForFinished());
    }

    void theWindowEndsWithASentenceWithoutThem()
    {
        const QTemporaryDir folder;
        const QString alone = folder.filePath(QStringLiteral("kerneldesk-window"));
        QVERIFY(QFile::copy(QStringLiteral(KD_WINDOW), alone));
        QProcess window;
        window.start(alone, {});
        QVERIFY(window.waitForFinished(30000));
        QCOMPARE(window.exitCode(), 3);
        const QString words = QString::fromUtf8(window.readAllStandardError());
        QVERIFY2(words.contains(folder.filePath(QStringLiteral("kerneldesk-window-later.so"))), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("install KernelDesk again")), qPrintable(words));
    }

    void callsFailInASentenceWithoutThem()
    {
        QVERIFY(!kd::whatLaterPartsLack().isEmpty());
        QBuffer link;
        try {
            kd::makeWorkerWire(link);
            QFAIL("a wire without its library");
        } catch (const kd::Error& error) {
            QVERIFY2(QByteArray(error.what()).contains("kerneldesk-window-later.so"), error.what());
        }
    }

    void chartsTellWhyTheyAreNotDrawn()
    {
        kd::Chart chart;
        chart.setContent({});
        const auto* const label = chart.findChild<QLabel*>();
        QVERIFY(label != nullptr);
        QVERIFY2(label->text().contains(QStringLiteral("install KernelDesk again")), qPrintable(label->text()));
    }
};

QTEST_MAIN(LaterPartsTest)
#include "tst_laterparts.moc"
