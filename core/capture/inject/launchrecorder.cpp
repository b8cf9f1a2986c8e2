// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/launchrecorder.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/thread.h"
#include "core/capture/inject/relaxedcapture.h"
#include "core/compile/binary/modulevariables.h"
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

/// Whether PTX has instructions of textures or surfaces.
bool readsTextures(std::span<const std::byte> ptx)
{
    const std::string_view text(reinterpret_cast<const char*>(ptx.data()), ptx.size());
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
    const std::optional<KernelCode> code = m_modules.codeOf(launch.kernel, m_capability);
    if (!code)
        throw RuntimeError({.text = "its code was not seen when the program loaded it"});
    if (!m_request.measuresOnly)
        recordCode(*code);
    recordArguments(launch, *code);
    recordObjects(*code);
    recordMemory();
    recordVariables(*code);
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
    const bool mayHaveHandles = code.ptx.empty() || readsTextures(code.ptx);
    for (std::size_t i = 0; i < m_recorded->arguments.size(); ++i) {
        const std::vector<std::byte>& value = m_recorded->arguments[i];
        for (std::size_t at = 0; at + sizeof(std::uint64_t) <= value.size();) {
            const bool mayBeHandle = mayHaveHandles && value.size() == sizeof(std::uint64_t);
            const std::optional<SeenObject> found = m_objects.find(value, at, mayBeHandle);
            at += found ? found->bytes : sizeof(std::uint64_t);
            if (!found)
                continue;
            m_recorded->objects.push_back({.argument = i, .offset = at - found->bytes, .text = found->text});
            m_addresses.push_back(found->address);
        }
    }
}

void LaunchRecorder::recordMemory()
{
    ReachableMemory reachable([&](std::uint64_t address) { return m_files->allocationAt(address); }, m_request.limit);
    for (const std::vector<std::byte>& value : m_recorded->arguments)
        reachable.look(value);
    reachable.look(std::as_bytes(std::span(m_addresses)));
    while (const std::optional<MemoryRange> range = reachable.next()) {
        const auto look = [&](std::span<const std::byte> piece) { reachable.look(piece); };
        const std::string name = m_request.measuresOnly ? "" : "m" + std::to_string(m_recorded->memories.size()) + ".bin";
        if (m_request.measuresOnly)
            m_files->inspect(*range, look);
        else
            m_files->write(*range, name, look);
        m_recorded->memories.push_back({.address = range->address, .bytes = range->bytes, .file = name});
    }
    m_recorded->leftMemories = reachable.leftMemories();
    m_recorded->leftBytes = reachable.leftBytes();
}

void LaunchRecorder::recordVariables(const KernelCode& code)
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
        if (!m_request.measuresOnly)
            m_files->write({address, size}, file);
        m_variables.push_back({address, size});
        m_recorded->variables.push_back({.name = name, .file = file, .bytes = size});
    }
}

void LaunchRecorder::recordResults()
{
    requireSuccess(m_api, m_api.cuCtxSynchronize(), "cuCtxSynchronize");
    for (RecordedMemory& memory : m_recorded->memories) {
        const std::string after = "after." + memory.file;
        if (m_files->writeChanged({memory.address, memory.bytes}, memory.file, after))
            memory.after = after;
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
