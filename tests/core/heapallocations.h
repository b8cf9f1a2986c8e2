// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// What this thread has asked the heap for since it began, in a program that has heapallocations.cpp among its sources.
std::uint64_t heapAllocationsOfThread();
