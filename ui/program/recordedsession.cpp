// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/recordedsession.h"

#include "core/base/error.h"
#include "core/base/numbers.h"
#include "core/compile/binary/demangle.h"
#include "core/compile/container/deviceprogram.h"
#include "core/session/data/elements.h"
#include "core/session/data/recipe.h"
#include "core/session/launch/argumentname.h"
#include "core/session/launch/argumentvalue.h"
#include "core/session/launch/arrayshape.h"
#include "core/session/launch/deviceobject.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/program/foundcode.h"
#include "ui/program/usererror.h"
#include "ui/program/words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <map>
#include <set>

namespace kd {
namespace {

namespace fs = std::filesystem;

/// "0x7f2a00000000", as parseAddress() reads it.
std::string addressText(std::uint64_t address)
{
    constexpr std::size_t kRoom = 16;
    constexpr int kHexadecimal = 16;
    std::array<char, kRoom> digits{};
    return "0x" + std::string(digits.data(), std::to_chars(digits.data(), digits.data() + kRoom, address, kHexadecimal).ptr);
}

std::string realText(double value)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value < 0 ? "-inf" : "inf";
    return numbers::shortest(value);
}

std::string floatText(float value)
{
    constexpr std::size_t kRoom = 32;
    std::array<char, kRoom> text{};
    if (!std::isfinite(value))
        return realText(static_cast<double>(value));
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr};
}

/// A whole number of `type`, little endian.
std::string wholeText(const TypeInfo& type, std::span<const std::byte> bytes)
{
    std::uint64_t bits = 0;
    std::memcpy(&bits, bytes.data(), std::min(bytes.size(), sizeof bits));
    constexpr std::uint64_t kBits = 64;
    const std::uint64_t unused = kBits - 8 * std::min<std::uint64_t>(bytes.size(), 8);
    const std::int64_t asSigned = static_cast<std::int64_t>(bits << unused) >> unused;
    // PTX tells no signs: what is a little below zero with one is written so.
    constexpr std::int64_t kLittle = -1'000'000;
    const bool mayBeSigned = type.kind == TypeInfo::Kind::Enum && asSigned < 0 && asSigned > kLittle;
    if (type.kind == TypeInfo::Kind::Signed || mayBeSigned)
        return std::to_string(asSigned);
    return std::to_string(bits);
}

template <typename Value> Value read(std::span<const std::byte> bytes)
{
    Value value{};
    std::memcpy(&value, bytes.data(), sizeof value);
    return value;
}

/// The text that gives a value of `type` these bytes, of which there are as many as it has. Nothing where there is none.
std::optional<std::string> valueText(const TypeInfo& type, std::span<const std::byte> bytes)
{
    using Kind = TypeInfo::Kind;
    if (bytes.size() != type.size)
        return std::nullopt;
    if (type.kind == Kind::Array && !type.element.empty()) {
        std::string text;
        const TypeInfo& element = type.element.front();
        for (std::uint64_t i = 0; i < type.count; ++i) {
            const std::optional<std::string> each = valueText(element, bytes.subspan(i * element.size, element.size));
            if (!each)
                return std::nullopt;
            text += (i > 0 ? "," : "") + *each;
        }
        return "{" + text + "}";
    }
    if (type.kind == Kind::Float && type.size == sizeof(float))
        return floatText(read<float>(bytes));
    if (type.kind == Kind::Float && type.size == sizeof(double))
        return realText(read<double>(bytes));
    if (type.kind == Kind::Half || type.kind == Kind::BFloat16) {
        const auto bits = read<std::uint16_t>(bytes);
        return realText(type.kind == Kind::Half ? BinaryHalf{bits}.toDouble() : BrainFloat{bits}.toDouble());
    }
    if (isScalarType(type))
        return wholeText(type, bytes);
    return std::nullopt;
}

[[noreturn]] void refuseRecording(const QString& sentence)
{
    throw UserError(UserError::Kind::Lacking, sentence);
}

