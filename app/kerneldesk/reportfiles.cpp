#include "app/kerneldesk/reportfiles.h"

#include "app/kerneldesk/output.h"
#include "app/kerneldesk/outputfiles.h"
#include "app/kerneldesk/text.h"
#include "core/base/error.h"
#include "core/report/comparison.h"

namespace kd::cli {
namespace {

void requireMarkdown(const std::string& output)
{
    if (!output.empty() && endingOf(output) != ".md")
        throw Failure(ExitStatus::BadArguments, Text::tr("-o: '%1' must end in .md: a comparison is written as Markdown.").arg(toQt(output)));
}

}  // namespace

ReportWriter writerFor(const std::filesystem::path& file)
{
    if (const ReportWriter writer = reportWriter(file))
        return writer;
    if (endingOf(file) == ".pdf")
        throw Failure(ExitStatus::BadArguments, Text::tr("PDF reports come with the window; -o takes .html, .json, .csv or .md."));
    throw Failure(ExitStatus::BadArguments, Text::tr("-o: '%1' must end in .html, .json, .csv or .md.").arg(toQt(file.string())));
}

Report readReport(const std::filesystem::path& file)
{
    try {
        return loadReport(file);
    } catch (const Error& error) {
        throw Failure(ExitStatus::BadArguments, sentenceOf(error));
    }
}

void keepApart(const std::vector<std::string>& inputs, const std::filesystem::path& output)
{
    for (const std::string& input : inputs) {
        std::error_code error;
        if (std::filesystem::equivalent(input, output, error))
            throw Failure(ExitStatus::BadArguments,
                          Text::tr("-o: %1 is the report that is read and would be overwritten; name another file.").arg(toQt(output.string())));
    }
}

ExitStatus compareReportFiles(const std::vector<std::string>& files, const std::string& output, bool isJson)
{
    requireMarkdown(output);
    if (!output.empty()) {
        requireWritable(output);
        keepApart(files, output);
    }
    const ReportComparison comparison = compareReports(readReport(files.at(0)), readReport(files.at(1)));
    if (!output.empty())
        writeResult(output, comparisonToMarkdown(comparison));
    if (isJson)
        printDocument(comparisonToJson(comparison));
    else if (output.empty())
        print(toQt(comparisonToMarkdown(comparison)));
    return comparison.worse.empty() ? ExitStatus::Done : ExitStatus::KernelFailed;
}

}  // namespace kd::cli
