// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/peaks.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/numbers.h"
#include "core/device/architecture.h"
#include "core/device/peakrates.h"
#include "core/session/launch/moduleimage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <optional>
#include <utility>

namespace kd {
namespace {

constexpr std::uint32_t kThreads = 256;
constexpr std::uint64_t kPiece = 16;  // bytes of a load
constexpr std::uint64_t kUnrolled = 4;
constexpr std::uint64_t kOfL2 = 8, kMaxBytes = 1u << 30, kMemoryShare = 8;
constexpr int kChains = 16, kTurns = 8 * 256;  // multiply-adds of a thread that wait for none other, and how often
constexpr std::uint64_t kPartOfL2 = 4, kMinRounds = 16, kMaxRounds = 4096;
constexpr std::uint32_t kSharedRounds = 512, kSharedLoads = 8;
constexpr std::uint32_t kMmaRounds = 512, kWgmmaRounds = 512;
constexpr double kOperationsOfMma = 2.0 * 16 * 8 * 16 * 8;      // of a round of a warp
constexpr double kOperationsOfWgmma = 2.0 * 64 * 256 * 16 * 16;  // of a round of a warpgroup
constexpr std::uint32_t kHalfSixteenth = 0x2c002c00, kBrainSixteenth = 0x3d803d80;  // two of 1/16
constexpr double kMemoryMargin = 1.1;   // of what the clocks allow, as a plausible figure may still be
constexpr double kArithmeticMargin = 1.5;  // boards raise the SM's clock above the one that their driver tells
constexpr std::uint32_t kWaves = 4;
constexpr int kWarmup = 10, kSamples = 30;
constexpr Seconds kLongest{5};
constexpr std::size_t kMaxPeakSamples = 1000, kMaxInstruction = 80;
constexpr int kVersion = 1;

constexpr std::string_view kBytes = "B/s", kOperations = "FLOP/s";
constexpr auto kInfos = std::to_array<PeakInfo>({{&DevicePeaks::read, "read", "Device memory, read", kBytes},
                                                 {&DevicePeaks::copy, "copy", "Device memory, copy", kBytes},
                                                 {&DevicePeaks::l2, "l2", "L2 cache, read", kBytes},
                                                 {&DevicePeaks::shared, "shared", "Shared memory, read", kBytes},
                                                 {&DevicePeaks::fp32, "fp32", "FP32 multiply-add", kOperations},
                                                 {&DevicePeaks::fp64, "fp64", "FP64 multiply-add", kOperations},
                                                 {&DevicePeaks::fp16, "fp16", "FP16 tensor cores", kOperations},
                                                 {&DevicePeaks::bf16, "bf16", "BF16 tensor cores", kOperations}});

std::uint64_t attributeOf(const DeviceInfo& device, const char* name, std::uint64_t most)
{
    const auto found = device.attributes.find(name);
    if (found == device.attributes.end() || found->second <= 0 || static_cast<std::uint64_t>(found->second) > most)
        throw RuntimeError(
            {.text = message("the device does not tell {}, without which its peaks cannot be measured", std::string_view(name)),
             .subject = device.id.name});
    return static_cast<std::uint64_t>(found->second);
}

template <typename T> ArgumentPlan valueOf(const char* name, T value)
{
    ArgumentPlan argument{.name = name, .value = std::vector<std::byte>(sizeof value)};
    std::memcpy(argument.value.data(), &value, sizeof value);
    return argument;
}

/// The buffers' contents do not matter to the kernels; that of a target is not wanted back.
BufferPlan bufferOf(const char* name, ElementType type, std::uint64_t bytes, Recipe::Kind kind)
{
    return {.name = name, .type = type, .count = bytes / sizeOf(type), .direction = Direction::In, .recipe = {.kind = kind}};
}

PeakTest testOf(const DeviceInfo& device, Peak DevicePeaks::*peak, const char* kernel, std::uint64_t blocks)
{
    PeakTest test{.peak = peak, .request = {}, .instruction = {}};
    test.request.run.device = device.id.name;
    test.request.run.programName = "peaks.cu";
    test.request.run.plan.kernel = test.request.run.plan.loweredName = kernel;
    test.request.run.plan.grid = {static_cast<std::uint32_t>(blocks), 1, 1};
    test.request.run.plan.block = {kThreads, 1, 1};
    test.request.warmup = kWarmup;
    test.request.samples = kSamples;
    test.request.maxDuration = kLongest;
    return test;
}

PeakTest memoryTest(const DeviceInfo& device, Peak DevicePeaks::*peak, const char* kernel, std::uint64_t blocks, bool isCopy)
{
    const std::uint64_t row = blocks * kThreads * kPiece * kUnrolled;  // that all threads read before they step on
    const std::uint64_t l2 = attributeOf(device, "L2_CACHE_SIZE", kMaxBytes);
    const std::uint64_t wanted = std::min({kOfL2 * l2, kMaxBytes, device.totalMemory.value / kMemoryShare});
    const std::uint64_t bytes = std::max<std::uint64_t>(wanted / row, 1) * row;
    PeakTest test = testOf(device, peak, kernel, blocks);
    LaunchPlan& plan = test.request.run.plan;
    plan.buffers = {bufferOf("source", ElementType::UInt32, bytes, Recipe::Kind::Ramp),
                    bufferOf(isCopy ? "target" : "sink", ElementType::UInt32, isCopy ? bytes : kPiece, Recipe::Kind::Zeros)};
    plan.arguments = {{.name = "source", .value = {}, .buffer = 0}, valueOf("count", bytes / kPiece),
                      {.name = plan.buffers[1].name, .value = {}, .buffer = 1}};
    test.request.bytes = static_cast<double>(isCopy ? 2 * bytes : bytes);
    return test;
}

/// Every thread leaves one sum in the last buffer, which has to be as `expected` says of thread i.
void addSums(PeakTest& test, ElementType type, const std::string& expected)
{
    LaunchPlan& plan = test.request.run.plan;
    plan.arguments.push_back({.name = "sums", .value = {}, .buffer = static_cast<int>(plan.buffers.size())});
    plan.buffers.push_back({.name = "sums", .type = type, .count = std::uint64_t{plan.grid.x} * kThreads,
                            .direction = Direction::Out, .recipe = {.kind = Recipe::Kind::Zeros}});
    plan.references = {{.kind = ReferencePlan::Kind::Expression, .output = "sums", .kernelLoweredName = {},
                        .expression = expected, .recipe = {}, .blob = {}}};
}

/// Nothing where L2 does not hold a row of all threads.
std::optional<PeakTest> l2Test(const DeviceInfo& device, std::uint64_t blocks)
{
    const std::uint64_t row = blocks * kThreads * kPiece;
    const std::uint64_t part = attributeOf(device, "L2_CACHE_SIZE", kMaxBytes) / kPartOfL2;
    if (row > 2 * part)
        return std::nullopt;
    const std::uint64_t rows = std::max<std::uint64_t>(part / row, 1);
    const std::uint64_t rounds = std::clamp(kMaxBytes / (rows * row), kMinRounds, kMaxRounds);
    PeakTest test = testOf(device, &DevicePeaks::l2, "kd_peak_l2", blocks);
    LaunchPlan& plan = test.request.run.plan;
    plan.buffers = {bufferOf("source", ElementType::UInt32, rows * row, Recipe::Kind::Ones)};
    plan.arguments = {{.name = "source", .value = {}, .buffer = 0}, valueOf("rows", static_cast<std::uint32_t>(rows)),
                      valueOf("rounds", static_cast<std::uint32_t>(rounds))};
    addSums(test, ElementType::UInt32, std::to_string(4 * rows * rounds));
    test.request.bytes = static_cast<double>(rounds * rows * row);
    return test;
}

PeakTest sharedTest(const DeviceInfo& device, std::uint64_t blocks)
{
    PeakTest test = testOf(device, &DevicePeaks::shared, "kd_peak_shared", blocks * kWaves);
    test.request.run.plan.arguments = {valueOf("value", std::uint32_t{1}), valueOf("rounds", kSharedRounds)};
    addSums(test, ElementType::UInt32, std::to_string(4 * kSharedLoads * kSharedRounds));
    test.request.bytes = static_cast<double>(blocks * kWaves * kThreads * kPiece * kSharedLoads * kSharedRounds);
    return test;
}

template <typename T>
PeakTest multiplyAddTest(const DeviceInfo& device, Peak DevicePeaks::*peak, const char* kernel, ElementType type,
                         std::uint64_t blocks)
{
    PeakTest test = testOf(device, peak, kernel, blocks * kWaves);
    test.request.run.plan.arguments = {valueOf("factor", T{1}), valueOf("addend", T{1})};
    const int starts = kChains * (kChains - 1) / 2;
    addSums(test, type, std::to_string(kChains) + " * (i % 256 + " + std::to_string(kTurns) + ") + " + std::to_string(starts));
    test.request.flops = 2.0 * kChains * kTurns * static_cast<double>(blocks * kWaves * kThreads);
    return test;
}

/// Products of sixteenths: each adds a sixteenth to each of a thread's sums.
PeakTest tensorTest(const DeviceInfo& device, bool isHalf, std::uint64_t processors, std::uint64_t blocks)
{
    const bool isWarpgroup = device.computeCapability == ComputeCapability{9, 0};
    const std::string kernel = std::string(isWarpgroup ? "kd_peak_wgmma_" : "kd_peak_mma_") + (isHalf ? "f16" : "bf16");
    PeakTest test = testOf(device, isHalf ? &DevicePeaks::fp16 : &DevicePeaks::bf16, kernel.c_str(),
                           isWarpgroup ? processors : blocks * kWaves);
    const std::uint32_t pair = isHalf ? kHalfSixteenth : kBrainSixteenth;
    const std::uint32_t rounds = isWarpgroup ? kWgmmaRounds : kMmaRounds;
    test.request.run.plan.arguments = {valueOf("a", pair), valueOf("b", pair), valueOf("rounds", rounds)};
    addSums(test, ElementType::Float32, std::to_string(isWarpgroup ? 128 * rounds : 2 * rounds));
    const double threads = static_cast<double>(test.request.run.plan.grid.x) * kThreads;
    test.request.flops = isWarpgroup ? threads / 128 * rounds * kOperationsOfWgmma : threads / 32 * rounds * kOperationsOfMma;
    test.instruction = isWarpgroup ? "wgmma m64n256k16" : "mma.sync m16n8k16";
    // Elsewhere sums in FP16, or instructions of that architecture alone, are faster.
    test.isCeiling = isWarpgroup || device.computeCapability == ComputeCapability{8, 0};
    return test;
}

void limit(PeakTest& test, std::optional<std::int64_t> calculated, double margin)
{
    test.limit = calculated ? margin * static_cast<double>(*calculated) : 0;
}

const PeakInfo& infoOf(const PeakTest& test)
{
    return *std::ranges::find_if(kInfos, [&](const PeakInfo& info) { return info.peak == test.peak; });
}

bool isSound(const Peak& peak)
{
    return std::isfinite(peak.perSecond) && peak.perSecond >= 0 && peak.samples.size() <= kMaxPeakSamples
        && peak.instruction.size() <= kMaxInstruction;
}

bool isSame(const DevicePeaks& peaks, const std::string& uuid, const std::string& driverVersion)
{
    return peaks.uuid == uuid && peaks.driverVersion == driverVersion;
}

}  // namespace

template <> struct FieldList<Peak> {
    static constexpr FieldRules kRules{.subject = "peak", .isLenient = true};
    static void list(auto& fields, auto& peak)
    {
        auto& [perSecond, work, samples, instruction, isCeiling] = peak;
        fields.field("perSecond", perSecond);
        fields.field("work", work);
        fields.field("samples", samples);
        fields.orAbsent("instruction", instruction);
        fields.field("ceiling", isCeiling);
    }
};

template <> struct FieldList<DevicePeaks> {
    static constexpr FieldRules kRules{.subject = "peaks of a device", .isLenient = true};
    static void list(auto& fields, auto& peaks)
    {
        auto& [uuid, device, driverVersion, driverRelease, when, read, copy, fp32, l2, shared, fp64, fp16, bf16, architecture] =
            peaks;
        fields.field("uuid", uuid);
        fields.field("device", device);
        fields.field("driverVersion", driverVersion);
        fields.field("driverRelease", driverRelease);
        fields.field("when", when);
        fields.object("read", read);
        fields.object("copy", copy);
        fields.object("fp32", fp32);
        fields.object("l2", l2);
        fields.object("shared", shared);
        fields.object("fp64", fp64);
        fields.object("fp16", fp16);
        fields.object("bf16", bf16);
        fields.orAbsent("architecture", architecture);
    }
};

double DevicePeaks::bandwidth() const
{
    return std::max(read.perSecond, copy.perSecond);
}

std::span<const PeakInfo> peakInfos()
{
    return kInfos;
}

bool hasPeak(const DevicePeaks& peaks)
{
    return std::ranges::any_of(kInfos, [&](const PeakInfo& info) { return (peaks.*info.peak).perSecond > 0; });
}

std::string peakArchitecture(ComputeCapability capability)
{
    return architectureName(capability) + (capability == ComputeCapability{9, 0} ? "a" : "");
}

std::vector<PeakTest> peakTests(const DeviceInfo& device)
{
    if (isEmulatedDevice(device.id.name) || device.uuid.empty())
        throw RuntimeError({.text = "peaks are measured on a GPU; this device has no time of its own", .subject = device.id.name});
    const std::uint64_t processors = attributeOf(device, "MULTIPROCESSOR_COUNT", 1 << 12);
    const std::uint64_t threads = attributeOf(device, "MAX_THREADS_PER_MULTIPROCESSOR", 1 << 14);
    const std::uint64_t blocks = processors * std::max<std::uint64_t>(threads / kThreads, 1);
    std::vector<PeakTest> tests{
        memoryTest(device, &DevicePeaks::read, "kd_peak_read", blocks, false),
        memoryTest(device, &DevicePeaks::copy, "kd_peak_copy", blocks, true),
        multiplyAddTest<float>(device, &DevicePeaks::fp32, "kd_peak_fp32", ElementType::Float32, blocks)};
    limit(tests[0], calculatedBandwidth(device), kMemoryMargin);
    limit(tests[1], calculatedBandwidth(device), kMemoryMargin);
    limit(tests[2], calculatedSingle(device), kArithmeticMargin);
    if (std::optional<PeakTest> test = l2Test(device, blocks))
        tests.push_back(std::move(*test));
    tests.push_back(sharedTest(device, blocks));
    tests.push_back(multiplyAddTest<double>(device, &DevicePeaks::fp64, "kd_peak_fp64", ElementType::Float64, blocks));
    limit(tests.back(), calculatedSingle(device), kArithmeticMargin);
    if (device.computeCapability.major >= 8) {
        tests.push_back(tensorTest(device, true, processors, blocks));
        tests.push_back(tensorTest(device, false, processors, blocks));
    }
    return tests;
}

void recordPeak(const PeakTest& test, const TimingOutcome& outcome, DevicePeaks& peaks)
{
    if (outcome.run.state == RunOutcome::State::Differs)
        throw RuntimeError({.text = message("{} was not measured: its kernel computed something else than it should",
                                            Message(infoOf(test).name))});
    if (!outcome.run.ok() || outcome.modelled || outcome.samples.empty())
        throw RuntimeError({.text = outcome.run.message.empty() ? Message("the peak test gave no samples") : outcome.run.message});
    const double best = *std::ranges::min_element(outcome.samples);
    if (!(best > 0))
        throw RuntimeError({.text = "the device's events tell no time"});
    const double work = test.request.bytes + test.request.flops;
    if (test.limit > 0 && work / best > test.limit)
        throw RuntimeError({.text = message("{} came out at {}, above what the device's clocks allow; the figure is not kept",
                                            Message(infoOf(test).name),
                                            numbers::rate(work / best, infoOf(test).unit, 3, numbers::Style::Plain))});
    peaks.*test.peak = {.perSecond = work / best, .work = work, .samples = outcome.samples, .instruction = test.instruction,
                        .isCeiling = test.isCeiling};
    peaks.device = outcome.run.device;
    peaks.driverRelease = valueOr(valueOr(outcome.receipt, "driver", Json()), "release", peaks.driverRelease);
}

const DevicePeaks* findPeaks(const PeakBook& book, const std::string& uuid, const std::string& driverVersion)
{
    const auto found = std::ranges::find_if(book, [&](const DevicePeaks& peaks) { return isSame(peaks, uuid, driverVersion); });
    return found == book.end() || uuid.empty() ? nullptr : &*found;
}

const DevicePeaks* findPeaksOf(const PeakBook& book, const std::string& architecture)
{
    const auto found = std::find_if(book.rbegin(), book.rend(), [&](const DevicePeaks& peaks) {
        return !architecture.empty() && peaks.architecture == architecture;
    });
    return found == book.rend() ? nullptr : &*found;
}

void keepPeaks(PeakBook& book, DevicePeaks peaks)
{
    std::erase_if(book, [&](const DevicePeaks& each) { return isSame(each, peaks.uuid, peaks.driverVersion); });
    book.push_back(std::move(peaks));
    if (book.size() > kMaxPeaks)
        book.erase(book.begin(), book.end() - kMaxPeaks);
}

PeakBook readPeaks(std::string_view text)
{
    const Json json = parseJson(text, "measured peaks");
    if (valueOr(json, "version", 0) != kVersion || !json.contains("devices") || !json["devices"].is_array())
        throw RuntimeError({.text = "this is no file of measured peaks, or one of another version",
                            .subject = std::string("measured peaks")});
    PeakBook book;
    for (const Json& each : json["devices"]) {
        DevicePeaks peaks;
        readFields(each, peaks);
        for (const PeakInfo& info : kInfos) {
            if (!isSound(peaks.*info.peak))
                peaks.*info.peak = {};
        }
        if (!peaks.uuid.empty())
            keepPeaks(book, std::move(peaks));
    }
    return book;
}

std::string peaksText(const PeakBook& book)
{
    Json devices = Json::array();
    for (const DevicePeaks& peaks : book)
        writeFields(devices.emplace_back(), peaks);
    return dumpJson({{"version", kVersion}, {"devices", std::move(devices)}}, 1) + '\n';
}

}  // namespace kd
