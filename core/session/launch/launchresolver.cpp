// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/launchresolver.h"

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/compile/source/kernelnames.h"
#include "core/session/launch/planfiles.h"
#include "core/session/limits.h"
#include "core/session/launch/sourcemacros.h"
#include "core/session/launch/withsubject.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace kd {
namespace {

constexpr std::uint64_t kMaxGridDimension = std::numeric_limits<std::int32_t>::max();
constexpr std::size_t kMaxReferences = 256;

Message kernelNames(const CompileOutcome& program)
{
    const std::string names = distinctNames(program);
    return names.empty() ? Message("the program has no kernels")
           : message("the program has {}", names);
}

const KernelInfo& kernelOf(const CompileOutcome& program, const std::string& name)
{
    if (name.empty() && program.kernels.size() == 1)
        return program.kernels.front();
    if (name.empty())
        refuse(ErrorSubject::Kind::Kernel, message("none is chosen; {}", kernelNames(program)));
    const KernelInfo* const kernel = findKernel(program, name);
    if (kernel == nullptr)
        refuse(ErrorSubject::Kind::Kernel, message("there is no kernel '{}', or several; {}", name, kernelNames(program)));
    return *kernel;
}

}  // namespace

LaunchResolver::LaunchResolver(const LaunchSetup& setup, const CompileOutcome& program, std::filesystem::path folder)
    : m_setup(setup), m_program(program), m_kernel(kernelOf(program, setup.kernel)),
      m_block(m_kernel.isTile && trimmed(setup.block).empty() ? "1" : setup.block), m_folder(std::move(folder))
{
}

LaunchPlan LaunchResolver::resolve(std::string_view source, const std::vector<std::string>& defines, const TimingSettings& timing)
{
    m_plan.kernel = m_kernel.name;
    m_plan.loweredName = m_kernel.loweredName;
    matchArguments();
    addSymbols(source, defines);
    for (const auto& [name, text] : m_setup.defineValues)
        m_symbols.find(name);
    m_plan.grid = dimensions(m_setup.grid, ErrorSubject::Kind::Grid);
    m_plan.block = blockDimensions();
    m_plan.sharedBytes = sharedMemory();
    planExtras();
    for (Argument& argument : m_arguments) {
        if (argument.isBuffer)
            planBuffer(argument);
        else
            planValue(argument);
    }
    for (const MemorySetting& memory : m_setup.memory)
        planMemory(memory);
    planObjects();
    if (m_setup.references.size() > kMaxReferences)
        refuse(ErrorSubject::Kind::References, message("there are more than {}", kMaxReferences));
    for (const ReferenceSetting& reference : m_setup.references)
        planReference(reference);
    planLimits();
    for (const auto& [name, number] : m_symbols.known())
        m_plan.symbols[name] = number.toText();
    m_plan.bytes = declaredWork(timing.bytes, ErrorSubject::Kind::Bytes);
    m_plan.flops = declaredWork(timing.flops, ErrorSubject::Kind::Flops);
    return std::move(m_plan);
}

/// A kernel of CUDA Tile is launched with a block of 1: how many threads it has its compiler decides.
Dim3 LaunchResolver::blockDimensions()
{
    const Dim3 block = dimensions(m_block, ErrorSubject::Kind::Block);
    if (m_kernel.isTile && block.count() != 1)
        refuse(ErrorSubject::Kind::Block,
               message("{} is a kernel of CUDA Tile, which is launched by its grid alone: leave the block out", m_kernel.name));
    return block;
}

void LaunchResolver::planExtras()
{
    LaunchPlan& plan = m_plan;
    if (m_kernel.isTile && (m_setup.isCooperative || !trimmed(m_setup.cluster).empty()))
        refuse(m_setup.isCooperative ? ErrorSubject::Kind::Cooperative : ErrorSubject::Kind::Cluster,
               message("{} is a kernel of CUDA Tile, which is launched by its grid alone", m_kernel.name));
    plan.isCooperative = m_setup.isCooperative;
    plan.stream = m_setup.stream;
    plan.carveoutPercent = m_setup.carveoutPercent;
    if (plan.carveoutPercent && (*plan.carveoutPercent < 0 || *plan.carveoutPercent > kMaxCarveout))
        refuse(ErrorSubject::Kind::CarveOut, "it must be 0 to 100 percent");
    if (trimmed(m_setup.cluster).empty())
        return;
    const Dim3 cluster = dimensions(m_setup.cluster, ErrorSubject::Kind::Cluster);
    const auto check = [](std::uint32_t grid, std::uint32_t blocks, char axis) {
        if (grid % blocks != 0)
            refuse(ErrorSubject::Kind::Cluster,
                   message("the grid has {} block(s) along {}, which clusters of {} do not divide", grid, axis, blocks));
    };
    check(plan.grid.x, cluster.x, 'x');
    check(plan.grid.y, cluster.y, 'y');
    check(plan.grid.z, cluster.z, 'z');
    plan.cluster = cluster;
}

