// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/startinglaunch.h"

#include "core/compile/source/kernelnames.h"
#include "core/session/launch/argumentname.h"
#include "core/session/launch/argumentvalue.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace kd {
namespace {

using TypeKind = TypeInfo::Kind;
using SubjectKind = ErrorSubject::Kind;

constexpr std::uint32_t kBlockToStartFrom = 256;
constexpr std::uint64_t kLongestWritten = 64;  // bytes of an array whose elements are all written
constexpr const char* kElementsToStartFrom = "1024";

std::string joinedMembers(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : ",") + part;
    return '{' + text + '}';
}

/// Values by types alone.
class TypedValues {
public:
    explicit TypedValues(const KernelInfo& kernel)
    {
        for (std::size_t i = 0; i < kernel.parameters.size() && m_size.empty(); ++i)
            if (isSize(kernel.parameters[i].type))
                m_size = argumentName(kernel, i);
    }

    std::string grid() const { return m_size.empty() ? "4" : "ceil_div(" + m_size + ", block.x)"; }
    std::string value(const TypeInfo& type) const
    {
        if (type.kind == TypeKind::Pointer)
            return type.element.empty() ? "nullptr" : filling(type.element.front()) + count();
        if (type.kind == TypeKind::Bits && type.size == sizeof(std::uint64_t))
            return "float32:zeros" + count();  // an address more often than a number
        return isSize(type) ? kElementsToStartFrom : plainValue(type);
    }

private:
    /// A number that may be that of the elements.
    static bool isSize(const TypeInfo& type)
    {
        const bool isInteger = type.kind == TypeKind::Signed || type.kind == TypeKind::Unsigned;
        return (isInteger && type.size >= 4) || (type.kind == TypeKind::Bits && type.size == 4);
    }
    static std::string filling(const TypeInfo& pointee)
    {
        const ElementType type = bufferLayout(pointee).type;
        return !isConstPointee(pointee) ? "zeros" : isFloating(type) ? "random(seed=1)" : "ramp";
    }
    /// Of what lies within a structure pointers are null.
    static std::string plainValue(const TypeInfo& type)
    {
        if (type.kind == TypeKind::Pointer)
            return "0";
        if (type.kind == TypeKind::Array)
            return type.element.empty() || std::max(type.size, type.count) > kLongestWritten
                ? "{...}"
                : joinedMembers(std::vector<std::string>(type.count, plainValue(type.element.front())));
        if (type.kind != TypeKind::Struct && type.kind != TypeKind::Union)
            return type.kind == TypeKind::Float || type.kind == TypeKind::Half || type.kind == TypeKind::BFloat16 ? "1.0" : "1";
        std::vector<std::string> members;
        for (const TypeInfo::Member& member : type.members)
            members.push_back(member.name + '=' + plainValue(member.type));
        if (type.kind == TypeKind::Union)
            members.resize(std::min<std::size_t>(members.size(), 1));
        return joinedMembers(members);
    }
    std::string count() const { return '[' + (m_size.empty() ? kElementsToStartFrom : m_size) + ']'; }

    std::string m_size;  ///< the first parameter that may be a number of elements
};

/// Gives the form of a kernel by the words of its source; a blank one where they are not there.
FilledLaunch startingByWords(const LaunchGuesser& guesser, const KernelInfo& kernel)
{
    FilledLaunch filled;
    const std::string name = comparableName(kernel.name);
    const std::string_view plain = withoutTemplateArguments(name);
    const std::vector<OutlineItem>& items = guesser.outline().items;
    const auto found = std::ranges::find_if(items, [&](const OutlineItem& item) {
        return item.kind == OutlineItem::Kind::Kernel && item.isDefinition() && comparableName(item.qualifiedName()) == plain &&
            item.parameters.size() == kernel.parameters.size();
    });
    if (found == items.end())
        return filled;
    const std::string_view arguments = std::string_view(name).substr(plain.size());
    const std::string inside(arguments.size() > 2 ? arguments.substr(1, arguments.size() - 2) : std::string_view());
    LaunchGuess guess = guesser.guessUnlaunched(static_cast<std::size_t>(found - items.begin()), inside);
    filled.setup = std::move(guess.setup);
    filled.values = std::move(guess.values);
    return filled;
}

/// Fills what the words left open.
class Completion {
public:
    Completion(const KernelInfo& kernel, FilledLaunch& filled) : m_kernel(kernel), m_filled(filled), m_values(kernel) {}

    void complete()
    {
        LaunchSetup& setup = m_filled.setup;
        if (setup.grid.empty())
            put(setup.grid, m_values.grid(), SubjectKind::Grid);
        completeBlock();
        std::vector<ArgumentSetting> arguments;
        for (std::size_t i = 0; i < m_kernel.parameters.size(); ++i) {
            const std::string name = argumentName(m_kernel, i);
            const auto known = std::ranges::find(setup.arguments, name, &ArgumentSetting::name);
            arguments.push_back({name, known == setup.arguments.end() ? std::string() : known->value});
            if (arguments.back().value.empty())
                put(arguments.back().value, m_values.value(m_kernel.parameters[i].type), {SubjectKind::Argument, name});
        }
        setup.arguments = std::move(arguments);
    }

private:
    void put(std::string& field, std::string value, ErrorSubject subject)
    {
        field = std::move(value);
        std::erase_if(m_filled.values, [&](const GuessedValue& each) { return each.subject == subject; });
        m_filled.values.push_back({.subject = std::move(subject),
                                   .reason = "Nothing tells its value; this is one to start from, by its type.",
                                   .line = 0,
                                   .isAssumption = true});
    }

    /// A limit of the kernel's threads counts more than what is usual.
    void completeBlock()
    {
        LaunchSetup& setup = m_filled.setup;
        const auto isBlock = [](const GuessedValue& each) { return each.subject.kind == SubjectKind::Block; };
        if (m_kernel.isTile) {
            setup.block.clear();
            std::erase_if(m_filled.values, isBlock);
            return;
        }
        const std::uint32_t most = m_kernel.maxThreadsPerBlock;
        if (setup.block.empty())
            put(setup.block, std::to_string(kBlockToStartFrom), SubjectKind::Block);
        const bool isFlat = setup.block.find(',') == std::string::npos;
        if (most > 0 && most < kBlockToStartFrom && (isFlat || setup.block == "16,16" || setup.block == "8,8,4"))
            put(setup.block, std::to_string(most), SubjectKind::Block);
    }

    const KernelInfo& m_kernel;
    FilledLaunch& m_filled;
    const TypedValues m_values;
};

}  // namespace

FilledLaunch startingLaunch(const LaunchGuesser* guesser, const KernelInfo& kernel)
{
    if (!kernel.hasSignature && !kernel.parameters.empty())
        return {};
    FilledLaunch filled = guesser != nullptr ? startingByWords(*guesser, kernel) : FilledLaunch();
    filled.setup.kernel = kernel.name;
    Completion(kernel, filled).complete();
    return filled;
}

}  // namespace kd
