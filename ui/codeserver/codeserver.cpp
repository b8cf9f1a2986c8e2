// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/codeserver/codeserver.h"

#include "core/base/error.h"
#include "core/clangd/clangdjson.h"
#include "core/clangd/projectsources.h"
#include "core/project/projectlookup.h"
#include "ui/client/client.h"
#include "ui/codeserver/serverprocess.h"
#include "ui/common/messagetext.h"

#include <QFutureWatcher>
#include <QtConcurrent>

#include <algorithm>
#include <iterator>
#include <system_error>
#include <utility>

namespace kd {
namespace {

constexpr int kInitializeId = 1;
constexpr std::size_t kMaxUnread = 64u << 20;  // bytes that it has not read
constexpr std::size_t kLongestVersion = 200;
constexpr std::size_t kMaxFiles = 32;  // that it holds open
constexpr std::size_t kMaxReadable = 400;    // folders
constexpr std::size_t kLongestRefusal = 200;  // bytes
constexpr int kGoodAnswers = 200;            // after which earlier failures do not count any more
constexpr const char* kReadingToken = "backgroundIndexProgress";

Json positionOf(int line, int column)
{
    return {{"line", line}, {"character", column}};
}

const char* methodOf(ServerQuestion question)
{
    switch (question) {
    case ServerQuestion::Definition:
        return "textDocument/definition";
    case ServerQuestion::References:
        return "textDocument/references";
    case ServerQuestion::Completion:
        return "textDocument/completion";
    case ServerQuestion::Rename:
        return "textDocument/rename";
    case ServerQuestion::Hover:
        break;
    }
    return "textDocument/hover";
}

bool isOfProject(ServerQuestion question)
{
    return question == ServerQuestion::References || question == ServerQuestion::Rename;
}

/// Nobody waits for it: it comes unasked.
bool isByTheWay(ServerQuestion question)
{
    return question == ServerQuestion::Hover || question == ServerQuestion::Completion;
}

ServerAnswer unanswered(ServerAnswer::State state, const QString& reason)
{
    ServerAnswer answer;
    answer.state = state;
    answer.reason = reason;
    return answer;
}

/// The command for `file`: the project's, else that of `settings`.
ClangdCommand commandFor(const std::filesystem::path& file, const CompileSettings& settings, const std::filesystem::path& base)
{
    const std::shared_ptr<const ProjectLookup> project = recentProjectCommand(file);
    if (!project || !project->command)
        return clangdCommand(file, settings, base);
    const ProjectCommand& command = *project->command;
    CompileSettings whole = settings;
    for (std::string& folder : whole.includeDirectories)
        folder = (base / folder).string();
    return clangdCommand(file, withProject(std::move(whole), command), base, command.systemIncludes, command.forcedIncludes);
}

CodeServerState& serverState()
{
    static CodeServerState state;
    return state;
}

/// Whether each is one of those or lies below one. All are without links.
bool liesIn(const std::vector<std::filesystem::path>& folders, const std::vector<std::filesystem::path>& all)
{
    const auto isBelow = [](const std::filesystem::path& each, const std::filesystem::path& folder) {
        return std::ranges::mismatch(folder, each).in1 == folder.end();
    };
    return std::ranges::all_of(folders, [&](const auto& each) {
        return std::ranges::any_of(all, [&](const auto& folder) { return isBelow(each, folder); });
    });
}

/// The folders as they are without links; what is not there stays as it is written.
std::vector<std::filesystem::path> withoutLinks(const std::vector<std::filesystem::path>& folders)
{
    std::vector<std::filesystem::path> all;
    for (const std::filesystem::path& each : folders) {
        std::error_code error;
        const std::filesystem::path real = std::filesystem::canonical(each, error);
        all.push_back(error ? each : real);
    }
    return all;
}

/// Whether a path is that of the document or of one of the others.
bool isAmong(const std::string& path, const ServedDocument& document)
{
    return path == document.file.string() ||
        std::ranges::any_of(document.others, [&](const OtherDocument& each) { return each.file.string() == path; });
}

}  // namespace

const CodeServerState& lastCodeServerState()
{
    return serverState();
}

CodeServer::Config CodeServer::standard()
{
    return {.worker = Target::local().program.toStdString()};
}

CodeServer::CodeServer(Config config, QObject* parent) : QObject(parent), m_config(std::move(config))
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, &CodeServer::onDeadline);
    for (QTimer* const timer : {&m_readingDeadline, &m_projectDeadline}) {
        timer->setSingleShot(true);
        connect(timer, &QTimer::timeout, this, [this] { endReading(true); });
    }
}

