// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/clangd/clangdanswer.h"
#include "core/clangd/clangdcommand.h"
#include "core/clangd/clangdlocation.h"
#include "core/clangd/clangdmessages.h"
#include "core/clangd/clangdnames.h"

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
#include <utility>
#include <vector>

namespace kd {

class ServerProcess;

/// Another document that is open, whose text may be another one than its file's.
struct OtherDocument {
    std::filesystem::path file;  ///< absolute
    QByteArray text;
    quint64 revision = 0;
    bool isModified = false;
};

/// A document of a trusted folder, as the editor holds it.
struct ServedDocument {
    std::filesystem::path file;  ///< absolute
    QByteArray text;
    quint64 revision = 0;
    CompileSettings settings;    ///< the document's own; the command of the project around it counts as well
    std::filesystem::path base;  ///< where relative include folders start
    std::vector<std::filesystem::path> folders;  ///< of the project, whose headers may be read, and whose sources are searched
    std::vector<OtherDocument> others;           ///< those of the project, for what is asked of all of it
    bool isCut = false;                          ///< a modified document is not among them
};

/// What is asked of a place. References and Rename wait until the sources of the project were read.
enum class ServerQuestion { Definition, References, Hover, Completion, Rename };
inline constexpr std::size_t kServerQuestions = 5;

/// What is renamed to what.
struct NewName {
    std::string from, to;
};

struct ServerAnswer {
    enum class State {
        Answered,
        Failed,  ///< not this time
        Off      ///< there is no clangd, or it is not asked any more
    };
    State state = State::Answered;
    std::vector<ClangdPlace> places;  ///< of a definition, of references, and of what renaming changes
    std::string hover;                ///< plain text
    QString reason;                   ///< one sentence where it was not answered
    ClangdNames names;                ///< of a completion
    bool isCut = false;   ///< the project has more sources, or modified documents, than were read
    bool isLate = false;  ///< the sources of the project were not all read in time
};

/// What is known of the clangd that is used, for who names the program's tools. Of the window's thread.
struct CodeServerState {
    std::filesystem::path path;  ///< empty: none was started yet
    std::string version;         ///< "Debian clangd version 14.0.6", as it says itself; empty: it did not yet
    QString problem;             ///< one sentence where it failed or was given up; empty: nothing is wrong
};
/// That of the CodeServer that was asked last.
const CodeServerState& lastCodeServerState();

/// Asks clangd, which runs in a confined process from the first question on. For each question the newest counts: the future of an
/// earlier one is cancelled. A process that dies, answers nonsense or does not answer is replaced, kMaxRestarts times; then nothing
/// is asked any more. What nobody waits for (hover, completion) fails alone where it takes too long. What it answers is checked and
/// not trusted. Lives in the window's thread, and nothing here waits.
class CodeServer : public QObject {
    Q_OBJECT
public:
    /// Times are milliseconds. Tests use shorter ones and lower limits.
    struct Config {
        std::filesystem::path worker;              ///< the kerneldesk-worker that goes on as clangd
        std::chrono::milliseconds start{20'000};   ///< until it has told what it can do
        std::chrono::milliseconds answer{20'000};  ///< from a question to its answer
        std::chrono::milliseconds reading{30'000};  ///< without a sign that it still reads the sources of the project
        std::chrono::milliseconds project{180'000};  ///< until they have been read
        ClangdMessages::Limits limits{};
    };
    /// The one of a window.
    static Config standard();
    static constexpr int kMaxRestarts = 3;
    static constexpr qsizetype kMaxText = 8 << 20;  ///< bytes of a document that it is asked about
    static constexpr qsizetype kMaxTyped = 256 << 10;  ///< the same for what is asked with every key
    static constexpr std::size_t kMaxOthers = 30;  ///< other documents that it is told of

    explicit CodeServer(Config config, QObject* parent = nullptr);
    ~CodeServer() override;

    /// `line` counts from 0, `column` in bytes from the line's start. `name` is what Rename is about.
    QFuture<ServerAnswer> ask(ServerQuestion question, const ServedDocument& document, int line, int column,
                              const NewName& name = {});
    /// It was given up.
    bool isOff() const { return !m_off.isEmpty(); }
    /// "Debian clangd version 14.0.6", as it says itself; empty before it was started.
    const std::string& version() const { return m_version; }
    /// Of the process that runs; 0: none does.
    int processId() const;
    int restarts() const { return m_restarts; }

private:
    /// The sources of a project with their commands.
    struct ServedProject {
        std::vector<std::pair<std::string, ClangdCommand>> sources;  ///< by path
        quint64 stamp = 0;
        bool isCut = false;
    };
    /// What is found out away from the window's thread before a question goes out.
    struct Prepared {
        ClangdLocation location;
        ClangdCommand command;
        std::vector<std::filesystem::path> reached;  ///< the folders that may be read, without links
        std::shared_ptr<const ServedProject> project;  ///< null: the question is not about all of it
        std::vector<ClangdCommand> others;             ///< for ServedDocument::others
    };
    struct Pending {
        ServerQuestion question = ServerQuestion::Definition;
        ServedDocument document;
        int line = 0, column = 0;
        NewName name;
        Prepared prepared;
        std::shared_ptr<QPromise<ServerAnswer>> promise;
        quint64 number = 0;  ///< which of all questions it is
        int id = 0;          ///< of the request; 0: it was not sent
        bool isLate = false; ///< it was sent before the sources of the project were read
    };
    struct OpenFile {
        quint64 revision = 0;
        int version = 0;
        ClangdCommand command;
    };

    /// How far the process is with the sources of the project.
    struct Reading {
        quint64 stamp = 0;     ///< of those that it was told; 0: of none
        int round = 0;         ///< how often it was told
        int barrier = 0;       ///< the request that it answers when it knows of them; 0: it has
        bool isBusy = false;   ///< it says that it reads
        bool isWaited = false;
        bool isLate = false;
    };

    static Prepared findCommands(ServerQuestion question, const ServedDocument& document);
    static Prepared prepare(ServerQuestion question, const ServedDocument& document);
    void drop(ServerQuestion question);
    void onPrepared(quint64 number, const Prepared& prepared);
    bool knowsOnlyOpen(const ServedDocument& document) const;
    bool start(const Prepared& prepared);
    void stopProcess();
    void giveUp(const QString& reason);
    void onReceived(const QByteArray& bytes);
    void onMessage(const Json& message);
    void onRequest(const Json& message);
    void onAnswer(Pending& pending, const Json& message);
    void onInitialized(const Json& result);
    void onFault(const QString& what);
    void onDeadline();
    void sendAll();
    void sendDocuments(const Pending& pending);
    void sendDocument(const std::string& path, const QByteArray& bytes, quint64 revision, const ClangdCommand& command);
    void sendCommands(const std::vector<std::pair<std::string, ClangdCommand>>& commands);
    void sendQuestion(Pending& pending);
    bool hasReadProject(const Pending& pending);
    void checkReading();
    void endReading(bool isLate);
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
    Reading m_reading;
    QTimer m_readingDeadline, m_projectDeadline;
    int m_lastId = 0;
    quint64 m_lastNumber = 0;
    int m_restarts = 0;
    int m_answers = 0;  ///< since it failed last
    QString m_off;
};

}  // namespace kd
