// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/variants.h"

#include "core/session/launch/moduleimage.h"
#include "core/tuning/codechange.h"
#include "ui/workbench/answer.h"
#include "ui/workbench/buildcontroller.h"

#include <QtConcurrentRun>

#include <utility>

namespace kd {

Variants::Variants(Client& client, Document& document) : m_client(client), m_document(document) { }

void Variants::compile(const Variant& variant, Done done)
{
    const quint64 number = ++m_last;
    m_running[number].done = std::move(done);
    const auto prepare = [program = programOf(m_document), variant]() mutable {
        return attempt([&] {
            applyChange(variant.edit, variant.options, program.source, program.session.compile);
            CompileRequest request = program.request(variant.architecture);
            addLineInformation(request);
            return request;
        });
    };
    whenFinished(this, QtConcurrent::run(prepare), [this, number](const QFuture<Answer<CompileRequest>>& future) {
        const auto running = m_running.find(number);
        if (running == m_running.end())
            return;
        const Answer<CompileRequest> answer = future.result();
        if (!answer.value) {
            const Done answered = std::move(running->second.done);
            m_running.erase(running);
            CompileOutcome refused;
            refused.state = CompileOutcome::State::Rejected;
            refused.message = answer.sentence.toStdString();
            answered(std::move(refused));
            return;
        }
        running->second.future = m_client.compile(*answer.value);
        whenFinished(this, running->second.future,
                     [this, number](const QFuture<CompileOutcome>& compiled) { take(number, compiled); });
    });
}

void Variants::take(quint64 number, const QFuture<CompileOutcome>& future)
{
    using State = CompileOutcome::State;
    const auto running = m_running.find(number);
    if (running == m_running.end())
        return;
    const Done done = std::move(running->second.done);
    m_running.erase(running);
    if (future.resultCount() == 0)
        return done(std::nullopt);
    CompileOutcome outcome = future.result();
    if (outcome.state == State::Cancelled || outcome.state == State::Unavailable || outcome.state == State::Lost ||
        outcome.state == State::Crashed)
        return done(std::nullopt);
    outcome.ptx.clear();
    outcome.cubin.clear();
    done(std::move(outcome));
}

void Variants::cancel()
{
    for (auto& [number, running] : std::exchange(m_running, {}))
        running.future.cancel();
}

}  // namespace kd
