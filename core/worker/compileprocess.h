#pragma once

namespace kd {

/// The loop of a compile process: takes tasks from the supervisor over `channel` and answers them, on the main thread, until
/// the channel closes. Returns the exit status.
int compileProcessMain(int channel);

}  // namespace kd
