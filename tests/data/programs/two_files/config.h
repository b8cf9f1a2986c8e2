// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#define BLOCK 128
constexpr int kRows = 300;
enum Sizes { Columns = 200, Cells = kRows * Columns };