CodeServer::~CodeServer()
{
    stopProcess();
    for (const std::optional<Pending>& pending : m_pending)
        if (pending) {
            pending->promise->future().cancel();
            pending->promise->finish();
        }
}

int CodeServer::processId() const
{
    return m_process == nullptr ? 0 : m_process->id();
}

CodeServer::Prepared CodeServer::prepare(ServerQuestion question, const ServedDocument& document)
{
    Prepared prepared = findCommands(question, document);
    prepared.reached = withoutLinks(prepared.command.readable);
    return prepared;
}

CodeServer::Prepared CodeServer::findCommands(ServerQuestion question, const ServedDocument& document)
{
    Prepared prepared{.location = findClangd(), .command = {}, .reached = {}, .project = {}, .others = {}};
    if (prepared.location.path.empty())
        return prepared;
    prepared.command = commandFor(document.file, document.settings, document.base);
    std::vector<std::filesystem::path>& readable = prepared.command.readable;
    readable.insert(readable.end(), document.folders.begin(), document.folders.end());
    if (!isOfProject(question) || document.folders.empty())
        return prepared;
    const auto addReadable = [&](const ClangdCommand& command) {
        for (const std::filesystem::path& each : command.readable)
            if (readable.size() < kMaxReadable && std::ranges::find(readable, each) == readable.end())
                readable.push_back(each);
    };
    for (const OtherDocument& each : document.others) {
        prepared.others.push_back(commandFor(each.file, document.settings, document.base));
        addReadable(prepared.others.back());
    }
    const ProjectSources found = projectSources(document.folders.front(), document.file);
    auto project = std::make_shared<ServedProject>();
    project->stamp = found.stamp;
    project->isCut = found.isCut;
    for (const std::filesystem::path& each : found.files) {
        project->sources.emplace_back(each.string(), commandFor(each, document.settings, document.base));
        addReadable(project->sources.back().second);
    }
    prepared.project = std::move(project);
    return prepared;
}

/// Whoever asked it before is told that nothing comes.
void CodeServer::drop(ServerQuestion question)
{
    std::optional<Pending>& pending = slot(question);
    if (!pending)
        return;
    if (pending->id != 0 && m_process != nullptr)
        notify("$/cancelRequest", {{"id", pending->id}});
    pending->promise->future().cancel();
    pending->promise->finish();
    pending.reset();
}

QFuture<ServerAnswer> CodeServer::ask(ServerQuestion question, const ServedDocument& document, int line, int column,
                                      const NewName& name)
{
    drop(question);
    Pending pending{.question = question,
                    .document = document,
                    .line = line,
                    .column = column,
                    .name = name,
                    .prepared = {},
                    .promise = std::make_shared<QPromise<ServerAnswer>>(),
                    .number = ++m_lastNumber};
    pending.promise->start();
    const QFuture<ServerAnswer> future = pending.promise->future();
    slot(question) = std::move(pending);
    const qsizetype limit = question == ServerQuestion::Completion ? kMaxTyped : kMaxText;
    if (isOff()) {
        finish(question, unanswered(ServerAnswer::State::Off, m_off));
    } else if (document.text.size() > limit) {
        finish(question, unanswered(ServerAnswer::State::Failed, tr("The file is too long to be read by clangd.")));
    } else {
        auto* const watcher = new QFutureWatcher<Prepared>(this);
        connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, number = m_lastNumber] {
            watcher->deleteLater();
            if (watcher->future().resultCount() > 0)
                onPrepared(number, watcher->future().result());
        });
        watcher->setFuture(QtConcurrent::run([question, document] { return prepare(question, document); }));
    }
    return future;
}

