// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/reportbuilder.h"

#include "core/base/error.h"
#include "core/base/numbers.h"
#include "core/compile/options/options.h"
#include "core/compile/source/kernelnames.h"
#include "core/device/architecture.h"
#include "core/report/charts.h"
#include "core/report/words.h"
#include "core/tuning/buildfigures.h"
#include "ui/program/launchrequest.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <QDateTime>

namespace kd {
namespace {

ReportRow reportRow(const CompileOutcome& build, const OccupancyInput& launch, const Program& program, const std::string& kernel)
{
    ReportRow row{.architecture = build.architecture};
    const std::optional<ComputeCapability> capability = parseArchitecture(build.architecture);
    const ArchitectureLimits* const limits = capability ? findArchitecture(*capability) : nullptr;
    row.family = limits == nullptr ? std::string_view() : limits->family;
    const KernelInfo* const found = build.ok() ? findKernel(build, kernel) : nullptr;
    row.compiled = found != nullptr;
    if (!row.compiled) {
        row.message = build.ok() ? ProgramText::tr("There is no such kernel for this architecture.").toStdString()
                                 : failureText(build, program).toStdString();
        return row;
    }
    if (found->lacksFigures) {
        row.compiled = false;
        row.message = ProgramText::tr("There is PTX alone, which tells no registers.").toStdString();
        return row;
    }
    row.kernel = *found;
    if (limits == nullptr)
        return row;
    OccupancyInput input = withKernel(launch, *found);
    input.architecture = *capability;
    row.occupancy = occupancyOf(input);
    row.bestBlock = suggestedBlockSize(input);
    row.nextSteps = nextSteps(input);
    return row;
}

/// With the command line's settings and its source within, so that it opens wherever the report goes.
Json reopenableSession(const Program& program)
{
    Session session = program.session;
    session.sources = {{.path = program.path.filename().string(), .text = program.source}};
    return sessionToJson(session);
}

}  // namespace

Report makeReport(const std::vector<CompileOutcome>& builds, const CompileOutcome& chosen, const Program& program)
{
    Report report;
    report.fileName = program.path.filename().string();
    report.source = program.source;
    report.created = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    report.programVersion = QCoreApplication::applicationVersion().toStdString();
    report.build = chosen;
    report.build.ptx.clear();
    report.build.cubin.clear();
    report.build.tileIr.clear();
    report.build.tileCubin.clear();
    report.kernel = chosenKernel(chosen, program.session.launch.kernel);
    report.title = report.kernel.name;
    report.input = occupancyInput(chosen, program, program.session.launch);
    try {
        report.options = canonicalOptions(program.session.compile);
        report.occupancy = occupancyOf(report.input);
        report.curves = occupancyCurves(report.input);
        if (report.kernel.isTile)
            report.curves.threads = {};
        for (const CompileOutcome& build : builds)
            report.matrix.push_back(reportRow(build, report.input, program, report.kernel.loweredName));
        if (!program.device)
            report.session = reopenableSession(program);
    } catch (const Error& error) {
        throw UserError(UserError::Kind::Input, error);
    }
    return report;
}

QString reportSentence(const Report& report)
{
    return ProgramText::tr("From a report of %1: %2.").arg(toQt(numbers::date(report.created)), toQt(report::summaryWords(report)));
}

ReportWriter reportWriter(const std::filesystem::path& file)
{
    const std::string ending = endingOf(file);
    if (ending == ".html")
        return reportToHtml;
    if (ending == ".json")
        return [](const Report& report) { return dumpJson(reportToJson(report), 2) + "\n"; };
    if (ending == ".csv")
        return reportToCsv;
    if (ending == ".md")
        return reportToMarkdown;
    if (ending == ".svg")
        return [](const Report& report) { return reportSheet(report).svg; };
    return nullptr;
}

}  // namespace kd
