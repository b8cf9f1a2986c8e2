// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/reportfiles.h"

#include "app/kerneldesk/output.h"
#include "app/kerneldesk/outputfiles.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/base/wording.h"
#include "core/report/charts.h"
#include "core/report/comparison.h"
#include "ui/program/reportbuilder.h"
#include "ui/program/reportdrawing.h"

#include <QEventLoop>
#include <QFutureWatcher>

#include <span>

namespace kd::cli {
namespace {

void requireMarkdown(const std::string& output)
{
    if (!output.empty() && endingOf(output) != ".md")
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("-o: '%1' must end in .md: a comparison is written as Markdown.").arg(toQt(output)));
}

ReportChart chosenChart(const Report& report, const std::string& chart)
{
    try {
        return reportChart(report, chart);
    } catch (const Error& error) {
        throw Failure(ExitStatus::BadArguments, errorText(error));
    }
}

QByteArray drawn(const Report& report, const std::filesystem::path& file, const std::string& chart)
{
    QEventLoop loop;
    QFutureWatcher<RenderedReport> watcher;
    QObject::connect(&watcher, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
    watcher.setFuture(drawReport(report, file, toQt(chart)));
    if (!watcher.isFinished())
        loop.exec();
    const RenderedReport made = watcher.result();
    if (!made.sentence.isEmpty())
        throw Failure(ExitStatus::Lacking, made.sentence);
    return made.bytes;
}

Json comparisonForPrograms(const Report& before, const Report& after)
{
    const EnglishWording english;
    return comparisonToJson(compareReports(before, after));
}

}  // namespace

void requireReportEnding(const std::filesystem::path& file)
{
    if (reportWriter(file) == nullptr && !isDrawnFile(file))
        throw Failure(ExitStatus::BadArguments,
                      Text::tr("-o: '%1' must end in .html, .pdf, .json, .csv or .md, or in .svg or .png for the charts.")
                          .arg(toQt(file.string())));
}

void writeReportFile(const Report& report, const std::filesystem::path& file, const std::string& chart)
{
    if (endingOf(file) == ".svg")
        return writeResult(file, chosenChart(report, chart).svg);
    if (!isDrawnFile(file))
        return writeResult(file, reportWriter(file)(report));
    chosenChart(report, chart);
    const QByteArray bytes = drawn(report, file, chart);
    writeResult(file, std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))));
}

Report readReport(const std::filesystem::path& file)
{
    try {
        return loadReport(file);
    } catch (const Error& error) {
        throw Failure(ExitStatus::BadArguments, errorText(error));
    }
}

void keepApart(const std::vector<std::string>& inputs, const std::filesystem::path& output)
{
    for (const std::string& input : inputs) {
        std::error_code error;
        if (std::filesystem::equivalent(input, output, error))
            throw Failure(ExitStatus::BadArguments,
                          Text::tr("-o: %1 is the report that is read and would be overwritten; name another file.")
                              .arg(toQt(output.string())));
    }
}

ExitStatus compareReportFiles(const std::vector<std::string>& files, const std::string& output, bool isJson)
{
    requireMarkdown(output);
    if (!output.empty()) {
        requireWritable(output);
        keepApart(files, output);
    }
    const Report before = readReport(files.at(0)), after = readReport(files.at(1));
    const ReportComparison comparison = compareReports(before, after);
    if (!output.empty())
        writeResult(output, comparisonToMarkdown(comparison));
    if (isJson)
        printDocument(comparisonForPrograms(before, after));
    else if (output.empty())
        print(toQt(comparisonToMarkdown(comparison)));
    return comparison.worse.empty() ? ExitStatus::Done : ExitStatus::KernelFailed;
}

}  // namespace kd::cli
