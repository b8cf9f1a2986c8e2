// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/assistant/assistantdoor.h"

#include "core/base/error.h"
#include "core/base/posix/localsocket.h"
#include "core/base/posix/ownfile.h"
#include "ui/common/messagetext.h"
#include "ui/mcp/jsonrpc.h"
#include "ui/mcp/windowlink.h"

#include <utility>

namespace kd {
namespace {

constexpr Milliseconds kNoWait{0};
constexpr std::size_t kMaxClientName = 40;

/// What can be shown in one line of a name that somebody else gave.
QString shownName(const std::string& name)
{
    QString shown;
    for (const QChar character : QString::fromStdString(name.substr(0, 4 * kMaxClientName)))
        if (character.isPrint() && shown.size() < static_cast<qsizetype>(kMaxClientName))
            shown += character;
    return shown.trimmed();
}

}  // namespace

AssistantDoor::AssistantDoor(std::filesystem::path socket) : m_socket(std::move(socket)) { }

AssistantDoor::~AssistantDoor()
{
    if (m_listening)
        posix::removeFile(m_socket);
}

void AssistantDoor::setOpen(bool isOpen)
{
    if (isOpen == this->isOpen())
        return;
    m_problem.clear();
    if (isOpen) {
        listen();
    } else {
        m_notifier.reset();
        posix::removeFile(m_socket);
        m_listening.reset();
        m_lock.reset();
        drop();
    }
    emit changed();
}

void AssistantDoor::listen()
{
    try {
        posix::makeOwnFolder(m_socket.parent_path());
        m_lock = posix::FileLock::acquire(m_socket.string() + ".lock", kNoWait);
        if (!m_lock) {
            m_problem = tr("Another window of KernelDesk lets assistants in; turn it off there first.");
            return;
        }
        m_listening = posix::listenLocal(m_socket);
    } catch (const Error& error) {
        m_lock.reset();
        m_problem = messageText(error.sentence());
        return;
    }
    m_notifier = std::make_unique<QSocketNotifier>(m_listening.get(), QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &AssistantDoor::accept);
}

void AssistantDoor::refuseConnection(mcp::LineChannel& channel, const std::string& sentence)
{
    channel.send(dumpJson(mcp::errorMessage(0, mcp::ErrorCode::InvalidRequest, sentence)));
    channel.close();
}

void AssistantDoor::accept()
{
    posix::Handle socket = posix::acceptLocal(m_listening.get());
    if (!socket || !posix::isOwnPeer(socket.get()))
        return;
    auto channel = std::make_unique<mcp::LineChannel>(std::move(socket));
    if (m_channel)
        return refuseConnection(*channel, "Another assistant is connected to the window; ask the person to disconnect it first.");
    m_channel = std::move(channel);
    connect(m_channel.get(), &mcp::LineChannel::received, this, &AssistantDoor::onLine);
    connect(m_channel.get(), &mcp::LineChannel::closed, this, &AssistantDoor::drop);
}

void AssistantDoor::drop()
{
    if (!m_channel)
        return;
    m_channel->close();
    m_channel.release()->deleteLater();  // it may be the one that calls
    m_open.clear();
    m_clientName.clear();
    if (std::exchange(m_hasGreeted, false)) {
        emit left();
        emit changed();
    }
}

void AssistantDoor::greet(const Json& parameters)
{
    if (valueOr(parameters, "protocol", 0) != mcp::kWindowProtocol) {
        refuseConnection(*m_channel, "The window is of another version of KernelDesk; start both from the same one.");
        return drop();
    }
    m_clientName = shownName(valueOr<std::string>(parameters, "client", {}));
    m_hasGreeted = true;
    m_channel->send(dumpJson(mcp::resultMessage(0, Json::object())));
    emit changed();
}

void AssistantDoor::onLine(const std::string& line)
{
    const mcp::Incoming message = mcp::parseMessage(line);
    const bool isRequest = message.kind == mcp::Incoming::Kind::Request;
    if (!m_hasGreeted) {
        if (isRequest && message.method == "hello")
            return greet(message.parameters);
        refuseConnection(*m_channel, "A connection begins with hello.");
        return drop();
    }
    if (message.kind == mcp::Incoming::Kind::Notification && message.method == "cancel") {
        if (const auto number = valueOr<std::uint64_t>(message.parameters, "id", 0); m_open.erase(number) > 0)
            emit cancelled(number);
    } else if (message.kind == mcp::Incoming::Kind::Invalid) {
        m_channel->send(dumpJson(mcp::errorMessage(message.id, message.code, message.sentence)));
    } else if (isRequest) {
        const auto number = mcp::numberOf(message.id);
        if (!number || m_open.contains(*number) || m_open.size() >= kMaxRequests) {
            const char* const why =
                !number ? "The id has to be a whole number from 1." : "The id is in use, or too many requests wait.";
            m_channel->send(dumpJson(mcp::errorMessage(message.id, mcp::ErrorCode::InvalidRequest, why)));
            return;
        }
        m_open.insert(*number);
        emit asked(*number, message.method, message.parameters);
    }
}

void AssistantDoor::answer(std::uint64_t number, const Json& result)
{
    if (m_open.erase(number) == 0)
        return;
    std::string line = dumpJson(mcp::resultMessage(number, result));
    if (line.size() > mcp::LineChannel::kMaxLine)
        line = dumpJson(mcp::errorMessage(number, mcp::ErrorCode::Internal, "The answer is longer than 4 MiB."));
    m_channel->send(line);
}

void AssistantDoor::failRequest(std::uint64_t number, const std::string& sentence)
{
    if (m_open.erase(number) > 0)
        m_channel->send(dumpJson(mcp::errorMessage(number, mcp::ErrorCode::InvalidParameters, sentence)));
}

}  // namespace kd
