#include "core/compile/compiler.h"
#include "core/compile/dwarfsignatures.h"
#include "core/compile/nvrtcprogram.h"
#include "core/compile/requestcheck.h"

#include <algorithm>
#include <exception>

namespace kd {
namespace {

bool sameLayout(const KernelInfo& a, const KernelInfo& b)
{
    return std::equal(a.parameters.begin(), a.parameters.end(), b.parameters.begin(), b.parameters.end(),
                      [](const Parameter& x, const Parameter& y) { return x.offset == y.offset && x.size == y.size; });
}

SignatureOutcome compile(const CompileRequest& request)
{
    const NvrtcLibrary& nvrtc = nvrtcLibrary();
    CompileOutcome checked;
    if (!checkRequest(checked, request, nvrtc.info))
        return {};
    NvrtcProgram program(nvrtc.api, request, true);
    if (program.result() != NVRTC_SUCCESS || program.compile(signatureOptions(request, nvrtc)) != NVRTC_SUCCESS)
        return {};
    return {.ok = true, .kernels = readDwarfSignatures(program.cubin(), request.architecture)};
}

}  // namespace

SignatureOutcome compileSignatures(const CompileRequest& request)
{
    try {
        return compile(request);
    } catch (const std::exception&) {
        return {};
    }
}

void to_json(Json& json, const SignatureOutcome& outcome)
{
    json = {{"ok", outcome.ok}, {"kernels", outcome.kernels}};
}

void from_json(const Json& json, SignatureOutcome& outcome)
{
    outcome = {.ok = valueOr(json, "ok", false), .kernels = valueOr(json, "kernels", std::vector<KernelInfo>{})};
}

void mergeSignatures(CompileOutcome& outcome, const SignatureOutcome& signatures)
{
    for (KernelInfo& kernel : outcome.kernels) {
        const auto signature = std::find_if(signatures.kernels.begin(), signatures.kernels.end(), [&kernel](const KernelInfo& other) {
            return other.hasSignature && other.loweredName == kernel.loweredName;
        });
        if (signature == signatures.kernels.end() || !sameLayout(kernel, *signature))
            continue;
        kernel.parameters = signature->parameters;
        kernel.hasSignature = true;
    }
}

}  // namespace kd
