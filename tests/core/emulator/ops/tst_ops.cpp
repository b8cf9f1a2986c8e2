// SPDX-License-Identifier: GPL-3.0-or-later
#include "lanerun.h"
#include "reference.h"
#include "tests/core/emulator/testshare.h"
#include "values.h"

#include "core/emulator/ops/patterns.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <optional>
#include <set>

namespace tst_ops {

using namespace kd;
using namespace kd::emulator;
using namespace kd::test;

namespace {

std::vector<const InstructionPattern*> allPatterns()
{
    std::vector<const InstructionPattern*> rows;
    for (const std::span<const InstructionPattern> part : {arithmeticPatterns(), conversionPatterns()}) {
        for (const InstructionPattern& row : part)
            rows.push_back(&row);
    }
    return rows;
}

std::string hex(Bits value)
{
    char text[40];
    std::snprintf(text, sizeof text, "%llx:%llx", static_cast<unsigned long long>(value.high),
                  static_cast<unsigned long long>(value.low));
    return text;
}

/// The cases from `first` on, a lane each.
LaneRun prepared(const Form& form, int first)
{
    LaneRun run;
    const std::vector<test::Kind> inputs = inputKinds(form), results = resultKinds(form);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        run.inputs.emplace_back();
        for (int lane = 0; lane < kLanes; ++lane)
            run.inputs.back().push_back(inputOf(inputs[i].pool, static_cast<int>(i), first + lane));
    }
    for (std::size_t i = 0; i < results.size(); ++i) {
        run.results.emplace_back();
        for (int lane = 0; lane < kLanes; ++lane)
            run.results.back().push_back(inputOf(results[i].pool, 6 + static_cast<int>(i), first + lane));
    }
    run.carry = static_cast<LaneMask>(scrambled(static_cast<std::uint64_t>(first)) >> 7);
    return run;
}

struct Expectation {
    std::vector<Answer> lanes;
    std::vector<LaneCase> cases;
};
/// Empty when there is no reference.
std::optional<Expectation> expected(const Form& form, const LaneRun& run)
{
    Expectation all;
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
        LaneCase given;
        for (const auto& input : run.inputs)
            given.in.push_back(input[lane]);
        given.carry = (run.carry >> lane & 1) != 0;
        Answer answer;
        answer.carry = given.carry;
        if (!referenceOf(form, given, answer))
            return std::nullopt;
        all.lanes.push_back(answer);
        all.cases.push_back(given);
    }
    return all;
}

std::string described(const Form& form, const LaneCase& given, std::size_t result, Bits got, Bits wanted)
{
    std::string text = form.name() + " of";
    for (const Bits& bits : given.in)
        text += " " + hex(bits);
    text += given.carry ? " with carry" : "";
    return text + ": result " + std::to_string(result) + " is " + hex(got) + ", not " + hex(wanted);
}

/// What is wrong with a run; empty: nothing.
std::string wrong(const Form& form, const LaneRun& run, const Expectation& wanted, LaneMask carryBefore)
{
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
        const bool runs = (run.mask >> lane & 1) != 0;
        const Answer& answer = wanted.lanes[lane];
        for (std::size_t i = 0; i < run.results.size(); ++i) {
            const Bits got = run.results[i][lane];
            if (runs && got != answer.values.at(i) && !isNear(form, answer, got))
                return described(form, wanted.cases[lane], i, got, answer.values[i]);
            if (!runs && got != run.before[i][lane])
                return form.name() + ": lane " + std::to_string(lane) + " was not to be written";
        }
        const bool carry = runs ? answer.carry : (carryBefore >> lane & 1) != 0;
        if (((run.carry >> lane & 1) != 0) != carry)
            return described(form, wanted.cases[lane], run.results.size(), {run.carry >> lane & 1, 0}, {carry, 0});
    }
    return {};
}

LaneMask randomMask(int index)
{
    const std::uint64_t random = scrambled(static_cast<std::uint64_t>(index) + 1000);
    const auto mask = static_cast<LaneMask>(random);
    const LaneMask sparse = mask & static_cast<LaneMask>(random >> 32);
    const LaneMask chosen = (index & 1) != 0 ? sparse : mask;
    return chosen != 0 ? chosen : 1;
}

/// How a warp's worth of cases is tried: all lanes or a random part of them, the result apart or on top of an input.
struct Way {
    LaneMask mask;
    bool shares;
};
std::string triedIn(const Form& form, const LaneRun& start, const Expectation& wanted, Way way)
{
    LaneRun generic = start;
    generic.mask = way.mask;
    generic.sharesRegisters = way.shares;
    LaneRun avx2 = generic;
    execute(form, generic);
    if (const std::string why = wrong(form, generic, wanted, start.carry); !why.empty())
        return why;
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma"))
        return {};
    avx2.isa = HostIsa::Avx2;
    execute(form, avx2);
    const bool same = avx2.results == generic.results && avx2.carry == generic.carry;
    return same ? std::string() : form.name() + ": instruction sets differ: " + wrong(form, avx2, wanted, start.carry);
}

#ifdef KD_SANITIZED
constexpr int kWarpStep = 8;  // it takes its time there
#else
constexpr int kWarpStep = 1;
#endif

/// Every `step`-th warp of cases, from one that `index` chooses, on every instruction set of this processor. The first thing
/// that is wrong.
std::string tried(const Form& form, int index, int step)
{
    for (int first = index % step * kLanes; first < kCases; first += step * kLanes) {
        const LaneRun start = prepared(form, first);
        const std::optional<Expectation> wanted = expected(form, start);
        if (!wanted)
            return form.name() + ": has no reference";
        const LaneMask some = randomMask(first / kLanes);
        const bool odd = (first / kLanes) % 2 != 0;
        for (const Way way : {Way{kAllLanes, odd}, Way{some, !odd}}) {
            if (const std::string why = triedIn(form, start, *wanted, way); !why.empty())
                return why;
        }
    }
    return {};
}

}  // namespace

class OpsTest : public QObject {
    Q_OBJECT
private slots:
    void agreesWithReference_data();
    void agreesWithReference();
    void rowsAreWrittenOnce();
};

void OpsTest::agreesWithReference_data()
{
    QTest::addColumn<int>("index");
    const std::vector<const InstructionPattern*> rows = allPatterns();
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::addRow("%s %s", std::string(rows[i]->root).c_str(), std::string(rows[i]->pattern).c_str()) << static_cast<int>(i);
}

void OpsTest::agreesWithReference()
{
    QFETCH(int, index);
    const InstructionPattern& row = *allPatterns()[static_cast<std::size_t>(index)];
    const std::vector<Form> forms = formsOf(row);
    QVERIFY2(!forms.empty(), "the operands of this row are not known to the test");
    // The forms of a row that has many of them share the cases.
    const int step = kWarpStep * (forms.size() > 256 ? 32 : forms.size() > 64 ? 4 : 1);
    for (const std::size_t i : TestShare::ofThisRun().chosen(forms, [](const Form& form) { return form.name(); })) {
        const std::string why = tried(forms[i], static_cast<int>(i), step);
        QVERIFY2(why.empty(), why.c_str());
    }
}

void OpsTest::rowsAreWrittenOnce()
{
    std::set<std::string> names;
    for (const InstructionPattern* row : allPatterns()) {
        for (const Form& form : formsOf(*row))
            QVERIFY2(names.insert(form.name()).second, ("two rows accept " + form.name()).c_str());
    }
}

KD_TEST(OpsTest, kd::test::NoApplication)

}  // namespace tst_ops

#include "tst_ops.moc"
