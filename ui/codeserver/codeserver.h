// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/clangd/clangdanswer.h"
#include "core/clangd/clangdcommand.h"
#include "core/clangd/clangdlocation.h"
#include "core/clangd/clangdmessages.h"

#include <QByteArray>
#include <QFuture>
#include <QObject>
#include <QPromise>
#include <QString>
#include <QTimer>

#include <array>
#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kd {

class ServerProcess;

/// A document of a trusted folder, as the editor holds it.
struct ServedDocument {
    std::filesystem::path file;  ///< absolute
    QByteArray text;
    quint64 revision = 0;
    CompileSettings settings;    ///< the document's own; the command of the project around it counts as well
    std::filesystem::path base;  ///< where relative include folders start
    std::vector<std::filesystem::path> folders;  ///< of the project, whose headers may be read
};

/// What is asked of a place.
enum class ServerQuestion { Definition, References, Hover };
inline constexpr std::size_t kServerQuestions = 3;

struct ServerAnswer {
    enum class State {
        Answered,
        Failed,  ///< not this time
        Off      ///< there is no clangd, or it is not asked any more
    };
    State state = State::Answered;
    std::vector<ClangdPlace> places;  ///< of a definition, and of references
    std::string hover;                ///< plain text
    QString reason;                   ///< one sentence where it was not answered
};

/// Asks clangd, which runs in a confined process from the first question on. For each question the newest counts: the future of an
/// earlier one is cancelled. A process that dies, answers nonsense or does not answer is replaced, kMaxRestarts times; then nothing
/// is asked any more. What it answers is checked and not trusted. Lives in the window's thread, and nothing here waits.
class CodeServer : public QObject {
    Q_OBJECT
public:
    /// Times are milliseconds. Tests use shorter ones and lower limits.
    struct Config {
        std::filesystem::path worker;              ///< the kerneldesk-worker that goes on as clangd
        std::chrono::milliseconds start{20'000};   ///< until it has told what it can do
        std::chrono::milliseconds answer{20'000};  ///< from a question to its answer
        ClangdMessages::Limits limits{};
    };
    /// The one of a window.
    static Config standard();
    static constexpr int kMaxRestarts = 3;
    static constexpr qsizetype kMaxText = 8 << 20;  ///< bytes of a document that it is asked about

    explicit CodeServer(Config config, QObject* parent = nullptr);
    ~CodeServer() override;

    /// `line` counts from 0, `column` in bytes from the line's start.
    QFuture<ServerAnswer> ask(ServerQuestion question, const ServedDocument& document, int line, int column);
    /// It was given up.
    bool isOff() const { return !m_off.isEmpty(); }
    /// "Debian clangd version 14.0.6", as it says itself; empty before it was started.
    const std::string& version() const { return m_version; }
    /// Of the process that runs; 0: none does.
    int processId() const;
    int restarts() const { return m_restarts; }

private:
    /// What is found out away from the window's thread before a question goes out.
    struct Prepared {
        ClangdLocation location;
        ClangdCommand command;
    };
    struct Pending {
        ServerQuestion question = ServerQuestion::Definition;
        ServedDocument document;
        int line = 0, column = 0;
        Prepared prepared;
        std::shared_ptr<QPromise<ServerAnswer>> promise;
        quint64 number = 0;  ///< which of all questions it is
        int id = 0;          ///< of the request; 0: it was not sent
    };
    struct OpenFile {
        quint64 revision = 0;
        int version = 0;
        ClangdCommand command;
    };

    static Prepared prepare(const ServedDocument& document);
    void onPrepared(quint64 number, const Prepared& prepared);
    bool start(const Prepared& prepared);
    void stopProcess();
    void giveUp(const QString& reason);
    void onReceived(const QByteArray& bytes);
    void onMessage(const Json& message);
    void onInitialized(const Json& result);
    void onFault(const QString& what);
    void onDeadline();
    void sendAll();
    void sendDocument(const Pending& pending);
    void sendQuestion(Pending& pending);
    void request(int id, const char* method, Json parameters);
    void notify(const char* method, Json parameters);
    void finish(ServerQuestion question, ServerAnswer answer);
    std::optional<Pending>& slot(ServerQuestion question) { return m_pending[static_cast<std::size_t>(question)]; }

    Config m_config;
    ServerProcess* m_process = nullptr;
    std::unique_ptr<ClangdMessages> m_messages;
    Prepared m_running;  ///< what the process was started with
    bool m_isReady = false;
    std::string m_version;
    std::map<std::string, OpenFile> m_files;  ///< that the process knows, by path
    std::array<std::optional<Pending>, kServerQuestions> m_pending;
    QTimer m_deadline;
    int m_lastId = 0;
    quint64 m_lastNumber = 0;
    int m_restarts = 0;
    QString m_off;
};

}  // namespace kd
