// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "tests/ui/bench/recordedworkbench.h"
#include "ui/devices/devicewatch.h"
#include "ui/shell/statusbar.h"
#include "ui/workbench/advice/architecturematrix.h"

#include <QApplication>
#include <QTest>

namespace tst_statusbar {

using namespace kd;

namespace {

bool says(const StatusBar& bar, const QString& words)
{
    for (const StatusField* const field : bar.findChildren<StatusField*>())
        if (field->accessibleName() == words)
            return true;
    return false;
}

}  // namespace

/// Over recorded answers; the stand-ins for libcuda and NVML are for a worker that is recorded.
class TestStatusBar : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void init() { qputenv("KERNELDESK_LIBNVML", KD_FAKE_NVML); }
    void cleanup()
    {
        qunsetenv("KERNELDESK_LIBCUDA");
        qunsetenv("KERNELDESK_LIBNVML");
    }

    void tellsTheTemperatureOfAGpu()
    {
        qputenv("KERNELDESK_LIBCUDA", KD_FAKE_CUDA);
        RecordedWorkbench workbench(kd::test::name() + QStringLiteral("_gpu"));
        StatusBar bar({workbench.client, workbench.documents, workbench.target, workbench.builds, workbench.launches,
                       workbench.jobs, workbench.matrix, workbench.problems, workbench.assistant});
        bar.findChild<DeviceWatch*>()->setInterval(std::chrono::milliseconds(50));
        bar.show();
        QVERIFY(QTest::qWaitForWindowActive(&bar));
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(says(bar, QStringLiteral("cuda:0 idle, 41\u202f°C")), 30000);
        // Of another device that is chosen it is not known yet, and of the emulated one it never is.
        workbench.target.setDevice(QStringLiteral("emulated"));
        QVERIFY(says(bar, QStringLiteral("emulated ready")));
    }

    void countsTheArchitecturesOfAMatrixOnScreen()
    {
        RecordedWorkbench workbench(kd::test::name());
        StatusBar bar({workbench.client, workbench.documents, workbench.target, workbench.builds, workbench.launches,
                       workbench.jobs, workbench.matrix, workbench.problems, workbench.assistant});
        workbench.builds.setDelay(Milliseconds(0));
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 30000);
        if (!workbench.target.info()->compiler.available)
            QSKIP("no NVRTC");
        workbench.files.openNew();
        workbench.documents.current().replaceText("extern \"C\" __global__ void twice(float* x) { x[threadIdx.x] *= 2; }\n");
        QTRY_VERIFY_WITH_TIMEOUT(!workbench.matrix.rows().empty(), 60000);
        const auto all = static_cast<qulonglong>(workbench.target.info()->compiler.architectures.size());
        QVERIFY(!says(bar, QStringLiteral("architectures")));
        workbench.matrix.setWatched(true);
        QVERIFY(says(bar, QStringLiteral("1 of %1 architectures").arg(all)));
        QTRY_VERIFY_WITH_TIMEOUT(says(bar, QStringLiteral("%1 architectures compiled").arg(all)), 60000);
        workbench.matrix.setWatched(false);
        QVERIFY(!says(bar, QStringLiteral("architectures")));
    }
};

KD_TEST(TestStatusBar, QApplication)

}  // namespace tst_statusbar

#include "tst_statusbar.moc"
