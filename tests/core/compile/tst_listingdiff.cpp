// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/listingdiff.h"
#include "core/compile/listing/sequencediff.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <random>

namespace tst_listingdiff {

using namespace kd;
using Kind = ListingRun::Kind;
using Sequence = std::vector<std::uint32_t>;

namespace {

std::string recorded(const char* name)
{
    QFile file(QStringLiteral(KD_TEST_DATA "/listings/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", name);
    return file.readAll().toStdString();
}

Listing sass(const std::string& body, const std::string& name = "k")
{
    return sassListing("\t.section\t.text." + name + ",\"ax\"\n" + name + ":\n" + body, {});
}

std::string instruction(int address, const std::string& text)
{
    char start[32];
    std::snprintf(start, sizeof start, "/*%04x*/ ", address);
    return start + text + " ;\n";
}

/// "+text" and "-text" of what differs, in order.
QStringList changes(const Listing& before, const Listing& after, const ListingDiff& diff)
{
    QStringList lines;
    for (const ListingRun& run : diff.runs)
        for (std::uint32_t i = 0; i < run.count && run.kind != Kind::Kept; ++i) {
            const bool isAdded = run.kind == Kind::Added;
            const std::string_view text =
                isAdded ? after.textOf(after.lines[run.after + i]) : before.textOf(before.lines[run.before + i]);
            lines << (isAdded ? "+" : "-") + QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).trimmed();
        }
    return lines;
}

/// Every line of both listings is in one run, kept ones are alike.
void checkWhole(const Listing& before, const Listing& after, const ListingDiff& diff)
{
    std::vector<int> seenBefore(before.lines.size()), seenAfter(after.lines.size());
    std::uint32_t added = 0, removed = 0;
    for (const ListingRun& run : diff.runs) {
        QVERIFY(run.count > 0);
        for (std::uint32_t i = 0; i < run.count; ++i) {
            if (run.kind != Kind::Added)
                ++seenBefore.at(run.before + i);
            if (run.kind != Kind::Removed)
                ++seenAfter.at(run.after + i);
            if (run.kind == Kind::Kept)
                QCOMPARE(before.lines[run.before + i].kind, after.lines[run.after + i].kind);
            if (run.kind == Kind::Added)
                added += after.lines[run.after + i].kind == ListingLine::Kind::Instruction;
            if (run.kind == Kind::Removed)
                removed += before.lines[run.before + i].kind == ListingLine::Kind::Instruction;
        }
    }
    QVERIFY(std::ranges::all_of(seenBefore, [](int seen) { return seen == 1; }));
    QVERIFY(std::ranges::all_of(seenAfter, [](int seen) { return seen == 1; }));
    QCOMPARE(diff.addedInstructions, added);
    QCOMPARE(diff.removedInstructions, removed);
}

std::size_t ones(const std::vector<bool>& flags)
{
    return static_cast<std::size_t>(std::ranges::count(flags, true));
}

/// What is left of both is the same.
bool isCommon(const Sequence& before, const Sequence& after, const SequenceDiff& diff)
{
    Sequence left, right;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (!diff.removed[i])
            left.push_back(before[i]);
    for (std::size_t i = 0; i < after.size(); ++i)
        if (!diff.added[i])
            right.push_back(after[i]);
    return left == right;
}

/// Length of the longest common subsequence, by the table.
std::size_t longestCommon(const Sequence& before, const Sequence& after)
{
    std::vector<std::vector<std::size_t>> table(before.size() + 1, std::vector<std::size_t>(after.size() + 1));
    for (std::size_t i = 1; i <= before.size(); ++i)
        for (std::size_t j = 1; j <= after.size(); ++j)
            table[i][j] = before[i - 1] == after[j - 1] ? table[i - 1][j - 1] + 1 : std::max(table[i - 1][j], table[i][j - 1]);
    return table[before.size()][after.size()];
}

Sequence randomSequence(std::minstd_rand& random, std::size_t length, std::uint32_t words)
{
    Sequence sequence(length);
    std::ranges::generate(sequence, [&] { return static_cast<std::uint32_t>(random() % words); });
    return sequence;
}

}  // namespace

class TestListingDiff : public QObject {
    Q_OBJECT

private slots:
    void findsShortestScripts()
    {
        std::minstd_rand random(1);
        for (int round = 0; round < 3000; ++round) {
            const std::uint32_t words = 1 + static_cast<std::uint32_t>(random() % 8);
            const Sequence before = randomSequence(random, random() % 30, words),
                           after = randomSequence(random, random() % 30, words);
            const SequenceDiff diff = diffSequences(before, after);
            QVERIFY(diff.isMinimal && isCommon(before, after, diff));
            QCOMPARE(before.size() - ones(diff.removed), longestCommon(before, after));
        }
    }

    void staysRightWhenItGivesUp()
    {
        std::minstd_rand random(2);
        int givenUp = 0;
        for (int round = 0; round < 2000; ++round) {
            const Sequence before = randomSequence(random, random() % 60, 5), after = randomSequence(random, random() % 60, 5);
            const SequenceDiff diff = diffSequences(before, after, 1 + static_cast<int>(random() % 4));
            QVERIFY(isCommon(before, after, diff));
            givenUp += !diff.isMinimal;
            if (diff.isMinimal)
                QCOMPARE(before.size() - ones(diff.removed), longestCommon(before, after));
        }
        QVERIFY(givenUp > 100);
    }

