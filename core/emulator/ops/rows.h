#pragma once

#include "core/emulator/exec/row.h"

#include <span>

namespace kd::emulator {

/// The parts that arithmeticRows() is made of.
std::span<const Row> integerRows();
std::span<const Row> bitRows();
std::span<const Row> floatRows();
std::span<const Row> halfRows();
std::span<const Row> approximateRows();
std::span<const Row> compareRows();
std::span<const Row> moveRows();
std::span<const Row> videoRows();

}  // namespace kd::emulator
