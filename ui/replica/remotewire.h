#pragma once

#include "ui/client/workerwire.h"

namespace kd {

/// As makeWorkerWire(), over Qt Remote Objects.
std::unique_ptr<WorkerWire> makeRemoteWire(QIODevice& link);

}  // namespace kd
