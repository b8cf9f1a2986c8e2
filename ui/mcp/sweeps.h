// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mcp/commandrun.h"
#include "core/base/json.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace kd::mcp {

/// Sweeps that go on behind the answer which started them. The last ones that ended are kept.
class Sweeps : public QObject {
    Q_OBJECT
public:
    enum class State { Running, Done, Failed, Cancelled };
    struct Sweep {
        std::string id;
        std::filesystem::path journal, source;
        State state = State::Running;
        Json results;         ///< the command's document once it is done; else null
        std::string message;  ///< a sentence where it failed
        std::string cause;    ///< "arguments" or "machine" where it failed
        bool hasBegun = false;  ///< its first result is in the journal, or it has ended
        std::unique_ptr<CommandRun> run;
    };

    explicit Sweeps(std::filesystem::path scratch, QObject* parent = nullptr);

    /// `source` is removed when the sweep is no longer kept. Throws RequestError where as many run as may.
    const Sweep& start(const CommandPlace& place, std::vector<std::string> words, std::filesystem::path source = {});
    /// Throws RequestError where there is none of that name.
    const Sweep& find(const std::string& id) const;
    const Sweep& cancel(const std::string& id);
    void cancelAll();
    bool areAnyRunning() const;

signals:
    /// Its first result is there, or its process has ended.
    void moved(const std::string& id);

private:
    static constexpr std::size_t kMaxRunning = 2, kKept = 8;
    void onEnded(const std::string& id, const CommandEnd& end);
    void lookAtJournals();

    std::filesystem::path m_scratch;
    std::deque<Sweep> m_sweeps;
    std::size_t m_count = 0;
    QTimer m_look;  ///< while the first result of one is awaited
};

/// {sweep, state, message, results}; results are null where there are none yet.
Json sweepDocument(const Sweeps::Sweep& sweep, Json results);

}  // namespace kd::mcp
