// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expression/expression.h"
#include "core/base/text.h"
#include "core/compile/source/kernelnames.h"
#include "core/session/data/elementfile.h"
#include "core/session/launch/launchresolver.h"
#include "core/session/launch/reductions.h"
#include "core/session/launch/withsubject.h"

#include "core/base/error.h"
#include <algorithm>

namespace kd {
namespace {

constexpr std::string_view kKernel = "kernel:";
constexpr std::string_view kExpression = "expr:";
constexpr std::string_view kFile = "file:";
constexpr std::string_view kFileRecipe = "file(";  // names an array of the file, too

bool haveSameLayout(const KernelInfo& a, const KernelInfo& b)
{
    return std::ranges::equal(a.parameters, b.parameters,
                              [](const Parameter& x, const Parameter& y) { return x.offset == y.offset && x.size == y.size; });
}

// For reading the expression only: nothing is evaluated, so the arrays have no data.
ExpressionScope scopeOf(const std::vector<BufferPlan>& buffers, LaunchSymbols& symbols)
{
    ExpressionScope scope;
    scope.variables = {"i"};
    scope.lookup = [&symbols](const std::string& name) { return symbols.find(name); };
    scope.hint = message("known are i, the buffers as x[i], {}", symbols.hint());
    scope.remedy.kind = Remedy::Kind::NameValue;
    for (const BufferPlan& buffer : buffers) {
        ExpressionArray array{.name = buffer.name, .length = buffer.count};
        if (isFloating(buffer.type))
            array.readReal = [](const void*, std::uint64_t) { return 0.0; };
        else
            array.readInteger = [](const void*, std::uint64_t) { return Int128{0}; };
        scope.arrays.push_back(std::move(array));
    }
    return scope;
}

}  // namespace

const BufferPlan& LaunchResolver::referencedOutput(const std::string& name) const
{
    const std::vector<BufferPlan>& buffers = m_plan.buffers;
    const auto buffer = std::ranges::find(buffers, name, &BufferPlan::name);
    std::string outputs;
    for (const BufferPlan& candidate : buffers) {
        if (candidate.direction != Direction::In)
            outputs += (outputs.empty() ? "" : ", ") + candidate.name;
    }
    if (buffer == buffers.end() || buffer->direction == Direction::In)
        refuse({ErrorSubject::Kind::Reference, name.substr(0, 64)},
               outputs.empty() ? message("there is no such output; {} has none", m_kernel.name)
               : message("there is no such output; the outputs are {}", outputs));
    return *buffer;
}

void LaunchResolver::planReference(const ReferenceSetting& reference)
{
    const BufferPlan& output = referencedOutput(reference.output);
    ReferencePlan plan{.output = output.name};
    const std::string_view text = trimmed(reference.reference);
    withSubject({ErrorSubject::Kind::Reference, output.name}, [&] {
        if (text.starts_with(kKernel)) {
            planKernelReference(plan, std::string(trimmed(text.substr(kKernel.size()))));
        } else if (text.starts_with(kExpression)) {
            plan.expression = m_symbols.expanded(trimmed(text.substr(kExpression.size())));
            planExpressionReference(plan);
        } else if (text.starts_with(kFile)) {
            planFileReference(plan, std::string(trimmed(text.substr(kFile.size()))));
        } else if (text.starts_with(kFileRecipe)) {
            plan.kind = ReferencePlan::Kind::File;
            plan.recipe = parseRecipe(text);
        } else {
            refuse({}, "it is to be kernel:NAME, expr:EXPRESSION, file:x.npy or file(\"x.npz\", \"array\")");
        }
    });
    m_plan.references.push_back(std::move(plan));
}

void LaunchResolver::planKernelReference(ReferencePlan& plan, const std::string& name)
{
    const KernelInfo* const kernel = findKernel(m_program, name);
    if (kernel == nullptr)
        refuse({}, message("the program has no kernel '{}', or several", name.substr(0, 64)));
    if (!haveSameLayout(*kernel, m_kernel))
        refuse({}, message("kernel {} does not take the same parameters as {}, so it cannot run on the same inputs",
                           kernel->name, m_kernel.name));
    if (kernel->isTile != m_kernel.isTile)
        refuse({}, message("{} and {} are not in one module, since one of them is a kernel of CUDA Tile: take expr: or file:",
                           kernel->name, m_kernel.name));
    plan.kind = ReferencePlan::Kind::Kernel;
    plan.kernelLoweredName = kernel->loweredName;
}

void LaunchResolver::planExpressionReference(ReferencePlan& plan)
{
    plan.kind = ReferencePlan::Kind::Expression;
    const std::vector<BufferPlan>& buffers = m_plan.buffers;
    const auto isBuffer = [&](std::string_view name) {
        return std::ranges::find(buffers, name, &BufferPlan::name) != buffers.end();
    };
    const NamedReductions named = nameReductions(plan.expression, isBuffer);
    ExpressionScope scope = scopeOf(buffers, m_symbols);
    for (const ReductionCall& call : named.calls)
        scope.constants[call.name] = Number::ofReal(0);
    const Expression readable(named.expression, scope);
}

void LaunchResolver::planFileReference(ReferencePlan& plan, const std::string& path)
{
    const bool image = isImagePath(path);
    plan.kind = ReferencePlan::Kind::File;
    plan.recipe = {.kind = image ? Recipe::Kind::Image : Recipe::Kind::File, .path = path};
}

}  // namespace kd
