#include "core/report/report.h"

namespace kd {
namespace {

Json rowToJson(const ReportRow& row)
{
    return {{"arch", row.architecture}, {"family", row.family},       {"compiled", row.compiled},   {"kernel", row.kernel},
            {"occupancy", row.occupancy}, {"bestBlock", row.bestBlock}, {"nextSteps", row.nextSteps}, {"message", row.message}};
}

Json matrixToJson(const std::vector<ReportRow>& matrix)
{
    Json rows = Json::array();
    for (const ReportRow& row : matrix)
        rows.push_back(rowToJson(row));
    return rows;
}

}  // namespace

Json reportToJson(const Report& report)
{
    Json json = {{"format", "kerneldesk-report"},
                 {"version", 1},
                 {"title", report.title},
                 {"fileName", report.fileName},
                 {"source", report.source},
                 {"options", report.options},
                 {"created", report.created},
                 {"programVersion", report.programVersion},
                 {"build", report.build},
                 {"kernel", report.kernel},
                 {"input", report.input},
                 {"occupancy", report.occupancy},
                 {"suggestedBlockSize", suggestedBlockSize(report.input)},
                 {"nextSteps", nextSteps(report.input)},
                 {"curves", report.curves},
                 {"matrix", matrixToJson(report.matrix)},
                 {"session", report.session}};
    if (report.run)
        json["run"] = *report.run;
    if (report.timing)
        json["timing"] = *report.timing;
    return json;
}

}  // namespace kd
