// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/tuning/trial.h"
#include "ui/program/trialrunner.h"
#include "ui/workbench/advice/workbenchcontext.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Tries what would help the chosen kernel: compiles fewer registers and other architectures, one at a time, once live compile
/// and all jobs rest, and lets go of it when the text changes. Says only of compiled code what it needs.
class Advisor : public QObject {
    Q_OBJECT
public:
    explicit Advisor(const WorkbenchContext& parts);

    /// __launch_bounds__ for the good build, the chosen kernel and the launch; empty while advice on the kernel is muted. They have
    /// no text before the kernel's definition is found.
    const std::vector<Trial>& registers() const { return m_registers; }
    /// The same source for other architectures.
    const std::vector<Trial>& architectures() const { return m_architectures; }
    /// The figures of the good build that the trials are compared with.
    const std::optional<BuildFigures>& present() const { return m_present; }
    /// More will be compiled, as soon as nothing else goes on.
    bool isTrying() const;
    /// The kernel's definition was looked for and is not in the text, or there is more than one.
    bool hasNoPlace() const { return m_isLocated && !m_kernelPlace; }
    /// Gives the kernel's place in the text of the good build, 1-based; nothing until it was looked for.
    const std::optional<SourcePosition>& kernelPlace() const { return m_kernelAt; }
    /// The line that was edited last before the good build, at its first word.
    const std::optional<SourcePosition>& editedPlace() const { return m_editedAt; }

    /// Writes it into the text as it stands. False where the kernel's definition is not found in it.
    bool insert(const Candidate& candidate);

    /// The user wants no advice on the chosen kernel. Kept in the session's view.
    bool isMuted() const;
    void setMuted(bool isMuted);
    /// How long after the last build and launch check nothing is tried.
    void setDelay(Milliseconds delay) { m_delay.setInterval(delay); }

signals:
    /// What it says may be another, which it looks at after each of BuildController::changed() as well.
    void changed();

private:
    std::string kernelName() const;
    bool mayTry() const;
    void arrange();
    void locate();
    void propose();
    void addTrials(std::vector<Trial>& trials, const std::vector<Candidate>& candidates);
    void schedule();
    void tryNext();
    const Candidate* nextCandidate() const;
    void onOutcome(const std::string& key, const CompileOutcome& outcome);
    void drop();

    WorkbenchContext m_parts;
    std::vector<Trial> m_registers, m_architectures;
    std::optional<BuildFigures> m_present;
    std::string m_base;  ///< hashes of the good build that m_results belong to
    std::map<std::string, CompileOutcome> m_results;  ///< results that came to an end
    std::optional<KernelDefinition> m_kernelPlace;
    std::optional<SourcePosition> m_kernelAt, m_editedAt;
    std::string m_locatedKernel;
    bool m_isLocated = false;  ///< in the text of m_base
    QTimer m_delay;
    TrialRunner m_runner;
};

}  // namespace kd
