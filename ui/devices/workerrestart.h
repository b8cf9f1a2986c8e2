#pragma once

namespace kd {

class Workbench;

/// Ends the target's worker with everything that goes on in it, and starts another one. Outputs that it still kept are gone.
void restartWorker(Workbench& workbench);

}  // namespace kd
