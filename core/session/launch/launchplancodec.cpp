// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fields.h"
#include "core/session/data/codec.h"
#include "core/session/launch/launchplan.h"
#include "core/session/limits.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>

namespace kd {
namespace {

constexpr std::string_view kPlanSubject = "launch plan";
constexpr std::size_t kMaxPlanText = 64u << 10;

constexpr std::array<EnumWord<Direction>, 3> kDirectionWords{{
    {Direction::In, "in"},
    {Direction::Out, "out"},
    {Direction::InOut, "inout"},
}};

constexpr std::array<EnumWord<LaunchStream>, 2> kPlanStreams{{
    {LaunchStream::NonBlocking, "nonblocking"},
    {LaunchStream::Default, "default"},
}};

constexpr std::array<EnumWord<ReferencePlan::Kind>, 3> kReferenceKinds{{
    {ReferencePlan::Kind::Kernel, "kernel"},
    {ReferencePlan::Kind::Expression, "expr"},
    {ReferencePlan::Kind::File, "file"},
}};

constexpr auto kAsTheyAre = std::identity();
constexpr auto kReadSize = [](const JsonFields& fields, std::string_view key, Dim3& target) { readDim3(fields, key, target, 1); };
constexpr auto kReadValue = [](const JsonFields& fields, std::string_view key, std::vector<std::byte>& target) {
    readHexBytes(fields, key, target, kMaxParameterBytes);
};

constexpr auto kWriteArray = [](const ArrayShape& shape) { return toText(shape); };
constexpr auto kReadArray = [](const JsonFields& fields, std::string_view key, ArrayShape& target) {
    const Json& json = *fields.find(key);
    if (!json.is_string())
        fields.refuse(key, "it must be a text");
    target = parseArrayShape(json.get_ref<const std::string&>());
};

void readSymbols(const JsonFields& fields, std::string_view key, std::map<std::string, std::string>& symbols)
{
    const Json& json = *fields.find(key);
    if (!json.is_object() || json.size() > kMaxSymbols)
        fields.refuse(key, message("it must be an object of at most {} names", kMaxSymbols));
    const JsonFields values(json, kPlanSubject);
    for (const auto& item : json.items())
        values.read(item.key(), symbols[item.key()], kMaxPlanText);
}

void listTolerance(auto& fields, const char* key, auto& tolerance)
{
    fields.field(key, tolerance);
    fields.require(tolerance >= 0, key, "a tolerance must be 0 or more");
}

/// A buffer that an argument names is one of the plan.
void requireBuffers(auto& fields, const LaunchPlan& plan)
{
    const int last = static_cast<int>(plan.buffers.size()) - 1;
    for (const ArgumentPlan& argument : plan.arguments) {
        if (argument.buffer > last)
            fields.require(false, "arguments", message("{} is not from {} to {}", argument.buffer, -1, last));
        else if (argument.buffer >= 0 && argument.offset >= plan.buffers[static_cast<std::size_t>(argument.buffer)].bytes())
            fields.require(false, "arguments", "an address leads behind its buffer");
    }
    for (const VariablePlan& variable : plan.variables) {
        const auto isOfVariable = [&](const auto& other) { return variable.buffer >= 0 && other.buffer == variable.buffer; };
        if (variable.buffer > last)
            fields.require(false, "variables", message("{} is not from {} to {}", variable.buffer, -1, last));
        else if (std::ranges::any_of(plan.arguments, isOfVariable) || std::ranges::count_if(plan.variables, isOfVariable) > 1)
            fields.require(false, "variables", "the buffer of a variable is that of something else, too");
    }
}

}  // namespace

template <> struct FieldList<BufferPlan> {
    static constexpr FieldRules kRules{.subject = "buffer of a launch plan"};
    static void list(auto& fields, auto& buffer)
    {
        auto& [name, type, components, count, direction, recipe, blob, address, array] = buffer;
        fields.field("name", name, kMaxPlanText);
        fields.custom("type", type, elementTypeToJson, readElementType);
        fields.field("components", components, 1, kMaxComponents);
        fields.required("count", count, 1, kMaxBufferBytes / sizeOf(type));
        fields.require(components == 0 || count % components == 0, "count", "it must be a multiple of the components");
        fields.word("direction", direction, kDirectionWords);
        fields.field("recipe", recipe);
        fields.field("blob", blob, kMaxPlanText);
        fields.orAbsent("address", address, 0, kMaxAddress);
        fields.customOrAbsent("array", array, kWriteArray, kReadArray);
        fields.require(!array || (address == 0 && array->bytes() == count * sizeOf(type)), "array", "it has not the buffer's size");
    }
};

template <> struct FieldList<ArgumentPlan> {
    static constexpr FieldRules kRules{.subject = "argument of a launch plan"};
    static void list(auto& fields, auto& argument)
    {
        auto& [name, value, buffer, offset] = argument;
        fields.field("name", name, kMaxPlanText);
        fields.custom("value", value, bytesToHex, kReadValue);
        fields.field("buffer", buffer, -1, static_cast<int>(kMaxArguments) - 1);
        fields.orAbsent("offset", offset, 0, kMaxBufferBytes);
        fields.require(offset == 0 || buffer >= 0, "offset", "only the address of a buffer has one");
        fields.require(buffer < 0 || value.empty(), "value", "an argument is a value or a buffer, not both");
        fields.require(buffer >= 0 || !value.empty(), "value", "an argument needs a value or a buffer");
    }
};

template <> struct FieldList<VariablePlan> {
    static constexpr FieldRules kRules{.subject = "variable of a launch plan"};
    static void list(auto& fields, auto& variable)
    {
        auto& [name, loweredName, value, buffer] = variable;
        fields.field("name", name, kMaxPlanText);
        fields.field("loweredName", loweredName, kMaxPlanText);
        fields.custom("value", value, bytesToHex, kReadValue);
        fields.field("buffer", buffer, -1, static_cast<int>(kMaxArguments) - 1);
        fields.require((buffer < 0) == !value.empty(), "value", "a variable needs either a value or a buffer");
    }
};

template <> struct FieldList<ReferencePlan> {
    static constexpr FieldRules kRules{.subject = "reference of a launch plan"};
    static void list(auto& fields, auto& reference)
    {
        auto& [kind, output, kernelLoweredName, expression, recipe, blob] = reference;
        fields.word("kind", kind, kReferenceKinds);
        fields.field("output", output, kMaxPlanText);
        fields.field("kernelLoweredName", kernelLoweredName, kMaxPlanText);
        fields.field("expression", expression, kMaxPlanText);
        fields.notSent(recipe);
        fields.field("blob", blob, kMaxPlanText);
    }
};

template <> struct FieldList<LaunchPlan> {
    static constexpr FieldRules kRules{.subject = kPlanSubject};
    static void list(auto& fields, auto& plan)
    {
        auto& [kernel, loweredName, grid, block, sharedBytes, cluster, carveoutPercent, isCooperative, stream, arguments,
               variables, buffers, references, symbols, relativeTolerance, absoluteTolerance, deadline, bytes, flops, measured,
               contents] = plan;
        fields.field("kernel", kernel, kMaxPlanText);
        fields.field("loweredName", loweredName, kMaxPlanText);
        fields.custom("grid", grid, dim3ToJson, kReadSize);
        fields.custom("block", block, dim3ToJson, kReadSize);
        fields.field("sharedBytes", sharedBytes);
        fields.customOrAbsent("cluster", cluster, dim3ToJson, kReadSize);
        fields.orAbsent("carveoutPercent", carveoutPercent, 0, kMaxCarveout);
        fields.field("cooperative", isCooperative);
        fields.word("stream", stream, kPlanStreams);
        fields.objects("buffers", buffers, kMaxArguments);
        fields.objects("arguments", arguments, kMaxArguments);
        fields.objectsOrAbsent("variables", variables, kMaxArguments);
        requireBuffers(fields, plan);
        fields.objects("references", references, kMaxArguments);
        fields.custom("symbols", symbols, kAsTheyAre, readSymbols);
        listTolerance(fields, "relativeTolerance", relativeTolerance);
        listTolerance(fields, "absoluteTolerance", absoluteTolerance);
        fields.seconds("deadlineSeconds", deadline);
        if (!(deadline > Seconds(0) && deadline <= Seconds(kMaxDeadlineSeconds)))
            fields.require(false, "deadlineSeconds", message("it must be more than 0 and at most {} s", kMaxDeadlineSeconds));
        fields.notSent(bytes, flops, measured, contents);
    }
};

void to_json(Json& json, const LaunchPlan& plan)
{
    writeFields(json, plan);
}

void from_json(const Json& json, LaunchPlan& plan)
{
    readFields(json, plan);
}

}  // namespace kd
