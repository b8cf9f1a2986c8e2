// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/container/deviceprogram.h"

#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/compile/binary/cubin.h"
#include "core/compile/container/containerbytes.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string_view>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxFileKernels = 1u << 18;
constexpr std::size_t kMaxFileParameters = 1u << 20;

bool hasLayoutOf(const KernelInfo& one, const KernelInfo& other)
{
    return std::ranges::equal(one.parameters, other.parameters, [](const Parameter& left, const Parameter& right) {
        return left.offset == right.offset && left.size == right.size;
    });
}

/// Gathers the programs of a file, one piece of code after the other.
class ProgramCollector {
public:
    void add(const DeviceCode& code)
    {
        if (code.kind == DeviceCode::Kind::Lto)
            return;
        DeviceContents contents = contentsOf(code);
        count(contents.kernels);
        DeviceProgram& program = programOf(code, contents.architecture);
        const bool isCubin = code.kind == DeviceCode::Kind::Cubin;
        if (isCubin || program.compiler.empty())
            program.compiler = std::move(contents.compiler);
        (isCubin ? program.cubin : program.ptx) = code;
        for (const KernelInfo& kernel : contents.kernels)
            if (isCubin && !kernel.variables.empty())
                m_variables.try_emplace(kernel.loweredName, kernel.variables);
        if (!isCubin)
            for (const KernelInfo& kernel : contents.kernels)
                m_typed[{kernel.loweredName, code.unit}] = kernel;
        if (isCubin || program.kernels.empty())
            program.kernels = std::move(contents.kernels);
    }
    /// Those with kernels.
    std::vector<DeviceProgram> finished()
    {
        std::erase_if(m_programs, [](const DeviceProgram& program) { return program.kernels.empty(); });
        for (DeviceProgram& program : m_programs)
            for (KernelInfo& kernel : program.kernels)
                addTypes(kernel, (program.cubin ? *program.cubin : *program.ptx).unit);
        for (DeviceProgram& program : m_programs)  // PTX for another architecture has the same ones
            for (KernelInfo& kernel : program.kernels)
                if (const auto found = m_variables.find(kernel.loweredName); found != m_variables.end() && !program.cubin)
                    kernel.variables = found->second;
        return std::move(m_programs);
    }

private:
    void count(const std::vector<KernelInfo>& kernels)
    {
        m_kernels += kernels.size();
        for (const KernelInfo& kernel : kernels)
            m_parameters += kernel.parameters.size();
        if (m_kernels > kMaxFileKernels || m_parameters > kMaxFileParameters)
            refuse(message("it has more than {} kernels, or more than {} parameters", kMaxFileKernels, kMaxFileParameters));
    }
    /// The machine code and the PTX of one architecture are one program.
    DeviceProgram& programOf(const DeviceCode& code, const std::string& architecture)
    {
        const auto [found, isNew] = m_latest.try_emplace({code.unit, architecture}, m_programs.size());
        const bool isCubin = code.kind == DeviceCode::Kind::Cubin;
        if (!isNew && !(isCubin ? m_programs[found->second].cubin : m_programs[found->second].ptx))
            return m_programs[found->second];
        found->second = m_programs.size();
        return m_programs.emplace_back(DeviceProgram{.architecture = architecture, .member = code.member});
    }
    /// The kernel as the PTX of its unit tells it, else that of another, of which the linker may have taken it.
    const KernelInfo* findTyped(const KernelInfo& kernel, std::uint32_t unit) const
    {
        auto found = m_typed.find({kernel.loweredName, unit});
        if (found == m_typed.end())
            found = m_typed.lower_bound({kernel.loweredName, 0});
        const bool isIt = found != m_typed.end() && found->first.first == kernel.loweredName && hasLayoutOf(kernel, found->second);
        return isIt ? &found->second : nullptr;
    }
    /// A cubin tells no types.
    void addTypes(KernelInfo& kernel, std::uint32_t unit) const
    {
        const KernelInfo* const typed = findTyped(kernel, unit);
        for (std::size_t i = 0; i < kernel.parameters.size(); ++i)
            kernel.parameters[i].type = typed != nullptr ? typed->parameters[i].type : bitsOfSize(kernel.parameters[i].size);
        kernel.hasSignature = true;
    }

    std::vector<DeviceProgram> m_programs;
    std::map<std::pair<std::uint32_t, std::string>, std::size_t> m_latest;  ///< program of a unit and architecture
    std::map<std::pair<std::string, std::uint32_t>, KernelInfo> m_typed;    ///< as PTX tells them, by name and unit
    std::map<std::string, std::vector<ModuleVariable>> m_variables;  ///< of kernels of machine code
    std::size_t m_kernels = 0, m_parameters = 0;
};

