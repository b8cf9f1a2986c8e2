// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "config.h"

__global__ void rowSums(const float *cells, float *sums, int rows, int columns);
