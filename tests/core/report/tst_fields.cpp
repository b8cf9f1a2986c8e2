// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/compile/cache/pchcandidate.h"
#include "core/compile/compiler.h"
#include "core/compile/listing/disassemblerlocation.h"
#include "core/compile/listing/disassembly.h"
#include "core/measure/gaugesample.h"
#include "core/measure/peaks.h"
#include "core/report/report.h"
#include "core/session/document/session.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

namespace tst_fields {

using namespace kd;

namespace {

using Pointer = Json::json_pointer;
using Pointers = std::vector<std::string>;

/// Every type that JSON is made of and that JSON is read into is one row: a value with something in every field, and what is not
/// usual of it. A pointer stands for all that is below it too; the number of an entry is that of the first one.
struct Row {
    const char* name;
    Json sample;
    std::function<Json(const Json&)> again;         ///< to a value and back; of untrusted JSON
    Pointers needed = {};                           ///< what must not be missing
    Pointers lenient = {};                          ///< what may be of another type; "" for all
    Pointers open = {};                             ///< what may hold anything
    Pointers empty = {};                            ///< what has nothing in the sample, since it excludes something else
    std::vector<std::pair<const char*, Json>> refused = {};  ///< what is too large, too small or no word
};

/// The row of a type with to_json and from_json.
template <typename T> Row rowOf(const char* name, const T& sample)
{
    return {.name = name, .sample = sample, .again = [](const Json& json) { return Json(json.get<T>()); }};
}

bool isIn(const Pointers& pointers, const std::string& pointer)
{
    return std::ranges::any_of(pointers, [&pointer](const std::string& each) {
        return pointer == each || each.empty() || pointer.starts_with(each + '/');
    });
}

/// Where fields stand: those of the objects within, of a list's objects those of the first.
void findFields(const Json& json, const std::string& pointer, Pointers& found)
{
    if (json.is_array()) {
        if (!json.empty())
            findFields(json.front(), pointer + "/0", found);
        return;
    }
    if (!json.is_object())
        return;
    for (const auto& item : json.items()) {
        const std::string field = pointer + '/' + item.key();
        found.push_back(field);
        findFields(item.value(), field, found);
    }
}

Pointers fieldsOf(const Json& json)
{
    Pointers found;
    findFields(json, {}, found);
    return found;
}

bool isEmpty(const Json& json)
{
    return json.is_null() || json == 0 || json == "" || json == false || (json.is_structured() && json.empty());
}

/// What reading `json` comes to: nothing where that is well, else what kind of error there is.
std::string failureOf(const Row& row, const Json& json)
{
    try {
        row.again(json);
        return {};
    } catch (const RuntimeError&) {
        return "refused";
    } catch (const std::exception& error) {
        return std::string("no error of the engine: ") + error.what();
    }
}

/// One value of each kind but that of `json`.
std::vector<Json> otherKinds(const Json& json)
{
    std::vector<Json> others;
    for (const Json& other : {Json(true), Json(-1.5), Json("no such thing"), Json::array({Json::array()}), Json({{"x", 1}})}) {
        if (other.type() != json.type() && !(other.is_number() && json.is_number()))
            others.push_back(other);
    }
    return others;
}

TypeInfo sampleType()
{
    TypeInfo type{.kind = TypeInfo::Kind::Struct, .name = "Params", .size = 16, .isConst = true, .count = 2};
    type.element = {{.kind = TypeInfo::Kind::Float, .name = "float", .size = 4}};
    type.members = {{.name = "a", .offset = 8, .type = {.kind = TypeInfo::Kind::Enum, .name = "E", .size = 4}}};
    type.enumerators = {{.name = "kA", .value = -3}};
    return type;
}

ModuleVariable sampleVariable()
{
    return {.name = "lut", .loweredName = "_ZL3lut", .isConstant = true, .type = sampleType()};
}

KernelInfo sampleKernel()
{
    return {.name = "k", .loweredName = "_Z1kPf", .parameters = {{.name = "x", .offset = 8, .size = 8, .type = sampleType()}},
            .variables = {sampleVariable()}, .hasSignature = true, .signatureProblem = message("Nobody looked at {}.", std::string("k")),
            .lacksFigures = true, .lacksSpills = true, .isTile = true, .registers = 40,
            .spillStores = 8, .spillLoads = 12,
            .stackFrame = 16, .staticShared = 1024, .local = 24, .constant = 368, .barriers = 1, .maxThreadsPerBlock = 512};
}

Diagnostic sampleDiagnostic()
{
    return {.severity = Diagnostic::Severity::Warning, .message = "unused", .position = {"a.cu", 3, 5}, .stage = "compiler",
            .number = "#177-D"};
}

CompileOutcome sampleBuild()
{
    return {.state = CompileOutcome::State::Rejected, .message = "It has errors.", .architecture = "sm_90",
            .diagnostics = {sampleDiagnostic()}, .kernels = {sampleKernel()}, .log = "log", .nvrtcVersion = "13.0.88",
            .nvccVersion = "13.0.88", .foundCompiler = "ptxas 13.0.88",
            .sourceSha256 = "s", .optionsSha256 = "o", .cubinSha256 = "c", .tileCubinSha256 = "t", .cached = true,
            .lacksHostCode = true, .duration = Seconds(0.5), .notices = {"The cache is full."}};
}

OccupancyInput sampleInput()
{
    return {.architecture = {8, 0}, .threads = 128, .registers = 40, .staticShared = 1024, .dynamicShared = 2048,
            .carveoutPercent = 50, .barriers = 2, .cluster = 1, .virtualResources = 3, .maxThreads = 512};
}

/// With figures of no real kernel, so that none is what it is by default.
OccupancyResult sampleOccupancy()
{
    OccupancyResult result = occupancyOf(sampleInput());
    result.limits = {2, 3, 4, 5, 6, 7};
    result.impossible = "threads";
    return result;
}

/// The first points alone.
OccupancyCurves sampleCurves()
{
    OccupancyCurves curves = occupancyCurves(sampleInput());
    for (OccupancyCurve* const curve : {&curves.threads, &curves.registers, &curves.shared})
        curve->points.resize(2);
    return curves;
}

ReportCalculation sampleCalculation()
{
    return {.input = sampleInput(), .occupancy = sampleOccupancy(), .curves = sampleCurves()};
}

LaunchSetup sampleSetup()
{
    return {.kernel = "k", .grid = "n", .block = "256", .sharedBytes = "64", .cluster = "2", .carveoutPercent = 50,
            .isCooperative = true, .stream = LaunchStream::Default, .arguments = {{"n", "4"}},
            .memory = {{"m", "zeros[8, at 0x7f0000000000]"}}, .defineValues = {{"TILE", "16"}},
            .references = {{"y", "expr:x"}}, .relativeTolerance = 0.5, .absoluteTolerance = 0.25, .deadlineSeconds = 3};
}

LaunchPlan samplePlan()
{
    LaunchPlan plan{.kernel = "k", .loweredName = "_Z1kPf", .grid = {2, 3, 4}, .block = {5, 6, 7}, .sharedBytes = 64,
                    .cluster = Dim3{1, 2, 1}, .carveoutPercent = 50, .isCooperative = true, .stream = LaunchStream::Default};
    plan.arguments = {{.name = "n", .value = {std::byte{4}}}, {.name = "x", .value = {}, .buffer = 0, .offset = 4}};
    plan.variables = {{.name = "gain", .loweredName = "_ZL4gain", .value = {std::byte{5}}}};
    plan.buffers = {{.name = "x", .type = ElementType::Int8, .components = 2, .count = 8, .direction = Direction::Out,
                     .recipe = {.kind = Recipe::Kind::Random, .seed = 7}, .blob = "sha256:1", .address = 0x7f0000000000}};
    plan.references = {{.kind = ReferencePlan::Kind::File, .output = "x", .kernelLoweredName = "r", .expression = "x[i]",
                        .recipe = {}, .blob = "sha256:2"}};
    plan.symbols = {{"n", "4"}};
    plan.relativeTolerance = 0.5;
    plan.absoluteTolerance = 0.25;
    plan.deadline = Seconds(3);
    return plan;
}

RunOutcome sampleRun()
{
    const LineCount line{.position = {"a.cu", 7}, .executed = 4, .activeLanes = 100, .requests = 2, .sectors = 9,
                         .idealSectors = 8, .bankConflicts = 1};
    RunOutcome run{.state = RunOutcome::State::Differs, .message = message("{} of y differ.", 3), .kernel = "k",
                   .device = "NVIDIA H200", .deviceId = "cuda:0", .driverVersion = "13.0", .cubinSha256 = "c",
                   .grid = {2, 3, 4}, .block = {5, 6, 7}, .sharedBytes = 64, .duration = Seconds(0.125)};
    run.outputs = {{.name = "y", .type = ElementType::Int8, .count = 4, .min = -1, .max = 5, .mean = 2.5, .nan = 1, .inf = 2,
                    .sha256 = "s", .blob = "sha256:3"}};
    run.verification = {{.name = "y", .ok = true, .mismatches = 1, .firstIndex = 2, .expected = 3, .actual = 4, .maxAbs = 1,
                         .maxRel = 0.5, .message = "It was cut."}};
    run.faults = {{.kind = Fault::Kind::NullPointer, .message = "null pointer", .position = {"a.cu", 7},
                   .inlinedInto = {{"b.cu", 9}}, .block = Dim3{1, 2, 3}, .thread = Dim3{4, 5, 6}, .address = 0x10}};
    run.console = "hello\n";
    run.contents = {{.name = "y", .moment = BufferContent::Moment::After, .type = ElementType::Int8, .count = 4, .blob = "sha256:4",
                     .missing = "It is not kept."}};
    run.writes = {{.position = {"a.cu", 7}, .inlinedInto = {{"b.cu", 9}}, .block = {1, 2, 3}, .thread = {4, 5, 6}, .address = 0x10}};
    run.writeCount = 2;
    run.kernelNotes = {{.kind = KernelNote::Kind::Infinity, .kernel = "k", .message = "1 of 0", .position = {"a.cu", 7},
                        .inlinedInto = {{"b.cu", 9}}, .block = {1, 2, 3}, .thread = {4, 5, 6}, .count = 3}};
    run.isRelocated = true;
    run.counters = LaunchCounts{.totals = line, .lines = {line}};
    return run;
}

RunRequest sampleRunRequest()
{
    return {.device = "cuda:0", .cubinBlob = "sha256:22", .programName = "a.cu", .plan = samplePlan(),
            .watched = WatchedElement{.buffer = "y", .index = 3}, .counters = true, .notes = true, .keepsContents = false};
}

TimingOutcome sampleTiming()
{
    return {.run = sampleRun(), .samples = {1, 2, 3}, .statistics = Statistics{1, 2, 3, 4, 5, 6, 7, 8, 9}, .bandwidth = 10,
            .flopRate = 11, .receipt = {{"warmup", 3}}, .modelled = true, .instructions = {{"fma", 4}},
            .kernelTime = KernelTime{.method = KernelTime::Method::Calibrated, .error = 0.5, .reason = "There is no CUPTI.",
                                     .windows = {2, 3, 4}, .windowStatistics = Statistics{1, 2, 3, 4, 5, 6, 7, 8, 9}},
            .end = TimingEnd{.why = TimingEnd::Why::Restless, .wanted = 0.5, .reached = 0.25, .projected = 4, .discarded = 5},
            .doubts = {{TimingDoubt::Kind::Throttled, message("The device held its clocks down {} times.", 3)}}};
}

Trial sampleTrial()
{
    Trial trial{.verdict = Verdict::Spills, .figures = BuildFigures{.registers = 32, .spilled = 8}, .sentence = "It spills."};
    trial.figures->reached.occupancy = 0.5;
    trial.candidate.title = "#pragma unroll 4 in line 62";
    trial.candidate.text = "#pragma unroll 4";
    trial.candidate.line = 62;
    trial.candidate.promised = 0.75;
    return trial;
}

Report sampleReport()
{
    Report report{.title = "k", .fileName = "a.cu", .source = "__global__ void k() {}", .options = {"-G"}, .created = "2026",
                  .programVersion = "1.0.0", .build = sampleBuild(), .kernel = sampleKernel(), .input = sampleInput(),
                  .occupancy = sampleOccupancy(), .curves = sampleCurves()};
    report.matrix = {{.architecture = "sm_80", .family = "Ampere", .compiled = true, .kernel = sampleKernel(),
                      .occupancy = sampleOccupancy(), .bestBlock = 256, .nextSteps = {{"threads", 64, 0.75}},
                      .message = "It was compiled in spite of that."}};
    report.run = sampleRun();
    report.timing = sampleTiming();
    report.timingName = "run 2";
    report.baseline = ReportBaseline{.name = "run 1", .figures = {40, 8, 0.5}, .timing = sampleTiming()};
    report.answers = {sampleTrial()};
    report.edit = ReportEdit{.line = 6, .before = ReportFigures{40, 8, 0.75}};
    report.calculation = sampleCalculation();
    report.roof = RoofBound{.roof = {.perSecond = 4e12, .instruction = "wgmma"}, .share = 0.92, .flopLimit = 1e12, .isImpossible = true};
    report.session = {{"format", "kerneldesk-session"}};
    return report;
}

Session sampleSession()
{
    return {.title = "t", .sources = {{.path = "a.cu", .text = "text"}},
            .compile = {.architectures = {"sm_80"}, .defines = {"A"}, .includeDirectories = {"inc"}, .standard = "c++20",
                        .options = {"-G"}, .nameExpressions = {"k<int>"}, .compiler = CompilerChoice::Nvcc,
                        .nvccOptions = {"--extended-lambda"}},
            .launch = sampleSetup(), .presets = {{.name = "p", .launch = sampleSetup(), .unknown = {{"later", 1}}}}, .preset = "p",
            .timing = {.warmup = 3, .samples = 7, .maxSeconds = 2, .cold = true, .bytes = "4*n", .flops = "n",
                       .interval = 0.01, .minSamples = 5, .discardThrottled = true}, .device = "cuda:1",
            .target = "far", .view = {{"dock", 1}}, .unknown = {{"later", {{"x", 1}}}}, .folder = {}};
}

GaugeSample sampleGauges()
{
    const auto value = [](double number) { return Gauge{.value = number, .missing = {}}; };
    return {.utilisation = value(1), .smClock = value(2), .smClockMost = value(3), .memoryClock = value(4), .power = value(5),
            .powerLimit = value(6), .temperature = value(7), .slowdown = value(8), .memoryUsed = value(9), .memoryTotal = value(10),
            .pcieGeneration = value(11), .pcieWidth = value(12), .eccCorrected = value(13), .eccUncorrected = value(14),
            .throttle = {.value = {}, .missing = "not supported"}, .driver = "580", .failure = "It is gone.", .isLost = true};
}

DeviceInfo sampleDevice()
{
    return {.id = {"cuda:0"}, .name = "NVIDIA H200", .computeCapability = {9, 0}, .uuid = "GPU-1", .pciBusId = "0000:01:00.0",
            .totalMemory = {1024}, .attributes = {{"WARP_SIZE", 32}}, .problem = "MPS is on."};
}

/// Names what a run's JSON cannot do without, its messages' parts among it.
Pointers neededOfRun(const std::string& at)
{
    return {at + "/state", at + "/message/text", at + "/message/with", at + "/verification/0/message/text",
            at + "/faults/0/message/text", at + "/contents/0/missing/text",
            at + "/kernelNotes/0/message/text"};
}

/// Names what a timing's JSON cannot do without.
Pointers neededOfTiming(const std::string& at)
{
    Pointers needed = neededOfRun(at + "/run");
    for (const char* const field : {"/doubts/0/text/text", "/doubts/0/text/with", "/kernelTime/reason/text"})
        needed.push_back(at + field);
    return needed;
}

/// Names what a run says, which may be text or a message with parts, and what follows from others.
Pointers openOfRun(const std::string& at)
{
    return {at + "/ok", at + "/message", at + "/verification/0/message", at + "/faults/0/message", at + "/contents/0/missing",
            at + "/kernelNotes/0/message"};
}

/// Names what a timing says, and what it keeps as it came.
Pointers openOfTiming(const std::string& at)
{
    Pointers open = openOfRun(at + "/run");
    for (const char* const field : {"/receipt", "/instructions", "/doubts/0/text", "/kernelTime/reason"})
        open.push_back(at + field);
    return open;
}

Pointers joined(std::initializer_list<Pointers> all)
{
    Pointers list;
    for (const Pointers& each : all)
        list.insert(list.end(), each.begin(), each.end());
    return list;
}

/// `pointers` below `at`.
Pointers below(const std::string& at, Pointers pointers)
{
    for (std::string& each : pointers)
        each.insert(0, at);
    return pointers;
}

Row occupancyRow(Row row)
{
    row.refused = {{"/occupancy", 1.5}, {"/warpsPerSm", -1}, {"/limitedBy", Json::array({"luck"})}, {"/limits/warps", 1ull << 40}};
    return row;
}

std::vector<Row> launchRows()
{
    Row setup = rowOf("LaunchSetup", sampleSetup());
    setup.refused = {{"/carveoutPercent", 101}, {"/stream", "mine"}, {"/grid", std::string(70000, '1')},
                     {"/arguments", std::vector<Json>(5000, Json::object())}};
    Row plan = rowOf("LaunchPlan", samplePlan());
    plan.needed = {"/buffers", "/buffers/0/count", "/arguments/0/value", "/variables/0/value"};
    plan.empty = {"/arguments/1/value", "/arguments/0/buffer", "/variables/0/buffer"};
    plan.refused = {{"/grid/0", 0}, {"/buffers/0/count", 1ull << 41}, {"/buffers/0/type", "float"}, {"/arguments/1/buffer", 1},
                    {"/deadlineSeconds", 100000}, {"/relativeTolerance", -1}, {"/carveoutPercent", 101},
                    {"/kernel", std::string(70000, 'k')}};
    Row request = rowOf("RunRequest", sampleRunRequest());
    request.needed = joined({{"/plan"}, below("/plan", plan.needed)});
    request.empty = below("/plan", plan.empty);
    request.empty.push_back("/keepsContents");
    Row timing = rowOf("TimingRequest", TimingRequest{.run = sampleRunRequest(), .warmup = 3, .samples = 7,
                                                      .maxDuration = Seconds(2), .cold = true, .bytes = 8, .flops = 9,
                                                      .interval = 0.01, .minSamples = 5, .discardThrottled = true});
    timing.needed = joined({{"/run"}, below("/run", request.needed)});
    timing.empty = below("/run", request.empty);
    timing.refused = {{"/samples", 0}, {"/samples", 100001}, {"/maxSeconds", 1e9}, {"/bytes", "nan"}, {"/flops", -1},
                      {"/interval", 0.6}, {"/interval", "nan"}, {"/interval", -0.1}, {"/minSamples", 0}};
    return {setup, plan, request, timing};
}

std::vector<Row> outcomeRows()
{
    Row run = rowOf("RunOutcome", sampleRun());
    run.needed = neededOfRun("");
    run.open = openOfRun("");
    run.refused = {{"/state", "fine"}, {"/sharedBytes", 1ull << 33}, {"/faults/0/address", "0x"}, {"/faults/0/line", -1},
                   {"/outputs", std::vector<Json>(5000, Json::object())}, {"/counters/totals/executed", -1},
                   {"/kernelNotes", std::vector<Json>(1001, Json{{"kind", "NaN"}})}, {"/kernelNotes/0/kind", "nan"},
                   {"/kernelNotes/0/count", -1}, {"/kernelNotes/0/line", -1}};
    Row timing = rowOf("TimingOutcome", sampleTiming());
    timing.needed = neededOfTiming("");
    timing.open = openOfTiming("");
    timing.refused = {{"/samples", std::vector<double>(100001, 1.0)}, {"/statistics/interval95", Json::array({1})}};
    Row gauges = rowOf("GaugeSample", sampleGauges());
    gauges.lenient = {""};
    Row device = rowOf("DeviceInfo", sampleDevice());
    device.lenient = {"/id", "/name", "/uuid", "/pciBusId", "/totalMemory", "/attributes", "/problem"};
    device.open = {"/computeCapability"};
    device.refused = {{"/computeCapability", "nine"}, {"/computeCapability", "9.0.0"}};
    Row list = rowOf("DeviceList", DeviceList{.devices = {sampleDevice()}, .driverVersion = "13.0", .defaultDevice = "cuda:0",
                                              .missing = {"There is no NVML."}});
    list.lenient = {""};
    list.open = below("/devices/0", device.open);
    list.refused = {{"/devices/0/computeCapability", "nine"}};
    const auto peakOf = [](double number) { return Peak{.perSecond = number, .work = 2, .samples = {0.5, 0.25}, .instruction = "mma"}; };
    Row peaks{.name = "PeakBook",
              .sample = Json::parse(peaksText({{.uuid = "GPU-1", .device = "NVIDIA H200", .driverVersion = "13.0",
                                                .driverRelease = "580", .when = "2026", .read = peakOf(1), .copy = peakOf(2),
                                                .fp32 = peakOf(3), .l2 = peakOf(4), .shared = peakOf(5),
                                                .fp64 = peakOf(6), .fp16 = peakOf(7), .bf16 = peakOf(8),
                                                .architecture = "sm_90"}})),
              .again = [](const Json& json) { return Json::parse(peaksText(readPeaks(dumpJson(json)))); }};
    peaks.needed = {"/version", "/devices"};
    peaks.lenient = {"/devices/0"};
    peaks.open = {"/version"};
    peaks.refused = {{"/version", 2}};
    return {run, timing, gauges, device, list, peaks};
}

std::vector<Row> compileRows()
{
    const auto lenient = [](Row row) {
        row.lenient = {""};
        return row;
    };
    Row kernel = lenient(rowOf("KernelInfo", sampleKernel()));
    Row settings = rowOf("CompileSettings", sampleSession().compile);
    settings.refused = {{"/options", std::vector<std::string>(5000)}, {"/standard", std::string(2000, 'c')},
                        {"/compiler", "gcc"}};
    Row label = rowOf("PchLabel", PchLabel{.name = "n", .nvrtc = "13.0", .heapAddress = 1, .heapBytes = 2,
                                           .closure = {.digest = "d", .names = {"a.h"}}, .size = 3, .checksum = 4});
    label.needed = {"/format"};
    label.refused = {{"/format", 1}, {"/name", std::string(65, 'a')}, {"/size", 1ull << 40}, {"/checksum", 1ull << 32}};
    Row signatures = rowOf("SignatureOutcome", SignatureOutcome{.ok = true, .kernels = {sampleKernel()}, .variables = {sampleVariable()}});
    signatures.needed = {"/ok", "/kernels"};
    signatures.lenient = {"/kernels/0", "/variables/0"};
    Row request = rowOf("DisassemblyRequest", DisassemblyRequest{.cubin = {}, .cubinSha256 = "c", .deadline = Milliseconds(5),
                                                                       .isTileIr = true});
    request.refused = {{"/deadline", 0}, {"/deadline", 1ull << 40}};
    Row listing = rowOf("Disassembly", Disassembly{.state = Disassembly::State::Failed, .message = "It crashed.",
                                                   .tool = "nvdisasm", .lineInfo = "l", .liveRanges = "r", .tileIr = "t", .cubinSha256 = "c",
                                                   .isCut = true});
    listing.needed = {"/message/text"};
    listing.open = {"/message"};
    listing.refused = {{"/state", "well"}};
    return {lenient(rowOf("TypeInfo", sampleType())),
            kernel,
            lenient(rowOf("Diagnostic", sampleDiagnostic())),
            lenient(rowOf("CompileOutcome", sampleBuild())),
            signatures,
            lenient(rowOf("CompileRequest", CompileRequest{.source = "s", .programName = "p",
                                                           .headers = {{"a.h", "/x/a.h", "text"}}, .architecture = "sm_80",
                                                           .options = {"-G"}, .nameExpressions = {"k<int>"}, .compiler = CompilerChoice::Nvcc,
                                                           .nvccOptions = {"--extended-lambda"}, .useCache = true,
                                                           .needsSignatures = true, .deadline = Milliseconds(5)})),
            lenient(rowOf("CompilerInfo", CompilerInfo{.available = true, .version = "13.0.88", .path = "/x",
                                                       .toolkitInclude = "/y", .architectures = {"sm_80"},
                                                       .missing = "There is none."})),
            lenient(rowOf("PchToolchain",
                          PchToolchain{.nvrtc = "13.0", .includeFolders = {"/x"}, .heapAddress = 1, .heapBytes = 2})),
            lenient(rowOf("DisassemblerLocation",
                          DisassemblerLocation{.path = "/x", .identity = "/x 1", .missing = "There is none."})),
            settings, label, request, listing};
}

std::vector<Row> occupancyRows()
{
    Row input = rowOf("OccupancyInput", sampleInput());
    input.needed = {"/arch"};
    input.refused = {{"/arch", "sm_1"}, {"/threads", -1}, {"/carveoutPercent", 101}, {"/registers", 1ull << 32}};
    Row curves = rowOf("OccupancyCurves", sampleCurves());
    curves.needed = {"/threads/0/value", "/registers/0/value", "/shared/0/value"};
    curves.empty = {"/shared/0/value"};
    curves.refused = {{"/threads/0/value", 1025}, {"/registers/1/value", 1}, {"/shared/0/occupancy", "nan"},
                      {"/threads", std::vector<Json>(70000, Json::object())}};
    Row step = rowOf("OccupancyStep", OccupancyStep{"threads", 64, 0.75});
    step.needed = {"/resource"};
    step.refused = {{"/resource", "luck"}, {"/value", -1}, {"/occupancy", 2}};
    return {input, occupancyRow(rowOf("OccupancyResult", sampleOccupancy())), curves, step};
}

std::vector<Row> reportRows()
{
    Row figures = rowOf("ReportFigures", ReportFigures{40, 8, 0.5});
    figures.refused = {{"/registers", 257}, {"/occupancy", -0.5}, {"/spilledBytes", -1}};
    Row edit = rowOf("ReportEdit", ReportEdit{.line = 6, .before = ReportFigures{40, 8, 0.75}});
    edit.refused = {{"/line", 0}, {"/line", 1 << 27}, {"/before/registers", 257}};
    Row trial = rowOf("Trial", sampleTrial());
    trial.needed = {"/state", "/figures"};
    trial.open = {"/sentence"};
    trial.refused = {{"/state", "obeyed"}, {"/state", "refused"}, {"/goal", 2}, {"/text", std::string(2000, 'x')},
                     {"/code", std::string(2000, 'x')}, {"/line", -1}};
    Row calculation = rowOf("ReportCalculation", sampleCalculation());
    const Pointers curves = {"/curves/threads/0/value", "/curves/registers/0/value", "/curves/shared/0/value"};
    const Pointers reason = {"/reason/text", "/reason/with", "/reason/with/0/text"};
    calculation.needed = joined({{"/input", "/occupancy", "/curves", "/input/arch"}, curves, reason});
    calculation.open = {"/nextSteps", "/reason"};
    calculation.empty = {"/curves/shared/0/value"};
    Row report{.name = "Report", .sample = reportToJson(sampleReport()),
               .again = [](const Json& json) { return reportToJson(reportFromJson(json, "x")); }};
    report.needed = joined({{"/format", "/version", "/build", "/kernel", "/input", "/input/arch", "/occupancy", "/curves",
                             "/matrix/0/kernel", "/matrix/0/occupancy", "/matrix/0/nextSteps/0/resource", "/run/state",
                             "/timing/run/state", "/baseline/figures", "/baseline/timing", "/baseline/timing/run/state",
                             "/answers/0/state", "/answers/0/figures", "/roofline/measured"},
                            curves, reason, below("/calculation", calculation.needed)});
    report.lenient = {"/build", "/kernel", "/matrix/0/kernel"};
    report.open = joined({openOfRun("/run"), openOfTiming("/timing"), openOfTiming("/baseline/timing"),
                          {"/session", "/reason", "/calculation/reason", "/nextSteps", "/suggestedBlockSize",
                           "/calculation/nextSteps", "/answers/0/sentence", "/roofline/sentence"}});
    report.empty = {"/curves/shared/0/value", "/calculation/curves/shared/0/value"};
    report.refused = {{"/matrix", std::vector<Json>(300, Json::object())}, {"/options", std::vector<std::string>(5000)},
                      {"/timingName", std::string(2000, 'x')}, {"/version", 2}};
    Row session{.name = "Session", .sample = sessionToJson(sampleSession()),
                .again = [](const Json& json) { return sessionToJson(sessionFromJson(json, {}, "x")); }};
    session.needed = {"/format", "/version", "/sources", "/sources/0/path", "/presets/0/name"};
    session.open = {"/later", "/presets/0/later", "/view/dock"};
    session.refused = {{"/sources/0/path", "../a.cu"}, {"/title", std::string(5000, 't')}, {"/timing/samples", 0},
                       {"/presets", std::vector<Json>(2, {{"name", "p"}})}, {"/preset", std::string(2000, 'p')},
                       {"/timing/maxSeconds", 0}, {"/compile/options", std::vector<std::string>(5000)}};
    return {figures, edit, trial, calculation, report, session};
}

const std::vector<Row>& rows()
{
    static const std::vector<Row> all = [] {
        std::vector<Row> list;
        for (const auto& part : {launchRows(), outcomeRows(), compileRows(), occupancyRows(), reportRows()})
            list.insert(list.end(), part.begin(), part.end());
        return list;
    }();
    return all;
}

const Row& rowAt(int index)
{
    return rows().at(static_cast<std::size_t>(index));
}

}  // namespace

/// Every list of fields (core/base/fields.h): what is written is read again, and nothing else is.
class TestFields : public QObject {
    Q_OBJECT

private slots:
    void comeBackAsTheyWere_data() { addRows(); }
    void comeBackAsTheyWere();
    void samplesHaveEverything_data() { addRows(); }
    void samplesHaveEverything();
    void missingOnesAreDefaultsOrRefused_data() { addRows(); }
    void missingOnesAreDefaultsOrRefused();
    void otherTypesAreRefusedOrPassedOver_data() { addRows(); }
    void otherTypesAreRefusedOrPassedOver();
    void whatIsOutOfRangeIsRefused_data() { addRows(); }
    void whatIsOutOfRangeIsRefused();
    void lenientListsAreReadWholeOrNotAtAll();

private:
    static void addRows()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < rows().size(); ++i)
            QTest::newRow(rows()[i].name) << static_cast<int>(i);
    }
};

