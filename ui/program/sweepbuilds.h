// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/compile/compilerequest.h"

#include <QFuture>
#include <QObject>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace kd {

class Client;
class SweepPool;

/// The builds of a sweep, each compiled once by the worker that has the fewest compiles, and again by another where that one ended.
class SweepBuilds : public QObject {
public:
    /// Gets the outcome: Unavailable where no worker that is there or may come has the compiler, Lost where several ended with it.
    using OnBuilt = std::function<void(const CompileOutcome& outcome)>;

    /// `pool` outlives it; `architecture` is the one that points without their own are compiled for.
    SweepBuilds(const SweepPool& pool, std::string architecture, QObject* parent = nullptr);
    ~SweepBuilds() override;

    /// Calls `onBuilt` in a later turn of the event loop, or when the build is there. Requests of one key are compiled once.
    void compile(const CompileRequest& request, const std::string& key, OnBuilt onBuilt);
    /// Sends what waits for a worker; to be told when one has joined, and when one has left for good.
    void sendWaiting();
    /// Ends all compiles; nobody is told of them any more.
    void cancel();

private:
    struct Build;
    using BuildPointer = std::shared_ptr<Build>;

    std::vector<Client*> clients() const;
    void send(const BuildPointer& build);
    void answer(const BuildPointer& build, Client* client, CompileOutcome outcome);
    void deliver(const BuildPointer& build);
    void forgetOldest();

    const SweepPool& m_pool;
    std::string m_architecture;
    std::map<std::string, BuildPointer> m_builds;
    std::deque<std::string> m_order;
    std::map<Client*, int> m_compiling;
    std::map<Client*, int> m_failures;  ///< compiles that found no compiler there; never asked from the second on
    std::vector<BuildPointer> m_waiting;
};

}  // namespace kd
