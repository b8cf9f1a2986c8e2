// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/client/workerwire.h"

namespace kd {

/// Does as makeWorkerWire(), over Qt Remote Objects.
std::unique_ptr<WorkerWire> makeRemoteWire(QIODevice& link);

}  // namespace kd
