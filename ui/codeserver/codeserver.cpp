// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/codeserver/codeserver.h"

#include "core/base/error.h"
#include "core/project/projectlookup.h"
#include "ui/client/client.h"
#include "ui/codeserver/serverprocess.h"
#include "ui/common/messagetext.h"

#include <QFutureWatcher>
#include <QtConcurrent>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr int kInitializeId = 1;
constexpr std::size_t kMaxUnread = 64u << 20;  // bytes that it has not read
constexpr std::size_t kLongestVersion = 200;
constexpr std::size_t kMaxFiles = 32;  // that it holds open

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
    case ServerQuestion::Hover:
        break;
    }
    return "textDocument/hover";
}

bool isSubset(const std::vector<std::filesystem::path>& folders, const std::vector<std::filesystem::path>& all)
{
    return std::ranges::all_of(folders, [&](const auto& each) { return std::ranges::find(all, each) != all.end(); });
}

}  // namespace

CodeServer::Config CodeServer::standard()
{
    return {.worker = Target::local().program.toStdString()};
}

CodeServer::CodeServer(Config config, QObject* parent) : QObject(parent), m_config(std::move(config))
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, &CodeServer::onDeadline);
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

CodeServer::Prepared CodeServer::prepare(const ServedDocument& document)
{
    Prepared prepared{.location = findClangd(), .command = {}};
    if (prepared.location.path.empty())
        return prepared;
    const std::shared_ptr<const ProjectLookup> project = recentProjectCommand(document.file);
    if (project && project->command) {
        const ProjectCommand& command = *project->command;
        CompileSettings settings = document.settings;
        for (std::string& folder : settings.includeDirectories)
            folder = (document.base / folder).string();
        prepared.command = clangdCommand(document.file, withProject(std::move(settings), command), document.base,
                                         command.systemIncludes, command.forcedIncludes);
    } else {
        prepared.command = clangdCommand(document.file, document.settings, document.base);
    }
    prepared.command.readable.insert(prepared.command.readable.end(), document.folders.begin(), document.folders.end());
    return prepared;
}

QFuture<ServerAnswer> CodeServer::ask(ServerQuestion question, const ServedDocument& document, int line, int column)
{
    if (slot(question)) {
        slot(question)->promise->future().cancel();
        slot(question)->promise->finish();
        slot(question).reset();
    }
    Pending pending{.question = question,
                    .document = document,
                    .line = line,
                    .column = column,
                    .prepared = {},
                    .promise = std::make_shared<QPromise<ServerAnswer>>(),
                    .number = ++m_lastNumber};
    pending.promise->start();
    const QFuture<ServerAnswer> future = pending.promise->future();
    slot(question) = std::move(pending);
    if (isOff()) {
        finish(question, {.state = ServerAnswer::State::Off, .places = {}, .hover = {}, .reason = m_off});
    } else if (document.text.size() > kMaxText) {
        finish(question, {.state = ServerAnswer::State::Failed,
                          .places = {},
                          .hover = {},
                          .reason = tr("The file is too long to be read by clangd.")});
    } else {
        auto* const watcher = new QFutureWatcher<Prepared>(this);
        connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, number = m_lastNumber] {
            watcher->deleteLater();
            if (watcher->future().resultCount() > 0)
                onPrepared(number, watcher->future().result());
        });
        watcher->setFuture(QtConcurrent::run([document] { return prepare(document); }));
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
        return finish(pending.question, {.state = ServerAnswer::State::Off,
                                         .places = {},
                                         .hover = {},
                                         .reason = messageText(prepared.location.missing)});
    if (isOff())
        return finish(pending.question, {.state = ServerAnswer::State::Off, .places = {}, .hover = {}, .reason = m_off});
    const bool fits = m_process != nullptr && m_running.location.identity == prepared.location.identity &&
        isSubset(prepared.command.readable, m_running.command.readable);
    if (!fits && !start(prepared))
        return;
    sendAll();
}

/// Another process in the place of the one that runs.
bool CodeServer::start(const Prepared& prepared)
{
    stopProcess();
    m_running = prepared;
    try {
        m_process = new ServerProcess(
            {.worker = m_config.worker, .clangd = prepared.location.path, .readable = prepared.command.readable}, this);
    } catch (const Error& error) {
        giveUp(tr("clangd cannot be started: %1.").arg(messageText(error)));
        return false;
    }
    m_messages = std::make_unique<ClangdMessages>(m_config.limits);
    connect(m_process, &ServerProcess::received, this, &CodeServer::onReceived);
    connect(m_process, &ServerProcess::died, this, [this] { onFault(tr("it ended by itself")); });
    m_lastId = kInitializeId;
    request(kInitializeId, "initialize",
            {{"processId", nullptr},
             {"rootUri", nullptr},
             {"capabilities",
              {{"offsetEncoding", Json::array({"utf-8"})},
               {"textDocument", {{"hover", {{"contentFormat", Json::array({"plaintext"})}}}}}}}});
    m_deadline.start(m_config.start);
    return true;
}

