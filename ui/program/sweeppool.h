// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/units.h"
#include "core/sweep/workercheck.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kd {

class Client;
struct TargetInfo;

/// One device that measures points of a sweep. Several devices of one target share its client.
struct SweepWorker {
    Client* client = nullptr;  ///< outlives the sweep
    std::string device;        ///< "cuda:1", "emulated"; empty: the target's default one
    /// In results and messages; each worker of a sweep has its own, and only a single one may have none.
    std::string name;
};

/// How long a worker that ended is tried again. Tests wait shorter.
struct SweepPatience {
    int tries = 7;                       ///< in a row, until one of its points is measured
    Milliseconds firstWait{200};         ///< each further one is twice as long
    Milliseconds longestWait{15000};
};

/// The workers of a sweep: which of them are there, which have nothing to do, and when one that ended is asked again. A worker
/// whose device is unlike that of the first one, or the very device of another, is left out. A single worker is taken as it is.
class SweepPool : public QObject {
public:
    using Index = std::size_t;
    /// What it tells.
    struct Listener {
        std::function<void(Index worker)> joined;
        /// `isForGood`: it does not come again.
        std::function<void(Index worker, const Message& sentence, bool isForGood)> left;
    };

    SweepPool(std::vector<SweepWorker> workers, SweepPatience patience, QObject* parent = nullptr);
    /// Asks all workers what their devices are. Each is told of, by joined or left, in a later turn of the event loop.
    void join(Listener listener);
    /// Tells nothing any more.
    void beSilent() { m_listener = {}; }

    std::size_t size() const { return m_members.size(); }
    const SweepWorker& worker(Index index) const { return m_members.at(index).worker; }
    /// Of a worker that has joined; of a single one nothing is known.
    const SweepDevice& device(Index index) const { return m_members.at(index).device; }
    /// Workers that are there, whether they have something to do or not.
    std::size_t present() const;
    bool isIdle(Index index) const { return m_members.at(index).state == State::Idle; }
    /// Where a worker is: asked what it is, there, gone for a while, or left out for good.
    enum class Presence { Joining, There, Away, LeftOut };
    Presence presence(Index index) const;
    /// Why it is gone; empty before it was.
    const Message& sentence(Index index) const { return m_members.at(index).sentence; }
    /// Whether a worker of that client is there.
    bool isPresent(const Client* client) const;
    /// Whether one of that client may yet come.
    bool isAwaited(const Client* client) const;
    bool isGone(Index index) const { return m_members.at(index).state == State::Gone; }
    /// True when there is none, and none will come.
    bool isExhausted() const;

    /// The worker has work from now on.
    void begin(Index index);
    /// It has done its work. `isSound`: it measured, so that its tries begin anew.
    void finish(Index index, bool isSound);
    /// It ended or cannot be reached, as `sentence` says: it is asked again after a while, or not any more.
    void lose(Index index, const Message& sentence);
    /// One of the times that it ended was the fault of what it worked on, and does not count as one of its tries.
    void excuse(Index index);
    /// It is not asked again.
    void leaveOut(Index index, const Message& sentence);

private:
    enum class State { Joining, Idle, Busy, Away, Gone };
    struct Member {
        SweepWorker worker;
        State state = State::Joining;
        SweepDevice device;
        int tries = 0;     ///< in a row without a point measured
        Message sentence;  ///< why it left last
    };

    void watch(const Client* client);
    void ask(Index index);
    void take(Index index, const TargetInfo& target);
    void answer(Index index, const TargetInfo& target);
    void answerEarly();
    Message problemOf(Index index, const SweepDevice& device) const;

    void tellJoined(Index index) const;
    void tellLeft(Index index, const Message& sentence, bool isForGood) const;

    Listener m_listener;
    std::vector<Member> m_members;
    SweepPatience m_patience;
    std::optional<SweepDevice> m_kind;  ///< of the first that joined
    std::vector<std::function<void()>> m_early;  ///< answers that came before the first worker's
};

/// Gives what tells a target's device from others; nothing where the target has none by that name. "": its default one, whose name
/// `device` gets.
std::optional<SweepDevice> sweepDevice(const TargetInfo& target, std::string& device);

}  // namespace kd
