// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/schedules.h"

#include "app/kerneldesk/progress.h"
#include "app/kerneldesk/runtext.h"
#include "app/kerneldesk/text.h"
#include "ui/program/words.h"

#include <QStringList>

namespace kd::cli {
namespace {

QString outputText(const ScheduleFindings::Output& output)
{
    const QString text = Text::tr("%1 differs in %2 of them, first with --schedule %3")
                             .arg(toQt(output.name)).arg(output.differing).arg(output.first);
    return output.isVerified ? Text::tr("%1; it agrees with its reference in all").arg(text) : text;
}

}  // namespace

ScheduleFindings runSchedules(const RunRequest& request, const RunOutcome& plain, const CompileOutcome& build,
                              const std::vector<PlanBlob>& blobs, std::uint64_t count, Connection& connection)
{
    ScheduleFindings findings;
    Progress progress(Text::tr("running order"));
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
        progress.show(static_cast<int>(seed), static_cast<int>(count));
        findings.add(plain, connection.run(inSchedule(request, seed), build, blobs), seed);
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
                     .arg(findings.failed).arg(findings.firstFailed).arg(failureText(findings.failure));
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
            {"message", failureText(findings.failure).toStdString()}};
}

}  // namespace kd::cli