void CodeServer::stopProcess()
{
    m_deadline.stop();
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
    for (std::size_t i = 0; i < m_pending.size(); ++i)
        if (m_pending[i])
            finish(static_cast<ServerQuestion>(i),
                   {.state = ServerAnswer::State::Off, .places = {}, .hover = {}, .reason = m_off});
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
    // What it asks itself, and what it tells unasked, concerns nobody here.
    const auto id = message.find("id");
    if (message.contains("method") || id == message.end() || !id->is_number_integer())
        return;
    if (!m_isReady) {
        if (*id == kInitializeId)
            onInitialized(valueOr<Json>(message, "result", {}));
        return;
    }
    const auto found =
        std::ranges::find_if(m_pending, [&](const auto& each) { return each && each->id != 0 && *id == each->id; });
    if (found == m_pending.end())
        return;
    const ServerQuestion question = (*found)->question;
    const auto result = message.find("result");
    if (result == message.end())
        return finish(question, {.state = ServerAnswer::State::Failed,
                                 .places = {},
                                 .hover = {},
                                 .reason = tr("clangd cannot tell what this is.")});
    finish(question, {.state = ServerAnswer::State::Answered,
                      .places = question == ServerQuestion::Hover ? std::vector<ClangdPlace>() : clangdPlaces(*result),
                      .hover = question == ServerQuestion::Hover ? clangdHover(*result) : std::string(),
                      .reason = {}});
}

void CodeServer::onInitialized(const Json& result)
{
    if (valueOr<std::string>(result, "offsetEncoding", {}) != "utf-8")
        return giveUp(tr("This clangd does not count in bytes; a newer one is needed."));
    m_version = valueOr<std::string>(valueOr<Json>(result, "serverInfo", {}), "version", {}).substr(0, kLongestVersion);
    m_deadline.stop();
    m_isReady = true;
    notify("initialized", Json::object());
    sendAll();
}

/// Starts it anew for the questions that wait, a few times.
void CodeServer::onFault(const QString& what)
{
    if (++m_restarts > kMaxRestarts)
        return giveUp(tr("clangd is not asked any more, since it failed %1 times (the last time: %2).").arg(m_restarts).arg(what));
    stopProcess();
    const auto isReady = [](const std::optional<Pending>& each) { return each && !each->prepared.location.path.empty(); };
    const auto waiting = std::ranges::find_if(m_pending, isReady);
    if (waiting != m_pending.end())
        start(Prepared((*waiting)->prepared));
}

void CodeServer::onDeadline()
{
    onFault(tr("it did not answer in time"));
}

void CodeServer::sendAll()
{
    if (m_process == nullptr || !m_isReady)
        return;
    for (std::optional<Pending>& pending : m_pending) {
        if (!pending || pending->id != 0 || pending->prepared.location.path.empty())
            continue;
        sendDocument(*pending);
        sendQuestion(*pending);
    }
    if (m_process->unread() > kMaxUnread)
        onFault(tr("it does not read what it is sent"));
}

void CodeServer::sendDocument(const Pending& pending)
{
    const std::string path = pending.document.file.string();
    const std::string uri = uriOfPath(path);
    const std::string text = pending.document.text.toStdString();
    const auto known = m_files.find(path);
    const bool isKnown = known != m_files.end();
    if (isKnown && known->second.revision == pending.document.revision && known->second.command == pending.prepared.command)
        return;
    if (!isKnown && m_files.size() >= kMaxFiles) {
        notify("textDocument/didClose", {{"textDocument", {{"uri", uriOfPath(m_files.begin()->first)}}}});
        m_files.erase(m_files.begin());
    }
    OpenFile& file = m_files[path];
    if (!isKnown || file.command != pending.prepared.command) {
        file.command = pending.prepared.command;
        notify("workspace/didChangeConfiguration",
               {{"settings",
                 {{"compilationDatabaseChanges",
                   {{path,
                     {{"workingDirectory", file.command.directory.string()}, {"compilationCommand", file.command.words}}}}}}}});
    }
    file.revision = pending.document.revision;
    ++file.version;
    if (isKnown)
        notify("textDocument/didChange",
               {{"textDocument", {{"uri", uri}, {"version", file.version}}},
                {"contentChanges", Json::array({Json{{"text", text}}})}});
    else
        notify("textDocument/didOpen",
               {{"textDocument", {{"uri", uri}, {"languageId", "cuda"}, {"version", file.version}, {"text", text}}}});
}

void CodeServer::sendQuestion(Pending& pending)
{
    pending.id = ++m_lastId;
    Json parameters{{"textDocument", {{"uri", uriOfPath(pending.document.file.string())}}},
                    {"position", positionOf(pending.line, pending.column)}};
    if (pending.question == ServerQuestion::References)
        parameters["context"] = {{"includeDeclaration", true}};
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
    if (m_isReady && std::ranges::none_of(m_pending, [](const auto& each) { return each && each->id != 0; }))
        m_deadline.stop();
    pending.promise->addResult(std::move(answer));
    pending.promise->finish();
}

}  // namespace kd
