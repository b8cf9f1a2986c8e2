// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/backgroundthread.h"
#include "core/base/posix/scratch.h"
#include "core/compile/listing/disassemblerlocation.h"
#include "core/compile/listing/disassembly.h"
#include "core/worker/blobstore.h"
#include "core/worker/toolprocess.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstddef>
#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace kd {

/// Has cubins disassembled as the window asks for them: nvdisasm runs in confined processes with private folders, twice a
/// cubin (source lines; live registers) and once for its version; tileirdisasm likewise, but once for Tile IR. For one tag
/// the newest wins; a few jobs run at once, the others wait. Every job ends with exactly one finished(). The last answers are
/// kept, but for one that alone is more than is kept. Output that is no listing counts as damage: another
/// process is asked once.
class DisassembleService : public QObject {
    Q_OBJECT
public:
    struct Config {
        ChildConfig child;                  ///< without arguments and folder
        std::filesystem::path scratchBase;  ///< where private folders go
        std::size_t maxBytes = kMaxDisassemblyBytes;
        std::size_t keptBytes = 32u << 20;  ///< of the answers that are kept, all together
    };
    DisassembleService(Config config, QObject* parent);
    ~DisassembleService() override;

    /// `request.cubin` is not looked at: `cubin` holds it.
    void submit(quint64 job, const QString& tag, DisassemblyRequest request, Blob cubin);
    /// Ends a job that was not submitted yet.
    void endUnsubmitted(quint64 job, const DisassemblyRequest& request);
    /// True when there was such a job; it has then finished as Cancelled.
    bool cancel(quint64 job);
    int childCount() const { return m_childCount; }
    /// Kills what runs and starts nothing any more.
    void shutDown();

signals:
    void finished(quint64 job, const kd::Disassembly& disassembly);
    void notice(const kd::Message& sentence);
    void childGone();

private:
    struct Job {
        quint64 number = 0;
        QString tag;
        DisassemblyRequest request;
        Blob cubin;
        DisassemblerLocation tool;
        QTimer deadline;
        std::unique_ptr<ToolProcess> lines, registers, version;
        bool isRunning = false;
        bool isRepeated = false;  ///< other processes had it before: see mayTryAgain() and onListing()
    };
    struct Kept {
        std::string cubin, tool;
        Disassembly disassembly;
    };

    void pump();
    void locate(quint64 number, bool isTileIr);
    void begin(Job& job, DisassemblerLocation tool);
    std::unique_ptr<ToolProcess> startTool(Job& job, std::vector<std::string> arguments);
    void onEnded(quint64 number);
    void conclude(quint64 number);
    void concludeTileIr(Job& job, Disassembly answer);
    void onListing(quint64 number, Disassembly answer, bool isDamaged);
    void finish(quint64 number, Disassembly disassembly);
    void finish(quint64 number, Disassembly::State state, Message message);
    void keep(const Job& job, const Disassembly& disassembly);
    const Disassembly* kept(const Job& job) const;

    Config m_config;
    posix::ScratchFolder m_scratch;
    BackgroundThread m_thread;  ///< finds the tool, shortens texts
    std::deque<std::unique_ptr<Job>> m_jobs;       ///< oldest first
    std::map<std::string, std::string> m_versions;  ///< by the tool's identity
    std::deque<Kept> m_kept;
    std::uint64_t m_lastFolder = 0;
    int m_childCount = 0;
    bool m_isDown = false;
};

}  // namespace kd