DeclaredWork LaunchResolver::declaredWork(const std::string& expression, const ErrorSubject& subject)
{
    if (expression.empty())
        return {};
    try {
        const double amount = evaluate(expression, subject).toReal();
        if (!std::isfinite(amount) || amount < 0)
            refuse(subject, message("'{}' is not an amount; a number from 0 on is needed", expression.substr(0, 80)));
        return {.amount = amount};
    } catch (const RuntimeError& error) {
        return {.problem = error.info()};
    }
}

void LaunchResolver::planLimits()
{
    const auto tolerance = [](double value, ErrorSubject::Kind subject) {
        if (!(value >= 0))
            refuse(subject, "it must be 0 or more");
        return value;
    };
    m_plan.relativeTolerance = tolerance(m_setup.relativeTolerance, ErrorSubject::Kind::RelativeTolerance);
    m_plan.absoluteTolerance = tolerance(m_setup.absoluteTolerance, ErrorSubject::Kind::AbsoluteTolerance);
    if (!(m_setup.deadlineSeconds > 0 && m_setup.deadlineSeconds <= kMaxDeadlineSeconds))
        refuse(ErrorSubject::Kind::Deadline, message("it must be more than 0 and at most {} seconds", kMaxDeadlineSeconds));
    m_plan.deadline = Seconds(m_setup.deadlineSeconds);
}

void LaunchResolver::addSymbols(std::string_view source, const std::vector<std::string>& defines)
{
    std::string hint;
    for (const auto& [name, text] : m_setup.defineValues) {
        const ErrorSubject subject{ErrorSubject::Kind::Value, name};
        hint += (hint.empty() ? "" : ", ") + name;
        m_symbols.add(name, [this, &value = text, subject] { return evaluate(value, subject); });
    }
    for (const Argument& argument : m_arguments) {
        if (!argument.objects.empty())
            continue;
        if (!argument.isBuffer && isScalarType(argument.parameter->type)) {
            hint += (hint.empty() ? "" : ", ") + argument.name;
            m_symbols.add(argument.name, [this, &argument] { return scalarValue(argument); });
        } else if (!argument.isBuffer) {
            addMembers(argument, argument.name, argument.parameter->type, [&argument] { return argument.text; });
        }
    }
    addDimensions(m_setup.grid, Remedy::Kind::Grid, {"grid", "gridDim"});
    addDimensions(m_block, Remedy::Kind::Block, {"block", "blockDim"});
    for (const Argument& argument : m_arguments) {
        if (argument.isBuffer)
            addBufferSymbols(argument);
    }
    addUnusable();
    addMacros(source, defines);
    m_symbols.setHint(hint.empty() ? Message("grid.x, block.x and the source's macros")
                                   : message("{}, grid.x, block.x and the source's macros", hint));
}

void LaunchResolver::addMembers(const Argument& argument, const std::string& path, const TypeInfo& type, const ValueText& value)
{
    if (type.kind != TypeInfo::Kind::Struct && type.kind != TypeInfo::Kind::Union)
        return;
    for (const TypeInfo::Member& member : type.members) {
        const std::string name = path + "." + member.name;
        const ValueText text = [value, &type, &member] { return memberText(type, member.name, value()); };
        if (!isScalarType(member.type)) {
            addMembers(argument, name, member.type, text);
            continue;
        }
        m_symbols.add(name, [this, &argument, &member, text] {
            return withSubject(argument.subject, [&] {
                return readScalar(member.type, text(), [this](std::string_view part) { return evaluate(part, {}); });
            });
        });
    }
}

void LaunchResolver::addDimensions(const std::string& text, Remedy::Kind remedy, const std::vector<std::string>& names)
{
    const ErrorSubject subject = remedy == Remedy::Kind::Grid ? ErrorSubject::Kind::Grid : ErrorSubject::Kind::Block;
    constexpr std::array<std::string_view, 3> kAxes{"x", "y", "z"};
    for (const std::string& name : names) {
        for (std::size_t axis = 0; axis < kAxes.size(); ++axis) {
            m_symbols.add(name + "." + std::string(kAxes.at(axis)), [this, &text, remedy, subject, axis] {
                const std::vector<std::string> parts = withSubject(subject, [&] { return splitAtCommas(text); });
                if (parts.empty())
                    refuse(subject, "it is not known", {.kind = remedy});
                return axis < parts.size() ? evaluate(parts[axis], subject) : Number::ofSigned(1);
            });
        }
    }
}

