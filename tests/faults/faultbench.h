// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/options/options.h"
#include "core/session/launch/launchplan.h"
#include "core/session/launch/moduleimage.h"
#include "tests/faults/kernels.h"
#include "tests/faults/processes.h"
#include "ui/client/client.h"

#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace kd {

template <typename T> T wait(QFuture<T> future, int milliseconds = 60000)
{
    if (!QTest::qWaitFor([&] { return future.isFinished(); }, milliseconds))
        throw std::runtime_error("a call did not end");
    return future.result();
}

/// The worker of this build or bundle, with variables of its own: "NAME=value".
inline Target workerWith(const QStringList& variables)
{
    return {.name = "test", .program = "/usr/bin/env", .arguments = variables + QStringList{Target::local().program}};
}

/// The kernels on a device of a worker.
class FaultBench {
public:
    explicit FaultBench(const Target& target, std::string device = "cuda:0", ClientTimeouts timings = {})
        : m_client(target, nullptr, timings), m_device(std::move(device))
    {
    }

    Client& client() { return m_client; }
    const CompileOutcome& program() const { return m_program; }

    /// False when there is no device.
    bool prepare()
    {
        const TargetInfo info = wait(m_client.describe());
        const auto device =
            std::ranges::find_if(info.devices.devices, [&](const DeviceInfo& each) { return each.id.name == m_device; });
        if (device == info.devices.devices.end())
            return false;
        const ComputeCapability capability = device->computeCapability;
        const std::string architecture = "sm_" + std::to_string(capability.major) + std::to_string(capability.minor);
        CompileRequest request = makeCompileRequest(kFaultKernels, "faults.cu", {}, architecture);
        addDeviceOptions(request, m_device);
        m_program = wait(m_client.compile(request));
        if (!m_program.ok())
            throw std::runtime_error(m_program.message.english() + m_program.log);
        return true;
    }

    QFuture<RunOutcome> start(const LaunchSetup& setup, const QString& tag = {})
    {
        LaunchPlan plan = resolveLaunch(setup, m_program, kFaultKernels, ".");
        std::vector<PlanBlob> blobs = readBlobs(plan, ".");
        return m_client.run({.device = m_device, .programName = "faults.cu", .plan = std::move(plan)},
                            moduleImage(m_program, m_device), std::move(blobs), tag);
    }

    QFuture<CountOutcome> count(const LaunchSetup& setup, bool byLine = false)
    {
        LaunchPlan plan = resolveLaunch(setup, m_program, kFaultKernels, ".");
        std::vector<PlanBlob> blobs = readBlobs(plan, ".");
        CountRequest request{.byLine = byLine};
        request.run = {.device = m_device, .programName = "faults.cu", .plan = std::move(plan)};
        return m_client.count(request, moduleImage(m_program, m_device), std::move(blobs));
    }

    static LaunchSetup saxpy()
    {
        return {.kernel = "saxpy",
                .grid = "ceil_div(n, 256)",
                .block = "256",
                .arguments = {{"n", "1000"}, {"a", "2.5f"}, {"x", "ones[n]"}, {"y", "ones[n]"}},
                .references = {{"y", "expr:3.5"}}};
    }

    static LaunchSetup one(const std::string& kernel, double deadline = 0.5)
    {
        return {.kernel = kernel, .grid = "1", .block = "32", .arguments = {{"data", "zeros[64]"}}, .deadlineSeconds = deadline};
    }

private:
    Client m_client;
    std::string m_device;
    CompileOutcome m_program;
};

}  // namespace kd
