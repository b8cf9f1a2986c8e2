// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/peaks.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/session/launch/moduleimage.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace kd {
namespace {

constexpr std::string_view kSource = R"(// Reads memory that no cache holds; what is read goes nowhere.
extern "C" __global__ void kd_peak_read(const uint4* __restrict__ source, unsigned long long count, uint4* sink)
{
    const unsigned long long step = (unsigned long long)gridDim.x * blockDim.x;
    uint4 sum = make_uint4(0, 0, 0, 0);
    for (unsigned long long i = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += 4 * step) {
        const uint4 a = source[i], b = source[i + step], c = source[i + 2 * step], d = source[i + 3 * step];
        sum.x ^= a.x ^ b.x ^ c.x ^ d.x;
        sum.y ^= a.y ^ b.y ^ c.y ^ d.y;
        sum.z ^= a.z ^ b.z ^ c.z ^ d.z;
        sum.w ^= a.w ^ b.w ^ c.w ^ d.w;
    }
    if ((sum.x ^ sum.y ^ sum.z ^ sum.w) == 0x5bd1e995u)
        *sink = sum;
}

extern "C" __global__ void kd_peak_copy(const uint4* __restrict__ source, unsigned long long count, uint4* __restrict__ target)
{
    const unsigned long long step = (unsigned long long)gridDim.x * blockDim.x;
    for (unsigned long long i = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += 4 * step) {
        const uint4 a = source[i], b = source[i + step], c = source[i + 2 * step], d = source[i + 3 * step];
        target[i] = a;
        target[i + step] = b;
        target[i + 2 * step] = c;
        target[i + 3 * step] = d;
    }
}

// 16 chains of multiply-adds a thread, which do not wait for each other.
extern "C" __global__ void kd_peak_fp32(float factor, float addend, float* sink)
{
    float chain[16];
    for (int i = 0; i < 16; ++i)
        chain[i] = threadIdx.x + i;
    for (int round = 0; round < 256; ++round)
#pragma unroll
        for (int turn = 0; turn < 8; ++turn)
#pragma unroll
            for (int i = 0; i < 16; ++i)
                chain[i] = fmaf(chain[i], factor, addend);
    float sum = 0;
    for (int i = 0; i < 16; ++i)
        sum += chain[i];
    if (sum == 12345.678f)
        *sink = sum;
}
)";

constexpr std::uint32_t kThreads = 256;
constexpr std::uint64_t kPiece = 16;  // bytes of a load
constexpr std::uint64_t kUnrolled = 4;
constexpr std::uint64_t kOfL2 = 8, kMaxBytes = 1u << 30, kMemoryShare = 8;
constexpr double kOperationsOfThread = 2.0 * 16 * 8 * 256;
constexpr std::uint32_t kWaves = 4;
constexpr int kWarmup = 10, kSamples = 30;
constexpr Seconds kLongest{5};
constexpr std::size_t kMaxPeakSamples = 1000;
constexpr int kVersion = 1;

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
    PeakTest test{.peak = peak, .request = {}};
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

PeakTest singleTest(const DeviceInfo& device, std::uint64_t blocks)
{
    PeakTest test = testOf(device, &DevicePeaks::single, "kd_peak_fp32", blocks * kWaves);
    LaunchPlan& plan = test.request.run.plan;
    plan.buffers = {bufferOf("sink", ElementType::Float32, sizeof(float), Recipe::Kind::Zeros)};
    plan.arguments = {valueOf("factor", 0.999f), valueOf("addend", 0.001f), {.name = "sink", .value = {}, .buffer = 0}};
    test.request.flops = kOperationsOfThread * static_cast<double>(blocks * kWaves * kThreads);
    return test;
}

bool isSound(const Peak& peak)
{
    return std::isfinite(peak.perSecond) && peak.perSecond >= 0 && peak.samples.size() <= kMaxPeakSamples;
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
        auto& [perSecond, work, samples] = peak;
        fields.field("perSecond", perSecond);
        fields.field("work", work);
        fields.field("samples", samples);
    }
};

template <> struct FieldList<DevicePeaks> {
    static constexpr FieldRules kRules{.subject = "peaks of a device", .isLenient = true};
    static void list(auto& fields, auto& peaks)
    {
        auto& [uuid, device, driverVersion, driverRelease, when, read, copy, single] = peaks;
        fields.field("uuid", uuid);
        fields.field("device", device);
        fields.field("driverVersion", driverVersion);
        fields.field("driverRelease", driverRelease);
        fields.field("when", when);
        fields.object("read", read);
        fields.object("copy", copy);
        fields.object("fp32", single);
    }
};

double DevicePeaks::bandwidth() const
{
    return std::max(read.perSecond, copy.perSecond);
}

std::string_view peakSource()
{
    return kSource;
}

std::vector<PeakTest> peakTests(const DeviceInfo& device)
{
    if (isEmulatedDevice(device.id.name) || device.uuid.empty())
        throw RuntimeError({.text = "peaks are measured on a GPU; this device has no time of its own", .subject = device.id.name});
    const std::uint64_t processors = attributeOf(device, "MULTIPROCESSOR_COUNT", 1 << 12);
    const std::uint64_t threads = attributeOf(device, "MAX_THREADS_PER_MULTIPROCESSOR", 1 << 14);
    const std::uint64_t blocks = processors * std::max<std::uint64_t>(threads / kThreads, 1);
    return {memoryTest(device, &DevicePeaks::read, "kd_peak_read", blocks, false),
            memoryTest(device, &DevicePeaks::copy, "kd_peak_copy", blocks, true), singleTest(device, blocks)};
}

void recordPeak(const PeakTest& test, const TimingOutcome& outcome, DevicePeaks& peaks)
{
    if (!outcome.run.ok() || outcome.modelled || outcome.samples.empty())
        throw RuntimeError({.text = outcome.run.message.empty() ? Message("the peak test gave no samples") : outcome.run.message});
    const double best = *std::ranges::min_element(outcome.samples);
    if (!(best > 0))
        throw RuntimeError({.text = "the device's events tell no time"});
    const double work = test.request.bytes + test.request.flops;
    peaks.*test.peak = {.perSecond = work / best, .work = work, .samples = outcome.samples};
    peaks.device = outcome.run.device;
    peaks.driverRelease = valueOr(valueOr(outcome.receipt, "driver", Json()), "release", peaks.driverRelease);
}

const DevicePeaks* findPeaks(const PeakBook& book, const std::string& uuid, const std::string& driverVersion)
{
    const auto found = std::ranges::find_if(book, [&](const DevicePeaks& peaks) { return isSame(peaks, uuid, driverVersion); });
    return found == book.end() || uuid.empty() ? nullptr : &*found;
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
        for (Peak* const peak : {&peaks.read, &peaks.copy, &peaks.single}) {
            if (!isSound(*peak))
                *peak = {};
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