/// " with 64: tiled-map …" for the objects in the memory that is in a file, which are made anew; empty where there are none.
std::string objectsIn(const RecordedLaunch& recorded, const std::string& file)
{
    ObjectsText text{.value = " ", .objects = {}};
    for (const RecordedObject& each : recorded.objects)
        if (!file.empty() && each.file == file)
            text.objects.push_back({.offset = each.offset, .object = parseDeviceObject(each.text)});
    return text.objects.empty() ? std::string() : toText(text).substr(text.value.size());
}

/// A buffer of a recording as its session has it.
class RecordedBuffers {
public:
    /// `data`: the folder with the files, as seen from the session's.
    RecordedBuffers(const RecordedLaunch& recorded, std::string data)
        : m_recorded(recorded), m_data(std::move(data)),
          m_hasChanges(!std::ranges::all_of(recorded.memories, &std::string::empty, &RecordedMemory::after) ||
                       !std::ranges::all_of(recorded.arrays, &std::string::empty, &RecordedArray::after))
    {
    }

    /// The text of an argument that leads to `address` in `memory`: seen as elements of `parameter` where both are a whole number
    /// of them, else as bytes. What is compared with it is noted under `name`, once.
    std::string argument(const RecordedMemory& memory, std::uint64_t address, const TypeInfo& parameter, const std::string& name)
    {
        const bool isPointer = parameter.kind == TypeInfo::Kind::Pointer && !parameter.element.empty();
        const BufferLayout layout = isPointer ? bufferLayout(parameter.element.front()) : BufferLayout{};
        const std::uint64_t size = sizeOf(layout.type) * layout.components, offset = address - memory.address;
        const bool isWhole = isPointer && memory.bytes % size == 0 && offset % size == 0;
        return text(memory, isWhole ? "" : "uint8:", isWhole ? size : 1, offset, name);
    }
    /// Memory that no argument leads to.
    std::string memory(const RecordedMemory& memory, const std::string& name) { return text(memory, "", 1, 0, name); }
    /// What an array holds, in the type of its channels.
    std::string array(const RecordedArray& array, std::uint32_t number, const std::string& name)
    {
        const ArrayShape shape = parseArrayShape(std::to_string(number) + " " + array.shape);
        if (shape.bytes() != array.bytes)
            refuseRecording(ProgramText::tr("%1 cannot be saved: the recording of its array %2 does not have the array's size.")
                                .arg(toQt(readableKernelName(m_recorded.kernel)), QString::number(number)));
        const bool isUnchanged = m_recorded.hasResults && array.after.empty() && m_hasChanges;
        if (m_recorded.hasResults && !isUnchanged)
            references.push_back({name, "file:" + m_data + "/" + (array.after.empty() ? array.file : array.after)});
        const Recipe recipe{.kind = Recipe::Kind::File, .path = m_data + "/" + array.file};
        return (isUnchanged ? "in:" : "inout:") + std::string(nameOf(shape.type())) + ":" + toText(recipe) + "[" +
            std::to_string(array.bytes / sizeOf(shape.type())) + ", array " + toText(shape) + "]";
    }
    bool isNamed(const RecordedMemory& memory) const { return m_names.contains(memory.address); }

    std::vector<ReferenceSetting> references;

private:
    std::string text(const RecordedMemory& memory, const std::string& type, std::uint64_t size, std::uint64_t offset,
                     const std::string& name)
    {
        const bool isUnchanged = m_recorded.hasResults && memory.after.empty() && m_hasChanges;
        const bool isNew = m_names.try_emplace(memory.address, name).second;
        if (isNew && m_recorded.hasResults && !isUnchanged)
            references.push_back({name, "file:" + m_data + "/" + (memory.after.empty() ? memory.file : memory.after)});
        const Recipe recipe{.kind = Recipe::Kind::File, .path = m_data + "/" + memory.file};
        std::string text = (isUnchanged ? "in:" : "inout:") + type + toText(recipe) + "[" + std::to_string(memory.bytes / size);
        if (offset > 0)
            text += ", from " + std::to_string(offset / size);
        return text + ", at " + addressText(memory.address) + "]" + objectsIn(m_recorded, memory.file);
    }

