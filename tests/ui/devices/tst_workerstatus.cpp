// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "tests/ui/bench/devicemodels.h"
#include "ui/common/themedlabel.h"
#include "ui/devices/devicecomparison.h"
#include "ui/devices/devicewatch.h"
#include "ui/devices/gaugespanel.h"
#include "ui/devices/workerstatus.h"
#include "ui/program/peakfile.h"
#include "ui/workbench/peaks/peakstore.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <optional>

namespace tst_workerstatus {

using namespace kd;

namespace {

Target worker()
{
    return {.name = QStringLiteral("local"), .program = QStringLiteral(KD_WORKER), .arguments = {}};
}

QPushButton* button(const QWidget& foot, const QString& text)
{
    for (QPushButton* const each : foot.findChildren<QPushButton*>())
        if (each->text() == text)
            return each;
    return nullptr;
}

const AttributeRow* rowTitled(const AttributeTable& table, const QString& title)
{
    for (const AttributeSection& section : table.groups)
        for (const AttributeRow& row : section.rows)
            if (row.title == title)
                return &row;
    return nullptr;
}

}  // namespace

/// Over a real worker; where a GPU is asked for, with stand-ins for libcuda and NVML.
class TestWorkerStatus : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void init()
    {
        m_state.emplace();
        qputenv("XDG_STATE_HOME", m_state->path().toUtf8());
        qputenv("KDFAKE_ATTRIBUTES", "39:2048");  // threads of an SM
    }
    void cleanup()
    {
        for (const char* const name : {"KERNELDESK_LIBCUDA", "KERNELDESK_LIBNVML", "KDFAKE_ATTRIBUTES", "XDG_STATE_HOME"})
            qunsetenv(name);
    }

