// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/schedules.h"

#include "app/kerneldesk/progress.h"
#include "app/kerneldesk/runtext.h"
#include "app/kerneldesk/text.h"
#include "ui/program/words.h"

#include <QStringList>

#include <algorithm>

namespace kd::cli {
namespace {

/// Notes which outputs of one order are others than those of the plain one.
void noteOutputs(ScheduleFindings& findings, const RunOutcome& plain, const RunOutcome& outcome, std::uint64_t seed)
{
    for (const OutputSummary& output : outcome.outputs) {
        const auto before = std::ranges::find(plain.outputs, output.name, &OutputSummary::name);
        if (before == plain.outputs.end() || before->sha256 == output.sha256)
            continue;
        auto found = std::ranges::find(findings.outputs, output.name, &ScheduleFindings::Output::name);
        if (found == findings.outputs.end())
            found = findings.outputs.insert(found, {.name = output.name, .first = seed, .isVerified = true});
        ++found->differing;
        const auto verified = std::ranges::find(outcome.verification, output.name, &Verification::name);
        found->isVerified = found->isVerified && verified != outcome.verification.end() && verified->ok;
    }
}

QString outputText(const ScheduleFindings::Output& output)
{
    const QString text = Text::tr("%1 differs in %2 of them, first with --schedule %3")
                             .arg(toQt(output.name)).arg(output.differing).arg(output.first);
    return output.isVerified ? Text::tr("%1; it agrees with its reference in all").arg(text) : text;
}

}  // namespace

bool ScheduleFindings::dependsOnOrder() const
{
    return failed > 0 || !std::ranges::all_of(outputs, &Output::isVerified);
}

ScheduleFindings runSchedules(RunRequest request, const RunOutcome& plain, const CompileOutcome& build,
                              const std::vector<PlanBlob>& blobs, std::uint64_t count, Connection& connection)
{
    ScheduleFindings findings{.count = count};
    request.keepsContents = false;
    request.counters = false;
    request.watched.reset();
    Progress progress(Text::tr("running order"));
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
        progress.show(static_cast<int>(seed), static_cast<int>(count));
        request.schedule = seed;
        const RunOutcome outcome = connection.run(request, build, blobs);
        if (outcome.ran()) {
            noteOutputs(findings, plain, outcome, seed);
            continue;
        }
        if (findings.failed++ == 0) {
            findings.firstFailed = seed;
            findings.reason = failureText(outcome);
        }
    }
    return findings;
}

QString schedulesText(const ScheduleFindings& findings)
{
    QStringList lines;
    for (const ScheduleFindings::Output& output : findings.outputs)
        lines << outputText(output);
    if (findings.failed > 0)
        lines << Text::tr("%1 of them fail, first with --schedule %2: %3")
                     .arg(findings.failed).arg(findings.firstFailed).arg(findings.reason);
    if (lines.isEmpty())
        lines << Text::tr("all outputs are the same in each of them");
    QString text = Text::tr("%1 other orders of blocks and warps:").arg(findings.count) + QLatin1Char('\n');
    for (const QString& line : lines)
        text += QStringLiteral("  ") + line + QLatin1Char('\n');
    return QLatin1Char('\n') + text;
}

Json schedulesDocument(const ScheduleFindings& findings)
{
    Json outputs = Json::array();
    for (const ScheduleFindings::Output& output : findings.outputs)
        outputs.push_back({{"name", output.name},
                           {"differing", output.differing},
                           {"first", output.first},
                           {"verified", output.isVerified}});
    return {{"count", findings.count},
            {"ok", !findings.dependsOnOrder()},
            {"outputs", outputs},
            {"failed", findings.failed},
            {"firstFailed", findings.failed == 0 ? Json() : Json(findings.firstFailed)},
            {"message", findings.reason.toStdString()}};
}

}  // namespace kd::cli