void TestFields::comeBackAsTheyWere()
{
    QFETCH(int, index);
    const Row& row = rowAt(index);
    QCOMPARE(dumpJson(row.again(row.sample), 1), dumpJson(row.sample, 1));
    QCOMPARE(dumpJson(row.again(Json::from_cbor(Json::to_cbor(row.sample))), 1), dumpJson(row.sample, 1));
}

/// A field that a type gains is missed here until the sample has it.
void TestFields::samplesHaveEverything()
{
    QFETCH(int, index);
    const Row& row = rowAt(index);
    for (const std::string& field : fieldsOf(row.sample)) {
        if (!isIn(row.empty, field) && !isIn(row.open, field))
            QVERIFY2(!isEmpty(row.sample.at(Pointer(field))), field.c_str());
    }
}

void TestFields::missingOnesAreDefaultsOrRefused()
{
    QFETCH(int, index);
    const Row& row = rowAt(index);
    for (const std::string& field : fieldsOf(row.sample)) {
        const Pointer pointer(field);
        Json json = row.sample;
        json.at(pointer.parent_pointer()).erase(pointer.back());
        const bool isNeeded = std::ranges::find(row.needed, field) != row.needed.end();
        QVERIFY2(failureOf(row, json) == (isNeeded ? "refused" : ""), (field + ": " + failureOf(row, json)).c_str());
        json = row.sample;
        json.at(pointer) = nullptr;
        QVERIFY2(isNeeded == (failureOf(row, json) == "refused"), field.c_str());
    }
}

