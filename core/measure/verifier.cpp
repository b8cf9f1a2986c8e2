// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/verifier.h"

#include "core/base/error.h"
#include "core/measure/deadlinewindow.h"
#include "core/measure/hostinputs.h"
#include "core/measure/runfailure.h"
#include "core/session/launch/reference.h"
#include "core/stream/event.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace kd {
namespace {

std::string numberText(double value)
{
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), "%.9g", value);
    return text.data();
}

class Verifier {
public:
    Verifier(DeviceLaunch& launch, HostBuffers& host, const BlobLookup& blobs, const RunObserver& observer)
        : m_launch(launch), m_host(host), m_blobs(blobs), m_observer(observer)
    {
    }

    Verification verify(std::size_t number, const OutputLookup& outputs)
    {
        const ReferencePlan& reference = m_launch.plan().references[number];
        const std::vector<BufferPlan>& buffers = m_launch.plan().buffers;
        const auto found = std::ranges::find(buffers, reference.output, &BufferPlan::name);
        if (found == buffers.end() || !isOutput(*found))
            return {.name = reference.output, .message = "The plan has no output of this name."};
        const auto index = static_cast<std::size_t>(found - buffers.begin());
        try {
            const std::vector<std::byte> expected = expectedBytes(reference, index);
            keep(number, expected);
            return compareElements(reference.output, found->type, outputs(index), expected, m_launch.plan().relativeTolerance,
                                   m_launch.plan().absoluteTolerance);
        } catch (const Error& error) {
            if (isKernelFault(resultOf(error)))
                throw LaunchError({error.info().operation, error.info().name, error.info().text, reference.kernelLoweredName});
            return {.name = reference.output, .message = error.sentence()};
        }
    }

private:
    void keep(std::size_t number, std::span<const std::byte> expected)
    {
        if (number < m_host.references.size() && m_host.references[number].bytes().size() == expected.size())
            std::ranges::copy(expected, m_host.references[number].bytes().begin());
    }

    std::vector<std::byte> expectedBytes(const ReferencePlan& reference, std::size_t index)
    {
        const BufferPlan& buffer = m_launch.plan().buffers[index];
        switch (reference.kind) {
        case ReferencePlan::Kind::Kernel:
            return fromKernel(reference.kernelLoweredName, index);
        case ReferencePlan::Kind::File: {
            const auto bytes = sentBytes(m_blobs, reference.blob, {buffer.bytes()}, {ErrorSubject::Kind::Reference, buffer.name});
            return {bytes.begin(), bytes.end()};
        }
        case ReferencePlan::Kind::Expression:
            break;
        }
        return evaluateReference(reference.expression, buffer.type, buffer.count, m_launch.plan().symbols, namedInputs());
    }

    std::vector<NamedBuffer> namedInputs() const
    {
        std::vector<NamedBuffer> inputs;
        for (std::size_t i = 0; i < m_host.inputs.size(); ++i)
            inputs.push_back(
                {m_launch.plan().buffers[i].name, m_launch.plan().buffers[i].type, std::as_const(m_host).inputs[i].bytes()});
        return inputs;
    }

    std::vector<std::byte> fromKernel(const std::string& loweredName, std::size_t index)
    {
        if (m_onDevice != loweredName) {
            m_onDevice.clear();
            const Event done(m_launch.stream().context());
            m_launch.uploadInputs(m_host);
            const DeadlineWindow window(m_observer);
            m_launch.launchOther(loweredName);
            done.ref().record(m_launch.stream());
            finish(done, m_observer);
            m_onDevice = loweredName;
        }
        std::vector<std::byte> bytes(m_launch.plan().buffers[index].bytes());
        m_launch.download(index, bytes);
        return bytes;
    }

    DeviceLaunch& m_launch;
    HostBuffers& m_host;
    const BlobLookup& m_blobs;
    const RunObserver& m_observer;
    std::string m_onDevice;  ///< the reference kernel whose results the device buffers hold
};

}  // namespace

std::vector<Verification> verifyOutputs(DeviceLaunch& launch, HostBuffers& host, const OutputLookup& outputs,
                                        const BlobLookup& blobs, const RunObserver& observer)
{
    Verifier verifier(launch, host, blobs, observer);
    std::vector<Verification> verification;
    for (std::size_t number = 0; number < launch.plan().references.size(); ++number)
        verification.push_back(verifier.verify(number, outputs));
    return verification;
}

bool allAgree(const std::vector<Verification>& verification)
{
    return std::ranges::all_of(verification, &Verification::ok);
}

Message differenceText(const std::vector<Verification>& verification)
{
    const auto first = std::ranges::find(verification, false, &Verification::ok);
    if (first == verification.end())
        return {};
    if (!first->message.empty())
        return message("{} could not be compared with its reference: {}", first->name, first->message);
    return message("{} differs from its reference in {} element(s), first at index {}: expected {}, got {}.", first->name,
                   first->mismatches, first->firstIndex, numberText(first->expected), numberText(first->actual));
}

}  // namespace kd
