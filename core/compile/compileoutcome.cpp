// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compileoutcome.h"

#include "core/base/jsonfields.h"

#include <array>
#include <string_view>

namespace kd {
namespace {

using State = CompileOutcome::State;
using Severity = Diagnostic::Severity;

constexpr std::array<EnumWord<State>, 8> kStates{{
    {State::Ok, "ok"},
    {State::Rejected, "rejected"},
    {State::Crashed, "crashed"},
    {State::OutOfMemory, "out-of-memory"},
    {State::Deadline, "deadline"},
    {State::Cancelled, "cancelled"},
    {State::Lost, "lost"},
    {State::Unavailable, "unavailable"},
}};

constexpr std::array<EnumWord<Severity>, 4> kSeverities{{
    {Severity::Error, "error"},
    {Severity::Warning, "warning"},
    {Severity::Remark, "remark"},
    {Severity::Note, "note"},
}};

/// Unlike JsonFields, which refuses unknown words: outcomes of other versions stay readable.
template <typename E, std::size_t N>
E valueOf(const std::array<EnumWord<E>, N>& words, std::string_view word, E fallback)
{
    for (const EnumWord<E>& entry : words)
        if (entry.second == word)
            return entry.first;
    return fallback;
}

void to_json(Json& json, const Parameter& parameter)
{
    json = {{"name", parameter.name}, {"offset", parameter.offset}, {"size", parameter.size}, {"type", parameter.type}};
}

/// No message where there is none, or what can be none.
Message readMessage(const Json& json, std::string_view key)
{
    const auto found = json.find(key);
    return found != json.end() && (found->is_string() || found->is_object()) ? found->get<Message>() : Message();
}

std::vector<Message> readMessages(const Json& json, std::string_view key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_array() ? found->get<std::vector<Message>>() : std::vector<Message>();
}

Parameter readParameter(const Json& json)
{
    return {.name = valueOr<std::string>(json, "name", {}),
            .offset = valueOr<std::uint32_t>(json, "offset", 0),
            .size = valueOr<std::uint32_t>(json, "size", 0),
            .type = valueOr(json, "type", TypeInfo{})};
}

}  // namespace

void to_json(Json& json, const Diagnostic& diagnostic)
{
    json = {{"severity", nameOf(diagnostic.severity, kSeverities)},
            {"message", diagnostic.message},
            {"file", diagnostic.position.file},
            {"line", diagnostic.position.line},
            {"column", diagnostic.position.column},
            {"stage", diagnostic.stage}};
}

void from_json(const Json& json, Diagnostic& diagnostic)
{
    diagnostic = {.severity = valueOf(kSeverities, valueOr<std::string>(json, "severity", {}), Severity::Error),
                  .message = valueOr<std::string>(json, "message", {}),
                  .position = {.file = valueOr<std::string>(json, "file", {}),
                               .line = valueOr(json, "line", 0),
                               .column = valueOr(json, "column", 0)},
                  .stage = valueOr<std::string>(json, "stage", {})};
}

void to_json(Json& json, const KernelInfo& kernel)
{
    Json parameters = Json::array();
    for (const Parameter& parameter : kernel.parameters)
        to_json(parameters.emplace_back(), parameter);
    json = {{"name", kernel.name},
            {"loweredName", kernel.loweredName},
            {"parameters", std::move(parameters)},
            {"hasSignature", kernel.hasSignature},
            {"registers", kernel.registers},
            {"spillStores", kernel.spillStores},
            {"spillLoads", kernel.spillLoads},
            {"stackFrame", kernel.stackFrame},
            {"staticShared", kernel.staticShared},
            {"local", kernel.local},
            {"constant", kernel.constant},
            {"barriers", kernel.barriers},
            {"maxThreadsPerBlock", kernel.maxThreadsPerBlock}};
    if (!kernel.signatureProblem.empty())
        json["signatureProblem"] = kernel.signatureProblem;
}

void from_json(const Json& json, KernelInfo& kernel)
{
    const auto number = [&json](std::string_view key) { return valueOr<std::uint32_t>(json, key, 0); };
    kernel = {.name = valueOr<std::string>(json, "name", {}),
              .loweredName = valueOr<std::string>(json, "loweredName", {}),
              .hasSignature = valueOr(json, "hasSignature", false),
              .signatureProblem = readMessage(json, "signatureProblem"),
              .registers = number("registers"),
              .spillStores = number("spillStores"),
              .spillLoads = number("spillLoads"),
              .stackFrame = number("stackFrame"),
              .staticShared = number("staticShared"),
              .local = number("local"),
              .constant = number("constant"),
              .barriers = number("barriers"),
              .maxThreadsPerBlock = number("maxThreadsPerBlock")};
    if (const auto it = json.find("parameters"); it != json.end() && it->is_array())
        for (const Json& parameter : *it)
            kernel.parameters.push_back(readParameter(parameter));
}

void to_json(Json& json, const CompileOutcome& outcome)
{
    json = {{"state", nameOf(outcome.state, kStates)},
            {"message", outcome.message},
            {"architecture", outcome.architecture},
            {"diagnostics", outcome.diagnostics},
            {"kernels", outcome.kernels},
            {"log", outcome.log},
            {"nvrtcVersion", outcome.nvrtcVersion},
            {"sourceSha256", outcome.sourceSha256},
            {"optionsSha256", outcome.optionsSha256},
            {"cubinSha256", outcome.cubinSha256},
            {"cached", outcome.cached},
            {"duration", outcome.duration.count()},
            {"notices", outcome.notices}};
}

void from_json(const Json& json, CompileOutcome& outcome)
{
    const auto text = [&json](std::string_view key) { return valueOr<std::string>(json, key, {}); };
    outcome = {.state = valueOf(kStates, text("state"), State::Unavailable),
               .message = readMessage(json, "message"),
               .architecture = text("architecture"),
               .diagnostics = valueOr(json, "diagnostics", std::vector<Diagnostic>{}),
               .kernels = valueOr(json, "kernels", std::vector<KernelInfo>{}),
               .log = text("log"),
               .nvrtcVersion = text("nvrtcVersion"),
               .sourceSha256 = text("sourceSha256"),
               .optionsSha256 = text("optionsSha256"),
               .cubinSha256 = text("cubinSha256"),
               .cached = valueOr(json, "cached", false),
               .duration = Seconds(valueOr(json, "duration", 0.0)),
               .notices = readMessages(json, "notices")};
}

}  // namespace kd
