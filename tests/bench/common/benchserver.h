// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <functional>

namespace kd::bench {

/// Answers a parent as tests/bench/peers/rounds.py says. `makeReady` prepares and gives the facts; one round warms up, then one is
/// taken for each line "round" on standard input, until it ends. What is thrown on the way is told. Returns the exit status.
/// Without `warmsUp` the first round that is asked for is the first.
int serveRounds(const std::function<Json()>& makeReady, const std::function<Json()>& measureRound, bool warmsUp = true);

}  // namespace kd::bench
