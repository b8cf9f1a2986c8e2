// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/backgroundthread.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <latch>
#include <system_error>
#include <vector>

namespace tst_backgroundthread {

using kd::BackgroundThread;

class TestBackgroundThread : public QObject {
    Q_OBJECT

private slots:
    void doesAllInOrderElsewhere()
    {
        std::vector<int> done;
        std::thread::id where;
        BackgroundThread thread;
        for (int i = 0; i < 100; ++i)
            thread.start([&, i] {
                where = std::this_thread::get_id();
                done.push_back(i);
            });
        thread.waitForDone();
        QCOMPARE(done.size(), std::size_t{100});
        QVERIFY(std::is_sorted(done.begin(), done.end()));
        QVERIFY(where != std::this_thread::get_id());
    }

    void doesWhatIsLeftAtItsEnd()
    {
        int done = 0;
        {
            BackgroundThread thread;
            for (int i = 0; i < 100; ++i)
                thread.start([&] { ++done; });
        }
        QCOMPARE(done, 100);
        const BackgroundThread unused;
    }

    void forgetsWhatHasNotBegun()
    {
        std::latch hasBegun(1), mayEnd(1);
        int done = 0;
        BackgroundThread thread;
        thread.start([&] {
            hasBegun.count_down();
            mayEnd.wait();
            ++done;
        });
        hasBegun.wait();
        thread.start([&] { done += 10; });
        thread.clear();
        mayEnd.count_down();
        thread.waitForDone();
        QCOMPARE(done, 1);
    }

    // ulimit -u: the caller does it, and a thread is tried again with the next.
    void withoutAThreadTheCallerDoesIt()
    {
        bool mayStart = false;
        std::vector<std::thread::id> where;
        BackgroundThread thread([&mayStart](BackgroundThread::Work work) {
            if (!mayStart)
                throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
            return std::thread(std::move(work));
        });
        thread.start([&] { where.push_back(std::this_thread::get_id()); });
        QCOMPARE(where.size(), std::size_t{1});
        QVERIFY(where[0] == std::this_thread::get_id());
        thread.waitForDone();
        mayStart = true;
        thread.start([&] { where.push_back(std::this_thread::get_id()); });
        thread.waitForDone();
        QCOMPARE(where.size(), std::size_t{2});
        QVERIFY(where[1] != std::this_thread::get_id());
    }
};

KD_TEST(TestBackgroundThread, QCoreApplication)

}  // namespace tst_backgroundthread

#include "tst_backgroundthread.moc"
