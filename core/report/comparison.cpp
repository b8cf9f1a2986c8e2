// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/comparison.h"

#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/device/architecture.h"
#include "core/report/matrixcolumns.h"
#include "core/report/timewords.h"

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

using Kind = ReportChange::Kind;
using numbers::grouped;
using report::ComparedFigure;

constexpr std::size_t kShownHash = 8;

std::string nameOf(ComparedFigure figure)
{
    return worded(report::kComparedColumns.at(static_cast<std::size_t>(figure)).head);
}

std::string nameOf(Kind kind)
{
    switch (kind) {
    case Kind::Same: return worded("same");
    case Kind::Better: return worded("better");
    case Kind::Worse: return worded("worse");
    case Kind::Changed: break;
    }
    return worded("changed");
}

ReportChange change(std::string subject, std::string before, std::string after, Kind kind)
{
    return {std::move(subject), std::move(before), std::move(after), kind, nameOf(kind)};
}

/// One that is neither better nor worse by itself.
ReportChange fact(std::string subject, std::string before, std::string after)
{
    const Kind kind = before == after ? Kind::Same : Kind::Changed;
    return change(std::move(subject), std::move(before), std::move(after), kind);
}

/// `less`: what fewer of it means.
Kind kindOf(double before, double after, Kind less)
{
    if (before == after)
        return Kind::Same;
    const Kind more = less == Kind::Better ? Kind::Worse : Kind::Better;
    return after < before ? less : more;
}

ReportChange spills(const KernelInfo& before, const KernelInfo& after)
{
    const auto bytes = [](const KernelInfo& kernel) { return std::uint64_t{kernel.spillStores} + kernel.spillLoads; };
    ReportChange made =
        change(nameOf(ComparedFigure::Spilled), numbers::grouped(before.spillStores), numbers::grouped(after.spillStores),
               kindOf(static_cast<double>(bytes(before)), static_cast<double>(bytes(after)), Kind::Better));
    made.loss = worded("spilled bytes");
    return made;
}

/// Static and dynamic.
ReportChange shared(const KernelInfo& before, const Report& reportBefore, const KernelInfo& after, const Report& reportAfter)
{
    const auto bytes = [](const KernelInfo& kernel, const Report& report) {
        return numbers::bytes(std::uint64_t{kernel.staticShared} + report.input.dynamicShared);
    };
    return fact(nameOf(ComparedFigure::Shared), bytes(before, reportBefore), bytes(after, reportAfter));
}

ReportChange occupancy(const OccupancyResult& before, const OccupancyResult& after)
{
    ReportChange made =
        change(nameOf(ComparedFigure::Occupancy), numbers::percent(before.occupancy), numbers::percent(after.occupancy),
               kindOf(before.occupancy, after.occupancy, Kind::Worse));
    made.loss = worded("occupancy");
    return made;
}

ReportChange limiter(const OccupancyResult& before, const OccupancyResult& after)
{
    return fact(nameOf(ComparedFigure::Limiter), report::limiterWords(before), report::limiterWords(after));
}

ReportChange registers(const KernelInfo& before, const KernelInfo& after)
{
    return fact(nameOf(ComparedFigure::Registers), grouped(before.registers), grouped(after.registers));
}

/// What got worse on an architecture where `change` did.
std::string worseOn(const ReportChange& change, const std::string& architecture)
{
    return worded(message("{} on {}", change.loss, architecture));
}

/// The one that weighs most.
Kind worstOf(const std::vector<ReportChange>& changes)
{
    Kind worst = Kind::Same;
    for (const ReportChange& each : changes)
        worst = std::max(worst, each.kind);
    return worst;
}

/// Both write the same code in the same place.
bool isSameChange(const Candidate& one, const Candidate& other)
{
    return !one.text.empty() && one.text == other.text && one.line == other.line;
}

const ReportRow* rowOf(const Report& report, const std::string& architecture)
{
    const auto found = std::ranges::find(report.matrix, architecture, &ReportRow::architecture);
    return found == report.matrix.end() ? nullptr : &*found;
}

class Comparison {
public:
    Comparison(const Report& before, const Report& after) : m_before(before), m_after(after)
    {
        m_made.titleBefore = before.title;
        m_made.title = after.title;
    }

