// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compiler.h"
#include "core/base/fields.h"
#include "core/compile/binary/dwarfsignatures.h"
#include "core/compile/binary/modulevariables.h"
#include "core/compile/nvrtc/nvrtcprogram.h"
#include "core/compile/nvrtc/precompiledheaders.h"
#include "core/compile/options/requestcheck.h"
#include "core/compile/source/kernelnames.h"

#include <algorithm>
#include <exception>
#include <optional>

namespace kd {
namespace {

bool sameLayout(const KernelInfo& a, const KernelInfo& b)
{
    return std::equal(a.parameters.begin(), a.parameters.end(), b.parameters.begin(), b.parameters.end(),
                      [](const Parameter& x, const Parameter& y) { return x.offset == y.offset && x.size == y.size; });
}

/// The kernels that a program compiled with debug information tells of; nothing when it does not compile.
std::optional<SignatureOutcome> read(NvrtcProgram& program, const std::vector<std::string>& options,
                                     const std::string& architecture)
{
    if (program.result() != NVRTC_SUCCESS || program.compile(options) != NVRTC_SUCCESS)
        return std::nullopt;
    const std::vector<std::byte> cubin = program.cubin();
    return SignatureOutcome{
        .ok = true, .kernels = readDwarfSignatures(cubin, architecture), .variables = readDwarfVariables(cubin)};
}

SignatureOutcome compile(const CompileRequest& request, PrecompiledHeaders* headers)
{
    const NvrtcLibrary& nvrtc = nvrtcLibrary();
    CompileOutcome checked;
    if (!checkRequest(checked, request, nvrtc.info))
        return {};
    const std::vector<std::string> options = signatureOptions(request, nvrtc.includeFolders);
    const std::optional<PchPrefix> part = headers != nullptr ? headers->find(request, options) : std::nullopt;
    if (part) {
        NvrtcProgram program(nvrtc.api, request, true, &*part);
        const std::optional<SignatureOutcome> outcome = read(program, options, request.architecture);
        if (outcome && program.usedPart())
            return *outcome;
        if (!program.usedPart())
            headers->refuse(*part);
    }
    NvrtcProgram program(nvrtc.api, request, true);
    return read(program, options, request.architecture).value_or(SignatureOutcome{});
}

}  // namespace

SignatureOutcome compileSignatures(const CompileRequest& request, PrecompiledHeaders* headers)
{
    try {
        return compile(request, headers);
    } catch (const std::exception&) {
        return {};
    }
}

template <> struct FieldList<SignatureOutcome> {
    static constexpr FieldRules kRules{.subject = "signatures"};
    static void list(auto& fields, auto& outcome)
    {
        auto& [ok, kernels, variables] = outcome;
        fields.required("ok", ok);
        fields.required("kernels", kernels);
        fields.field("variables", variables);
    }
};

void to_json(Json& json, const SignatureOutcome& outcome)
{
    writeFields(json, outcome);
}

void from_json(const Json& json, SignatureOutcome& outcome)
{
    readFields(json, outcome);
}

void mergeSignatures(CompileOutcome& outcome, const SignatureOutcome& signatures)
{
    const auto known = kernelsWithSignature(signatures.kernels);
    for (KernelInfo& kernel : outcome.kernels) {
        const auto signature = known.find(kernel.loweredName);
        if (signature == known.end() || !sameLayout(kernel, *signature->second))
            continue;
        kernel.parameters = signature->second->parameters;
        kernel.hasSignature = true;
    }
    addReachedVariables(outcome, signatures.variables);
}

}  // namespace kd
