// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <string>
#include <vector>

/// Where, with what and when a benchmark ran: command, commit and a note (from the environment, COMMIT and NOTE), host, date.
kd::Json benchFacts(int argc, char** argv);

/// Value below which `fraction` of the samples lie.
double quantile(std::vector<double> samples, double fraction);
