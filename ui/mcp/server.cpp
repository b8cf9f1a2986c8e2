// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/server.h"

#include "ui/mcp/prompts.h"
#include "ui/mcp/servercall.h"
#include "ui/mcp/toolwords.h"
#include "core/base/error.h"
#include "core/base/posix/file.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kd::mcp {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 4> kRevisions{"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"};
constexpr std::size_t kMaxCalls = 64;
constexpr std::chrono::seconds kBetweenProgress{1};

constexpr const char* kWindowInstructions =
    " The tools window_… work with the document that the person has open in KernelDesk's window: read it, propose an edit, run and "
    "time the proposal there, and wait for the person to accept or reject it.";
constexpr const char* kInstructions =
    "KernelDesk compiles, runs, verifies and measures CUDA kernels. Without a GPU everything runs on an emulated one, which"
    " finds hazards and counts what a launch does, but has no time. Give references to run: without them nobody knows "
    "whether a result is right. Believe a figure for what its receipt and its doubts say. Files lie below the folders that "
    "the server was started with; you write them yourself, or give source as text. A call that is an error (isError) has "
    "done nothing, and error says what to change; a kernel that does not compile, faults or is wrong is an answer, with ok "
    "false. Parameters of launches and of the compiler are described at run. Long answers are cut; answer.cut says where, "
    "and the tool more gives the rest.";

/// The hints that are not the protocol's defaults.
Json annotations(const Tool& tool)
{
    if (!tool.writes)
        return {{"readOnlyHint", true}, {"openWorldHint", false}};
    return {{"destructiveHint", false}, {"idempotentHint", true}, {"openWorldHint", false}};
}

}  // namespace

Server::Server(ServerSettings settings, QObject* parent)
    : QObject(parent), m_settings(std::move(settings)), m_resources(m_settings.resources, m_settings.folders),
      m_lines(kMessageLimits.bytes), m_sweeps(m_settings.scratch)
{
    m_progress.setInterval(kBetweenProgress);
    connect(&m_progress, &QTimer::timeout, this, &Server::tellProgress);
    connect(&m_sweeps, &Sweeps::moved, this, [this](const std::string& id) {
        sweepMoved(id);
        endIfIdle();
    });
    if (!m_settings.window.empty())
        m_window = std::make_unique<WindowLink>(m_settings.window);
}

Server::~Server() = default;

void Server::receive(std::string_view bytes)
{
    while (!bytes.empty()) {
        const std::optional<LineReader::Line> line = m_lines.take(bytes);
        if (!line)
            return;
        if (line->isTooLong)
            post(errorMessage({}, ErrorCode::InvalidRequest, "The message is longer than 4 MiB."));
        else if (line->text.find_first_not_of(" \t") != std::string::npos)
            answer(parseMessage(line->text));
    }
}

void Server::post(const Json& message)
{
    emit send(QByteArray::fromStdString(dumpJson(message)) + '\n');
}

void Server::answer(const Incoming& message)
{
    if (message.kind == Incoming::Kind::Invalid)
        post(errorMessage(message.id, message.code, message.sentence));
    else if (message.kind == Incoming::Kind::Notification)
        notified(message);
    if (message.kind != Incoming::Kind::Request)
        return;
    try {
        if (message.method == "tools/call")
            callTool(message);
        else if (m_window && message.method == "resources/read" &&
                 valueOr<std::string>(message.parameters, "uri", {}) == kWindowUri)
            readWindowDocument(message);
        else
            post(resultMessage(message.id, resultOf(message)));
    } catch (const RequestError& error) {
        post(errorMessage(message.id, error.code(), error.sentence()));
    } catch (const std::exception& error) {
        post(errorMessage(message.id, ErrorCode::Internal, error.what()));
    }
}

void Server::notified(const Incoming& message)
{
    if (message.method != "notifications/cancelled" || !message.parameters.contains("requestId"))
        return;
    const auto call = std::ranges::find(m_calls, message.parameters["requestId"], [](const auto& each) { return each->id; });
    if (call == m_calls.end())
        return;
    (*call)->isCancelled = true;
    if ((*call)->isOfWindow)
        m_window->cancel((*call)->windowNumber);
    if ((*call)->run)
        (*call)->run->cancel();
    else
        m_calls.erase(call);
}

Json Server::resultOf(const Incoming& request)
{
    const std::string& method = request.method;
    if (method == "initialize")
        return initialize(request.parameters);
    if (method == "ping")
        return Json::object();
    if (method == "tools/list")
        return {{"tools", toolList()}};
    if (method == "resources/list")
        return {{"resources", resourceList()}};
    if (method == "resources/templates/list")
        return {{"resourceTemplates", Resources::templates()}};
    if (method == "resources/read")
        return {{"contents", m_resources.read(requiredText(request.parameters, "uri"))}};
    if (method == "prompts/list")
        return {{"prompts", promptList()}};
    if (method == "prompts/get")
        return prompt(requiredText(request.parameters, "name"), request.parameters.value("arguments", Json::object()));
    throw RequestError(ErrorCode::MethodNotFound, "There is no method " + method + ".");
}

