// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

/// An nvcc process: answers "compile", "signatures" and "assemble" of the supervisor over `channel` one after the other, by running
/// nvcc and ptxas, for the last tileiras, within its own process group, which is killed where the supervisor is gone or kills it.
/// It is confined to the private folder that it was started in, to the toolkits and to the system's programs and headers. Returns
/// where there is no supervisor.
int nvccProcessMain(int channel);

}  // namespace kd