std::vector<DeviceProgram> programsOf(const std::vector<DeviceCode>& codes, const std::string& subject)
{
    ProgramCollector collector;
    for (const DeviceCode& code : codes) {
        try {
            collector.add(code);
        } catch (const RuntimeError& error) {
            refuse(code.member.empty() ? subject : subject + '(' + code.member + ')', error.info().text);
        }
    }
    std::vector<DeviceProgram> programs = collector.finished();
    const auto isLto = [](const DeviceCode& code) { return code.kind == DeviceCode::Kind::Lto; };
    if (programs.empty() && std::ranges::any_of(codes, isLto))
        refuse(subject, "its device code is for the linker (-dlto) and holds neither PTX nor machine code");
    if (programs.empty())
        refuse(subject, "its device code has no kernel");
    return programs;
}

bool hasName(const KernelInfo& kernel, std::string_view name)
{
    return std::ranges::find(kernel.parameters, name, &Parameter::name) != kernel.parameters.end();
}

/// Calls the parameters as Triton's own text does, and the last ones what its launcher gives for them, where there are as many.
void nameParameters(KernelInfo& kernel, const TritonKernel& launch)
{
    const std::size_t count = kernel.parameters.size(), scratch = launch.scratch.size();
    const auto isPointer = [](const Parameter& parameter) { return parameter.size == 8; };
    if (count < scratch ||
        !std::all_of(kernel.parameters.end() - static_cast<std::ptrdiff_t>(scratch), kernel.parameters.end(), isPointer))
        return;
    for (std::size_t i = 0; launch.names.size() + scratch == count && i < launch.names.size(); ++i)
        kernel.parameters[i].name = launch.names[i];
    for (std::size_t i = 0; i < scratch; ++i)
        if (!hasName(kernel, launch.scratch[i].name))
            kernel.parameters[count - scratch + i].name = launch.scratch[i].name;
}

void addMetadata(DeviceProgram& program, const TritonKernel& launch)
{
    if (program.compiler.empty() && !launch.version.empty())
        program.compiler = "Triton " + launch.version;
    for (KernelInfo& kernel : program.kernels)
        if (kernel.loweredName == launch.name)
            nameParameters(kernel, launch);
}

std::uint32_t unitOf(const DeviceProgram& program)
{
    return (program.cubin ? *program.cubin : *program.ptx).unit;
}

/// Triton compiles one kernel for one target and names it in full in the PTX ("sm_90a"), while its machine code may say "sm_90"
/// alone: both are one program.
void joinTargets(std::vector<DeviceProgram>& programs)
{
    const auto isPtxOf = [](const DeviceProgram& ptx, const DeviceProgram& cubin) {
        return !ptx.cubin && ptx.ptx && unitOf(ptx) == unitOf(cubin) && ptx.architecture.starts_with(cubin.architecture) &&
            architectureNumber(ptx.architecture) == architectureNumber(cubin.architecture);
    };
    for (DeviceProgram& program : programs) {
        if (!program.cubin || program.ptx)
            continue;
        const auto found = std::ranges::find_if(programs, [&](const DeviceProgram& other) { return isPtxOf(other, program); });
        if (found == programs.end())
            continue;
        program.ptx = std::exchange(found->ptx, std::nullopt);
        program.architecture = found->architecture;
    }
    std::erase_if(programs, [](const DeviceProgram& program) { return !program.cubin && !program.ptx; });
}

DeviceFile openFolder(const std::filesystem::path& path, const ContainerLimits& limits)
{
    DeviceFile file{.launches = openTritonFolder(path, limits)};
    std::vector<DeviceCode> codes;
    for (std::size_t i = 0; i < file.launches.size(); ++i) {
        for (DeviceCode& code : file.launches[i].codes) {
            code.unit = static_cast<std::uint32_t>(i);
            codes.push_back(std::move(code));
        }
        file.launches[i].codes.clear();
    }
    file.programs = programsOf(codes, path.string());
    joinTargets(file.programs);
    for (DeviceProgram& program : file.programs)
        addMetadata(program, file.launches[unitOf(program)]);
    return file;
}

}  // namespace

DeviceFile openDeviceFile(const std::filesystem::path& path, const ContainerLimits& limits)
{
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        return openFolder(path, limits);
    DeviceContainer container = openContainer(path, limits);
    return {.kind = container.kind,
            .programs = programsOf(container.codes, path.string()),
            .notices = std::move(container.notices)};
}

CompileOutcome outcomeOf(const DeviceProgram& program)
{
    CompileOutcome outcome{.state = CompileOutcome::State::Ok,
                           .architecture = program.architecture,
                           .kernels = program.kernels,
                           .foundCompiler = program.compiler};
    if (program.ptx) {
        const DeviceContents contents = contentsOf(*program.ptx);
        outcome.ptx = container::textOf(contents.bytes);
        outcome.sourceSha256 = sha256Hex(outcome.ptx);
    }
    if (program.cubin) {
        outcome.cubin = contentsOf(*program.cubin).bytes;
        outcome.cubinSha256 = sha256Hex(outcome.cubin);
    }
    if (outcome.sourceSha256.empty())
        outcome.sourceSha256 = outcome.cubinSha256;
    return outcome;
}

}  // namespace kd
