// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/launchrecorder.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/thread.h"
#include "core/capture/inject/relaxedcapture.h"
#include "core/capture/objects/recordedarrays.h"
#include "core/compile/binary/modulevariables.h"
#include "core/compile/binary/ptxwords.h"
#include "core/compile/container/fatbin.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>
#include <utility>

namespace kd::inject {
namespace {

/// Of all variables of a module together; what is beyond is named.
constexpr std::uint64_t kMaxVariableBytes = std::uint64_t{64} << 20;
constexpr std::size_t kMaxVariables = 256;
/// Numbers that have no more bits may be anything besides handles.
constexpr unsigned kSmallBits = 32;

std::string_view textOf(std::span<const std::byte> ptx)
{
    return {reinterpret_cast<const char*>(ptx.data()), ptx.size()};
}

/// Whether PTX has instructions of textures or surfaces.
bool readsTextures(std::string_view text)
{
    constexpr std::array<std::string_view, 7> kInstructions{"tex.", "tld4.", "suld.", "sust.", "sured.", "txq.", "suq."};
    return std::ranges::any_of(kInstructions, [&](std::string_view each) { return text.find(each) != std::string_view::npos; });
}

/// The function itself, where a program launches the kernel that it is of.
CUfunction functionOf(const DriverApi& api, CUfunction function)
{
    CUmodule module = nullptr;
    CUfunction own = nullptr;
    if (api.cuFuncGetModule(&module, function) == CUDA_SUCCESS)
        return function;
    return api.cuKernelGetFunction(&own, reinterpret_cast<CUkernel>(function)) == CUDA_SUCCESS ? own : nullptr;
}

}  // namespace

bool isCaptured(const DriverApi& api, CUstream stream)
{
    CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
    return api.cuStreamIsCapturing(stream, &status) == CUDA_SUCCESS && status != CU_STREAM_CAPTURE_STATUS_NONE;
}

std::span<const std::byte> packedArguments(void** extra)
{
    const std::byte* bytes = nullptr;
    std::size_t size = 0;
    for (; extra != nullptr && *extra != CU_LAUNCH_PARAM_END; extra += 2) {
        if (*extra == CU_LAUNCH_PARAM_BUFFER_POINTER)
            bytes = static_cast<const std::byte*>(extra[1]);
        else if (*extra == CU_LAUNCH_PARAM_BUFFER_SIZE)
            size = *static_cast<const std::size_t*>(extra[1]);
        else
            break;
    }
    return bytes == nullptr ? std::span<const std::byte>() : std::span(bytes, size);
}

LaunchRecorder::LaunchRecorder(const DriverApi& api, ModuleStore& modules, const ObjectStore& objects,
                               const CaptureRequest& request, std::filesystem::path folder, std::uint64_t order)
    : m_api(api), m_modules(modules), m_objects(objects), m_request(request), m_folder(std::move(folder)), m_order(order)
{
}

bool LaunchRecorder::begin(const SeenLaunch& launch, std::uint64_t number) noexcept
{
    try {
        const RelaxedCapture relaxed(m_api);
        if (isCaptured(m_api, launch.stream))
            return false;
        m_recorded = RecordedLaunch{.kernel = launch.kernel,
                                    .number = number,
                                    .grid = launch.grid,
                                    .block = launch.block,
                                    .cluster = launch.cluster,
                                    .dynamicShared = launch.dynamicShared,
                                    .isCooperative = launch.isCooperative,
                                    .graphNodes = launch.graphNodes,
                                    .startsGraph = launch.isFirstOfGraph};
        const std::filesystem::path folder =
            m_folder / ("launch-" + std::to_string(posix::processId()) + "-" + std::to_string(m_order));
        posix::makePrivateDirectory(folder);
        m_variables.clear();
        m_addresses.clear();
        m_arrays.clear();
        m_leftArrays.clear();
        m_arrayBytes = 0;
        try {
            m_files = std::make_unique<RecordedFiles>(m_api, folder);
            record(launch);
        } catch (const Error& failure) {
            m_recorded->problem = failure.sentence();
        }
        writeRecordedLaunch(*m_recorded, folder);
    } catch (const std::exception&) {
        m_recorded.reset();  // a disk that is full: the command finds no recording, and says so
    }
    return true;
}

void LaunchRecorder::record(const SeenLaunch& launch)
{
    requireSuccess(m_api, m_api.cuCtxSynchronize(), "cuCtxSynchronize");
    recordDevice();
    m_function = functionOf(m_api, launch.function);
    // Code is loaded at its first launch; before that nobody was told of it.
    if (m_function != nullptr && m_api.has("cuFuncLoad"))
        m_api.cuFuncLoad(m_function);
    const std::optional<KernelCode> code = m_modules.codeOf(questionOf(launch.kernel));
    if (!code)
        throw RuntimeError({.text = "its code was not seen when the program loaded it"});
    if (!m_request.measuresOnly)
        recordCode(*code);
    recordArguments(launch, *code);
    recordObjects(*code);
    ObjectScanner scanner(m_objects, code->ptx.empty() || readsTextures(textOf(code->ptx)));
    recordVariables(*code, scanner);
    recordMemory(scanner);
    const auto isHandle = [](const RecordedObject& each) { return each.text.find("-map ") == std::string::npos; };
    m_recorded->hasHiddenTextures =
        readsTextures(kernelText(textOf(code->ptx), launch.kernel)) && std::ranges::none_of(m_recorded->objects, isHandle);
}

KernelQuestion LaunchRecorder::questionOf(const std::string& kernel) const
{
    KernelQuestion question{.kernel = kernel, .capability = m_capability};
    CUmodule module = nullptr;
    int registers = 0;
    if (m_function != nullptr && m_api.cuFuncGetModule(&module, m_function) == CUDA_SUCCESS)
        question.module = module;
    if (m_function != nullptr && m_api.cuFuncGetAttribute(&registers, CU_FUNC_ATTRIBUTE_NUM_REGS, m_function) == CUDA_SUCCESS)
        question.registers = static_cast<std::uint32_t>(registers);
    return question;
}

void LaunchRecorder::recordDevice()
{
    CUdevice device = 0;
    constexpr int kName = 256;
    std::array<char, kName> name{};
    if (m_api.cuCtxGetDevice(&device) == CUDA_SUCCESS && m_api.cuDeviceGetName(name.data(), kName - 1, device) == CUDA_SUCCESS)
        m_recorded->device = name.data();
    constexpr int kTen = 10;
    int major = 0, minor = 0;
    if (m_api.cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device) == CUDA_SUCCESS &&
        m_api.cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device) == CUDA_SUCCESS)
        m_capability = kTen * major + minor;
    m_recorded->driver = cudaVersionText(m_api.version);
}

