// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compileoutcome.h"

#include "core/base/fields.h"

#include <array>
#include <functional>
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

/// A type that is nested too deeply is an error even where other types are none.
void readParameterType(const JsonFields& fields, std::string_view key, TypeInfo& type)
{
    fields.find(key)->get_to(type);
}

}  // namespace

// Lenient throughout: outcomes of other versions stay readable.

template <> struct FieldList<Parameter> {
    static constexpr FieldRules kRules{.subject = "parameter of a kernel", .isLenient = true};
    static void list(auto& fields, auto& parameter)
    {
        auto& [name, offset, size, type] = parameter;
        fields.field("name", name);
        fields.field("offset", offset);
        fields.field("size", size);
        fields.custom("type", type, std::identity(), readParameterType);
    }
};

template <> struct FieldList<ModuleVariable> {
    static constexpr FieldRules kRules{.subject = "variable of a module", .isLenient = true};
    static void list(auto& fields, auto& variable)
    {
        auto& [name, loweredName, isConstant, type] = variable;
        fields.field("name", name);
        fields.field("loweredName", loweredName);
        fields.orAbsent("constant", isConstant);
        fields.custom("type", type, std::identity(), readParameterType);
    }
};

template <> struct FieldList<Diagnostic> {
    static constexpr FieldRules kRules{.subject = "message of a compiler", .isLenient = true};
    static void list(auto& fields, auto& diagnostic)
    {
        auto& [severity, message, position, stage, number] = diagnostic;
        fields.word("severity", severity, kSeverities);
        fields.field("message", message);
        fields.field("file", position.file);
        fields.field("line", position.line);
        fields.field("column", position.column);
        fields.field("stage", stage);
        fields.orAbsent("number", number);
    }
};

template <> struct FieldList<KernelInfo> {
    static constexpr FieldRules kRules{.subject = "kernel", .isLenient = true};
    static void list(auto& fields, auto& kernel)
    {
        auto& [name, loweredName, parameters, variables, hasSignature, signatureProblem, lacksFigures, lacksSpills, isTile,
               registers, spillStores, spillLoads, stackFrame, staticShared, local, constant, barriers,
               maxThreadsPerBlock] = kernel;
        fields.field("name", name);
        fields.field("loweredName", loweredName);
        fields.objects("parameters", parameters);
        fields.objectsOrAbsent("variables", variables);
        fields.field("hasSignature", hasSignature);
        fields.orAbsent("signatureProblem", signatureProblem);
        fields.orAbsent("lacksFigures", lacksFigures);
        fields.orAbsent("lacksSpills", lacksSpills);
        fields.orAbsent("isTile", isTile);
        fields.field("registers", registers);
        fields.field("spillStores", spillStores);
        fields.field("spillLoads", spillLoads);
        fields.field("stackFrame", stackFrame);
        fields.field("staticShared", staticShared);
        fields.field("local", local);
        fields.field("constant", constant);
        fields.field("barriers", barriers);
        fields.field("maxThreadsPerBlock", maxThreadsPerBlock);
    }
};

template <> struct FieldList<CompileOutcome> {
    static constexpr FieldRules kRules{.subject = "compile outcome", .isLenient = true};
    static void list(auto& fields, auto& outcome)
    {
        auto& [state, message, architecture, diagnostics, kernels, log, ptx, cubin, tileIr, tileCubin, nvrtcVersion,
               nvccVersion, foundCompiler, sourceSha256, optionsSha256, cubinSha256, tileCubinSha256, cached,
               lacksHostCode, duration, notices] = outcome;
        fields.word("state", state, kStates);
        fields.field("message", message);
        fields.field("architecture", architecture);
        fields.objects("diagnostics", diagnostics);
        fields.objects("kernels", kernels);
        fields.field("log", log);
        fields.notSent(ptx, cubin, tileIr, tileCubin);
        fields.field("nvrtcVersion", nvrtcVersion);
        fields.field("nvccVersion", nvccVersion);
        fields.orAbsent("foundCompiler", foundCompiler);
        fields.field("sourceSha256", sourceSha256);
        fields.field("optionsSha256", optionsSha256);
        fields.field("cubinSha256", cubinSha256);
        fields.orAbsent("tileCubinSha256", tileCubinSha256);
        fields.field("cached", cached);
        fields.orAbsent("lacksHostCode", lacksHostCode);
        fields.seconds("duration", duration);
        fields.field("notices", notices);
    }
};

std::string CompileOutcome::compilerName() const
{
    if (!foundCompiler.empty())
        return foundCompiler;
    if (!nvccVersion.empty())
        return "nvcc " + nvccVersion;
    return nvrtcVersion.empty() ? "" : "NVRTC " + nvrtcVersion;
}

Message numberedMessage(const Diagnostic& diagnostic)
{
    return diagnostic.number.empty() ? diagnostic.message : message("{} ({})", diagnostic.message, diagnostic.number);
}

void to_json(Json& json, const Diagnostic& diagnostic)
{
    writeFields(json, diagnostic);
}

void from_json(const Json& json, Diagnostic& diagnostic)
{
    readFields(json, diagnostic);
}

void to_json(Json& json, const ModuleVariable& variable)
{
    writeFields(json, variable);
}

void from_json(const Json& json, ModuleVariable& variable)
{
    readFields(json, variable);
}

void to_json(Json& json, const KernelInfo& kernel)
{
    writeFields(json, kernel);
}

void from_json(const Json& json, KernelInfo& kernel)
{
    readFields(json, kernel);
}

void to_json(Json& json, const CompileOutcome& outcome)
{
    writeFields(json, outcome);
}

void from_json(const Json& json, CompileOutcome& outcome)
{
    readFields(json, outcome);
}

}  // namespace kd
