// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/reachablememory.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace kd::tst_reachablememory {

constexpr std::uint64_t kBase = 0x7f2a00000000;

/// What a launch can reach, in a memory of a few allocations.
class ReachableMemoryTest : public QObject {
    Q_OBJECT

private slots:
    /// A list of three nodes, the last of which leads back to the first, and a neighbour that nothing leads to.
    void followsAddressesInMemory()
    {
        m_words = {{kBase, {1, kBase + 0x1008, 2}}, {kBase + 0x1000, {3, kBase + 0x2000}}, {kBase + 0x2000, {kBase}}, {kBase + 0x3000, {7}}};
        QCOMPARE(reached({kBase + 8}, 1000), (std::vector<std::uint64_t>{kBase, kBase + 0x1000, kBase + 0x2000}));
    }

    void leavesOutWhatIsBeyondTheLimit()
    {
        m_words = {{kBase, {kBase + 0x1000, kBase + 0x2000}}, {kBase + 0x1000, std::vector<std::uint64_t>(100)}, {kBase + 0x2000, {5}}};
        QCOMPARE(reached({kBase}, 32), (std::vector<std::uint64_t>{kBase, kBase + 0x2000}));
        QCOMPARE(m_left, 800u);
    }

    /// Numbers that are no addresses cost a question a page, not one a number.
    void asksLittleOfNumbers()
    {
        std::vector<std::uint64_t> numbers;
        for (std::uint64_t i = 0; i < 100'000; ++i)
            numbers.push_back((i % 7 << 33) + i);
        m_words = {{kBase, numbers}};
        QCOMPARE(reached({kBase}, 10'000'000), std::vector<std::uint64_t>{kBase});
        QVERIFY2(m_questions < 1000, qPrintable(QString::number(m_questions)));
    }

    void numbersBelowAndBeyondAreNone()
    {
        m_words = {{1000, {1}}, {std::uint64_t{1} << 60, {2}}};
        QCOMPARE(reached({1000, std::uint64_t{1} << 60, 0, ~std::uint64_t{0}}, 1000), std::vector<std::uint64_t>{});
        QCOMPARE(m_questions, 0);
    }

private:
    std::vector<std::uint64_t> reached(std::vector<std::uint64_t> roots, std::uint64_t limit)
    {
        m_questions = 0;
        ReachableMemory reachable(
            [this](std::uint64_t address) -> std::optional<MemoryRange> {
                ++m_questions;
                for (const auto& [begin, words] : m_words)
                    if (address >= begin && address - begin < 8 * words.size())
                        return MemoryRange{begin, 8 * words.size()};
                return std::nullopt;
            },
            limit);
        reachable.look(std::as_bytes(std::span(roots)));
        std::vector<std::uint64_t> found;
        while (const std::optional<MemoryRange> range = reachable.next()) {
            found.push_back(range->address);
            reachable.look(std::as_bytes(std::span(m_words.at(range->address))));
        }
        m_left = reachable.leftBytes();
        std::ranges::sort(found);
        return found;
    }

    std::map<std::uint64_t, std::vector<std::uint64_t>> m_words;
    int m_questions = 0;
    std::uint64_t m_left = 0;
};

KD_TEST(ReachableMemoryTest, kd::test::NoApplication)

}  // namespace kd::tst_reachablememory
#include "tst_reachablememory.moc"
