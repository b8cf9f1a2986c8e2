// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/jsonfields.h"
#include "core/session/data/codec.h"
#include "core/session/launch/launchplan.h"
#include "core/session/limits.h"

#include <array>
#include <cmath>

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

Json toJson(const BufferPlan& buffer)
{
    return {{"name", buffer.name},
            {"type", nameOf(buffer.type)},
            {"components", buffer.components},
            {"count", buffer.count},
            {"direction", nameOf(buffer.direction, kDirectionWords)},
            {"recipe", buffer.recipe},
            {"blob", buffer.blob}};
}

BufferPlan bufferFromJson(const Json& json)
{
    const JsonFields fields(json, "buffer of a launch plan");
    BufferPlan buffer;
    fields.read("name", buffer.name, kMaxPlanText);
    readElementType(fields, "type", buffer.type);
    fields.read("components", buffer.components, 1, kMaxComponents);
    fields.read("count", buffer.count, 1, kMaxBufferBytes / sizeOf(buffer.type));
    if (buffer.count == 0)
        fields.refuse("count", "it is missing");
    if (buffer.count % buffer.components != 0)
        fields.refuse("count", "it must be a multiple of the components");
    fields.readWord("direction", buffer.direction, kDirectionWords);
    if (const Json* recipe = fields.find("recipe"))
        buffer.recipe = recipe->get<Recipe>();
    fields.read("blob", buffer.blob, kMaxPlanText);
    return buffer;
}

Json toJson(const ArgumentPlan& argument)
{
    return {{"name", argument.name}, {"value", bytesToHex(argument.value)}, {"buffer", argument.buffer}};
}

ArgumentPlan argumentFromJson(const Json& json, std::size_t bufferCount)
{
    const JsonFields fields(json, "argument of a launch plan");
    ArgumentPlan argument;
    fields.read("name", argument.name, kMaxPlanText);
    readHexBytes(fields, "value", argument.value, kMaxParameterBytes);
    fields.read("buffer", argument.buffer, -1, static_cast<int>(bufferCount) - 1);
    if (argument.buffer >= 0 && !argument.value.empty())
        fields.refuse("value", "an argument is a value or a buffer, not both");
    if (argument.buffer < 0 && argument.value.empty())
        fields.refuse("value", "an argument needs a value or a buffer");
    return argument;
}

Json toJson(const ReferencePlan& reference)
{
    return {{"kind", nameOf(reference.kind, kReferenceKinds)},
            {"output", reference.output},
            {"kernelLoweredName", reference.kernelLoweredName},
            {"expression", reference.expression},
            {"blob", reference.blob}};
}

ReferencePlan referenceFromJson(const Json& json)
{
    const JsonFields fields(json, "reference of a launch plan");
    ReferencePlan reference;
    fields.readWord("kind", reference.kind, kReferenceKinds);
    fields.read("output", reference.output, kMaxPlanText);
    fields.read("kernelLoweredName", reference.kernelLoweredName, kMaxPlanText);
    fields.read("expression", reference.expression, kMaxPlanText);
    fields.read("blob", reference.blob, kMaxPlanText);
    return reference;
}

void readSymbols(const JsonFields& fields, std::map<std::string, std::string>& symbols)
{
    const Json* json = fields.find("symbols");
    if (json == nullptr)
        return;
    if (!json->is_object() || json->size() > kMaxSymbols)
        fields.refuse("symbols", message("it must be an object of at most {} names", kMaxSymbols));
    const JsonFields values(*json, kPlanSubject);
    for (const auto& item : json->items())
        values.read(item.key(), symbols[item.key()], kMaxPlanText);
}

void readTolerance(const JsonFields& fields, std::string_view key, double& tolerance)
{
    fields.read(key, tolerance);
    if (!(tolerance >= 0))
        fields.refuse(key, "a tolerance must be 0 or more");
}

}  // namespace

void to_json(Json& json, const LaunchPlan& plan)
{
    json = {{"kernel", plan.kernel},
            {"loweredName", plan.loweredName},
            {"grid", dim3ToJson(plan.grid)},
            {"block", dim3ToJson(plan.block)},
            {"sharedBytes", plan.sharedBytes},
            {"cooperative", plan.isCooperative},
            {"stream", nameOf(plan.stream, kPlanStreams)},
            {"arguments", jsonArray(plan.arguments, [](const auto& value) { return toJson(value); })},
            {"buffers", jsonArray(plan.buffers, [](const auto& value) { return toJson(value); })},
            {"references", jsonArray(plan.references, [](const auto& value) { return toJson(value); })},
            {"symbols", plan.symbols},
            {"relativeTolerance", jsonNumber(plan.relativeTolerance)},
            {"absoluteTolerance", jsonNumber(plan.absoluteTolerance)},
            {"deadlineSeconds", jsonNumber(plan.deadline.count())}};
    if (plan.cluster)
        json["cluster"] = dim3ToJson(*plan.cluster);
    if (plan.carveoutPercent)
        json["carveoutPercent"] = *plan.carveoutPercent;
}

void from_json(const Json& json, LaunchPlan& plan)
{
    const JsonFields fields(json, kPlanSubject);
    plan = {};
    fields.read("kernel", plan.kernel, kMaxPlanText);
    fields.read("loweredName", plan.loweredName, kMaxPlanText);
    readDim3(fields, "grid", plan.grid, 1);
    readDim3(fields, "block", plan.block, 1);
    fields.read("sharedBytes", plan.sharedBytes);
    if (fields.find("cluster") != nullptr)
        readDim3(fields, "cluster", plan.cluster.emplace(), 1);
    if (fields.find("carveoutPercent") != nullptr)
        fields.read("carveoutPercent", plan.carveoutPercent.emplace(), 0, kMaxCarveout);
    fields.read("cooperative", plan.isCooperative);
    fields.readWord("stream", plan.stream, kPlanStreams);
    for (const Json& buffer : fields.array("buffers", kMaxArguments))
        plan.buffers.push_back(bufferFromJson(buffer));
    for (const Json& argument : fields.array("arguments", kMaxArguments))
        plan.arguments.push_back(argumentFromJson(argument, plan.buffers.size()));
    for (const Json& reference : fields.array("references", kMaxArguments))
        plan.references.push_back(referenceFromJson(reference));
    readSymbols(fields, plan.symbols);
    readTolerance(fields, "relativeTolerance", plan.relativeTolerance);
    readTolerance(fields, "absoluteTolerance", plan.absoluteTolerance);
    double seconds = plan.deadline.count();
    fields.read("deadlineSeconds", seconds);
    if (!(seconds > 0 && seconds <= kMaxDeadlineSeconds))
        fields.refuse("deadlineSeconds", message("it must be more than 0 and at most {} s", kMaxDeadlineSeconds));
    plan.deadline = Seconds(seconds);
}

}  // namespace kd
