// SPDX-License-Identifier: GPL-3.0-or-later
// cuLinkCreate to cuLinkDestroy: PTX of several modules, which becomes one image.
#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/emulator/driver/gridfunctions.h"
#include "core/emulator/driver/library.h"
#include "core/emulator/driver/linkedimage.h"
#include "core/emulator/exec/systemcalls.h"
#include "core/emulator/substitute/emulation.h"
#include "core/emulator/substitute/image.h"

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using kd::Message;
using kd::message;
namespace ptx = kd::ptx;

namespace {

/// What was given to a linker so far. Used by one thread at a time, as CUDA asks for.
struct Linker {
    kd::emulator::JitLog log;
    std::vector<ptx::LinkUnit> units;
    std::vector<std::byte> image;  ///< what it made; its caller reads it until the linker is destroyed
};

struct Linkers {
    std::mutex mutex;  ///< guards what follows
    std::unordered_map<const void*, std::shared_ptr<Linker>> all;
};

Linkers& linkers()
{
    static Linkers& all = *new Linkers;
    return all;
}

std::shared_ptr<Linker> linkerOf(CUlinkState state)
{
    const std::lock_guard lock(linkers().mutex);
    const auto found = linkers().all.find(state);
    return found == linkers().all.end() ? nullptr : found->second;
}

CUresult refuseLink(const Linker& linker, const char* entry, CUresult result, const Message& why)
{
    linker.log.writeError(why.english());
    using Kind = kd::emulator::ProgramNote::Kind;
    sub::Emulation::ofThisProcess().recorder().note({.kind = Kind::Refused, .entry = entry, .text = why});
    return result;
}

std::string nameFor(const Linker& linker, const char* name)
{
    return name != nullptr && *name != '\0' ? name : "module " + std::to_string(linker.units.size() + 1);
}

CUresult addImage(Linker& linker, const char* entry, const void* image, const std::string& name)
{
    sub::ImageText found = sub::ptxOf(image, sub::Emulation::ofThisProcess().settings().capability);
    if (found.result != CUDA_SUCCESS)
        return refuseLink(linker, entry, found.result, message("{}: {}", name, found.why));
    const bool isOne = found.units.size() == 1;
    for (ptx::LinkUnit& unit : found.units)
        linker.units.push_back({isOne ? name : unit.name, std::move(unit.text)});
    return CUDA_SUCCESS;
}

/// Objects and libraries of the host, whose device code is in containers.
CUresult addObject(Linker& linker, const char* entry, std::vector<std::byte> bytes, const std::string& name)
{
    const kd::ComputeCapability device = sub::Emulation::ofThisProcess().settings().capability;
    try {
        sub::ContainerText found =
            sub::textOfContainer(std::make_shared<const std::vector<std::byte>>(std::move(bytes)), name, device);
        if (found.units.empty() && !found.hasDeviceRuntime)
            return refuseLink(linker, entry, CUDA_ERROR_NO_BINARY_FOR_GPU, message("{} has no PTX for the emulated GPU", name));
        for (ptx::LinkUnit& unit : found.units) {
            if (unit.name.empty())
                unit.name = name;
            linker.units.push_back(std::move(unit));
        }
        return CUDA_SUCCESS;
    } catch (const kd::RuntimeError& error) {
        return refuseLink(linker, entry, CUDA_ERROR_INVALID_IMAGE, error.info().text);
    }
}

CUresult add(Linker& linker, const char* entry, CUjitInputType type, std::vector<std::byte> bytes, const std::string& name)
{
    if (linker.units.size() >= ptx::kMaxLinkUnits)
        return refuseLink(linker, entry, CUDA_ERROR_OUT_OF_MEMORY, message("at most {} modules are linked", ptx::kMaxLinkUnits));
    switch (type) {
    case CU_JIT_INPUT_PTX:
        linker.units.push_back({name, std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size())});
        return CUDA_SUCCESS;
    case CU_JIT_INPUT_OBJECT:
    case CU_JIT_INPUT_LIBRARY:
        return addObject(linker, entry, std::move(bytes), name);
    case CU_JIT_INPUT_FATBINARY:
    case CU_JIT_INPUT_CUBIN: {
        const std::size_t size = bytes.size();
        bytes.insert(bytes.end(), 4 * sizeof(std::uint64_t), std::byte{0});  // what is looked at to know its kind
        if (const auto linked = kd::emulator::linkedImageBytes(bytes.data()); linked && *linked != size)
            return refuseLink(linker, entry, CUDA_ERROR_INVALID_IMAGE, message("{} is cut short", name));
        if (sub::fatbinBytes(bytes.data()).value_or(0) > size)
            return refuseLink(linker, entry, CUDA_ERROR_INVALID_IMAGE, message("{} is cut short", name));
        return addImage(linker, entry, bytes.data(), name);
    }
    default:
        return refuseLink(linker, entry, CUDA_ERROR_INVALID_VALUE,
                          message("{} is of a kind that the emulated GPU does not link", name));
    }
}