Json Server::initialize(const Json& parameters)
{
    const std::string asked = requiredText(parameters, "protocolVersion", 64);
    if (m_window)
        m_window->setClientName(clientName(parameters));
    const bool isKnown = std::ranges::find(kRevisions, asked) != kRevisions.end();
    return {{"protocolVersion", isKnown ? asked : std::string(kRevisions.front())},
            {"capabilities", {{"tools", Json::object()}, {"resources", Json::object()}, {"prompts", Json::object()}}},
            {"serverInfo", {{"name", "kerneldesk"}, {"title", "KernelDesk"}, {"version", m_settings.version}}},
            {"instructions", m_window ? std::string(kInstructions) + kWindowInstructions : std::string(kInstructions)}};
}

Json Server::outputSchema(const Tool& tool) const
{
    Json schema = ownSchema(tool);
    if (!schema.is_null())
        return schema;
    return shortSchema(m_resources.schemaOf(tool.command), tool.command);
}

Json Server::toolList() const
{
    Json list = Json::array();
    for (const Tool& tool : tools()) {
        if (!isOffered(tool))
            continue;
        Json& entry = list.emplace_back(Json{{"name", tool.name},
                                             {"title", tool.title},
                                             {"description", tool.description},
                                             {"inputSchema", inputSchema(tool, m_settings.devices)},
                                             {"annotations", annotations(tool)}});
        entry["outputSchema"] = outputSchema(tool);
    }
    return list;
}

void Server::callTool(const Incoming& request)
{
    const std::string name = requiredText(request.parameters, "name", 256);
    const Tool* const tool = findTool(name);
    if (tool == nullptr || !isOffered(*tool))
        throw RequestError(ErrorCode::InvalidParameters, "There is no tool " + name + "; tools/list names those that there are.");
    const Json arguments = request.parameters.value("arguments", Json::object());
    if (!arguments.is_object())
        throw RequestError(ErrorCode::InvalidParameters, "The parameter arguments has to be an object.");
    if (std::ranges::any_of(m_calls, [&request](const auto& each) { return each->id == request.id; }))
        throw RequestError(ErrorCode::InvalidRequest, "The id is that of a request which is not answered yet.");
    if (m_calls.size() >= kMaxCalls)
        throw RequestError(ErrorCode::InvalidRequest, "Too many calls are waiting; send the next when some are answered.");
    auto call = std::make_unique<Call>();
    call->id = request.id;
    call->tool = tool;
    const Json meta = request.parameters.value("_meta", Json::object());
    if (meta.is_object() && meta.contains("progressToken") &&
        (meta["progressToken"].is_string() || meta["progressToken"].is_number_integer()))
        call->token = meta["progressToken"];
    try {
        call->maxBytes = wholeNumber(arguments, "max_bytes", Answers::kUsualBytes, Answers::kLeastBytes, Answers::kMaxBytes);
        if (tool->work == ToolWork::More) {
            toolWords(*tool, arguments, {m_settings.folders, m_settings.devices, {}});
            const Json more = m_answers.more(requiredText(arguments, "answer"), requiredText(arguments, "path"),
                                             wholeNumber(arguments, "offset", 0, 0, std::size_t{1} << 40), call->maxBytes);
            return post(resultMessage(request.id, toolAnswer(more, 2 * Answers::kMaxBytes)));
        }
        if (tool->work == ToolWork::Window)
            return callWindow(call, arguments);
        call->place = placeOf(*tool, arguments);
        writeSource(*call, arguments);
        call->words = toolWords(*tool, arguments, {m_settings.folders, m_settings.devices, call->source});
        if (tool->work == ToolWork::Matrix || tool->work == ToolWork::Goal) {
            call->report = scratchFile(".json");
            call->words.push_back("--output=" + call->report.string());
            std::erase(call->words, "--device=emulated");
        } else if (std::string_view(tool->command) == "run") {
            call->wantsDifferenceMap = isSet(arguments, "difference_map");
        } else if (std::string_view(tool->command) == "compile") {
            addListing(*call, arguments);
        } else if (std::string_view(tool->command) == "counters") {
            call->words.emplace_back("--by-line");
        } else if (tool->work == ToolWork::Sweep) {
            if (const Json document = sweepAnswer(*call, arguments); !document.is_null())
                return post(resultMessage(request.id, toolAnswer(document, call->maxBytes)));
        }
    } catch (const RequestError& error) {
        return post(resultMessage(request.id, toolAnswer(failureDocument("arguments", error.sentence()), call->maxBytes)));
    }
    startCall(std::move(call));
}

void Server::endIfIdle()
{
    if (m_isEnding && m_calls.empty() && !m_sweeps.areAnyRunning())
        emit ended();
}

}  // namespace kd::mcp
