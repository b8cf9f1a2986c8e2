// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/module/module.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/driver/drivererror.h"

#include <utility>

namespace kd {
namespace {

constexpr std::size_t kLogBytes = 32u << 10;
constexpr Bytes kMaxImage{std::uint64_t{1} << 30};

/// The driver's log of one load, as it asks for it: buffers and their sizes among the options.
class JitLog {
public:
    explicit JitLog(const ModuleOptions& options) : m_errors(kLogBytes, '\0'), m_infos(kLogBytes, '\0')
    {
        m_values = {m_errors.data(), reinterpret_cast<void*>(kLogBytes), m_infos.data(), reinterpret_cast<void*>(kLogBytes)};
        for (const auto& [option, value] : options.jit) {
            if (isReserved(option))
                throw LogicError({.operation = "cuLibraryLoadData",
                                  .text = "the log buffers are the loader's; use ModuleOptions::onMessages",
                                  .subject = std::string(nameOf(option))});
            m_options.push_back(static_cast<CUjit_option>(option));
            m_values.push_back(reinterpret_cast<void*>(value));
        }
    }

    CUjit_option* options() { return m_options.data(); }
    void** values() { return m_values.data(); }
    unsigned count() const { return static_cast<unsigned>(m_options.size()); }
    std::string infos() const { return m_infos.c_str(); }
    std::string errors() const { return m_errors.c_str(); }
    /// The driver's words, errors first; empty when it said nothing.
    std::string text() const
    {
        const std::string errors = m_errors.c_str();
        return errors.empty() ? m_infos.c_str() : errors;
    }

private:
    static bool isReserved(JitOption option)
    {
        return option >= JitOption::InfoLogBuffer && option <= JitOption::ErrorLogBufferSizeBytes;
    }

    std::string m_errors;
    std::string m_infos;
    std::vector<CUjit_option> m_options{CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES, CU_JIT_INFO_LOG_BUFFER,
                                          CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES};
    std::vector<void*> m_values;
};

/// PTX must end with a zero; an ELF image must lie aligned. A copy does for both.
std::vector<std::byte> terminated(std::span<const std::byte> image)
{
    std::vector<std::byte> copy;
    copy.reserve(image.size() + 1);
    copy.assign(image.begin(), image.end());
    copy.push_back(std::byte{0});
    return copy;
}

std::string listed(const std::vector<std::string>& names)
{
    constexpr std::size_t kMaxNames = 8;
    std::string text;
    for (std::size_t i = 0; i < names.size() && i < kMaxNames; ++i)
        text += (i == 0 ? "" : ", ") + names[i];
    return names.size() > kMaxNames ? text + "…" : text;
}

}  // namespace

Module::Module(const ContextRef& context, std::span<const std::byte> image, const std::string& subject,
               const ModuleOptions& options)
    : m_context(context)
{
    if (image.empty())
        throw LogicError({.operation = "cuLibraryLoadData", .text = "the module image is empty", .subject = subject});
    const std::vector<std::byte> copy = terminated(image);
    const CurrentContext current(context);
    JitLog log(options);
    const CUresult result =
        context.api().cuLibraryLoadData(&m_handle, copy.data(), log.options(), log.values(), log.count(), nullptr, nullptr, 0);
    if (options.onMessages)
        options.onMessages(result == CUDA_SUCCESS, log.infos(), log.errors());
    if (result == CUDA_SUCCESS)
        return;
    if (result == CUDA_ERROR_INVALID_PTX && !log.text().empty())
        throw CompileError(
            {.operation = "cuLibraryLoadData", .name = "CUDA_ERROR_INVALID_PTX", .text = verbatim(log.text()), .subject = subject});
    throwDriverError(context.api(), result, "cuLibraryLoadData", subject);
}

Module Module::fromFile(const ContextRef& context, const std::filesystem::path& file, const ModuleOptions& options)
{
    const std::vector<std::byte> image = posix::readFile(file, kMaxImage);
    return {context, image, file.string(), options};
}

Module::~Module()
{
    reset();
}

Module::Module(Module&& other) noexcept : m_context(other.m_context), m_handle(std::exchange(other.m_handle, nullptr)) { }

Module& Module::operator=(Module&& other) noexcept
{
    if (this != &other) {
        reset();
        m_context = other.m_context;
        m_handle = std::exchange(other.m_handle, nullptr);
    }
    return *this;
}

void Module::reset() noexcept
{
    if (m_handle != nullptr) {
        const CurrentContext current(m_context);
        m_context.api().cuLibraryUnload(std::exchange(m_handle, nullptr));
    }
}

FunctionRef Module::function(const std::string& loweredName) const
{
    const CurrentContext current(m_context);
    CUkernel kernel = nullptr;
    const CUresult result = m_context.api().cuLibraryGetKernel(&kernel, m_handle, loweredName.c_str());
    if (result == CUDA_ERROR_NOT_FOUND)
        throw LogicError({.operation = "cuLibraryGetKernel",
                          .name = "CUDA_ERROR_NOT_FOUND",
                          .text = message("the module has no such kernel; it has {}", listed(kernelNames())),
                          .subject = loweredName});
    check(m_context.api(), result, "cuLibraryGetKernel", loweredName);
    CUfunction function = nullptr;
    check(m_context.api(), m_context.api().cuKernelGetFunction(&function, kernel), "cuKernelGetFunction", loweredName);
    return {m_context, function, loweredName};
}

DeviceMemoryRef Module::global(const std::string& loweredName) const
{
    const CurrentContext current(m_context);
    DeviceMemoryRef variable;
    std::size_t bytes = 0;
    const CUresult result = m_context.api().cuLibraryGetGlobal(&variable.address, &bytes, m_handle, loweredName.c_str());
    if (result == CUDA_ERROR_NOT_FOUND)
        throw LogicError({.operation = "cuLibraryGetGlobal",
                          .name = "CUDA_ERROR_NOT_FOUND",
                          .text = "the module has no such variable; the compiler leaves out what no kernel uses",
                          .subject = loweredName});
    check(m_context.api(), result, "cuLibraryGetGlobal", loweredName);
    variable.size = {bytes};
    return variable;
}

bool Module::loadsLazily(const DriverApi& api)
{
    CUmoduleLoadingMode mode = CU_MODULE_EAGER_LOADING;
    check(api, api.cuModuleGetLoadingMode(&mode), "cuModuleGetLoadingMode");
    return mode == CU_MODULE_LAZY_LOADING;
}

std::vector<std::string> Module::kernelNames() const
{
    const DriverApi& api = m_context.api();
    const CurrentContext current(m_context);
    unsigned count = 0;
    if (api.cuLibraryGetKernelCount(&count, m_handle) != CUDA_SUCCESS || count == 0)
        return {};
    std::vector<CUkernel> kernels(count);
    check(api, api.cuLibraryEnumerateKernels(kernels.data(), count, m_handle), "cuLibraryEnumerateKernels");
    std::vector<std::string> names;
    for (CUkernel kernel : kernels) {
        const char* name = nullptr;
        check(api, api.cuKernelGetName(&name, kernel), "cuKernelGetName");
        names.emplace_back(name);
    }
    return names;
}

}  // namespace kd