void LaunchRecorder::recordCode(const KernelCode& code)
{
    const bool hasBoth = !code.cubin.empty() && !code.ptx.empty();
    m_recorded->code = hasBoth ? "kernel.fatbin" : code.ptx.empty() ? "kernel.cubin" : "kernel.ptx";
    if (hasBoth)
        m_files->writeBytes(container::writeFatbin({code.cubinArchitecture, code.cubin}, {code.ptxArchitecture, code.ptx}),
                            m_recorded->code);
    else
        m_files->writeBytes(code.ptx.empty() ? code.cubin : code.ptx, m_recorded->code);
}

void LaunchRecorder::recordArguments(const SeenLaunch& launch, const KernelCode& code)
{
    const std::span<const std::byte> all = packedArguments(launch.extra);
    for (std::size_t i = 0; i < code.kernel.parameters.size(); ++i) {
        const Parameter& parameter = code.kernel.parameters[i];
        std::vector<std::byte> value(parameter.size);
        if (launch.values != nullptr && i < launch.values->size() && (*launch.values)[i].size() == value.size())
            value = (*launch.values)[i];
        else if (launch.values == nullptr && launch.arguments != nullptr)
            std::memcpy(value.data(), launch.arguments[i], value.size());
        else if (parameter.offset <= all.size() && value.size() <= all.size() - parameter.offset)
            std::memcpy(value.data(), all.data() + parameter.offset, value.size());
        else
            throw RuntimeError({.text = "its arguments do not go with its code"});
        m_recorded->arguments.push_back(std::move(value));
    }
}