    ReportComparison make()
    {
        compareTiming();
        compareResult();
        compareKernel();
        compareAnswers();
        compareMaking();
        compareMatrix();
        return std::move(m_made);
    }

private:
    void add(ReportChange change, const std::string& worse = {})
    {
        if (change.kind == Kind::Worse)
            m_made.worse.push_back(worse);
        m_made.figures.push_back(std::move(change));
    }

    void compareTiming()
    {
        const std::optional<TimingOutcome>& before = m_before.timing;
        const std::optional<TimingOutcome>& after = m_after.timing;
        const auto isTimed = [](const auto& timing) { return timing && report::isMeasured(*timing); };
        if (!isTimed(before) && !isTimed(after))
            return;
        const auto words = [&](const auto& timing) {
            return isTimed(timing)
                ? worded(message("{} ({} to {})", numbers::duration(timing->statistics->median),
                                 numbers::duration(timing->statistics->intervalLow),
                                 numbers::duration(timing->statistics->intervalHigh)))
                : worded("not timed");
        };
        ReportChange time{
            .subject = worded(message("Time, median ({} interval)", numbers::percent(report::kInterval))),
            .before = words(before),
            .after = words(after),
            .kind = Kind::Changed};
        time.words = isTimed(before) && isTimed(after) ? whyNotComparable(*before, *after) : worded("only one report has a time");
        if (time.words.empty())
            judge(time, compareTimes(*before, *after));
        else
            time.words = worded("CANNOT TELL") + ": " + time.words;
        add(std::move(time), worded("time"));
    }

    std::string whyNotComparable(const TimingOutcome& before, const TimingOutcome& after) const
    {
        const auto argumentsOf = [](const Report& report) {
            const Json launch = valueOr(report.session, "launch", Json());
            return std::pair(valueOr(launch, "arguments", Json()), valueOr(launch, "defineValues", Json()));
        };
        if (before.run.device == after.run.device && argumentsOf(m_before) != argumentsOf(m_after))
            return worded("the launches have different arguments");
        return report::whyNotComparable(before, after);
    }

    void judge(ReportChange& time, const TimeVerdict& verdict)
    {
        m_made.time = verdict;
        const auto signedPercent = [](double share) { return (share > 0 ? "+" : "") + numbers::percent(share); };
        const std::string range = ": " + worded(message("{}, from {} to {}", signedPercent(verdict.change),
                                                         signedPercent(verdict.low), signedPercent(verdict.high)));
        switch (verdict.kind) {
        case TimeVerdict::Kind::Faster: time.kind = Kind::Better; time.words = worded("FASTER") + range; break;
        case TimeVerdict::Kind::Slower: time.kind = Kind::Worse; time.words = worded("SLOWER") + range; break;
        case TimeVerdict::Kind::Same: time.kind = Kind::Same; time.words = worded("SAME") + range; break;
        case TimeVerdict::Kind::CannotTell: time.words = worded("CANNOT TELL") + range; break;
        }
    }

    void compareResult()
    {
        if (!m_before.run && !m_after.run)
            return;
        const auto words = [](const Report& report) {
            if (!report.run)
                return worded("not run");
            if (!report.run->ok())
                return report::verdictsOf(report).front().word;
            return report.run->verification.empty() ? worded("ran, not compared") : worded("verified");
        };
        const auto isVerified = [](const Report& report) {
            return report.run && report.run->ok() && !report.run->verification.empty();
        };
        const auto isBad = [](const Report& report) { return report.run && !report.run->ok(); };
        ReportChange result = fact(worded("Result"), words(m_before), words(m_after));
        const bool worse = (isVerified(m_before) && !isVerified(m_after)) || (!isBad(m_before) && isBad(m_after));
        const bool better = (isVerified(m_after) && !isVerified(m_before)) || (!isBad(m_after) && isBad(m_before));
        if (worse || better)
            result = change(result.subject, result.before, result.after, worse ? Kind::Worse : Kind::Better);
        add(std::move(result), worded("the result"));
        const auto device = [](const Report& report) { return report.run ? report.run->device : std::string(); };
        add(fact(worded("Device"), device(m_before), device(m_after)));
    }

