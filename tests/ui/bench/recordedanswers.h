// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "ui/client/client.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace kd {

/// Holds what a worker answered to the calls of one test, as the file `<name>.json` beside this header keeps it. A question is known
/// by what its answer depends on. The folder of the program is not part of it: it stands as "@FOLDER@" in the file, and an answer
/// has the folder of the program that is asked about.
class RecordedAnswers {
public:
    /// Reads those of that name; there are none where the file is missing. Throws RuntimeError when it is damaged.
    static RecordedAnswers read(const QString& name);
    /// Replaces the file by what is held.
    void write(const QString& name) const;

    std::optional<TargetInfo> target() const;
    std::optional<CompileOutcome> compile(const CompileRequest& request) const;
    std::optional<RunOutcome> run(const RunRequest& request, std::span<const std::byte> image) const;
    std::optional<TimingOutcome> time(const TimingRequest& request, std::span<const std::byte> image) const;
    std::optional<Disassembly> disassemble(const std::string& cubinSha256, const std::string& programName) const;
    std::optional<GaugeSample> sample(const QString& pciBusId) const;

    /// The first answer to a question stays, so that another record of the same test gives the same file.
    void keepTarget(TargetInfo target);
    /// An outcome with its PTX and cubin takes the place of one without.
    void keep(const CompileRequest& request, const CompileOutcome& outcome);
    void keep(const RunRequest& request, std::span<const std::byte> image, const RunOutcome& outcome);
    void keep(const TimingRequest& request, std::span<const std::byte> image, const TimingOutcome& outcome);
    void keep(const std::string& cubinSha256, const std::string& programName, const Disassembly& disassembly);
    void keep(const QString& pciBusId, GaugeSample sample);

private:
    const Json* find(const std::string& call, const std::string& key) const;
    void add(const std::string& call, const std::string& key, Json answer);

    Json m_answers = Json::object();  ///< by call, then by key
};

}  // namespace kd