    void emulatedGpuHasNoPeaks()
    {
        Workbench workbench(worker());
        GaugesPanel panel(comparisonOf(workbench), workerModels(workbench), nullptr);
        QVERIFY(!button(panel, QStringLiteral("Measure peaks"))->isEnabled());
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 30000);
        const QPushButton* const measure = button(panel, QStringLiteral("Measure peaks"));
        QVERIFY(!measure->isEnabled());
        QVERIFY2(measure->toolTip().contains(QStringLiteral("no time of its own")), qPrintable(measure->toolTip()));
        QVERIFY(button(panel, QStringLiteral("Restart worker"))->isEnabled());
    }

    void peaksAreMeasuredShownAndKept()
    {
        qputenv("KERNELDESK_LIBCUDA", KD_FAKE_CUDA);
        Workbench workbench(worker());
        DeviceComparison& comparison = comparisonOf(workbench);
        GaugesPanel panel(comparisonOf(workbench), workerModels(workbench), nullptr);
        QSignalSpy failed(&workbench.notices, &Notices::failed);
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 30000);
        QCOMPARE(workbench.target.deviceId(), QStringLiteral("cuda:0"));
        if (!workbench.target.info()->compiler.available)
            QSKIP("no NVRTC");
        QVERIFY(rowTitled(*comparison.table(), QStringLiteral("Bandwidth, measured")) == nullptr);
        QPushButton* const measure = button(panel, QStringLiteral("Measure peaks"));
        QVERIFY2(measure->isEnabled(), qPrintable(measure->toolTip()));
        measure->click();
        QVERIFY(!measure->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(measure->isEnabled(), 60000);
        // The driver of tests runs no kernel: what verifies its sums gives no figure, and what does not is kept all the same.
        QCOMPARE(failed.size(), 1);
        const QString sentences = failed.front().front().toString();
        QVERIFY2(sentences.contains(QStringLiteral("FP32 multiply-add was not measured: its kernel computed something else")),
                 qPrintable(sentences));
        const AttributeRow* const bandwidth = rowTitled(*comparison.table(), QStringLiteral("Bandwidth, measured"));
        QVERIFY(bandwidth != nullptr && bandwidth->cells[0].raw.toLongLong() > 0);
        QVERIFY2(bandwidth->cells[0].source.contains(QStringLiteral("30 samples")), qPrintable(bandwidth->cells[0].source));
        QVERIFY(bandwidth->brief.startsWith(QDate::currentDate().toString(QStringLiteral("yyyy-MM"))));
        QVERIFY(rowTitled(*comparison.table(), QStringLiteral("FP32, measured")) == nullptr);
        const QString file = QString::fromStdString(defaultPeakFile().string());
        QVERIFY(file.startsWith(m_state->path()));
        QTRY_VERIFY(QFile::exists(file));
        // What is kept is there again.
        Workbench later(worker());
        PeakStore& store = peaksOf(later);
        QTRY_COMPARE(store.book()->size(), 1u);
        QCOMPARE(store.book()->front().read.samples.size(), 30u);
    }

    void aWorkerThatDiesEndsTheMeasurement()
    {
        qputenv("KERNELDESK_LIBCUDA", KD_FAKE_CUDA);
        Workbench workbench(worker());
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 30000);
        if (!workbench.target.info()->compiler.available)
            QSKIP("no NVRTC");
        PeakStore& store = peaksOf(workbench);
        QSignalSpy failed(&store, &PeakStore::failed);
        store.measure(*workbench.target.device());
        QVERIFY(store.isMeasuring() && workbench.target.isMeasured());
        workbench.target.restart();
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 30000);
        QVERIFY(!workbench.target.isMeasured());
        QVERIFY(store.book()->empty());
    }

    void theWorkerIsStartedAnew()
    {
        Workbench workbench(worker());
        GaugesPanel panel(comparisonOf(workbench), workerModels(workbench), nullptr);
        panel.show();
        QSignalSpy failed(&workbench.notices, &Notices::failed);
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 30000);
        const qint64 before = workbench.client.processId();
        QVERIFY(before > 0);
        button(panel, QStringLiteral("Restart worker"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.client.processId() > 0 && workbench.client.processId() != before, 30000);
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 30000);
        QCOMPARE(workbench.target.state(), TargetConnection::State::Ready);
        QCOMPARE(failed, QList<QVariantList>());
        for (const QLabel* const label : panel.findChildren<QLabel*>())
            QVERIFY2(!label->text().contains(QStringLiteral("Another target")), qPrintable(label->text()));
    }

    void aRunOfAnotherTabIsNotEndedUnasked()
    {
        Workbench workbench(worker());
        WorkerStatus foot(workerModels(workbench));
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 30000);
        QCOMPARE(workbench.jobs.job().kind, Job::Kind::None);
        workbench.target.setBusy(true);
        button(foot, QStringLiteral("Restart worker"))->click();
        QVERIFY(foot.findChild<QMessageBox*>() != nullptr);
        QVERIFY(workbench.target.info() != nullptr);
    }

    void processAndMemoryAreShown()
    {
        Workbench workbench(worker());
        WorkerStatus foot(workerModels(workbench));
        const auto says = [&](const QRegularExpression& words) {
            const QList<QLabel*> labels = foot.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return words.match(label->text()).hasMatch(); });
        };
        QVERIFY(says(QRegularExpression(QStringLiteral("^–$"))));
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 30000);
        foot.showProcess();
        const qint64 process = workbench.client.processId();
        QVERIFY(says(QRegularExpression(QStringLiteral("^pid %1, \\d+(\\.\\d+)?\u202f[KMG]iB$").arg(process))));
    }

    void temperatureIsReadOfAGpuAlone_data()
    {
        QTest::addColumn<bool>("isGpu");
        QTest::newRow("GPU") << true;
        QTest::newRow("emulated GPU") << false;
    }
    void temperatureIsReadOfAGpuAlone()
    {
        QFETCH(const bool, isGpu);
        qputenv("KERNELDESK_LIBNVML", KD_FAKE_NVML);
        if (isGpu)
            qputenv("KERNELDESK_LIBCUDA", KD_FAKE_CUDA);
        Workbench workbench(worker());
        DeviceWatch watch(workbench.client, workbench.target, workbench.jobs);
        watch.setInterval(std::chrono::milliseconds(50));
        QSignalSpy changed(&watch, &DeviceWatch::changed);
        // It reads only while the program is in front.
        QWidget window;
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 30000);
        if (isGpu) {
            QTRY_COMPARE_WITH_TIMEOUT(watch.temperature(), std::optional(41.0), 30000);
        } else {
            QTest::qWait(300);
            QVERIFY(!watch.temperature() && changed.isEmpty());
        }
    }

private:
    std::optional<QTemporaryDir> m_state;
};

KD_TEST(TestWorkerStatus, QApplication)

}  // namespace tst_workerstatus

#include "tst_workerstatus.moc"