    /// The chosen architecture, which the matrix need not have.
    void compareKernel()
    {
        const std::string name = architectureName(m_after.input.architecture);
        add(fact(worded("Architecture"), architectureName(m_before.input.architecture), name));
        const bool isSame = m_before.input.architecture == m_after.input.architecture;
        const bool isInMatrix = rowOf(m_before, name) != nullptr && rowOf(m_after, name) != nullptr;
        for (const ReportChange& each : kernelChanges())
            if (isSame && !isInMatrix)
                add(each, worseOn(each, name));
            else if (isSame)
                m_made.figures.push_back(each);  // told of by the matrix
            else
                m_made.figures.push_back(fact(each.subject, each.before, each.after));
        add(fact(worded("Launch"), report::launchWords(m_before), report::launchWords(m_after)));
    }

    std::vector<ReportChange> kernelChanges() const
    {
        return {occupancy(m_before.occupancy, m_after.occupancy),
                limiter(m_before.occupancy, m_after.occupancy), registers(m_before.kernel, m_after.kernel),
                spills(m_before.kernel, m_after.kernel), shared(m_before.kernel, m_before, m_after.kernel, m_after)};
    }

    /// Changes that both reports tried; what a change would do is neither better nor worse than before.
    void compareAnswers()
    {
        const auto words = [](const Trial& answer) {
            const report::AnswerText parts = report::answerWords(answer);
            return parts.before + (parts.figure.empty() ? "" : " ") + parts.figure + parts.after;
        };
        for (const Trial& answer : m_after.answers) {
            const auto before = std::ranges::find_if(
                m_before.answers, [&](const Trial& each) { return isSameChange(each.candidate, answer.candidate); });
            if (before != m_before.answers.end() && m_before.input.architecture == m_after.input.architecture)
                add(fact(report::titleWords(answer.candidate), words(*before), words(answer)));
        }
    }

    void compareMaking()
    {
        const auto joined = [](const std::vector<std::string>& options) {
            std::string text;
            for (const std::string& option : options)
                text += (text.empty() ? "" : " ") + option;
            return text.empty() ? worded("none") : text;
        };
        add(fact(worded("Options"), joined(m_before.options), joined(m_after.options)));
        add(fact(worded("Compiler"), m_before.build.compilerName(), m_after.build.compilerName()));
        ReportChange source =
            fact(worded("Source"), m_before.build.sourceSha256.substr(0, kShownHash),
                 m_after.build.sourceSha256.substr(0, kShownHash));
        source.kind = m_before.source == m_after.source ? Kind::Same : Kind::Changed;
        source.words = nameOf(source.kind);
        add(std::move(source));
    }

    void compareMatrix()
    {
        for (const ReportRow& row : m_after.matrix)
            compareRow(row.architecture, rowOf(m_before, row.architecture), &row);
        for (const ReportRow& row : m_before.matrix)
            if (rowOf(m_after, row.architecture) == nullptr)
                compareRow(row.architecture, &row, nullptr);
    }

    void compareRow(const std::string& name, const ReportRow* before, const ReportRow* after)
    {
        ArchitectureChange row{.architecture = name, .family = (after != nullptr ? after : before)->family};
        if (before == nullptr || after == nullptr) {
            row.kind = Kind::Changed;
            row.words = before == nullptr ? worded("only after") : worded("only before");
        } else if (!before->compiled || !after->compiled) {
            row.kind = before->compiled == after->compiled ? Kind::Same : before->compiled ? Kind::Worse : Kind::Better;
            row.words = before->compiled == after->compiled ? worded("not compiled")
                : before->compiled                          ? worded("worse: no longer compiled")
                                                            : worded("better: compiled now");
            if (row.kind == Kind::Worse)
                m_made.worse.push_back(worded(message("the compile for {}", name)));
        } else {
            compareFigures(row, *before, *after);
        }
        m_made.matrix.push_back(std::move(row));
    }

    void compareFigures(ArchitectureChange& row, const ReportRow& before, const ReportRow& after)
    {
        row.figures = {registers(before.kernel, after.kernel),
                       spills(before.kernel, after.kernel), shared(before.kernel, m_before, after.kernel, m_after),
                       occupancy(before.occupancy, after.occupancy), limiter(before.occupancy, after.occupancy)};
        for (const ReportChange& each : row.figures)
            if (each.kind == Kind::Worse)
                m_made.worse.push_back(worseOn(each, row.architecture));
        row.kind = worstOf(row.figures);
        row.words = nameOf(row.kind);
    }

    const Report& m_before;
    const Report& m_after;
    ReportComparison m_made;
};

}  // namespace

ReportComparison compareReports(const Report& before, const Report& after)
{
    return Comparison(before, after).make();
}

}  // namespace kd
