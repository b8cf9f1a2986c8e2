// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/kernelcounts.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/posix/file.h"
#include "core/capture/sizecodec.h"

#include <algorithm>
#include <string_view>
#include <system_error>

namespace kd {
namespace {

constexpr std::string_view kReportSubject = "report of a recorded program";
constexpr std::string_view kPrefix = "process-", kSuffix = ".json";
constexpr std::size_t kMaxReport = std::size_t{64} << 20, kMaxKernels = 65536, kMaxProcessText = 4096, kMaxProcesses = 1024;

constexpr auto kReadAnySize = [](const JsonFields& fields, std::string_view key, Dim3& size) { readSize(fields, key, size, 0); };

}  // namespace

template <> struct FieldList<KernelCount> {
    static constexpr FieldRules kRules{.subject = "counts of a kernel"};
    static void list(auto& fields, auto& count)
    {
        auto& [kernel, launches, seconds, slowestSeconds, slowest, grid, block] = count;
        fields.field("kernel", kernel, kMaxProcessText);
        fields.field("launches", launches);
        fields.field("seconds", seconds);
        fields.field("slowestSeconds", slowestSeconds);
        fields.field("slowest", slowest);
        fields.custom("grid", grid, sizeToJson, kReadAnySize);
        fields.custom("block", block, sizeToJson, kReadAnySize);
    }
};

template <> struct FieldList<GraphNodeCount> {
    static constexpr FieldRules kRules{.subject = "kernel of a graph"};
    static void list(auto& fields, auto& count)
    {
        auto& [graph, node, nodes, kernel, grid, block, launches] = count;
        fields.field("graph", graph);
        fields.field("node", node);
        fields.field("nodes", nodes);
        fields.field("kernel", kernel, kMaxProcessText);
        fields.custom("grid", grid, sizeToJson, kReadAnySize);
        fields.custom("block", block, sizeToJson, kReadAnySize);
        fields.field("launches", launches);
    }
};

template <> struct FieldList<CaptureReport> {
    static constexpr FieldRules kRules{.subject = kReportSubject};
    static void list(auto& fields, auto& report)
    {
        auto& [process, program, missing, kernels, launches, captured, graphs, unreadGraphs, graphNodes, dropped] = report;
        fields.field("process", process);
        fields.field("program", program, kMaxProcessText);
        fields.field("missing", missing);
        fields.objects("kernels", kernels, kMaxKernels);
        fields.field("launches", launches);
        fields.field("captured", captured);
        fields.field("graphs", graphs);
        fields.field("unreadGraphs", unreadGraphs);
        fields.objects("graphNodes", graphNodes, kMaxKernels);
        fields.field("dropped", dropped);
    }
};

void writeCaptureReport(const CaptureReport& report, const std::filesystem::path& folder)
{
    Json json;
    writeFields(json, report);
    constexpr unsigned kPrivate = 0600;
    const std::string name = std::string(kPrefix) + std::to_string(report.process) + std::string(kSuffix);
    posix::writeFileAtomically(folder / name, dumpJson(json), kPrivate);
}

std::vector<CaptureReport> readCaptureReports(const std::filesystem::path& folder)
{
    std::vector<CaptureReport> reports;
    std::error_code error;
    for (const std::filesystem::directory_entry& entry : std::filesystem::directory_iterator(folder, error)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(kPrefix) || !name.ends_with(kSuffix) || reports.size() >= kMaxProcesses)
            continue;
        try {
            CaptureReport report;
            readFields(parseJson(posix::readTextFile(entry.path(), Bytes{kMaxReport}), kReportSubject), report);
            reports.push_back(std::move(report));
        } catch (const Error&) {
            // What a process left half written, or another one put there, tells nothing.
        }
    }
    std::ranges::sort(reports, {}, &CaptureReport::process);
    return reports;
}

}  // namespace kd
