// SPDX-License-Identifier: GPL-3.0-or-later
// A timing that waits behind the run of another tab, over a real worker with the emulated GPU.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/timingmodels.h"
#include "ui/timing/timingsettingspanel.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/runs/jobrunner.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

#include <algorithm>

namespace tst_timingwait {

using namespace kd;

namespace {

constexpr int kPatience = 60000;

struct Bench {
    Bench() : workbench({.name = QStringLiteral("here"), .program = QStringLiteral(KD_WORKER)}) { workbench.target.describe(); }
    bool opensEndlessKernel()
    {
        workbench.files.openNew();
        workbench.documents.current().replaceText(
            "extern \"C\" __global__ void add_one(float* x, int n) { volatile int go = 1; while (go) x[0] += n; }");
        const auto isReady = [this] { return workbench.launches.check().plan.has_value() && workbench.jobs.whyNot().isEmpty(); };
        return QTest::qWaitFor(isReady, kPatience);
    }

    Workbench workbench;
};

/// Whether some visible label of `widget` says `words`.
bool says(const QWidget& widget, const QString& words)
{
    const QList<QLabel*> labels = widget.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->isVisibleTo(&widget) && label->text() == words; });
}

}  // namespace

class TestTimingWait : public QObject {
    Q_OBJECT
private slots:
    void aTimingThatWaitsSaysSo()
    {
        Bench bench;
        Workbench& workbench = bench.workbench;
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, kPatience);
        workbench.target.setPreferredDevice(QStringLiteral("emulated"));
        TimingSettingsPanel settings(timingOf(workbench), workbench.launches, workbench.jobs);
        settings.show();
        QVERIFY(bench.opensEndlessKernel());
        workbench.jobs.run();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.jobs.job().kind == Job::Kind::Run, kPatience);
        QVERIFY(bench.opensEndlessKernel());
        workbench.jobs.time();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.jobs.job().isWaiting, kPatience);
        QVERIFY(says(settings, QStringLiteral("Waiting for the device")));
        QVERIFY2(!workbench.jobs.isTimingAnywhere(), "what waits is measured by nobody yet");
        // The run before it ends, and the device is its own.
        workbench.jobs.of(workbench.documents.at(0)).stop();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.jobs.isTimingAnywhere(), kPatience);
        QVERIFY(!says(settings, QStringLiteral("Waiting for the device")));
        workbench.jobs.stop();
        QTRY_COMPARE_WITH_TIMEOUT(workbench.jobs.job().kind, Job::Kind::None, kPatience);
    }
};

KD_TEST(TestTimingWait, QApplication)

}  // namespace tst_timingwait

#include "tst_timingwait.moc"
