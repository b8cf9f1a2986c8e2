#include "lanerun.h"
#include "reference.h"
#include "values.h"

#include <QtTest>

#include <optional>
#include <set>

using namespace kd;
using namespace kd::emulator;
using namespace kd::test;

namespace {

std::vector<const Row*> allRows()
{
    std::vector<const Row*> rows;
    for (const std::span<const Row> part : {arithmeticRows(), conversionRows()}) {
        for (const Row& row : part)
            rows.push_back(&row);
    }
    return rows;
}

std::string hex(Bits value)
{
    char text[40];
    std::snprintf(text, sizeof text, "%llx:%llx", static_cast<unsigned long long>(value.high), static_cast<unsigned long long>(value.low));
    return text;
}

/// The cases from `first` on, a lane each.
LaneRun prepared(const Form& form, int first)
{
    LaneRun run;
    const std::vector<Kind> inputs = inputKinds(form), results = resultKinds(form);
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

/// Every case, all lanes at once and a random part of them, with the result on top of an input and apart, on every
/// instruction set of this processor. The first thing that is wrong.
std::string tried(const Form& form)
{
    for (int first = 0; first < kCases; first += kLanes) {
        const LaneRun start = prepared(form, first);
        const std::optional<Expectation> wanted = expected(form, start);
        if (!wanted)
            return form.name() + ": has no reference";
        for (const LaneMask mask : {kAllLanes, randomMask(first / kLanes)}) {
            for (const bool shares : {false, true}) {
                LaneRun generic = start, avx2 = start;
                generic.mask = avx2.mask = mask;
                generic.sharesRegisters = avx2.sharesRegisters = shares;
                execute(form, generic);
                if (const std::string why = wrong(form, generic, *wanted, start.carry); !why.empty())
                    return why;
                if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma"))
                    continue;
                avx2.isa = HostIsa::Avx2;
                execute(form, avx2);
                if (avx2.results != generic.results || avx2.carry != generic.carry)
                    return form.name() + ": instruction sets differ: " + wrong(form, avx2, *wanted, start.carry);
            }
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
    const std::vector<const Row*> rows = allRows();
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::addRow("%s %s", std::string(rows[i]->root).c_str(), std::string(rows[i]->pattern).c_str()) << static_cast<int>(i);
}

void OpsTest::agreesWithReference()
{
    QFETCH(int, index);
    const Row& row = *allRows()[static_cast<std::size_t>(index)];
    const std::vector<Form> forms = formsOf(row);
    QVERIFY2(!forms.empty(), "the operands of this row are not known to the test");
    for (const Form& form : forms) {
        const std::string why = tried(form);
        QVERIFY2(why.empty(), why.c_str());
    }
}

void OpsTest::rowsAreWrittenOnce()
{
    std::set<std::string> names;
    for (const Row* row : allRows()) {
        for (const Form& form : formsOf(*row))
            QVERIFY2(names.insert(form.name()).second, ("two rows accept " + form.name()).c_str());
    }
}

QTEST_APPLESS_MAIN(OpsTest)
#include "tst_ops.moc"