void LaunchResolver::addBufferSymbols(const Argument& argument)
{
    m_symbols.add(argument.name + ".size", [this, &argument] {
        return Number::ofSigned(static_cast<std::int64_t>(objectCount(argument)));
    });
    if (argument.buffer.recipe.kind != Recipe::Kind::Image)
        return;
    m_symbols.add(argument.name + ".width", [this, &argument] {
        return Number::ofSigned(measuredImage(argument).width);
    });
    m_symbols.add(argument.name + ".height", [this, &argument] {
        return Number::ofSigned(measuredImage(argument).height);
    });
}

void LaunchResolver::addUnusable()
{
    for (const auto& [name, why] : m_unusable) {
        for (const char* const member : {"", ".size", ".width", ".height"})
            m_symbols.add(name + member, [&why]() -> Number { throw RuntimeError(why); });
    }
}

void LaunchResolver::addMacros(std::string_view source, const std::vector<std::string>& defines)
{
    for (const auto& [name, macro] : findMacros(source, defines)) {
        const ErrorSubject subject{ErrorSubject::Kind::Macro, name};
        if (macro.parameters) {
            m_symbols.addFunction(name, macro);
            m_symbols.add(name, [subject, form = callForm(name, macro)]() -> Number {
                refuse(subject, message("it has parameters and is written {}", form));
            });
        } else if (macro.ambiguous) {
            m_symbols.add(name, [subject]() -> Number {
                refuse(subject, "the source defines it more than once", {.kind = Remedy::Kind::NameValue});
            });
        } else {
            m_symbols.add(name, [this, value = macro.value, subject] { return evaluate(value, subject); });
        }
    }
}

std::uint64_t LaunchResolver::evaluateCount(std::string_view text, const ErrorSubject& subject, std::uint64_t min,
                                            std::uint64_t max)
{
    const Number number = evaluate(text, subject);
    const std::optional<Int128> value = number.toInteger();
    if (!value || *value < Int128{min} || *value > Int128{max})
        refuse(subject,
               number.isReal() ? message("'{}' is {}; a whole number from {} to {} is needed", text.substr(0, 80),
                                         number.toText(), min, max)
               : message("'{}' is {}; a whole number from {} to {} is needed", text.substr(0, 80),
                         integerText(number.integer), min, max));
    return static_cast<std::uint64_t>(*value);
}

Number LaunchResolver::scalarValue(const Argument& argument)
{
    return withSubject(argument.subject, [&] {
        return readScalar(argument.parameter->type, argument.text, [this](std::string_view text) { return evaluate(text, {}); });
    });
}

Dim3 LaunchResolver::dimensions(const std::string& text, const ErrorSubject& subject)
{
    const std::vector<std::string> parts = withSubject(subject, [&] { return splitAtCommas(text); });
    if (parts.empty())
        refuse(subject, "it is missing; give one to three expressions, as in 256 or 16,16");
    if (parts.size() > 3)
        refuse(subject, message("it has {} dimensions; at most three are possible", parts.size()));
    Dim3 size;
    std::uint32_t* const axes[] = {&size.x, &size.y, &size.z};
    for (std::size_t axis = 0; axis < parts.size(); ++axis)
        *axes[axis] = static_cast<std::uint32_t>(evaluateCount(parts[axis], subject, 1, kMaxGridDimension));
    return size;
}

std::uint32_t LaunchResolver::sharedMemory()
{
    const std::string text = m_setup.sharedBytes.empty() ? "0" : m_setup.sharedBytes;
    constexpr std::uint64_t kMaxShared = std::numeric_limits<std::uint32_t>::max();
    return static_cast<std::uint32_t>(evaluateCount(text, ErrorSubject::Kind::SharedMemory, 0, kMaxShared));
}

void LaunchResolver::planValue(const Argument& argument)
{
    std::vector<std::byte> value(argument.parameter->size);
    withSubject(argument.subject, [&] {
        if (!argument.objects.empty() && argument.text.empty())
            return;  // the object is all of it
        if (isScalarType(argument.parameter->type) && argument.objects.empty())
            m_symbols.find(argument.name);
        encodeValue(argument.parameter->type, argument.text, value, [this](std::string_view text) { return evaluate(text, {}); });
    });
    if (argument.variable != nullptr)
        m_plan.variables.push_back(
            {.name = argument.name, .loweredName = argument.variable->loweredName, .value = std::move(value)});
    else
        m_plan.arguments.push_back({.name = argument.name, .value = std::move(value)});
}

