// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/datarequest.h"
#include "ui/client/client.h"
#include "ui/workbench/runs/runrecord.h"

#include <QCoreApplication>
#include <QPromise>

#include <cstring>
#include <map>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace kd {

/// A client whose worker keeps the buffers that a test gives it, and computes of them what a worker would. It answers in a later turn
/// of the event loop; a test may hold the answers back.
class BufferClient : public Client {
public:
    BufferClient() : Client(Target{}) { }

    template <typename T> void keep(const std::string& blob, const std::vector<T>& values)
    {
        std::vector<std::byte>& bytes = m_blobs[blob];
        bytes.resize(values.size() * sizeof(T));
        std::memcpy(bytes.data(), values.data(), bytes.size());
    }
    void drop(const std::string& blob) { m_blobs.erase(blob); }
    void hold() { m_isHeld = true; }
    void release()
    {
        m_isHeld = false;
        for (const std::function<void()>& answer : std::exchange(m_held, {}))
            answer();
    }
    const std::vector<DataRequest>& asked() const { return m_asked; }

    QFuture<DataAnswer> analyse(const DataRequest& request, const QString&) override
    {
        m_asked.push_back(request);
        return ask<DataAnswer>([this, request] {
            return *answerOf(request, bytesOf(request.blob),
                             request.compares() ? bytesOf(request.expectedBlob) : std::span<const std::byte>());
        });
    }
    QFuture<QByteArray> fetch(const QString& blob, quint64 offset, quint64 length) override
    {
        return ask<QByteArray>([this, id = blob.toStdString(), offset, length] {
            const std::span<const std::byte> part = bytesOf(id).subspan(offset, length);
            return QByteArray(reinterpret_cast<const char*>(part.data()), static_cast<qsizetype>(part.size()));
        });
    }

private:
    std::span<const std::byte> bytesOf(const std::string& blob) const
    {
        const auto found = m_blobs.find(blob);
        if (found == m_blobs.end())
            throw RuntimeError({.text = "The worker no longer has these bytes."});
        return found->second;
    }
    template <typename T, typename Give> QFuture<T> ask(Give give)
    {
        const auto promise = std::make_shared<QPromise<T>>();
        promise->start();
        const auto answer = [promise, give] {
            try {
                if (!promise->isCanceled())
                    promise->addResult(give());
            } catch (...) {
                promise->setException(std::current_exception());
            }
            promise->finish();
        };
        QMetaObject::invokeMethod(
            this, [this, answer] { m_isHeld ? m_held.push_back(answer) : answer(); }, Qt::QueuedConnection);
        return promise->future();
    }

    std::map<std::string, std::vector<std::byte>> m_blobs;
    std::vector<DataRequest> m_asked;
    std::vector<std::function<void()>> m_held;
    bool m_isHeld = false;
};

/// A run of `image(int height, int width, const float* in, float* out)` on 4 rows of 6, with a reference of its output.
inline std::shared_ptr<RunRecord> imageRun()
{
    const auto pointer = [](const char* name) {
        TypeInfo element{.kind = TypeInfo::Kind::Float, .name = "float", .size = 4};
        return TypeInfo{.kind = TypeInfo::Kind::Pointer, .name = name, .size = 8, .element = {element}};
    };
    auto run = std::make_shared<RunRecord>();
    run->number = 1;
    run->plan.kernel = "image";
    run->plan.grid = {2, 2, 1};
    run->plan.block = {8, 4, 1};
    run->plan.symbols = {{"height", "4"}, {"width", "6"}};
    run->plan.arguments = {{.name = "height", .value = {}},
                           {.name = "width", .value = {}},
                           {.name = "in", .value = {}, .buffer = 0},
                           {.name = "out", .value = {}, .buffer = 1}};
    run->plan.buffers = {{.name = "in", .count = 24, .direction = Direction::In},
                         {.name = "out", .count = 24, .direction = Direction::Out}};
    run->plan.references = {{.output = "out", .expression = "in[i]"}};
    run->kernel.parameters.resize(4);
    run->kernel.parameters[2].name = "in";
    run->kernel.parameters[2].type = pointer("const float*");
    run->kernel.parameters[3].name = "out";
    run->kernel.parameters[3].type = pointer("float*");
    run->outcome.state = RunOutcome::State::Differs;
    run->outcome.deviceId = "emulated";
    run->outcome.outputs = {{.name = "out", .count = 24, .blob = "out"}};
    run->outcome.verification = {{.name = "out", .mismatches = 1, .firstIndex = 9, .expected = 9, .actual = 90, .maxAbs = 81}};
    using Moment = BufferContent::Moment;
    run->outcome.contents = {{.name = "in", .moment = Moment::Before, .count = 24, .blob = "in"},
                             {.name = "out", .moment = Moment::After, .count = 24, .blob = "out"},
                             {.name = "out", .moment = Moment::Reference, .count = 24, .blob = "expected"}};
    return run;
}

/// Elements 0, 1, 2… of that run's buffers, but for 90 in place of 9 in the output.
inline void keepImage(BufferClient& client)
{
    std::vector<float> values(24);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<float>(i);
    client.keep("in", values);
    client.keep("expected", values);
    values[9] = 90;
    client.keep("out", values);
}

}  // namespace kd