    const RecordedLaunch& m_recorded;
    const std::string m_data;
    /// Where a launch left all as it was, as one that writes the same once more, all of it is compared.
    const bool m_hasChanges;
    std::map<std::uint64_t, std::string> m_names;  ///< by address, of what names the memory first
};

std::string sizeExpression(const Dim3& size)
{
    return std::to_string(size.x) + "," + std::to_string(size.y) + "," + std::to_string(size.z);
}

/// The text of an argument with tensor maps or textures in it, which are made anew; nothing where it has none.
std::optional<std::string> objectsText(const RecordedLaunch& recorded, std::size_t index, const Parameter& parameter)
{
    ObjectsText text;
    bool isAll = false;
    for (const RecordedObject& each : recorded.objects) {
        if (each.argument != index || !each.file.empty())
            continue;
        text.objects.push_back({.offset = each.offset, .object = parseDeviceObject(each.text)});
        isAll = each.offset == 0 && text.objects.back().object.bytes() == recorded.arguments[index].size();
    }
    if (text.objects.empty())
        return std::nullopt;
    text.value = isAll ? std::string() : valueText(parameter.type, recorded.arguments[index]).value_or("0");
    return toText(text);
}

std::string argumentText(const RecordedLaunch& recorded, std::size_t index, const Parameter& parameter, const std::string& name,
                         RecordedBuffers& buffers)
{
    const std::vector<std::byte>& value = recorded.arguments[index];
    if (std::optional<std::string> objects = objectsText(recorded, index, parameter))
        return *objects;
    const TypeInfo& type = parameter.type;
    if (value.size() == sizeof(std::uint64_t)) {
        const auto word = read<std::uint64_t>(value);
        if (const RecordedMemory* const memory = memoryAt(recorded, word))
            return buffers.argument(*memory, word, type, name);
        if (type.kind == TypeInfo::Kind::Pointer)
            return word == 0 ? "0" : addressText(word);
    }
    const std::optional<std::string> text = valueText(type, value);
    if (!text)
        refuseRecording(ProgramText::tr("%1 cannot be saved: the value of its argument %2 cannot be written down.")
                            .arg(toQt(readableKernelName(recorded.kernel)), toQt(name)));
    return *text;
}

/// Variables are given what they held, where the kernel's code knows them.
void addVariables(const RecordedLaunch& recorded, const KernelInfo& kernel, const std::string& data, LaunchSetup& setup)
{
    for (const RecordedVariable& variable : recorded.variables) {
        const auto known = std::ranges::find(kernel.variables, variable.name, &ModuleVariable::loweredName);
        if (known == kernel.variables.end())
            continue;
        const std::string direction = known->isConstant || variable.after.empty() ? "in:" : "inout:";
        const Recipe recipe{.kind = Recipe::Kind::File, .path = data + "/" + variable.file};
        setup.arguments.push_back({known->name, direction + toText(recipe) + objectsIn(recorded, variable.file)});
        if (!variable.after.empty())
            setup.references.push_back({known->name, "file:" + data + "/" + variable.after});
    }
}