void LaunchRecorder::recordObjects(const KernelCode& code)
{
    const bool mayHaveHandles = code.ptx.empty() || readsTextures(textOf(code.ptx));
    for (std::size_t i = 0; i < m_recorded->arguments.size(); ++i) {
        const std::vector<std::byte>& value = m_recorded->arguments[i];
        for (std::size_t at = 0; at + sizeof(std::uint64_t) <= value.size();) {
            std::uint64_t word = 0;
            std::memcpy(&word, value.data() + at, sizeof word);
            const bool mayBeHandle = mayHaveHandles && (value.size() == sizeof word || word >> kSmallBits != 0);
            std::optional<SeenObject> found = m_objects.find(value, at, mayBeHandle);
            at += found ? found->bytes : sizeof(std::uint64_t);
            if (!found)
                continue;
            m_recorded->objects.push_back(
                {.argument = i, .offset = at - found->bytes, .text = describe(*found), .file = {}});
            m_addresses.push_back(found->address);
        }
    }
}

std::string LaunchRecorder::describe(SeenObject& found)
{
    if (!found.handle)
        return found.text;
    const SeenHandle& handle = *found.handle;
    const bool isOfMemory =
        handle.resource.resType == CU_RESOURCE_TYPE_LINEAR || handle.resource.resType == CU_RESOURCE_TYPE_PITCH2D;
    const std::optional<ArrayPlace> place = isOfMemory || handle.isArrayGone ? std::nullopt : placeOf(handle);
    return handle.settings ? textureWords(handle.resource, *handle.settings, handle.view, place, found.address)
                           : surfaceWords(place);
}

std::optional<LiveArray> LaunchRecorder::liveArray(CUarray array, CUmipmappedArray whole) const
{
    LiveArray live{.description = {}, .levels = {array}, .whole = whole};
    if (whole != nullptr && m_api.cuMipmappedArrayGetLevel(&live.levels.front(), whole, 0) != CUDA_SUCCESS)
        return std::nullopt;
    if (m_api.cuArray3DGetDescriptor(&live.description, live.levels.front()) != CUDA_SUCCESS || !isRecordable(live.description))
        return std::nullopt;
    CUarray level = nullptr;
    const unsigned most = whole == nullptr ? 0 : mostLevels(live.description);
    while (live.levels.size() < most &&
           m_api.cuMipmappedArrayGetLevel(&level, whole, static_cast<unsigned>(live.levels.size())) == CUDA_SUCCESS)
        live.levels.push_back(level);
    return live;
}

std::optional<ArrayPlace> LaunchRecorder::placeOf(const SeenHandle& handle)
{
    const bool isWhole = handle.resource.resType == CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
    CUarray array = isWhole ? nullptr : handle.resource.res.array.hArray;
    SeenLevel level{.whole = isWhole ? handle.resource.res.mipmap.hMipmappedArray : nullptr, .number = 0};
    if (!isWhole)
        level = m_objects.levelOf(array).value_or(level);
    const auto isIt = [&](const LiveArray& each) {
        return level.whole != nullptr ? each.whole == level.whole : each.whole == nullptr && each.levels.front() == array;
    };
    const void* const identity = level.whole != nullptr ? static_cast<const void*>(level.whole) : array;
    auto known = std::ranges::find_if(m_arrays, isIt);
    if (known == m_arrays.end()) {
        if (std::ranges::find(m_leftArrays, identity) != m_leftArrays.end())
            return std::nullopt;
        std::optional<LiveArray> live = liveArray(array, level.whole);
        const std::uint64_t bytes = live ? arrayBytes(live->description, live->levelCount()) : 0;
        if (!live || bytes > m_request.limit - m_arrayBytes) {
            m_leftArrays.push_back(identity);
            m_recorded->leftMemories += live ? 1 : 0;
            m_recorded->leftBytes += bytes;
            return std::nullopt;
        }
        const std::string name = m_request.measuresOnly ? "" : "a" + std::to_string(m_arrays.size()) + ".bin";
        if (!m_request.measuresOnly)
            m_files->write(*live, name);
        m_arrayBytes += bytes;
        m_recorded->arrays.push_back(
            {.shape = arrayWords(live->description, live->levelCount()), .bytes = bytes, .file = name, .after = {}});
        known = m_arrays.insert(m_arrays.end(), std::move(*live));
    }
    return ArrayPlace{.number = static_cast<std::uint64_t>(known - m_arrays.begin()), .isWhole = isWhole, .level = level.number};
}

void LaunchRecorder::addFound(const std::string& file, std::vector<FoundObject>& found)
{
    for (FoundObject& each : found) {
        m_recorded->objects.push_back({.argument = 0, .offset = each.offset, .text = describe(each.object), .file = file});
        m_addresses.push_back(each.object.address);
    }
}

