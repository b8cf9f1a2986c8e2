// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sha256.h"
#include "core/measure/runner.h"

#include <cstring>
#include <map>
#include <span>
#include <string>
#include <vector>

/// Makes runs of small plans for tests: the request, its blobs and its host memory, in the order of the kernel's parameters.
class PlanBuilder {
public:
    explicit PlanBuilder(std::string kernel)
    {
        request.device = "cuda:0";
        request.programName = "test.cu";
        request.plan.kernel = kernel;
        request.plan.loweredName = std::move(kernel);
        request.plan.grid = {4, 1, 1};
        request.plan.block = {256, 1, 1};
    }

    PlanBuilder& module(std::span<const std::byte> image)
    {
        request.cubinBlob = "sha256:" + kd::sha256Hex(image);
        m_blobs[request.cubinBlob] = {image.begin(), image.end()};
        return *this;
    }
    PlanBuilder& module(const std::string& text) { return module(std::as_bytes(std::span(text.c_str(), text.size() + 1))); }

    template <typename T>
    PlanBuilder& value(const std::string& name, T value)
    {
        kd::ArgumentPlan argument{.name = name, .value = std::vector<std::byte>(sizeof value)};
        std::memcpy(argument.value.data(), &value, sizeof value);
        request.plan.arguments.push_back(std::move(argument));
        request.plan.symbols[name] = std::to_string(value);
        return *this;
    }
    PlanBuilder& buffer(const std::string& name, std::uint64_t count, kd::Direction direction, kd::Recipe recipe = {},
                        kd::ElementType type = kd::ElementType::Float32)
    {
        request.plan.arguments.push_back({.name = name, .buffer = static_cast<int>(request.plan.buffers.size())});
        request.plan.buffers.push_back({.name = name, .type = type, .count = count, .direction = direction, .recipe = recipe});
        return *this;
    }
    /// A buffer that lies in a variable of the module.
    PlanBuilder& variable(const std::string& name, std::uint64_t count, kd::Direction direction, kd::Recipe recipe = {},
                          kd::ElementType type = kd::ElementType::Float32)
    {
        request.plan.variables.push_back(
            {.name = name, .loweredName = name, .buffer = static_cast<int>(request.plan.buffers.size())});
        request.plan.buffers.push_back({.name = name, .type = type, .count = count, .direction = direction, .recipe = recipe});
        return *this;
    }
    /// A value of a variable of the module.
    template <typename T> PlanBuilder& variableValue(const std::string& name, T value)
    {
        const auto bytes = std::as_bytes(std::span(&value, 1));
        request.plan.variables.push_back({.name = name, .loweredName = name, .value = {bytes.begin(), bytes.end()}});
        return *this;
    }
    PlanBuilder& expression(const std::string& output, const std::string& text)
    {
        request.plan.references.push_back({.kind = kd::ReferencePlan::Kind::Expression, .output = output, .expression = text});
        return *this;
    }
    PlanBuilder& referenceKernel(const std::string& output, const std::string& kernel)
    {
        request.plan.references.push_back({.kind = kd::ReferencePlan::Kind::Kernel, .output = output, .kernelLoweredName = kernel});
        return *this;
    }
    PlanBuilder& file(const std::string& output, const std::string& id, std::vector<std::byte> bytes)
    {
        request.plan.references.push_back({.kind = kd::ReferencePlan::Kind::File, .output = output, .blob = id});
        m_blobs[id] = std::move(bytes);
        return *this;
    }
    PlanBuilder& blob(const std::string& id, std::vector<std::byte> bytes)
    {
        m_blobs[id] = std::move(bytes);
        return *this;
    }

    /// Fresh host memory of the plan's sizes.
    kd::HostBuffers& prepareHost()
    {
        host = {};
        for (const kd::BufferPlan& buffer : request.plan.buffers) {
            host.inputs.emplace_back(kd::Bytes{buffer.bytes()});
            host.outputs.emplace_back(kd::Bytes{buffer.direction == kd::Direction::In ? 0 : buffer.bytes()});
        }
        return host;
    }
    kd::BlobLookup blobs() const
    {
        return [this](const std::string& id) {
            const auto found = m_blobs.find(id);
            return found == m_blobs.end() ? std::span<const std::byte>() : std::span<const std::byte>(found->second);
        };
    }
    kd::RunOutcome runOn(kd::Runner& runner, const kd::RunObserver& observer = {})
    {
        prepareHost();
        return runner.run(request, blobs(), host, observer);
    }

    /// Element `index` of an output that was copied out.
    template <typename T>
    T output(std::size_t buffer, std::size_t index) const
    {
        T value{};
        std::memcpy(&value, host.outputs[buffer].bytes().data() + index * sizeof value, sizeof value);
        return value;
    }

    kd::RunRequest request;
    kd::HostBuffers host;

private:
    std::map<std::string, std::vector<std::byte>> m_blobs;
};