LaunchSetup setupOf(const RecordedLaunch& recorded, const KernelInfo& kernel, const std::string& data)
{
    LaunchSetup setup;
    setup.kernel = kernel.name;
    setup.grid = sizeExpression(recorded.grid);
    setup.block = sizeExpression(recorded.block);
    setup.cluster = recorded.cluster ? sizeExpression(*recorded.cluster) : "";
    setup.sharedBytes = std::to_string(recorded.dynamicShared);
    setup.isCooperative = recorded.isCooperative;
    if (recorded.arguments.size() != kernel.parameters.size())
        refuseRecording(ProgramText::tr("%1 cannot be saved: its code does not have the arguments that it was launched with.")
                            .arg(toQt(readableKernelName(recorded.kernel))));
    RecordedBuffers buffers(recorded, data);
    std::set<std::string> names;
    for (std::size_t i = 0; i < recorded.arguments.size(); ++i) {
        const std::string name = argumentName(kernel, i);
        names.insert(name);
        setup.arguments.push_back({name, argumentText(recorded, i, kernel.parameters[i], name, buffers)});
    }
    for (std::size_t i = 0; i < recorded.memories.size(); ++i) {
        if (buffers.isNamed(recorded.memories[i]))
            continue;
        std::string name = "memory" + std::to_string(i);
        while (names.contains(name))
            name += "_";
        setup.memory.push_back({name, buffers.memory(recorded.memories[i], name)});
    }
    for (std::size_t i = 0; i < recorded.arrays.size(); ++i) {
        std::string name = "array" + std::to_string(i);
        while (names.contains(name))
            name += "_";
        setup.memory.push_back({name, buffers.array(recorded.arrays[i], static_cast<std::uint32_t>(i), name)});
    }
    setup.references = buffers.references;
    addVariables(recorded, kernel, data, setup);
    if (recorded.hasResults)  // the same bits are expected
        setup.relativeTolerance = setup.absoluteTolerance = 0;
    return setup;
}

}  // namespace

Session sessionOfRecording(const RecordedLaunch& recorded, const fs::path& folder, const fs::path& file)
{
    const QString named = toQt(readableKernelName(recorded.kernel));
    if (!recorded.problem.empty())
        refuseRecording(ProgramText::tr("%1 cannot be saved: %2.").arg(named, messageText(recorded.problem)));
    fs::path data = file.filename();
    data.replace_extension(".data");
    const bool isEmulated = recorded.device.empty();
    const DeviceFile code = openDeviceFile(folder / recorded.code);
    const std::string architecture = code.programs.empty() ? std::string() : code.programs.front().architecture;
    const CompileOutcome outcome =
        foundOutcome(code, recorded.kernel, architecture, isEmulated ? CodeUse::Emulator : CodeUse::Device);
    const auto found = std::ranges::find(outcome.kernels, recorded.kernel, &KernelInfo::loweredName);
    if (found == outcome.kernels.end())
        refuseRecording(ProgramText::tr("%1 cannot be saved: its code does not have it.").arg(named));
    Session session;
    session.title = found->name;
    session.sources.push_back({.path = data.string() + "/" + recorded.code, .text = std::nullopt});
    session.device = isEmulated ? "emulated" : "";
    session.launch = setupOf(recorded, *found, data.string());
    session.folder = file.parent_path();
    return session;
}

QStringList limitsOf(const RecordedLaunch& recorded)
{
    QStringList sentences;
    if (recorded.leftMemories > 0)
        sentences << ProgramText::tr("It could reach %1 more than the limit allows, which is left out.")
                         .arg(formatBytes(recorded.leftBytes));
    for (const std::string& variable : recorded.leftVariables)
        sentences << ProgramText::tr("The variable %1 begins with what the code gives it, not with what it held.")
                         .arg(toQt(variable));
    if (recorded.hasHiddenTextures)
        sentences << ProgramText::tr("It reads textures or surfaces that it does not find in its arguments, but in structures or "
                                     "in memory: they are not recorded, and it cannot be run again.");
    if (recorded.graphNodes > 1) {
        const QString nodes = QString::number(recorded.graphNodes);
        const QString sentence = recorded.startsGraph
            ? ProgramText::tr("It is one of %1 nodes of a graph, and waits for none of them: its memory is as it was before the "
                              "graph was launched, and what it left is not told from what the others left.")
            : ProgramText::tr("It is one of %1 nodes of a graph, and waits for others: its memory is as it was before the whole "
                              "graph was launched, not as it found it, and what it left is not recorded.");
        sentences << sentence.arg(nodes);
    }
    if (!recorded.failure.empty())
        sentences << ProgramText::tr("The launch failed with %1: there is nothing to compare with.").arg(toQt(recorded.failure));
    else if (!recorded.hasResults && recorded.graphNodes <= 1)
        sentences << ProgramText::tr("What the launch left is not recorded: there is nothing to compare with.");
    return sentences;
}

}  // namespace kd