void CodeServer::onPrepared(quint64 number, const Prepared& prepared)
{
    const auto found = std::ranges::find_if(m_pending, [&](const auto& each) { return each && each->number == number; });
    if (found == m_pending.end())
        return;  // a newer question came
    Pending& pending = **found;
    pending.prepared = prepared;
    if (prepared.location.path.empty())
        return finish(pending.question, unanswered(ServerAnswer::State::Off, messageText(prepared.location.missing)));
    if (isOff())
        return finish(pending.question, unanswered(ServerAnswer::State::Off, m_off));
    const bool fits = m_process != nullptr && m_running.location.identity == prepared.location.identity &&
        liesIn(prepared.reached, m_running.reached) && (!prepared.project || knowsOnlyOpen(pending.document));
    if (!fits && !start(prepared))
        return;
    sendAll();
}

/// Whether it was told of no document but those that are asked about: what it read of a tab that was closed without saving stays in
/// its index until it ends.
bool CodeServer::knowsOnlyOpen(const ServedDocument& document) const
{
    return std::ranges::all_of(m_files, [&](const auto& known) { return isAmong(known.first, document); });
}

/// Another process in the place of the one that runs, for all questions that wait.
bool CodeServer::start(const Prepared& prepared)
{
    stopProcess();
    m_running = prepared;
    for (const std::optional<Pending>& each : m_pending) {
        if (!each || m_running.command.readable.size() >= kMaxReadable || liesIn(each->prepared.reached, m_running.reached))
            continue;
        const Prepared& other = each->prepared;
        m_running.command.readable.insert(m_running.command.readable.end(), other.command.readable.begin(),
                                          other.command.readable.end());
        m_running.reached.insert(m_running.reached.end(), other.reached.begin(), other.reached.end());
    }
    try {
        m_process = new ServerProcess(
            {.worker = m_config.worker, .clangd = prepared.location.path, .readable = m_running.command.readable}, this);
    } catch (const Error& error) {
        giveUp(tr("clangd cannot be started: %1.").arg(messageText(error)));
        return false;
    }
    serverState().path = prepared.location.path;
    m_messages = std::make_unique<ClangdMessages>(m_config.limits);
    connect(m_process, &ServerProcess::received, this, &CodeServer::onReceived);
    connect(m_process, &ServerProcess::died, this, [this] { onFault(tr("it ended by itself")); });
    m_lastId = kInitializeId;
    request(kInitializeId, "initialize",
            {{"processId", nullptr},
             {"rootUri", nullptr},
             {"capabilities",
              {{"offsetEncoding", Json::array({"utf-8"})},
               {"window", {{"workDoneProgress", true}}},
               {"textDocument", {{"hover", {{"contentFormat", Json::array({"plaintext"})}}}}}}}});
    m_deadline.start(m_config.start);
    return true;
}

void CodeServer::stopProcess()
{
    m_deadline.stop();
    m_readingDeadline.stop();
    m_projectDeadline.stop();
    m_reading = {};
    m_isReady = false;
    m_files.clear();
    for (std::optional<Pending>& pending : m_pending)
        if (pending)
            pending->id = 0;
    if (m_process == nullptr)
        return;
    m_process->disconnect(this);
    // It may be the one that called.
    m_process->deleteLater();
    m_process = nullptr;
}

void CodeServer::giveUp(const QString& reason)
{
    stopProcess();
    m_off = reason;
    serverState().problem = reason;
    for (std::size_t i = 0; i < m_pending.size(); ++i)
        if (m_pending[i])
            finish(static_cast<ServerQuestion>(i), unanswered(ServerAnswer::State::Off, m_off));
}