void TestFields::otherTypesAreRefusedOrPassedOver()
{
    QFETCH(int, index);
    const Row& row = rowAt(index);
    for (const std::string& field : fieldsOf(row.sample)) {
        if (isIn(row.open, field))
            continue;
        const Json& usual = row.sample.at(Pointer(field));
        for (const Json& other : otherKinds(usual)) {
            Json json = row.sample;
            json.at(Pointer(field)) = other;
            const std::string failure = failureOf(row, json);
            const bool isLenient = isIn(row.lenient, field);
            QVERIFY2(failure == (isLenient ? "" : "refused"), (field + ' ' + other.dump() + ": " + failure).c_str());
        }
    }
}

void TestFields::whatIsOutOfRangeIsRefused()
{
    QFETCH(int, index);
    const Row& row = rowAt(index);
    for (const auto& [field, value] : row.refused) {
        Json json = row.sample;
        QVERIFY2(json.contains(Pointer(field)), field);
        json.at(Pointer(field)) = value;
        QVERIFY2(failureOf(row, json) == "refused", (field + (' ' + value.dump().substr(0, 60))).c_str());
    }
}

void TestFields::lenientListsAreReadWholeOrNotAtAll()
{
    QVERIFY(Json::parse(R"({"architectures": ["sm_80", 7]})").get<CompilerInfo>().architectures.empty());
    const PeakBook book = readPeaks(R"({"version": 1, "devices": [{"uuid": "u", "read": {"perSecond": 1, "samples": [1, "x"]}}]})");
    QCOMPARE(book.at(0).read.perSecond, 1.0);
    QVERIFY(book.at(0).read.samples.empty());
}

KD_TEST(TestFields, kd::test::NoApplication)

}  // namespace tst_fields

#include "tst_fields.moc"