    // Two sequences of 100,000 with little in common but their words: the bound holds, or this would take minutes.
    void boundsItsCost()
    {
        std::minstd_rand random(3);
        for (const std::uint32_t words : {2u, 40u, 5000u, 1'000'000u}) {
            const Sequence before = randomSequence(random, 100'000, words), after = randomSequence(random, 100'000, words);
            QVERIFY(isCommon(before, after, diffSequences(before, after)));
        }
    }

    void countsInstructions()
    {
        const Listing before = sass(instruction(0, "LDC R1, c[0x0][0x28]") + instruction(16, "FADD R2, R1, R3") + ".L_x_0:\n"
                                    + instruction(32, "BRA `(.L_x_0)") + instruction(48, "EXIT"));
        const Listing after =
            sass(instruction(0, "LDC R1, c[0x0][0x28]") + instruction(16, "FMUL R2, R1, R3") + instruction(32, "FADD R2, R1, R4") +
                 ".L_x_7:\n" + instruction(48, "BRA `(.L_x_7)") + instruction(64, "EXIT"));
        const ListingDiff diff = diffListings(before, after);
        checkWhole(before, after, diff);
        // Addresses and the numbers of labels do not count, registers do.
        QCOMPARE(changes(before, after, diff), (QStringList{"-FADD R2, R1, R3", "+FMUL R2, R1, R3", "+FADD R2, R1, R4"}));
        QCOMPARE(diff.addedInstructions, 2u);
        QCOMPARE(diff.removedInstructions, 1u);
        QVERIFY(!diff.isEmpty() && diff.isMinimal);
    }

    void comparesByFunction()
    {
        const std::string one = instruction(0, "A") + instruction(16, "B"), other = instruction(0, "C") + instruction(16, "D");
        const auto both = [](const std::string& first, const std::string& a, const std::string& second, const std::string& b) {
            return sassListing("\t.section\t.text." + first + ",\n" + first + ":\n" + a + "\t.section\t.text." + second + ",\n" +
                                   second + ":\n" + b,
                               {});
        };
        const Listing before = both("f", one, "g", other);
        const Listing swapped = both("g", other, "f", one);
        QVERIFY(diffListings(before, swapped).isEmpty());
        checkWhole(before, swapped, diffListings(before, swapped));
        const Listing grown = both("e", one, "g", other + instruction(32, "E"));
        const ListingDiff diff = diffListings(before, grown);
        checkWhole(before, grown, diff);
        QCOMPARE(diff.addedInstructions, 3u);
        QCOMPARE(diff.removedInstructions, 2u);
        // A parameter more is another symbol of the same kernel.
        const Listing overloaded = sass(one, "_Z1kPf"), changed = sass(one + instruction(32, "E"), "_Z1kPfi");
        QCOMPARE(changes(overloaded, changed, diffListings(overloaded, changed)), (QStringList{"-k(float*): // _Z1kPf", "+k(float*, int): // _Z1kPfi", "+E"}));
    }

    void comparesRecordings()
    {
        const Listing ampere = sassListing(recorded("reduction-sm_80.sass"), {}),
                      hopper = sassListing(recorded("reduction-sm_90.sass"), {});
        QVERIFY(diffListings(ampere, ampere).isEmpty());
        QCOMPARE(diffListings(ampere, ampere).runs.size(), std::size_t{1});
        const ListingDiff diff = diffListings(ampere, hopper);
        checkWhole(ampere, hopper, diff);
        QVERIFY(diff.addedInstructions > 20 && diff.removedInstructions > 20);
        const Listing ptx80 = ptxListing(recorded("reduction-sm_80.ptx")), ptx90 = ptxListing(recorded("reduction-sm_90.ptx"));
        const ListingDiff ptx = diffListings(ptx80, ptx90);
        QCOMPARE(changes(ptx80, ptx90, ptx), (QStringList{"-.target sm_80", "+.target sm_90"}));
    }

    void takesEmptyOnes()
    {
        const Listing nothing, listing = sass(instruction(0, "A"));
        QVERIFY(diffListings(nothing, nothing).runs.empty());
        QCOMPARE(diffListings(nothing, listing).addedInstructions, 1u);
        QCOMPARE(diffListings(listing, nothing).removedInstructions, 1u);
        checkWhole(nothing, listing, diffListings(nothing, listing));
        checkWhole(listing, nothing, diffListings(listing, nothing));
    }

    void takesLargeOnes()
    {
        std::minstd_rand random(4);
        std::string before, after;
        for (int i = 0; i < 100'000; ++i) {
            before += instruction(i * 16, "FFMA R" + std::to_string(random() % 200) + ", R1, R2, R3");
            after += instruction(i * 16, "FFMA R" + std::to_string(random() % 200) + ", R1, R2, R3");
        }
        const Listing one = sass(before), other = sass(after);
        const ListingDiff diff = diffListings(one, other);
        checkWhole(one, other, diff);
        QVERIFY(!diff.isMinimal);
    }
};

KD_TEST(TestListingDiff, QCoreApplication)

}  // namespace tst_listingdiff

#include "tst_listingdiff.moc"
