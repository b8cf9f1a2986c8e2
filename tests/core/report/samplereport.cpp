// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplereport.h"

#include "core/device/architecture.h"

#include <cmath>

namespace kd {
namespace {

constexpr const char* kSource = R"(// Tiled matrix product, one tile of C a block.
#define BK 16
extern "C" __global__ void sgemm_tiled(const float* A, const float* B, float* C, int n)
{
    __shared__ float As[2][BK][64];
    #pragma unroll 8
    for (int k = 0; k < BK; ++k) {
        if (k < n && A[k] > 0 && B[k] != 0)
            C[k] += A[k] * B[k] * As[0][k][0];
    }
}
)";

ReportRow rowOf(const char* name, std::uint32_t registers)
{
    const ComputeCapability capability = *parseArchitecture(name);
    const OccupancyInput input{.architecture = capability, .threads = 256, .registers = registers, .staticShared = 16384};
    ReportRow row{.architecture = name, .family = std::string(architectureLimits(capability).family), .compiled = true};
    row.kernel.name = "sgemm_tiled";
    row.kernel.registers = registers;
    row.kernel.staticShared = 16384;
    row.occupancy = occupancyOf(input);
    row.bestBlock = suggestedBlockSize(input);
    row.nextSteps = nextSteps(input);
    return row;
}

std::vector<ReportRow> matrix()
{
    std::vector<ReportRow> rows;
    for (const auto& [name, registers] : {std::pair("sm_75", 63u), {"sm_80", 46u}, {"sm_86", 63u}, {"sm_87", 47u}, {"sm_88", 63u},
                                          {"sm_89", 63u}, {"sm_90", 47u}, {"sm_100", 40u}, {"sm_103", 32u}, {"sm_110", 40u}})
        rows.push_back(rowOf(name, registers));
    rows.push_back({.architecture = "sm_120", .family = "Blackwell", .message = "ptxas does not know this architecture."});
    return rows;
}

RunOutcome run()
{
    RunOutcome outcome{.state = RunOutcome::State::Ok, .kernel = "sgemm_tiled", .device = "NVIDIA H200", .deviceId = "cuda:0",
                       .driverVersion = "13.0", .grid = {64, 64, 1}, .block = {16, 16, 1}};
    outcome.verification.push_back({.name = "C", .ok = true, .maxAbs = 1.9073486328125e-06});
    return outcome;
}

TimingOutcome timing()
{
    TimingOutcome outcome{.run = run()};
    for (int i = 0; i < 100; ++i)
        outcome.samples.push_back(5.3e-3 + 1.1e-5 * std::sin(1.7 * i) + 4e-6 * (i % 7));
    outcome.samples.push_back(9.9e-3);
    outcome.statistics = statisticsOf(outcome.samples);
    outcome.bandwidth = 1.234e12;
    outcome.flopRate = 4.56e13;
    outcome.receipt =
        Json::parse(R"({"warmup": 12, "samplesWanted": 100, "samplesTaken": 100, "enqueuedBehindGate": true, "batch": 1,
        "l2": "cold: filled by a memset before every sample, outside the window", "flushBytes": 62914560,
        "emptyWindowSeconds": 2.1e-6,
        "verifiedBefore": true, "verifiedAfter": true, "driver": {"cuda": "13.0", "release": "580.95"},
        "clocks": {"before": {"smMHz": 1980, "memoryMHz": 3201, "temperatureC": 34, "throttleReasons": ["idle"]},
                   "after": {"smMHz": 1830, "memoryMHz": 3201, "temperatureC": 41, "throttleReasons": []}}})");
    return outcome;
}

/// Every kind of text that could break out of where it stands.
const std::string kHostile = "</script><script>alert(1)</script>\"'><img src=x onerror=alert(2)>&amp;<!--]]>`|\n\xff\xc3"
                             "\xe2\x80\xae\x07 \xe2\x80\xa8";

Trial answer(const std::string& title, Verdict verdict, double promised, const std::optional<ReportFigures>& figures,
             const std::string& sentence = {})
{
    Trial trial{.verdict = verdict, .sentence = verbatim(sentence)};
    trial.candidate.title = trial.candidate.text = title;
    trial.candidate.promised = promised;
    if (figures) {
        trial.figures = BuildFigures{.registers = figures->registers, .spilled = figures->spilled};
        trial.figures->reached.occupancy = figures->occupancy;
    }
    return trial;
}

}  // namespace

