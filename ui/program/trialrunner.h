// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/buildcompiler.h"
#include "core/compile/compileoutcome.h"
#include "core/compile/compilerequest.h"
#include "core/tuning/candidate.h"
#include "ui/program/program.h"

#include <QFuture>
#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace kd {

class Client;

/// Compiles a program with each of several candidates, for whoever looks for changes that help. The worker queues the compiles
/// behind live compile, and answers from its cache what was compiled before. The newest run wins. All compiles of a run are of
/// the compiler that made the build which they are compared with.
class TrialRunner : public QObject {
public:
    /// Holds what is compiled, or what is said in its place where there is nothing to compile.
    using PreparedBuild = std::variant<CompileRequest, CompileOutcome>;
    /// Makes the request of a changed program for an architecture. It is called outside the runner's thread, several times at
    /// once, and does not throw.
    using Prepare = std::function<PreparedBuild(const Program& changed, const std::string& architecture)>;
    /// Gets the outcome of one of the candidates, without its code; its kernels may lack names and types of their parameters.
    using OnOutcome = std::function<void(std::size_t candidate, const CompileOutcome& outcome)>;
    using Outcomes = std::vector<CompileOutcome>;

    /// `client` outlives the runner.
    TrialRunner(Client& client, Prepare prepare, QObject* parent = nullptr);
    ~TrialRunner() override;

    /// Ends what runs before. Candidates that name no architecture are compiled for `architecture`. The future gives the outcomes
    /// of all candidates, with their number as its progress; those that need no compile are Unavailable, those that are not of
    /// `compiler` are Rejected, which says so. It is cancelled with the run.
    QFuture<Outcomes> run(const Program& program, const BuildCompiler& compiler, const std::string& architecture,
                          const std::vector<Candidate>& candidates, OnOutcome onOutcome = {});
    /// False already when the last outcome is told.
    bool isBusy() const { return m_run != nullptr; }
    /// Ends all compiles; none of them is told any more.
    void cancel();

private:
    struct Run;
    void compile(const std::shared_ptr<Run>& run, std::size_t candidate, const PreparedBuild& prepared);
    void finish(const std::shared_ptr<Run>& run, std::size_t candidate, CompileOutcome outcome);

    Client& m_client;
    Prepare m_prepare;
    std::shared_ptr<Run> m_run;
};

}  // namespace kd
