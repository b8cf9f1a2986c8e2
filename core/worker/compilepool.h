// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/backgroundthread.h"
#include "core/base/posix/scratch.h"
#include "core/compile/cache/pchcandidate.h"
#include "core/compile/cache/pchstore.h"
#include "core/worker/childprocess.h"

#include <QByteArray>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace kd {

/// How a task of a compile process ended.
struct TaskResult {
    enum class Kind {
        Answered,
        Died,       ///< the process did, of this task: see death
        Deadline,   ///< it was killed at its deadline
        NotStarted  ///< there is no process to do it: see sentence
    };
    Kind kind = Kind::Answered;
    Json body;  ///< the answer
    ChildEnd death;
    std::string errors;  ///< the last of what the process wrote on its standard error
    Message sentence;
    Bytes memoryLimit;           ///< limit of the process's address space; 0: unknown
    bool isMemoryScarce = false; ///< the limit is lower than usual, because the machine has little left
    Message memory;              ///< outsideText() of one that died
};

/// One question to a compile process.
struct CompileTask {
    std::string type;  ///< "compile", "signatures" or "info"
    Json body;
    std::chrono::milliseconds deadline{60000};
    bool isUrgent = true;  ///< signatures wait until no urgent task does
    /// Names its toolkit headers (precompiledKey): it goes to the process that has them precompiled, and one that has not will
    /// do that behind it. Empty: it wants none.
    std::string headersKey;
    /// Takes the answer to pieces before `done` is called. Throws Error or Json::exception where it is none, which counts as
    /// damage. May be empty.
    std::function<void(const Json&)> read;
    std::function<void(const TaskResult&)> done;
};

/// Warm compile processes, each with a private temporary folder, doing one task at a time. A process that crashes, passes
/// its deadline or is given up is replaced; no other task notices. One that was ended from outside, as the system does where
/// memory runs out, or that sent or received damaged data has its task given to another process, once; so has one whose answer
/// cannot be read. One that has precompiled
/// headers is not given up lightly: a task may wait for it a little, and what it does for nobody may end while another process is
/// free. A task that it dies of is tried once more without them. What processes precompile goes into a store in the background,
/// where they and later sessions find it; an entry that does not do there what it should is removed, and not stored again by this
/// pool.
class CompilePool : public QObject {
    Q_OBJECT
public:
    struct Config {
        ChildConfig child;                  ///< without its temporary folder
        std::filesystem::path scratchBase;  ///< where temporary folders go
        PchStore::Config headers;        ///< where it can be used, its folder is the child's last argument
        int processes = 2;                  ///< at least 2: signatures are found beside the compile
        MemoryBudget* budget = nullptr;     ///< budget: what the processes may grow to is within it; null: they have their own
                                            ///< limits alone
        Bytes usualMemory{std::uint64_t{8} << 30};  ///< memory that a process may grow to where there is enough
    };
    CompilePool(Config config, QObject* parent);
    ~CompilePool() override;

    /// Starts processes until `count` wait for work, within the limit.
    void warm(int count);
    std::uint64_t submit(CompileTask task);
    /// Nothing more is heard of the task; its process is killed and replaced at once, or, with precompiled headers and another
    /// process free, after two seconds if the task has not ended by then.
    void abort(std::uint64_t task);
    /// The task may end if nobody needs its process; until then `done` may still come.
    void detach(std::uint64_t task);
    /// Lets processes at work grow no further than what the machine has left for them; to be called when others took some.
    void limitMemory();
    /// The number of children that have not exited yet.
    int childCount() const { return m_childCount; }
    /// Kills all and starts none any more; childGone() tells when one has exited.
    void shutDown();

signals:
    void childGone();
    void notice(const kd::Message& sentence);

private:
    struct Running {
        std::uint64_t id = 0;
        CompileTask task;
        std::chrono::steady_clock::time_point submitted;
        Json copy;                 ///< copy of the task's body, for another process
        bool usesHeaders = false;  ///< the process has them, or has taken them from the store
        bool isDetached = false;  ///< nobody waits for it
        bool isMaking = false;     ///< no task, but headers that are being precompiled
        bool isRepeated = false;   ///< another process had it before, see mayTryAgain()
        CompileTask madeFor;       ///< the task that wants those headers, as the supervisor gave it to the process
    };
    struct Slot {
        ChildProcess* child = nullptr;
        std::filesystem::path folder;  ///< private folder of the process
        QTimer* deadline = nullptr;
        std::unique_ptr<Running> running;
        std::string errors;
        bool hasAnswered = false;
        Bytes memory;  ///< bytes that it may grow to
        std::optional<PchToolchain> maker;  ///< told before its first task
        bool wasStopped = false;           ///< at the last look: by a signal
        std::set<std::string> headers;  ///< keys of the precompiled ones that it has
        std::set<std::string> stored;   ///< keys of those that it took from the store
        bool has(const std::string& key) const { return !key.empty() && headers.contains(key); }
        bool hasOrMakes(const std::string& key) const;
    };
    /// Says what a task that waits is to do: take a process, wait for one that has its headers, wait for any.
    struct Choice {
        Slot* slot = nullptr;
        bool waitsForHeaders = false;
    };
    Slot* startProcess();
    ChildProcess* startChild(const std::filesystem::path& folder);
    void onMessage(Slot& slot, const ChildMessage& message);
    void watch(Slot& slot);
    Choice choose(const Running& waiting);
    Slot* idleProcess(const std::string& key);
    Slot* stealDetached(bool mayTakeHeaders);
    void pump();
    bool pumpOne();
    void failAll();
    bool isPatient(const Running& waiting) const;
    static bool onHeaders(Slot& slot, const Json& answer);
    void makeHeaders(Slot& slot, const Running& first);
    void lookForStopped();
    void giveUpHeaders(const std::string& key);
    void followMaking(const std::string& key, bool isMade, bool wasEnded);
    bool usesStore(const std::string& key) const;
    void storeHeaders(const Slot& slot, const Running& making, const Json& answer);
    void followStored(const std::string& key, const Json& answer);
    void dropStored(const std::string& key, bool isForGood);
    void conclude(Running& ended, const TaskResult& end);
    static bool mayRepeat(Running& ended, const TaskResult& end);
    void addMemory(TaskResult& end, const Slot& slot) const;
    Bytes memoryShare() const;
    MemoryClaim claim() const;
    void assign(Slot& slot, std::unique_ptr<Running> running);
    void finish(Slot& slot, TaskResult end);
    void remove(Slot& slot);
    void replace(Slot& slot);

    Config m_config;
    std::optional<MemoryBudget::Member> m_member;
    posix::ScratchFolder m_scratch;
    std::list<Slot> m_slots;
    std::deque<std::unique_ptr<Running>> m_waiting;  ///< urgent ones in front
    std::set<std::string> m_failedKeys;  ///< keys of headers that a process died of or was too slow with
    std::set<std::string> m_endedKeys;   ///< keys of headers whose making was ended from outside and may be tried again
    std::set<std::string> m_unstored;    ///< keys of headers that came from the store and went wrong
    PchStore m_store;                 ///< used on m_disk only, but for being asked whether it is usable
    std::atomic<bool> m_isEnding = false;
    BackgroundThread m_disk;             ///< the event loop does not wait for a disk
    QTimer m_patience;
    QTimer m_look;                       ///< for processes that were stopped
    Message m_startFailure;
    std::uint64_t m_lastId = 0;
    std::uint64_t m_lastFolder = 0;
    int m_childCount = 0;
    bool m_isDown = false;
};

}  // namespace kd
