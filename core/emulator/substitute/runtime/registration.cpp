// SPDX-License-Identifier: GPL-3.0-or-later
// What nvcc writes into programs: before main() they register their device code, and the functions and variables of the host that
// stand for those of the device; each launch sets its shape aside before it is made. Signatures: crt/host_runtime.h and
// crt/device_functions.h.
#include "core/emulator/substitute/runtime/runtime.h"

#include <array>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace kd::emulator::substitute {
namespace {

/// Device code of one translation unit, or of all that were linked into one.
struct FatBinary {
    const void* wrapper = nullptr;
    CUlibrary library = nullptr;  ///< null: not loaded
};
struct Function {
    FatBinary* code = nullptr;
    std::string name;
    CUfunction handle = nullptr;  ///< null: not looked up
};
struct Variable {
    FatBinary* code = nullptr;
    std::string name;
};
struct ManagedVariable {
    FatBinary* code = nullptr;
    std::string name;
    void** host = nullptr;  ///< where the program has the address of the variable
};

struct Registry {
    std::mutex mutex;  ///< guards what follows
    std::vector<std::unique_ptr<FatBinary>> codes;
    std::unordered_map<const void*, Function> functions;
    std::unordered_map<const void*, Variable> variables;
    std::vector<ManagedVariable> managed;
};

Registry& registry()
{
    static Registry& all = *new Registry;
    return all;
}

/// To be called with the registry's mutex.
CUresult loaded(FatBinary& code)
{
    if (code.library != nullptr)
        return CUDA_SUCCESS;
    const CUresult result = cuLibraryLoadData(&code.library, code.wrapper, nullptr, nullptr, 0, nullptr, nullptr, 0);
    for (const ManagedVariable& each : registry().managed) {
        CUdeviceptr address = 0;
        if (result == CUDA_SUCCESS && each.code == &code &&
            cuLibraryGetManaged(&address, nullptr, code.library, each.name.c_str()) == CUDA_SUCCESS)
            *each.host = reinterpret_cast<void*>(address);
    }
    return result;
}

/// Shapes of launches that are being made, the last one on top. Without a destructor: programs launch until their end.
struct CallConfiguration {
    dim3 grid{1, 1, 1}, block{1, 1, 1};
    std::size_t shared = 0;
    cudaStream_t stream = nullptr;
};
constexpr std::size_t kMaxCalls = 64;
struct CallStack {
    std::array<CallConfiguration, kMaxCalls> calls;
    std::size_t count = 0;
};

CallStack& callStack()
{
    static thread_local CallStack stack;
    return stack;
}

}  // namespace

cudaError_t functionOf(const void* hostFunction, CUfunction& function)
{
    Registry& all = registry();
    const std::lock_guard lock(all.mutex);
    const auto found = all.functions.find(hostFunction);
    if (found == all.functions.end()) {
        // A handle of a kernel may stand in its place.
        const auto handle = static_cast<CUkernel>(const_cast<void*>(hostFunction));
        const bool isHandle = handle != nullptr && cuKernelGetFunction(&function, handle) == CUDA_SUCCESS;
        return isHandle ? cudaSuccess : cudaErrorInvalidDeviceFunction;
    }
    Function& known = found->second;
    if (known.handle == nullptr) {
        if (const CUresult result = loaded(*known.code); result != CUDA_SUCCESS)
            return runtimeError(result);
        CUkernel kernel = nullptr;
        if (cuLibraryGetKernel(&kernel, known.code->library, known.name.c_str()) != CUDA_SUCCESS)
            return cudaErrorInvalidDeviceFunction;
        if (const CUresult result = cuKernelGetFunction(&known.handle, kernel); result != CUDA_SUCCESS)
            return runtimeError(result);
    }
    function = known.handle;
    return cudaSuccess;
}

cudaError_t variableOf(const void* hostVariable, CUdeviceptr& address, std::size_t& bytes)
{
    Registry& all = registry();
    const std::lock_guard lock(all.mutex);
    const auto found = all.variables.find(hostVariable);
    if (found == all.variables.end())
        return cudaErrorInvalidSymbol;
    if (const CUresult result = loaded(*found->second.code); result != CUDA_SUCCESS)
        return runtimeError(result);
    const CUresult result = cuLibraryGetGlobal(&address, &bytes, found->second.code->library, found->second.name.c_str());
    return result == CUDA_ERROR_NOT_FOUND ? cudaErrorInvalidSymbol : runtimeError(result);
}

void unloadRegistered()
{
    Registry& all = registry();
    const std::lock_guard lock(all.mutex);
    for (const auto& code : all.codes)
        if (code->library != nullptr) {
            cuLibraryUnload(code->library);
            code->library = nullptr;
        }
    for (auto& [host, function] : all.functions)
        function.handle = nullptr;
}

}  // namespace kd::emulator::substitute

namespace sub = kd::emulator::substitute;

