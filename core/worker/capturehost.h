// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/posix/descriptor.h"
#include "core/base/posix/process.h"
#include "core/base/posix/scratch.h"
#include "core/base/sha256.h"
#include "core/worker/capturemessages.h"
#include "core/worker/framing.h"
#include "core/worker/preamble.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QIODevice>
#include <QObject>
#include <QSocketNotifier>
#include <QTimer>

#include <array>
#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace kd {

/// Runs one program for a peer at the other end of `stream`, with the library in it that lists and records launches: what it
/// writes, what it has launched so far, and each recording are sent as they come (capturemessages.h), and removed here. Where the
/// peer is gone the program is interrupted, and killed soon after. What reads slowly makes the program wait.
class CaptureHost : public QObject {
    Q_OBJECT
public:
    /// `stream` must outlive it.
    explicit CaptureHost(QIODevice* stream);
    ~CaptureHost() override;

    /// Introduces itself and waits for what is to be run.
    void start();
    /// Interrupts the program; the second time it is killed. Where none runs, it is over.
    void stop();

signals:
    void finished();  ///< nothing more comes, and all is written, or nobody reads it

private:
    /// A file on its way: one of a recording, or a report, whose bytes are read already.
    struct Outgoing {
        std::optional<RecordingName> recording;
        std::string name;
        std::filesystem::path path;  ///< empty for a report
        QByteArray report;
        bool isLast = false;  ///< nothing is sent but that all files of the recording have come
    };
    /// The one of which a part is sent.
    struct Current {
        std::unique_ptr<QIODevice> source;
        qint64 left = 0;
        Sha256 hash;
    };
    /// Standard output, or error, of the program.
    struct Stream {
        posix::Handle descriptor;
        std::unique_ptr<QSocketNotifier> readable;
    };

    void readInput();
    void acceptMessage(QByteArrayView message);
    void run(const CaptureStart& start);
    void watch(Stream& stream, CaptureMessage kind, posix::Pipe& pipe);
    void readOutput(Stream& stream, CaptureMessage kind);
    void look();
    void collect();
    void collectReports();
    void collectRecordings();
    void queue(const RecordingName& name, const std::filesystem::path& folder);
    void pump();
    void beginNext();
    void sendPiece();
    void close(Stream& stream);
    void send(const QByteArray& message);
    void fail(const Message& sentence);
    void lose();
    void finishOnceWritten();

    QIODevice* m_stream;
    PreambleReader m_preamble;
    FrameReader m_frames;
    posix::ScratchFolder m_scratch;  ///< what the program leaves; locked, so that no other worker takes it for abandoned
    posix::Process m_process;
    std::array<Stream, 2> m_outputs;
    QTimer m_poll, m_killLimit, m_startLimit;
    QElapsedTimer m_lastSent;
    int m_looks = 0;
    bool m_hasStarted = false, m_isStopping = false, m_isOver = false, m_isLost = false;
    std::optional<posix::ExitStatus> m_status;  ///< of the program, once it has ended
    std::map<std::string, QByteArray> m_reports;  ///< as they were sent last
    std::set<RecordingName> m_sent;
    std::deque<Outgoing> m_outgoing;
    std::optional<Current> m_current;
    bool m_isPumping = false;
};

/// Is `kerneldesk-worker --capture`: a CaptureHost on standard input and output. Returns the exit status.
int captureHostMain(int argc, char** argv);

}  // namespace kd