/// All of the variable, unless a count or a file says otherwise.
std::uint64_t LaunchResolver::variableCount(const Argument& argument)
{
    const std::uint64_t most = argument.variable->type.size / sizeOf(argument.layout.type) / argument.layout.components;
    if (!argument.buffer.count.empty())
        return evaluateCount(argument.buffer.count, argument.subject, 1, most);
    if (!isFileRecipe(argument.buffer.recipe))
        return most;
    const std::uint64_t count = fileCount(argument) / argument.layout.components;
    if (count > most)
        refuse(argument.subject, message("the file holds {} element(s), and {} has room for {}", count, argument.name, most));
    return count;
}

std::uint64_t LaunchResolver::objectCount(const Argument& argument)
{
    if (argument.variable != nullptr)
        return variableCount(argument);
    const std::uint64_t most = kMaxBufferBytes / sizeOf(argument.layout.type) / argument.layout.components;
    if (!argument.buffer.count.empty())
        return evaluateCount(argument.buffer.count, argument.subject, 1, most);
    if (!isFileRecipe(argument.buffer.recipe))
        refuse(argument.subject, message("a count is missing, as in {}[1024]", toText(argument.buffer.recipe)));
    return fileCount(argument) / argument.layout.components;
}

std::uint64_t LaunchResolver::fileCount(const Argument& argument)
{
    if (const auto known = m_fileCounts.find(argument.name); known != m_fileCounts.end())
        return known->second;
    noteMeasured(argument.buffer.recipe);
    const ElementRequest wish{.type = argument.layout.type, .components = argument.layout.components};
    std::vector<std::byte>& content = m_plan.contents[argument.name];
    content = aboutFile(argument.subject, [&] { return loadElements(argument.buffer.recipe, m_folder, wish); });
    return m_fileCounts[argument.name] = content.size() / sizeOf(wish.type);
}

ImageSize LaunchResolver::measuredImage(const Argument& argument)
{
    noteMeasured(argument.buffer.recipe);
    return imageSize(argument.buffer.recipe, m_folder);
}

/// Before it is read, so that what is written meanwhile is noticed.
void LaunchResolver::noteMeasured(const Recipe& recipe)
{
    MeasuredFile file = measured(recipe.path, m_folder);
    if (std::ranges::find(m_plan.measured, file.path, &MeasuredFile::path) == m_plan.measured.end())
        m_plan.measured.push_back(std::move(file));
}

/// In bytes; of objects of several components as many as they have.
std::uint64_t LaunchResolver::offsetOf(const Argument& argument, const BufferPlan& buffer)
{
    if (argument.buffer.offset.empty())
        return 0;
    const std::uint64_t objects = buffer.count / buffer.components;
    return evaluateCount(argument.buffer.offset, argument.subject, 0, objects - 1) * buffer.components * sizeOf(buffer.type);
}

Direction LaunchResolver::directionOf(const Argument& argument) const
{
    const TypeInfo& type = argument.parameter->type;
    const bool isRead = argument.variable != nullptr ? argument.variable->isConstant
                                                     : !type.element.empty() && isConstPointee(type.element[0]);
    return argument.buffer.direction.value_or(isRead ? Direction::In : Direction::InOut);
}

void LaunchResolver::planBuffer(Argument& argument)
{
    BufferPlan buffer;
    buffer.name = argument.name;
    buffer.type = argument.layout.type;
    buffer.components = argument.layout.components;
    buffer.count = objectCount(argument) * buffer.components;
    buffer.direction = directionOf(argument);
    buffer.recipe = argument.buffer.recipe;
    buffer.address = argument.buffer.address;
    if (argument.buffer.array)
        refuse(argument.subject, "no address leads into an array, which stands among the recorded memory");
    const std::uint64_t offset = offsetOf(argument, buffer);
    argument.bufferIndex = addBuffer(std::move(buffer), argument.subject);
    if (!argument.buffer.objects.empty())
        m_bufferObjects.push_back({argument.bufferIndex, argument.buffer.objects, argument.subject});
    if (argument.variable != nullptr)
        m_plan.variables.push_back(
            {.name = argument.name, .loweredName = argument.variable->loweredName, .buffer = argument.bufferIndex});
    else
        m_plan.arguments.push_back({.name = argument.name, .buffer = argument.bufferIndex, .offset = offset});
}

LaunchPlan resolveLaunch(const LaunchSetup& setup, const CompileOutcome& program, std::string_view source,
                         const std::filesystem::path& folder, const std::vector<std::string>& defines, const TimingSettings& timing)
{
    return LaunchResolver(setup, program, folder).resolve(source, defines, timing);
}

}  // namespace kd
