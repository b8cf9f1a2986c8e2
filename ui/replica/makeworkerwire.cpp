// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/replica/remotewire.h"

// A file of its own: a program that has another makeWorkerWire() does not link this one.

namespace kd {

std::unique_ptr<WorkerWire> makeWorkerWire(QIODevice& link)
{
    return makeRemoteWire(link);
}

}  // namespace kd
