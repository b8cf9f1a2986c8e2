// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "ui/workbench/benchparts.h"
#include "ui/workbench/trials.h"
#include "ui/workbench/variants.h"

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
    explicit Advisor(const BenchParts& parts);

    /// Of the good build, the chosen kernel and the launch; empty while advice on the kernel is muted.
    const std::vector<RegisterTrial>& registers() const { return m_registers; }
    const std::vector<ArchitectureTrial>& architectures() const { return m_architectures; }
    /// The figures of the good build that the trials are compared with.
    const std::optional<BuildFigures>& present() const { return m_present; }
    /// More will be compiled, as soon as nothing else goes on.
    bool isTrying() const;
    /// The kernel's definition was looked for and is not in the text, or there is more than one.
    bool hasNoPlace() const { return m_isLocated && !m_kernelPlace; }
    /// In the text of the good build, 1-based; nothing until it was looked for.
    const std::optional<TextPlace>& kernelPlace() const { return m_kernelAt; }
    /// The line that was edited last before the good build, at its first word.
    const std::optional<TextPlace>& editedPlace() const { return m_editedAt; }

    /// Writes the trial's __launch_bounds__ into the text as it stands. False where the kernel's definition is not found in it.
    bool insert(const RegisterTrial& trial);

    /// The user wants no advice on the chosen kernel. Kept in the session's view.
    bool isMuted() const;
    void setMuted(bool isMuted);
    /// How long after the last build and launch check nothing is tried.
    void setDelay(Milliseconds delay) { m_delay.setInterval(delay); }

signals:
    void changed();

private:
    /// One compile.
    struct Task {
        std::string key;
        Variant variant;
    };
    std::string kernelName() const;
    bool mayTry() const;
    void arrange();
    void locate();
    void writeBounds();
    void takeResults();
    void schedule();
    void tryNext();
    std::optional<Task> nextTask() const;
    void take(const std::string& key, const std::optional<CompileOutcome>& result);
    void drop();
    std::optional<BuildFigures> figuresIn(const CompileOutcome& result, const std::string& architecture) const;

    BenchParts m_parts;
    std::vector<RegisterTrial> m_registers;
    std::vector<ArchitectureTrial> m_architectures;
    std::optional<BuildFigures> m_present;
    std::string m_base;  ///< hashes of the good build that m_results belong to
    std::map<std::string, CompileOutcome> m_results;
    std::optional<KernelPlace> m_kernelPlace;
    std::optional<TextPlace> m_kernelAt, m_editedAt;
    std::string m_locatedKernel;
    bool m_isLocated = false;  ///< in the text of m_base
    QTimer m_delay;
    Variants m_variants;
};

}  // namespace kd
