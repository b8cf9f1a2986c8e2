// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsonfields.h"
#include "core/measure/counters/counterreading.h"

#include <array>

namespace kd {

// Words of JSON for what readings of counters, whole or by line, have alike.

inline constexpr std::array<EnumWord<CounterRefusal>, 9> kRefusalWords{{{CounterRefusal::None, "none"},
                                                                        {CounterRefusal::NoLibrary, "noLibrary"},
                                                                        {CounterRefusal::TooOld, "tooOld"},
                                                                        {CounterRefusal::Privileges, "privileges"},
                                                                        {CounterRefusal::Virtual, "virtual"},
                                                                        {CounterRefusal::OtherProfiler, "otherProfiler"},
                                                                        {CounterRefusal::Unsupported, "unsupported"},
                                                                        {CounterRefusal::NotRun, "notRun"},
                                                                        {CounterRefusal::Failed, "failed"}}};
inline constexpr std::array<EnumWord<CounterReading::Source>, 3> kSourceWords{{{CounterReading::Source::None, "none"},
                                                                               {CounterReading::Source::Gpu, "gpu"},
                                                                               {CounterReading::Source::Emulated, "emulated"}}};

}  // namespace kd