/// Links once to see that it can be done; the image is linked again when it is loaded.
CUresult complete(Linker& linker)
{
    constexpr const char* kEntry = "cuLinkComplete";
    const kd::ComputeCapability device = sub::Emulation::ofThisProcess().settings().capability;
    for (const ptx::LinkUnit& unit : linker.units)
        if (const auto target = kd::emulator::targetOf(unit.text); target && !runsOn(*target, device))
            return refuseLink(linker, kEntry, CUDA_ERROR_INVALID_PTX,
                              message("{} is PTX for a GPU that the emulated one is not", unit.name));
    try {
        kd::emulator::addGridFunctions(linker.units);
        for (const ptx::UndefinedName& each : ptx::undefinedNames(ptx::link(linker.units)))
            if (!each.isFunction || kd::emulator::systemCallNamed(each.name) == kd::emulator::SystemCall::None)
                return refuseLink(linker, kEntry, CUDA_ERROR_UNKNOWN,
                                  message("{} uses {}, which no module defines", each.unit, each.name));
        linker.image = kd::emulator::linkedImageOf(linker.units);
        return CUDA_SUCCESS;
    } catch (const kd::LogicError& error) {
        return refuseLink(linker, kEntry, CUDA_ERROR_INVALID_PTX, error.info().text);
    } catch (const kd::RuntimeError& error) {
        return refuseLink(linker, kEntry, CUDA_ERROR_OUT_OF_MEMORY, error.info().text);
    }
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuLinkCreate_v2(unsigned count, CUjit_option* options, void** values, CUlinkState* state)
{
    return sub::entry("cuLinkCreate", [&](const DriverApi& api) -> CUresult {
        CUcontext current = nullptr;
        api.cuCtxGetCurrent(&current);
        if (current == nullptr)
            return CUDA_ERROR_INVALID_CONTEXT;
        if (state == nullptr || (count > 0 && (options == nullptr || values == nullptr)))
            return CUDA_ERROR_INVALID_VALUE;
        const auto linker = std::make_shared<Linker>(Linker{.log = {options, values, count}, .units = {}, .image = {}});
        const std::lock_guard lock(linkers().mutex);
        linkers().all.emplace(linker.get(), linker);
        *state = reinterpret_cast<CUlinkState>(linker.get());
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void* data, std::size_t size, const char* name, unsigned,
                                  CUjit_option*, void**)
{
    return sub::entry("cuLinkAddData", [&](const DriverApi&) -> CUresult {
        const std::shared_ptr<Linker> linker = linkerOf(state);
        if (!linker || data == nullptr || size == 0)
            return linker ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
        const auto* const bytes = static_cast<const std::byte*>(data);
        return add(*linker, "cuLinkAddData", type, {bytes, bytes + size}, nameFor(*linker, name));
    });
}

CUresult CUDAAPI cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char* path, unsigned, CUjit_option*, void**)
{
    constexpr const char* kEntry = "cuLinkAddFile";
    return sub::entry(kEntry, [&](const DriverApi&) -> CUresult {
        constexpr kd::Bytes kMaxFile{1u << 30};
        const std::shared_ptr<Linker> linker = linkerOf(state);
        if (!linker || path == nullptr)
            return linker ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
        std::vector<std::byte> bytes;
        try {
            bytes = kd::posix::readFile(path, kMaxFile);
        } catch (const kd::Error& error) {
            return refuseLink(*linker, kEntry, CUDA_ERROR_FILE_NOT_FOUND, error.info().text);
        }
        const std::string_view whole = path;
        return add(*linker, kEntry, type, std::move(bytes), std::string(whole.substr(whole.rfind('/') + 1)));
    });
}

CUresult CUDAAPI cuLinkComplete(CUlinkState state, void** image, std::size_t* size)
{
    return sub::entry("cuLinkComplete", [&](const DriverApi&) -> CUresult {
        const std::shared_ptr<Linker> linker = linkerOf(state);
        if (!linker || image == nullptr)
            return linker ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
        if (const CUresult result = complete(*linker); result != CUDA_SUCCESS)
            return result;
        *image = linker->image.data();
        if (size != nullptr)
            *size = linker->image.size();
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuLinkDestroy(CUlinkState state)
{
    return sub::entry("cuLinkDestroy", [&](const DriverApi&) -> CUresult {
        const std::lock_guard lock(linkers().mutex);
        return linkers().all.erase(state) == 1 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    });
}
}
