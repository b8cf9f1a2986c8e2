// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "form.h"
#include "values.h"

#include <string>
#include <vector>

namespace kd::test {

/// The lowest sm_ number that a form needs.
int targetOf(const Form& form);

/// Values of inputs by pool and position, kCases each, in the sizes of their registers (a predicate is one byte).
inline constexpr int kPositions = 5;
std::size_t inputOffset(Pool pool, int bytes, int position);
std::vector<std::uint8_t> inputImage();

/// Whether CC.CF is set before a case.
bool carryOf(int index);

/// One kernel `f` of PTX for a form: thread i of a grid of kCases does case i. Parameters: the input image and the results,
/// kCases of each result in the size of its register, then kCases bytes of CC.CF where the form writes it.
std::string kernelText(const Form& form, const std::string& name);
std::size_t resultBytes(const Form& form);
/// Where the inputs of a form stand in the image and how large they are, in order: "4096:4,40960:2".
std::string inputPlaces(const Form& form);
bool writesCarry(const Form& form);
std::string moduleHead(int target);
/// For rows of some targets alone the first of these.
std::string moduleHead(const emulator::InstructionPattern& row);

}  // namespace kd::test
