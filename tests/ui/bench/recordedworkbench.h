// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/bench/fakeclient.h"
#include "tests/ui/bench/testbench.h"

#include <QString>

namespace kd {

/// A workbench that answers what was recorded under `name`, which is the test's own name, with a word behind it where the machine is
/// another one. With a worker's path in KERNELDESK_RECORD it asks that worker, and records (tests/ui/bench/README.md).
class RecordedWorkbench : public Workbench {
public:
    explicit RecordedWorkbench(const QString& name);

    /// Null while answers are recorded.
    FakeClient* fake() const { return m_fake; }
    /// Keeps answers back until release(); a real worker takes its time by itself.
    void hold(FakeClient::Call call);
    void release(FakeClient::Call call);
    /// The worker dies, and its outputs with it.
    void killWorker();

private:
    FakeClient* m_fake;
};

}  // namespace kd
