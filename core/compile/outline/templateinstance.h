// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace kd {

class MatchedTokens;
struct Outline;
struct OutlineLaunch;

/// Gives the instance of a template that a launch asks for, as a name expression: "ns::k<float, 256>". Arguments that are not
/// written are deduced from the variables that are given; local constants and the parameters of a template around the launch are
/// replaced by what they are. Empty where the kernel is no template, or where an argument stays unknown.
std::string launchedInstance(const MatchedTokens& tokens, const Outline& outline, const OutlineLaunch& launch);

}  // namespace kd
