// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/session/guess/launchguess.h"
#include "core/session/launch/launchsetup.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// A launch form with what host code gave it.
struct FilledLaunch {
    LaunchSetup setup;
    std::string instance;              ///< the instance to compile where the kernel is a template, "k<float, 256>"; else empty
    int line = 0;                      ///< of the launch that it was taken from
    std::string file;                  ///< the other file in which that stands; empty: the source itself
    std::vector<GuessedValue> values;  ///< what was taken from it
};

/// Fills what `setup` leaves open from a launch in host code: from the first one of the kernel that it names, else the first one of
/// a kernel that has all the arguments it gives. What `setup` holds stays as it is. Nothing where no launch fits, and where
/// there is neither a size nor an argument to fill.
std::optional<FilledLaunch> filledFromHostCode(const LaunchGuesser& guesser, const LaunchSetup& setup);

/// Fills the blank forms of several kernels likewise; gives those that a launch fits, by the kernel's name. No launch is guessed
/// twice. Ends early, with what it has by then, once `isCanceled` says so.
std::map<std::string, FilledLaunch> filledForms(const LaunchGuesser& guesser, const std::vector<std::string>& kernels,
                                                const std::function<bool()>& isCanceled);

/// Fills the rows of variables that the kernel uses and the form leaves open with what host code copies to them
/// (cudaMemcpyToSymbol), each with its mark; one whose value the source does not tell has a value to start from, or its mark alone.
void fillVariables(const LaunchGuesser& guesser, const KernelInfo& kernel, FilledLaunch& filled);

/// False where a look at its characters tells that a source launches nothing, so that it need not be read.
bool mayHaveLaunch(std::string_view source);

/// Whether a user left the form of a kernel as it is made: no size, argument, value or reference is given.
bool isBlankLaunch(const LaunchSetup& setup);
/// Whether a form's dynamic shared memory is what it is as nobody filled it in: none.
bool isNoShared(const std::string& bytes);

}  // namespace kd
