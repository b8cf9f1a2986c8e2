// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kd {

/// The kernels that `name` means, by the first of these that any has: its lowered name, its readable name, that with its
/// parameter types ("k(int, float*)"), without template arguments, without namespaces, without both; of an instance also what
/// comparableName() makes of it. Blanks do not count.
std::vector<const KernelInfo*> kernelsNamed(const CompileOutcome& outcome, const std::string& name);
/// The only one; null when there is none, or several.
const KernelInfo* findKernel(const CompileOutcome& outcome, const std::string& name);

/// A kernel's name without what sources and compilers write in several ways: blanks, types of parameters, unnamed namespaces, and
/// how numbers among template arguments are typed ("k<(unsigned int)2>", "k<2u>" and "k<2>" are one).
std::string comparableName(std::string_view name);

/// Gives "ns::k" of "ns::k<float, 256>". It views `name`.
std::string_view withoutTemplateArguments(std::string_view name);
/// Gives "k<ns::T>" of "ns::k<ns::T>". It views `name`.
std::string_view withoutNamespaces(std::string_view name);

/// The readable name of one of `outcome`'s kernels, with its parameter types where kernels share it, or its lowered name
/// where those are not known: findKernel finds it.
std::string distinctName(const CompileOutcome& outcome, const KernelInfo& kernel);
/// Tells whether a kernel is one of the toolkit's own libraries (cub, thrust, libcu++), which sources get with their headers.
bool isOfToolkit(const KernelInfo& kernel);
/// Puts those behind the others, which keep their order.
void putToolkitKernelsLast(CompileOutcome& outcome);
/// distinctName() of all of them, in their order; one alone looks at every kernel, all together at each once.
std::vector<std::string> allDistinctNames(const CompileOutcome& outcome);
/// At most twelve of them, for a sentence: "add, mul", "k0, k1, k2, …"; empty when there are none.
std::string distinctNames(const CompileOutcome& outcome);

/// The kernels whose signature is known, by lowered name; valid as long as `kernels`.
std::unordered_map<std::string_view, const KernelInfo*> kernelsWithSignature(const std::vector<KernelInfo>& kernels);

}  // namespace kd