void LaunchRecorder::recordMemory(ObjectScanner& scanner)
{
    ReachableMemory reachable([&](std::uint64_t address) { return m_files->allocationAt(address); },
                              m_request.limit - m_arrayBytes);
    for (const std::vector<std::byte>& value : m_recorded->arguments)
        reachable.look(value);
    reachable.look(std::as_bytes(std::span(m_addresses)));
    while (const std::optional<MemoryRange> range = reachable.next()) {
        const auto look = [&](std::span<const std::byte> piece) {
            reachable.look(piece);
            scanner.look(piece);
        };
        scanner.begin();
        const std::string name = m_request.measuresOnly ? "" : "m" + std::to_string(m_recorded->memories.size()) + ".bin";
        if (m_request.measuresOnly)
            m_files->inspect(*range, look);
        else
            m_files->write(*range, name, look);
        m_recorded->memories.push_back({.address = range->address, .bytes = range->bytes, .file = name});
        m_addresses.clear();
        addFound(name, scanner.found());
        reachable.look(std::as_bytes(std::span(m_addresses)));
    }
    m_recorded->leftMemories += reachable.leftMemories();
    m_recorded->leftBytes += reachable.leftBytes();
}

void LaunchRecorder::recordVariables(const KernelCode& code, ObjectScanner& scanner)
{
    CUmodule module = nullptr;
    if (code.cubin.empty() || m_function == nullptr || m_api.cuFuncGetModule(&module, m_function) != CUDA_SUCCESS)
        return;
    std::uint64_t total = 0;
    for (const auto& [name, variable] : readCubinVariables(code.cubin)) {
        CUdeviceptr address = 0;
        std::size_t size = 0;
        if (m_api.cuModuleGetGlobal(&address, &size, module, name.c_str()) != CUDA_SUCCESS || size == 0)
            continue;
        if (m_variables.size() >= kMaxVariables || size > kMaxVariableBytes - total) {
            m_recorded->leftVariables.push_back(name);
            continue;
        }
        total += size;
        const std::string file = m_request.measuresOnly ? "" : "v" + std::to_string(m_variables.size()) + ".bin";
        scanner.begin();
        const auto look = [&](std::span<const std::byte> piece) { scanner.look(piece); };
        if (!m_request.measuresOnly)
            m_files->write({address, size}, file, look);
        addFound(file, scanner.found());
        m_variables.push_back({address, size});
        m_recorded->variables.push_back({.name = name, .file = file, .bytes = size});
    }
}

void LaunchRecorder::recordResults()
{
    requireSuccess(m_api, m_api.cuCtxSynchronize(), "cuCtxSynchronize");
    for (RecordedMemory& memory : m_recorded->memories) {
        const std::string after = "after." + memory.file;
        if (m_files->writeChanged(MemoryRange{memory.address, memory.bytes}, memory.file, after))
            memory.after = after;
    }
    for (std::size_t i = 0; i < m_arrays.size(); ++i) {
        RecordedArray& array = m_recorded->arrays[i];
        if (const std::string after = "after." + array.file; m_files->writeChanged(m_arrays[i], array.file, after))
            array.after = after;
    }
    for (std::size_t i = 0; i < m_variables.size(); ++i) {
        RecordedVariable& variable = m_recorded->variables[i];
        if (const std::string after = "after." + variable.file; m_files->writeChanged(m_variables[i], variable.file, after))
            variable.after = after;
    }
    m_recorded->hasResults = true;
}

void LaunchRecorder::end(CUresult result) noexcept
{
    if (!m_recorded)
        return;
    try {
        const RelaxedCapture relaxed(m_api);
        if (result == CUDA_SUCCESS)
            result = m_api.cuCtxSynchronize();
        if (result != CUDA_SUCCESS)
            m_recorded->failure = nameOfResult(m_api, result);
        else if (m_recorded->problem.empty() && !m_request.measuresOnly && m_recorded->graphNodes <= 1)
            recordResults();
        writeRecordedLaunch(*m_recorded, m_files ? m_files->folder() : m_folder);
    } catch (const std::exception&) {
        // What it found is kept.
    }
    m_recorded.reset();
    m_files.reset();
}

}  // namespace kd::inject