void CodeServer::onReceived(const QByteArray& bytes)
{
    try {
        m_messages->add({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        const ServerProcess* const sender = m_process;
        while (m_process != nullptr && m_process == sender) {
            const std::optional<Json> message = m_messages->next();
            if (!message)
                return;
            onMessage(*message);
        }
    } catch (const Error& error) {
        onFault(messageText(error));
    }
}

void CodeServer::onMessage(const Json& message)
{
    if (message.contains("method"))
        return onRequest(message);
    const auto id = message.find("id");
    if (id == message.end() || !id->is_number_integer())
        return;
    if (!m_isReady) {
        if (*id == kInitializeId)
            onInitialized(valueOr<Json>(message, "result", {}));
        return;
    }
    if (m_reading.barrier != 0 && *id == m_reading.barrier) {
        m_reading.barrier = 0;
        return checkReading();
    }
    const auto found =
        std::ranges::find_if(m_pending, [&](const auto& each) { return each && each->id != 0 && *id == each->id; });
    if (found != m_pending.end())
        onAnswer(**found, message);
}

/// What it asks itself, and what it tells unasked, concerns nobody here, but how far it is with the project.
void CodeServer::onRequest(const Json& message)
{
    const auto method = valueOr<std::string>(message, "method", {});
    const Json parameters = valueOr<Json>(message, "params", {});
    if (!m_isReady || valueOr<std::string>(parameters, "token", {}) != kReadingToken)
        return;
    const auto id = message.find("id");
    if (method == "window/workDoneProgress/create" && id != message.end() && id->is_number_integer()) {
        m_reading.isBusy = true;
        m_process->write(clangdFrame({{"jsonrpc", "2.0"}, {"id", *id}, {"result", nullptr}}));
    } else if (method == "$/progress") {
        m_reading.isBusy = valueOr<std::string>(valueOr<Json>(parameters, "value", {}), "kind", {}) != "end";
    }
    if (m_reading.isWaited)
        m_readingDeadline.start(m_config.reading);
    checkReading();
}

void CodeServer::onAnswer(Pending& pending, const Json& message)
{
    const auto result = message.find("result");
    ServerAnswer answer;
    answer.isCut = pending.prepared.project && (pending.prepared.project->isCut || pending.document.isCut);
    answer.isLate = pending.isLate;
    if (result == message.end() && pending.question == ServerQuestion::Rename) {
        const auto why = valueOr<std::string>(valueOr<Json>(message, "error", {}), "message", {});
        const QString words = QString::fromStdString(clangdPlainLine(why, kLongestRefusal));
        const QString reason = words.isEmpty() ? tr("clangd does not rename it.") : tr("clangd does not rename it: %1.").arg(words);
        return finish(pending.question, unanswered(ServerAnswer::State::Failed, reason));
    }
    if (result == message.end())
        return finish(pending.question, unanswered(ServerAnswer::State::Failed, tr("clangd cannot tell what this is.")));
    switch (pending.question) {
    case ServerQuestion::Hover:
        answer.hover = clangdHover(*result);
        break;
    case ServerQuestion::Completion:
        answer.names = clangdNames(*result);
        break;
    case ServerQuestion::Rename:
        if (std::optional<std::vector<ClangdPlace>> places = clangdRename(*result, pending.name.from, pending.name.to))
            answer.places = std::move(*places);
        else
            answer = unanswered(ServerAnswer::State::Failed, tr("clangd would change more than this name; nothing was renamed."));
        break;
    case ServerQuestion::Definition:
    case ServerQuestion::References:
        answer.places = clangdPlaces(*result);
        break;
    }
    finish(pending.question, std::move(answer));
}

void CodeServer::onInitialized(const Json& result)
{
    if (valueOr<std::string>(result, "offsetEncoding", {}) != "utf-8")
        return giveUp(tr("This clangd does not count in bytes; a newer one is needed."));
    m_version = valueOr<std::string>(valueOr<Json>(result, "serverInfo", {}), "version", {}).substr(0, kLongestVersion);
    m_version = clangdPlainLine(m_version, kLongestVersion);
    serverState().version = m_version;
    serverState().problem.clear();
    m_deadline.stop();
    m_isReady = true;
    notify("initialized", Json::object());
    sendAll();
}

/// Starts it anew for the questions that wait, a few times.
void CodeServer::onFault(const QString& what)
{
    if (++m_restarts > kMaxRestarts)
        return giveUp(tr("clangd is not asked any more, since it failed %1 times (the last time: %2). Start KernelDesk anew to "
                         "try it again.").arg(m_restarts).arg(what));
    m_answers = 0;
    serverState().problem = tr("It failed (%1) and is started again for the next question.").arg(what);
    stopProcess();
    const auto isReady = [](const std::optional<Pending>& each) { return each && !each->prepared.location.path.empty(); };
    const auto waiting = std::ranges::find_if(m_pending, isReady);
    if (waiting != m_pending.end())
        start(Prepared((*waiting)->prepared));
}

void CodeServer::onDeadline()
{
    const auto isOpen = [](const std::optional<Pending>& each) { return each && each->id != 0; };
    if (m_isReady) {
        const QString late = tr("clangd did not answer in time.");
        for (std::optional<Pending>& each : m_pending)
            if (isOpen(each) && isByTheWay(each->question))
                finish(each->question, unanswered(ServerAnswer::State::Failed, late));
        if (std::ranges::none_of(m_pending, isOpen))
            return;
    }
    onFault(tr("it did not answer in time"));
}

void CodeServer::sendAll()
{
    if (m_process == nullptr || !m_isReady)
        return;
    for (std::optional<Pending>& pending : m_pending) {
        if (!pending || pending->id != 0 || pending->prepared.location.path.empty())
            continue;
        // One round of reading after the other: each that ends has its questions asked.
        if (pending->prepared.project && m_reading.isWaited)
            continue;
        sendDocuments(*pending);
        if (hasReadProject(*pending))
            sendQuestion(*pending);
    }
    if (m_process->unread() > kMaxUnread)
        onFault(tr("it does not read what it is sent"));
}

/// Where all of the project is asked about, others count as they stand in their tabs, and those that were closed as they are on the
/// disk.
void CodeServer::sendDocuments(const Pending& pending)
{
    const ServedDocument& own = pending.document;
    if (pending.prepared.project) {
        std::erase_if(m_files, [&](const auto& known) {
            const bool isOpen = isAmong(known.first, own);
            if (!isOpen)
                notify("textDocument/didClose", {{"textDocument", {{"uri", uriOfPath(known.first)}}}});
            return !isOpen;
        });
        for (std::size_t i = 0; i < own.others.size() && i < pending.prepared.others.size(); ++i) {
            const OtherDocument& each = own.others[i];
            if (each.isModified || m_files.contains(each.file.string()))
                sendDocument(each.file.string(), each.text, each.revision, pending.prepared.others[i]);
        }
    }
    sendDocument(own.file.string(), own.text, own.revision, pending.prepared.command);
}

void CodeServer::sendDocument(const std::string& path, const QByteArray& bytes, quint64 revision, const ClangdCommand& command)
{
    const std::string uri = uriOfPath(path);
    const auto known = m_files.find(path);
    const bool isKnown = known != m_files.end();
    if (isKnown && known->second.revision == revision && known->second.command == command)
        return;
    if (!isKnown && m_files.size() >= kMaxFiles) {
        notify("textDocument/didClose", {{"textDocument", {{"uri", uriOfPath(m_files.begin()->first)}}}});
        m_files.erase(m_files.begin());
    }
    OpenFile& file = m_files[path];
    if (!isKnown || file.command != command)
        sendCommands({{path, command}});
    file.command = command;
    file.revision = revision;
    ++file.version;
    std::string text = bytes.toStdString();
    if (isKnown)
        notify("textDocument/didChange",
               {{"textDocument", {{"uri", uri}, {"version", file.version}}},
                {"contentChanges", Json::array({Json{{"text", std::move(text)}}})}});
    else
        notify("textDocument/didOpen",
               {{"textDocument", {{"uri", uri}, {"languageId", "cuda"}, {"version", file.version}, {"text", std::move(text)}}}});
}

void CodeServer::sendCommands(const std::vector<std::pair<std::string, ClangdCommand>>& commands)
{
    Json changes = Json::object();
    for (const auto& [path, command] : commands)
        changes[path] = {{"workingDirectory", command.directory.string()}, {"compilationCommand", command.words}};
    notify("workspace/didChangeConfiguration", {{"settings", {{"compilationDatabaseChanges", std::move(changes)}}}});
}

/// Tells it the sources of the project where they changed since, and waits until it has read them.
bool CodeServer::hasReadProject(const Pending& pending)
{
    const std::shared_ptr<const ServedProject>& project = pending.prepared.project;
    if (!project)
        return true;
    if (m_reading.stamp == project->stamp)
        return !m_reading.isWaited;
    m_reading = {.stamp = project->stamp, .round = m_reading.round + 1, .barrier = ++m_lastId, .isBusy = m_reading.isBusy,
                 .isWaited = true, .isLate = false};
    std::vector<std::pair<std::string, ClangdCommand>> commands;
    for (const auto& [path, command] : project->sources) {
        if (m_files.contains(path))
            continue;
        commands.emplace_back(path, command);
        // Only what has another command is looked at again: what it reads then is what was written since.
        std::vector<std::string>& words = commands.back().second.words;
        words.insert(std::next(words.begin()), "-DKERNELDESK_ROUND=" + std::to_string(m_reading.round));
    }
    sendCommands(commands);
    // What it does not know it refuses, behind all that came before.
    request(m_reading.barrier, "kerneldesk/barrier", Json::object());
    m_readingDeadline.start(m_config.reading);
    m_projectDeadline.start(m_config.project);
    return false;
}

void CodeServer::checkReading()
{
    if (m_reading.isWaited && m_reading.barrier == 0 && !m_reading.isBusy)
        endReading(false);
}

void CodeServer::endReading(bool isLate)
{
    m_readingDeadline.stop();
    m_projectDeadline.stop();
    m_reading.isWaited = false;
    m_reading.isLate = isLate;
    sendAll();
    // The next question waits once more, unless one does so already.
    if (isLate && !m_reading.isWaited)
        m_reading.stamp = 0;
}

void CodeServer::sendQuestion(Pending& pending)
{
    pending.id = ++m_lastId;
    pending.isLate = pending.prepared.project && m_reading.isLate;
    Json parameters{{"textDocument", {{"uri", uriOfPath(pending.document.file.string())}}},
                    {"position", positionOf(pending.line, pending.column)}};
    if (pending.question == ServerQuestion::References)
        parameters["context"] = {{"includeDeclaration", true}};
    if (pending.question == ServerQuestion::Completion)
        parameters["context"] = {{"triggerKind", 1}};
    if (pending.question == ServerQuestion::Rename)
        parameters["newName"] = pending.name.to;
    request(pending.id, methodOf(pending.question), std::move(parameters));
    m_deadline.start(m_config.answer);
}

void CodeServer::request(int id, const char* method, Json parameters)
{
    m_process->write(clangdFrame({{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", std::move(parameters)}}));
}

void CodeServer::notify(const char* method, Json parameters)
{
    m_process->write(clangdFrame({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(parameters)}}));
}

void CodeServer::finish(ServerQuestion question, ServerAnswer answer)
{
    const Pending pending = std::move(*slot(question));
    slot(question).reset();
    if (answer.state == ServerAnswer::State::Answered && ++m_answers >= kGoodAnswers)
        m_restarts = 0;
    if (m_isReady && std::ranges::none_of(m_pending, [](const auto& each) { return each && each->id != 0; }))
        m_deadline.stop();
    pending.promise->addResult(std::move(answer));
    pending.promise->finish();
}

}  // namespace kd
