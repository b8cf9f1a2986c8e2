// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/sweepbuilds.h"

#include "ui/client/client.h"
#include "ui/common/whenfinished.h"
#include "ui/program/sweeppool.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kMaxKeptBuilds = 64;
constexpr int kMaxFailures = 2;

}  // namespace

struct SweepBuilds::Build {
    CompileRequest request;
    std::string key;
    std::vector<OnBuilt> listeners;
    QFuture<CompileOutcome> future;
    std::optional<CompileOutcome> outcome;
    std::size_t losses = 0;
    CompileOutcome failure;  ///< of the last worker without the compiler
};

SweepBuilds::SweepBuilds(const SweepPool& pool, std::string architecture, QObject* parent)
    : QObject(parent), m_pool(pool), m_architecture(std::move(architecture))
{
}

SweepBuilds::~SweepBuilds()
{
    cancel();
}

void SweepBuilds::compile(const CompileRequest& request, const std::string& key, OnBuilt onBuilt)
{
    const auto found = m_builds.find(key);
    if (found == m_builds.end()) {
        const auto build = std::make_shared<Build>();
        build->request = request;
        build->key = key;
        build->listeners.push_back(std::move(onBuilt));
        m_builds.emplace(key, build);
        m_order.push_back(key);
        forgetOldest();
        return send(build);
    }
    found->second->listeners.push_back(std::move(onBuilt));
    if (found->second->outcome)
        QMetaObject::invokeMethod(this, [this, build = found->second] { deliver(build); }, Qt::QueuedConnection);
}

void SweepBuilds::sendWaiting()
{
    for (const BuildPointer& build : std::exchange(m_waiting, {}))
        send(build);
}

void SweepBuilds::cancel()
{
    for (auto& [key, build] : std::exchange(m_builds, {})) {
        build->listeners.clear();
        build->future.cancel();
    }
    m_waiting.clear();
}

std::vector<Client*> SweepBuilds::clients() const
{
    std::vector<Client*> all;
    for (std::size_t i = 0; i < m_pool.size(); ++i) {
        Client* const client = m_pool.worker(i).client;
        const auto failures = m_failures.find(client);
        const bool isFit = failures == m_failures.end() || failures->second < kMaxFailures;
        if (isFit && std::ranges::find(all, client) == all.end())
            all.push_back(client);
    }
    return all;
}

void SweepBuilds::send(const BuildPointer& build)
{
    Client* chosen = nullptr;
    bool isAwaited = false;
    for (Client* const client : clients()) {
        isAwaited = isAwaited || m_pool.isAwaited(client);
        if (m_pool.isPresent(client) && (chosen == nullptr || m_compiling[client] < m_compiling[chosen]))
            chosen = client;
    }
    if (chosen != nullptr) {
        ++m_compiling[chosen];
        build->future = chosen->compile(build->request);
        return whenFinished(this, build->future, [this, build, chosen](const QFuture<CompileOutcome>& done) {
            answer(build, chosen,
                   done.resultCount() > 0 ? done.result() : CompileOutcome{.state = CompileOutcome::State::Cancelled});
        });
    }
    if (isAwaited || build->failure.message.empty())
        return m_waiting.push_back(build);
    build->outcome = build->failure;
    QMetaObject::invokeMethod(this, [this, build] { deliver(build); }, Qt::QueuedConnection);
}

void SweepBuilds::answer(const BuildPointer& build, Client* client, CompileOutcome outcome)
{
    --m_compiling[client];
    if (build->listeners.empty())
        return;
    if (outcome.state == CompileOutcome::State::Lost && build->losses++ < std::max<std::size_t>(1, clients().size() - 1))
        return send(build);
    if (outcome.state == CompileOutcome::State::Unavailable && build->request.architecture == m_architecture) {
        ++m_failures[client];
        build->failure = std::move(outcome);
        return send(build);
    }
    build->outcome = std::move(outcome);
    deliver(build);
}

void SweepBuilds::deliver(const BuildPointer& build)
{
    for (const OnBuilt& listener : std::exchange(build->listeners, {}))
        listener(*build->outcome);
}

void SweepBuilds::forgetOldest()
{
    if (m_order.size() <= kMaxKeptBuilds)
        return;
    const auto oldest = m_builds.find(m_order.front());
    if (oldest != m_builds.end() && oldest->second->outcome)
        m_builds.erase(oldest);
    else
        m_order.push_back(m_order.front());
    m_order.pop_front();
}

}  // namespace kd
