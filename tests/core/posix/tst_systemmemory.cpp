// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/systemmemory.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

namespace tst_systemmemory {

using namespace kd;

namespace {

constexpr std::uint64_t kMemoryMiB = 1 << 20;

}  // namespace

/// Of machines that are made of files.
class TestSystemMemory : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_machine = std::make_unique<QTemporaryDir>();
        write("proc/meminfo",
              "MemTotal:       16777216 kB\nMemFree:          1000 kB\nMemAvailable:    8388608 kB\nSwapFree: 99 kB\n");
    }

    void isThatOfTheMachine()
    {
        QCOMPARE(totalMiB(), 16384u);
        QCOMPARE(availableMiB(), 8192u);
    }

    void aGroupLimitsIt()
    {
        write("proc/self/cgroup", "0::/user.slice/job.scope\n");
        group("sys/fs/cgroup/user.slice/job.scope", "memory.max", 2048, "memory.current", 1536, "inactive_file", 512);
        QCOMPARE(totalMiB(), 2048u);
        QCOMPARE(availableMiB(), 1024u);
    }

    // The strictest of all around a process counts; "max" is no limit.
    void groupsAroundCountToo()
    {
        write("proc/self/cgroup", "0::/user.slice/job.scope\n");
        group("sys/fs/cgroup/user.slice", "memory.max", 4096, "memory.current", 3584, "inactive_file", 0);
        group("sys/fs/cgroup/user.slice/job.scope", "memory.max", 2048, "memory.current", 100, "inactive_file", 0);
        QCOMPARE(totalMiB(), 2048u);
        QCOMPARE(availableMiB(), 512u);
        write("sys/fs/cgroup/user.slice/memory.max", "max\n");
        QCOMPARE(availableMiB(), 1948u);
    }

    void theOldGroupsCountToo()
    {
        write("proc/self/cgroup", "9:name=systemd:/\n4:cpu,memory:/docker/1\n0::/\n");
        group("sys/fs/cgroup/memory/docker/1", "memory.limit_in_bytes", 3072, "memory.usage_in_bytes", 1024, "total_inactive_file",
              1000);
        QCOMPARE(totalMiB(), 3072u);
        QCOMPARE(availableMiB(), 3048u);
    }

    // As in a container, whose own group is mounted where the paths are told from outside.
    void aPathThatIsNotThereMeansTheMountItself()
    {
        write("proc/self/cgroup", "4:memory:/docker/elsewhere\n");
        group("sys/fs/cgroup/memory", "memory.limit_in_bytes", 1024, "memory.usage_in_bytes", 24, "total_inactive_file", 0);
        QCOMPARE(availableMiB(), 1000u);
    }

    void moreThanTheLimitLeavesNothing()
    {
        write("proc/self/cgroup", "0::/a\n");
        group("sys/fs/cgroup/a", "memory.max", 100, "memory.current", 140, "inactive_file", 0);
        QCOMPARE(availableMiB(), 0u);
    }

    void nonsenseLimitsNothing()
    {
        write("proc/self/cgroup", "what\n::\n0:/a\n0::/a\n");
        write("sys/fs/cgroup/a/memory.max", "lots\n");
        QCOMPARE(availableMiB(), 8192u);
        write("proc/meminfo", "nothing to see\n");
        QCOMPARE(totalMiB(), 0u);
    }

    void tellsOfThisMachine()
    {
        const posix::SystemMemory memory = posix::systemMemory();
        QVERIFY(memory.total.value > 64 * kMemoryMiB);
        QVERIFY(memory.available.value > 0 && memory.available <= memory.total);
    }

    void privateMemoryGrowsWithWhatIsTouched()
    {
        const Bytes before = posix::privateMemory(::getpid());
        QVERIFY(before.value > 0);
        const std::vector<char> touched(64 * kMemoryMiB, 'x');
        QVERIFY(touched.back() == 'x' && posix::privateMemory(::getpid()).value > before.value + 32 * kMemoryMiB);
        QCOMPARE(posix::privateMemory(0).value, 0u);
    }

private:
    void write(const QString& name, const QByteArray& text) const
    {
        const QString path = m_machine->filePath(name);
        QDir().mkpath(path.section('/', 0, -2));
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly) && file.write(text) == text.size());
    }
    /// Numbers in MiB.
    void group(const QString& folder, const char* limit, quint64 most, const char* usage, quint64 used, const char* reclaimable,
               quint64 cache) const
    {
        const auto bytes = [](quint64 number) { return QByteArray::number(number * kMemoryMiB); };
        write(folder + "/" + limit, bytes(most) + "\n");
        write(folder + "/" + usage, bytes(used) + "\n");
        write(folder + "/memory.stat", "anon 12\n" + QByteArray(reclaimable) + " " + bytes(cache) + "\nunevictable 0\n");
    }
    quint64 totalMiB() const { return posix::systemMemory(m_machine->path().toStdString()).total.value / kMemoryMiB; }
    quint64 availableMiB() const { return posix::systemMemory(m_machine->path().toStdString()).available.value / kMemoryMiB; }

    std::unique_ptr<QTemporaryDir> m_machine;
};

KD_TEST(TestSystemMemory, QCoreApplication)

}  // namespace tst_systemmemory

#include "tst_systemmemory.moc"