extern "C" {

void** __cudaRegisterFatBinary(void* wrapper)
{
    sub::Registry& all = sub::registry();
    const std::lock_guard lock(all.mutex);
    all.codes.push_back(std::make_unique<sub::FatBinary>(sub::FatBinary{.wrapper = wrapper}));
    return reinterpret_cast<void**>(all.codes.back().get());
}

void __cudaRegisterFatBinaryEnd(void**) {}

/// Comes when the process ends, or when a library with device code is closed: what was launched may still run, so nothing is freed.
void __cudaUnregisterFatBinary(void** handle)
{
    sub::Registry& all = sub::registry();
    const std::lock_guard lock(all.mutex);
    const auto* const code = reinterpret_cast<const sub::FatBinary*>(handle);
    std::erase_if(all.functions, [&](const auto& each) { return each.second.code == code; });
    std::erase_if(all.variables, [&](const auto& each) { return each.second.code == code; });
    std::erase_if(all.managed, [&](const auto& each) { return each.code == code; });
}

void __cudaRegisterFunction(void** handle, const char* hostFunction, char*, const char* name, int, void*, void*, void*, void*, int*)
{
    sub::Registry& all = sub::registry();
    const std::lock_guard lock(all.mutex);
    all.functions.insert_or_assign(hostFunction, sub::Function{reinterpret_cast<sub::FatBinary*>(handle), name, nullptr});
}

void __cudaRegisterVar(void** handle, char* hostVariable, char*, const char* name, int, std::size_t, int, int)
{
    sub::Registry& all = sub::registry();
    const std::lock_guard lock(all.mutex);
    all.variables.insert_or_assign(hostVariable, sub::Variable{reinterpret_cast<sub::FatBinary*>(handle), name});
}

void __cudaRegisterManagedVar(void** handle, void** hostVariable, char*, const char* name, int, std::size_t, int, int)
{
    sub::Registry& all = sub::registry();
    const std::lock_guard lock(all.mutex);
    auto* const code = reinterpret_cast<sub::FatBinary*>(handle);
    all.managed.push_back({code, name, hostVariable});
    all.variables.insert_or_assign(hostVariable, sub::Variable{code, name});
}

void __cudaRegisterHostVar(void**, const char*, char*, std::size_t) {}
void __cudaRegisterUnifiedTable(void**, void*) {}

/// The program is about to use its managed variables.
char __cudaInitModule(void** handle)
{
    if (sub::ready() != CUDA_SUCCESS)
        return 0;
    const std::lock_guard lock(sub::registry().mutex);
    return sub::loaded(*reinterpret_cast<sub::FatBinary*>(handle)) == CUDA_SUCCESS ? 1 : 0;
}

unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, std::size_t shared, void* stream)
{
    sub::CallStack& stack = sub::callStack();
    if (stack.count >= stack.calls.size()) {
        sub::noted(cudaErrorLaunchOutOfResources);
        return 1;
    }
    stack.calls[stack.count++] = {grid, block, shared, static_cast<cudaStream_t>(stream)};
    return 0;
}

cudaError_t CUDARTAPI __cudaPopCallConfiguration(dim3* grid, dim3* block, std::size_t* shared, void* stream)
{
    sub::CallStack& stack = sub::callStack();
    if (stack.count == 0)
        return sub::noted(cudaErrorMissingConfiguration);
    const sub::CallConfiguration& call = stack.calls[--stack.count];
    *grid = call.grid;
    *block = call.block;
    *shared = call.shared;
    *static_cast<cudaStream_t*>(stream) = call.stream;
    return cudaSuccess;
}

cudaError_t CUDARTAPI __cudaGetKernel(cudaKernel_t* kernel, const void* hostFunction)
{
    return sub::call([&]() -> cudaError_t {
        CUfunction function = nullptr;
        const cudaError_t error = sub::functionOf(hostFunction, function);
        // Host code keeps it for as long as it runs, beyond a reset of the device, which ends all functions: it gets what stays.
        if (error == cudaSuccess)
            *kernel = reinterpret_cast<cudaKernel_t>(const_cast<void*>(hostFunction));
        return error;
    });
}

cudaError_t CUDARTAPI __cudaLaunchKernel(cudaKernel_t kernel, dim3 grid, dim3 block, void** values, std::size_t shared,
                                         cudaStream_t stream)
{
    return cudaLaunchKernel(kernel, grid, block, values, shared, stream);
}

cudaError_t CUDARTAPI __cudaLaunchKernel_ptsz(cudaKernel_t kernel, dim3 grid, dim3 block, void** values, std::size_t shared,
                                              cudaStream_t stream)
{
    return cudaLaunchKernel(kernel, grid, block, values, shared, stream);
}

cudaError_t CUDARTAPI __cudaGetProcAddress(const char*, void** address, unsigned, unsigned long long)
{
    if (address != nullptr)
        *address = nullptr;
    return sub::noted(cudaErrorNotSupported);
}

}
