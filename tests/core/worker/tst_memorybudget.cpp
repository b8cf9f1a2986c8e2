// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/memorybudget.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <memory>

namespace tst_memorybudget {

using namespace kd;

namespace {

constexpr std::uint64_t kGiB = std::uint64_t{1} << 30;

}  // namespace

/// On a machine whose memory is told to it.
class TestMemoryBudget : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_memory = {.total = {32 * kGiB}, .available = {20 * kGiB}};
        m_budget = std::make_unique<MemoryBudget>(MemoryBudget::Config{.measure = [this] { return m_memory; }});
    }

    void leavesAPartToEverythingElse()
    {
        QCOMPARE(freeGiB(), 19.0);
        m_memory = {.total = {8 * kGiB}, .available = {4 * kGiB}};
        QCOMPARE(freeGiB(), 3.5);
        m_memory.available = {kGiB / 4};
        QCOMPARE(freeGiB(), 0.0);
    }

    // What is touched is missing from what the machine has free already; what is not would be given away twice.
    void countsWhatIsPromisedAndNotTouched()
    {
        MemoryClaim claim{.promised = {8 * kGiB}, .resident = {}};
        {
            const MemoryBudget::Member member(*m_budget, [&] { return claim; });
            QCOMPARE(freeGiB(), 11.0);
            claim.resident = {3 * kGiB};
            m_memory.available = {17 * kGiB};
            QCOMPARE(freeGiB(), 11.0);
            claim.resident = {12 * kGiB};  // a process has more than it was promised
            QCOMPARE(freeGiB(), 16.0);
            const MemoryBudget::Member second(*m_budget, [] { return MemoryClaim{.promised = {4 * kGiB}, .resident = {}}; });
            QCOMPARE(freeGiB(), 12.0);
        }
        QCOMPARE(freeGiB(), 16.0);
    }

    // A compile that may grow is no reason to refuse a launch; processes that compile share what launches left.
    void launchesComeBeforeElasticClaims()
    {
        MemoryClaim claim{.promised = {8 * kGiB}, .resident = {3 * kGiB}, .isElastic = true};
        const MemoryBudget::Member member(*m_budget, [&] { return claim; });
        QCOMPARE(freeGiB(), 19.0);
        QCOMPARE(m_budget->freeForElastic().value, 14 * kGiB);
        MemoryBudget limited({.limit = {9 * kGiB}, .measure = [this] { return m_memory; }});
        const MemoryBudget::Member second(limited, [&] { return claim; });
        QCOMPARE(limited.free().value, 6 * kGiB);
        QCOMPARE(limited.freeForElastic().value, kGiB);
    }

    void followsWhatOthersTake()
    {
        m_memory.available = {2 * kGiB};
        QCOMPARE(freeGiB(), 1.0);
    }

    void aLimitHoldsForAllTogether()
    {
        MemoryBudget budget({.limit = {6 * kGiB}, .measure = [this] { return m_memory; }});
        QCOMPARE(budget.free().value, 6 * kGiB);
        const MemoryBudget::Member member(budget, [] { return MemoryClaim{.promised = {5 * kGiB}, .resident = {5 * kGiB}}; });
        QCOMPARE(budget.free().value, kGiB);
        QCOMPARE(budget.text().english(), std::string("1.0 GiB of the 6.0 GiB that KERNELDESK_MEMORY_LIMIT allows are free"));
        m_memory.available = {kGiB + kGiB / 2};
        QCOMPARE(budget.text().english(), std::string("512.0 MiB of this machine's 32.0 GiB of memory are free"));
    }

    void isUnlimitedWhereTheMachineTellsNothing()
    {
        m_memory = {};
        QVERIFY(m_budget->free().value > 1000 * kGiB);
    }

    void theEnvironmentLimitsIt_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<quint64>("limit");
        QTest::newRow("not set") << QByteArray() << quint64{0};
        QTest::newRow("bytes") << QByteArray("1073741824") << quint64{kGiB};
        for (const char* nonsense : {"lots", "0", "-1", "12GB", "99999999999999999999999"})
            QTest::newRow(nonsense) << QByteArray(nonsense) << quint64{0};
    }
    void theEnvironmentLimitsIt()
    {
        QFETCH(QByteArray, text);
        qputenv("KERNELDESK_MEMORY_LIMIT", text);
        QTEST(quint64{MemoryBudget::Config::fromEnvironment().limit.value}, "limit");
        qunsetenv("KERNELDESK_MEMORY_LIMIT");
    }

private:
    double freeGiB() const { return static_cast<double>(m_budget->free().value) / static_cast<double>(kGiB); }

    posix::SystemMemory m_memory;
    std::unique_ptr<MemoryBudget> m_budget;
};

KD_TEST(TestMemoryBudget, QCoreApplication)

}  // namespace tst_memorybudget

#include "tst_memorybudget.moc"
