// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/jsonfields.h"
#include "core/base/posix/file.h"
#include "core/report/embedding.h"
#include "core/report/report.h"

namespace kd {
namespace {

constexpr std::string_view kFormat = "kerneldesk-report";
constexpr std::uint64_t kVersion = 1;
constexpr Bytes kLargestPage{128u << 20};
constexpr std::size_t kMaxRows = 256;
constexpr std::size_t kMaxSteps = 16;
constexpr std::size_t kMaxOptions = 4096;
constexpr std::size_t kMaxAnswers = 64;
constexpr std::size_t kLongestName = 1024;

void requireFormat(const Json& json, const std::string& subject)
{
    if (!json.is_object() || valueOr<std::string>(json, "format", "") != kFormat)
        refuse(subject, "this is not a KernelDesk report: \"format\": \"kerneldesk-report\" is missing");
    const auto version = json.find("version");
    if (version == json.end() || !version->is_number_integer() || *version < 1)
        refuse(subject, "its \"version\" is not a whole number from 1");
    if (version->get<std::uint64_t>() > kVersion)
        refuse(subject,
               message("it is of report version {}, but this program reads version {}: open it with a newer KernelDesk",
                       version->dump(), kVersion));
}

const Json& member(const JsonFields& fields, std::string_view key)
{
    const Json* const found = fields.find(key);
    if (found == nullptr)
        fields.refuse(key, "it is missing");
    return *found;
}

ReportRow rowFrom(const Json& json)
{
    const JsonFields fields(json, "row of the matrix");
    ReportRow row;
    fields.read("arch", row.architecture);
    fields.read("family", row.family);
    fields.read("compiled", row.compiled);
    fields.read("bestBlock", row.bestBlock);
    fields.readEach("nextSteps", row.nextSteps, kMaxSteps);
    fields.read("message", row.message);
    if (row.compiled) {
        row.kernel = member(fields, "kernel").get<KernelInfo>();
        row.occupancy = member(fields, "occupancy").get<OccupancyResult>();
    }
    return row;
}

ReportBaseline baselineFrom(const Json& json)
{
    const JsonFields fields(json, "baseline");
    ReportBaseline baseline;
    fields.read("name", baseline.name, kLongestName);
    baseline.figures = member(fields, "figures").get<ReportFigures>();
    baseline.timing = member(fields, "timing").get<TimingOutcome>();
    return baseline;
}

/// What reports of older programs have not.
void readLaterParts(const JsonFields& fields, Report& report)
{
    fields.readEach("answers", report.answers, kMaxAnswers);
    fields.read("timingName", report.timingName, kLongestName);
    if (const Json* const baseline = fields.find("baseline"))
        report.baseline = baselineFrom(*baseline);
    if (const Json* const edit = fields.find("edit"))
        report.edit = edit->get<ReportEdit>();
    if (const Json* const calculation = fields.find("calculation"))
        report.calculation = calculation->get<ReportCalculation>();
}

/// What a page or a text says in its head.
void readNames(const JsonFields& fields, Report& report)
{
    fields.read("title", report.title);
    fields.read("fileName", report.fileName);
    fields.read("source", report.source);
    fields.readTexts("options", report.options, kMaxOptions);
    fields.read("created", report.created);
    fields.read("programVersion", report.programVersion);
}

Report reportFrom(const Json& json)
{
    const JsonFields fields(json, "report");
    Report report;
    readNames(fields, report);
    report.build = member(fields, "build").get<CompileOutcome>();
    report.kernel = member(fields, "kernel").get<KernelInfo>();
    report.input = member(fields, "input").get<OccupancyInput>();
    report.occupancy = member(fields, "occupancy").get<OccupancyResult>();
    report.curves = member(fields, "curves").get<OccupancyCurves>();
    for (const Json& row : fields.array("matrix", kMaxRows))
        report.matrix.push_back(rowFrom(row));
    if (const Json* const run = fields.find("run"))
        report.run = run->get<RunOutcome>();
    if (const Json* const timing = fields.find("timing"))
        report.timing = timing->get<TimingOutcome>();
    readLaterParts(fields, report);
    if (const Json* const session = fields.find("session"))
        report.session = *session;
    return report;
}

/// What stands between the one start of the data and their end.
std::string_view dataOf(std::string_view page, const std::string& subject)
{
    const std::size_t start = page.find(report::kDataStart);
    if (start == std::string_view::npos)
        refuse(subject, "this page is not a KernelDesk report: it has no block of a report's data");
    const std::string_view rest = page.substr(start + report::kDataStart.size());
    if (rest.find(report::kDataStart) != std::string_view::npos)
        refuse(subject, "this page holds the data of more than one report");
    const std::size_t end = rest.find(report::kDataEnd);
    if (end == std::string_view::npos)
        refuse(subject, "this page is cut off: the end of its data is missing");
    return rest.substr(0, end);
}

}  // namespace

Report reportFromJson(const Json& json, const std::string& subject)
{
    requireFormat(json, subject);
    try {
        return reportFrom(json);
    } catch (const Error& error) {
        refuse(subject, error.sentence());
    } catch (const Json::exception&) {
        refuse(subject, "a value in it is of another type than a report's");
    }
}

Report reportFromText(std::string_view text, const std::string& subject)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    const bool isPage = first != std::string_view::npos && text[first] == '<';
    return reportFromJson(parseJson(isPage ? dataOf(text, subject) : text, subject), subject);
}

Report loadReport(const std::filesystem::path& file)
{
    return reportFromText(posix::readTextFile(file, kLargestPage), file.string());
}

}  // namespace kd
