// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/workerpool.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <atomic>
#include <system_error>

namespace tst_workerpool {

using kd::emulator::WorkerPool;

/// The threads of the emulated GPU where the system gives few.
class TestWorkerPool : public QObject {
    Q_OBJECT

private slots:
    void startsThreadsWithTheFirstLaunch()
    {
        int started = 0;
        WorkerPool pool(3, [&](std::function<void()> work) {
            ++started;
            return std::thread(std::move(work));
        });
        QCOMPARE(started, 0);
        QCOMPARE(pool.size(), 3u);
        QCOMPARE(pool.size(), 3u);
        QCOMPARE(started, 2);
        QCOMPARE(workOf(pool, 3), 111);
    }

    void goesOnWithFewerThreads_data()
    {
        QTest::addColumn<int>("given");
        for (const int given : {0, 1, 3})
            QTest::addRow("%d", given) << given;
    }
    void goesOnWithFewerThreads()
    {
        QFETCH(int, given);
        int started = 0;
        WorkerPool pool(8, [&](std::function<void()> work) {
            if (++started > given)
                throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
            return std::thread(std::move(work));
        });
        QCOMPARE(pool.size(), static_cast<unsigned>(given) + 1);
        QCOMPARE(workOf(pool, 1), 1);
        if (given > 0)
            QCOMPARE(workOf(pool, 2), 11);
    }

private:
    /// The sum of what `count` threads add, each a digit of its own.
    static int workOf(WorkerPool& pool, unsigned count)
    {
        constexpr int kDigits[] = {1, 10, 100};
        std::atomic<int> sum = 0;
        pool.run(count, [&](unsigned index) { sum += kDigits[index]; }, [] { });
        return sum;
    }
};

KD_TEST(TestWorkerPool, QCoreApplication)

}  // namespace tst_workerpool

#include "tst_workerpool.moc"