Report sampleReport()
{
    Report report{.title = "sgemm_tiled", .fileName = "sgemm_tiled.cu", .source = kSource, .options = {"-lineinfo", "-std=c++17"},
                  .created = "2026-11-20T14:34:00Z", .programVersion = "1.0.0"};
    report.input = {.architecture = {9, 0}, .threads = 256, .registers = 47, .staticShared = 16384};
    report.kernel = {.name = "sgemm_tiled", .loweredName = "sgemm_tiled", .registers = 47, .staticShared = 16384};
    report.build = {.state = CompileOutcome::State::Ok, .architecture = "sm_90", .kernels = {report.kernel},
                    .nvrtcVersion = "13.0.88", .sourceSha256 = "9f3c1e7a" + std::string(56, '0'),
                    .cubinSha256 = "51d0b84c" + std::string(56, '0')};
    report.build.diagnostics.push_back({.severity = Diagnostic::Severity::Warning,
                                        .message = verbatim("variable \"x\" was declared but never referenced"),
                                        .position = {"sgemm_tiled.cu", 6, 3},
                                        .stage = "compiler"});
    report.occupancy = occupancyOf(report.input);
    report.curves = occupancyCurves(report.input);
    report.matrix = matrix();
    report.run = run();
    report.timing = timing();
    report.session = {{"format", "kerneldesk-session"}, {"version", 1}};
    return report;
}

Report editedReport()
{
    Report report = sampleReport();
    report.answers = {answer("__launch_bounds__(256, 6)", Verdict::Reaches, 0.75, ReportFigures{39, 0, 0.75}),
                      answer("__launch_bounds__(256, 8)", Verdict::Spills, 1, ReportFigures{32, 8, 1}),
                      answer("__launch_bounds__(256, 7)", Verdict::FallsShort, 0.875, ReportFigures{40, 0, 0.75}),
                      answer("maxrregcount = 40", Verdict::Ignored, 0.75, ReportFigures{47, 0, 0.625},
                             "launch bounds take priority"),
                      answer("maxrregcount = 4", Verdict::Refused, 1, {}, "too few registers")};
    report.edit = ReportEdit{.line = 6, .before = ReportFigures{40, 0, 0.75}};
    report.timingName = "unroll 8";
    report.baseline = ReportBaseline{.name = "unroll 4", .figures = {40, 0, 0.75}, .timing = timing()};
    for (double& sample : report.baseline->timing.samples)
        sample += 1.7e-4;
    report.baseline->timing.statistics = statisticsOf(report.baseline->timing.samples);
    return report;
}

Report calculatedReport()
{
    Report report = sampleReport();
    OccupancyInput input = report.input;
    input.registers = 40;
    input.threads = 128;
    report.calculation = reportCalculation(input);
    return report;
}

Report hostileReport()
{
    Report report = editedReport();
    for (std::string* text :
         {&report.title, &report.fileName, &report.source, &report.created, &report.programVersion, &report.kernel.name,
          &report.build.nvrtcVersion, &report.build.sourceSha256, &report.build.cubinSha256, &report.run->device,
          &report.run->driverVersion, &report.run->verification[0].name, &report.matrix[0].family,
          &report.matrix[10].message, &report.build.diagnostics[0].position.file})
        *text = kHostile;
    report.options = {kHostile};
    report.run->state = RunOutcome::State::Faulted;
    report.run->message = report.run->verification[0].message = report.build.diagnostics[0].message = verbatim(kHostile);
    report.timing->receipt["clocks"]["missing"] = kHostile;
    report.timing->receipt["l2"] = kHostile;
    report.timing->receipt["clocks"]["after"]["throttleReasons"] = {kHostile};
    report.session = {{kHostile, kHostile}};
    for (Trial& answer : report.answers) {
        answer.candidate.title = kHostile;
        answer.sentence = verbatim(kHostile);
    }
    report.timingName = report.baseline->name = kHostile;
    report.baseline->timing.run.device = report.timing->run.device;
    report.baseline->timing.receipt = report.timing->receipt;
    return report;
}

}  // namespace kd
