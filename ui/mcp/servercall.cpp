// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/servercall.h"

#include "ui/mcp/summary.h"
#include "ui/mcp/toolwords.h"
#include "core/base/error.h"
#include "core/base/posix/file.h"

#include <algorithm>
#include <utility>

namespace kd::mcp {
namespace {

namespace fs = std::filesystem;

constexpr std::ptrdiff_t kMaxRunning = 3;
constexpr std::chrono::hours kLongestSweep{24};
constexpr Bytes kLongestReport{64u << 20}, kLongestSource{8u << 20};

/// Statuses of a command that has an answer.
bool hasDocument(const CommandEnd& end)
{
    return end.state == CommandEnd::State::Exited && (end.status == 0 || end.status == 1 || end.status == 4);
}

std::string failureOf(const CommandEnd& end)
{
    switch (end.state) {
    case CommandEnd::State::Crashed: return "The command crashed; nothing else is affected. Call it again, or report it with "
                                            "its input.";
    case CommandEnd::State::Deadline: return "The command took too long and was ended; make the launch smaller.";
    case CommandEnd::State::TooLong: return "The command's answer was too long; ask for less.";
    case CommandEnd::State::NotStarted: return "The command could not be started; KernelDesk has to be installed again.";
    case CommandEnd::State::Exited: break;
    }
    const std::string said = firstComplaint(end.errors);
    return said.empty() ? "The command ended with status " + std::to_string(end.status) + "." : said;
}

std::string causeOf(const CommandEnd& end)
{
    if (end.state != CommandEnd::State::Exited)
        return "command";
    return end.status == 2 ? "arguments" : end.status == 3 ? "machine" : "command";
}

/// Without the signature, which the compiles of a report do not ask for, and what the calculator calls limits of a full SM.
Json matrixRow(Json row)
{
    if (const auto kernel = row.find("kernel"); kernel != row.end() && kernel->is_object())
        for (const char* const key : {"parameters", "hasSignature"})
            kernel->erase(key);
    return row;
}

Json matrixOf(const Json& report)
{
    Json rows = Json::array();
    for (const Json& row : valueOr(report, "matrix", Json::array()))
        rows.push_back(matrixRow(row));
    return rows;
}

/// What failed of the call itself, in a document that says that nothing was run: an object of cause and message, else null.
Json errorOf(const Json& document)
{
    if (const auto error = document.find("error"); error != document.end() && error->is_object() && error->contains("cause"))
        return *error;
    const auto stateOf = [](const Json& part) { return valueOr<std::string>(part, "state", {}); };
    const bool isRefused = stateOf(document) == "refused" || stateOf(valueOr(document, "first", Json())) == "refused" ||
        stateOf(valueOr(document, "second", Json())) == "refused";
    if (!isRefused && stateOf(document) != "unavailable")
        return {};
    return {{"cause", isRefused ? "arguments" : "machine"}, {"message", valueOr<std::string>(document, "message", {})}};
}

/// Takes the maps of differences out of a run's document: thousands of counts, whose pattern is told in a sentence beside them.
void dropDifferenceMaps(Json& document)
{
    if (const auto differences = document.find("differences"); differences != document.end() && differences->is_array())
        for (Json& each : *differences)
            if (each.is_object())
                each.erase("map");
}

/// The sentences of a document's doubts, each on a line.
std::string doubtsText(const Json& document)
{
    std::string text;
    for (const Json& doubt : valueOr(document, "doubts", Json::array()))
        text += valueOr<std::string>(doubt, "message", {}) + "\n";
    return text;
}

/// The part of a report that a tool answers with.
Json partOf(const Json& report, ToolWork work)
{
    Json part = {{"kernel", valueOr<std::string>(report, "title", {})},
                 {"arch", report.value("input", Json::object()).value("arch", Json())},
                 {"occupancy", report.value("occupancy", Json())}};
    if (work == ToolWork::Matrix)
        part["matrix"] = matrixOf(report);
    else
        part["answers"] = report.value("answers", Json::array());
    return part;
}

}  // namespace

Json failureDocument(const std::string& cause, const std::string& sentence)
{
    return {{"error", {{"cause", cause}, {"message", sentence}}}};
}

CommandPlace Server::placeOf(const Tool& tool, const Json& arguments) const
{
    CommandPlace place = m_settings.place;
    place.environment.push_back(std::string(kToolVariable) + "=" + tool.name);
    const bool isOfDevices = std::string_view(tool.command) == "devices" && m_settings.devices.size() > 1;
    const std::string device = valueOr<std::string>(arguments, "device", m_settings.devices.front());
    const bool mayUseGpu = isOfDevices || (tool.takesDevice && device != "emulated");
    if (!mayUseGpu)
        place.environment.emplace_back("KERNELDESK_LIBCUDA=/nowhere/libcuda.so.1");
    if (tool.work == ToolWork::Sweep)
        place.deadline = kLongestSweep;
    return place;
}

std::filesystem::path Server::scratchFile(const char* ending)
{
    return m_settings.scratch / ("kernel" + std::to_string(++m_files) + ending);
}

/// A source that comes as text is a file in a folder of its own, where its command starts: it has a short name in the answer.
void Server::writeSource(Call& call, const Json& arguments)
{
    if (!arguments.contains("source"))
        return;
    const std::string source = sourceText(arguments);
    const fs::path folder = scratchFile("");
    fs::create_directory(folder);
    call.source = folder / "source.cu";
    call.place.folder = folder;
    posix::writeFileAtomically(call.source, source, 0600);
}

void Server::addListing(Call& call, const Json& arguments)
{
    if (!arguments.contains("listing"))
        return;
    const std::string language = requiredText(arguments, "listing", 16);
    if (language != "ptx" && language != "sass")
        throw RequestError(ErrorCode::InvalidParameters, "The parameter listing has to be ptx or sass.");
    if (valueOr(arguments, "architectures", Json::array()).size() > 1)
        throw RequestError(ErrorCode::InvalidParameters, "A listing is of one architecture; name one in architectures.");
    constexpr std::size_t kLastLine = 1u << 30;
    call.listing = {.language = language,
                    .kernel = arguments.contains("listing_kernel") ? requiredText(arguments, "listing_kernel") : std::string(),
                    .firstLine = wholeNumber(arguments, "first_line", 0, 0, kLastLine),
                    .lastLine = wholeNumber(arguments, "last_line", 0, 0, kLastLine)};
    call.code = scratchFile(language == "ptx" ? ".ptx" : ".sass.json");
    call.words.push_back("--" + language + "=" + call.code.string());
    call.words.emplace_back("--option=-lineinfo");  // which changes no instruction
}

Json Server::sweepAnswer(Call& call, const Json& arguments)
{
    const std::string action = requiredText(arguments, "action", 16);
    if (action == "start") {
        const fs::path source = std::exchange(call.source, {});
        call.sweep = m_sweeps.start(call.place, call.words, source).id;
        call.waitsForSweep = true;
        return {};
    }
    const std::string id = requiredText(arguments, "sweep", 64);
    if (action != "poll" && action != "cancel")
        throw RequestError(ErrorCode::InvalidParameters, "The parameter action has to be start, poll or cancel.");
    const Sweeps::Sweep& sweep = action == "cancel" ? m_sweeps.cancel(id) : m_sweeps.find(id);
    call.sweep = id;
    call.waitsForSweep = action == "cancel" && sweep.run != nullptr;
    return call.waitsForSweep ? Json() : sweepPart(call);
}

/// What is known of the call's sweep; null where its journal has to be read, for which `call` has the words then.
Json Server::sweepPart(Call& call)
{
    const Sweeps::Sweep& sweep = m_sweeps.find(call.sweep);
    std::error_code error;
    if (!sweep.results.is_null() || !fs::exists(sweep.journal, error))
        return sweepDocument(sweep, sweep.results);
    call.words = {"sweep", "--format=json", "--read=" + sweep.journal.string()};
    return {};
}

void Server::sweepMoved(const std::string& id)
{
    const Sweeps::Sweep& sweep = m_sweeps.find(id);
    for (const auto& call : m_calls) {
        // What cancels waits until the process has ended and all of the journal is there.
        if (!call->waitsForSweep || call->sweep != id || (sweep.state == Sweeps::State::Cancelled && sweep.run != nullptr))
            continue;
        call->waitsForSweep = false;
        Json document = sweepPart(*call);
        if (document.is_null())
            continue;
        if (sweep.state == Sweeps::State::Failed)
            document.update(failureDocument(sweep.cause, sweep.message));
        call->isAnswered = true;
        if (!call->isCancelled && !m_isEnding)
            post(resultMessage(call->id, toolAnswer(std::move(document), call->maxBytes)));
    }
    std::erase_if(m_calls, [](const auto& call) { return call->isAnswered; });
    startWaiting();
}

void Server::startCall(std::unique_ptr<Call> call)
{
    m_calls.push_back(std::move(call));
    startWaiting();
}

void Server::startWaiting()
{
    auto running = std::ranges::count_if(m_calls, [](const auto& call) { return call->run != nullptr; });
    for (const auto& call : m_calls) {
        if (running >= kMaxRunning || m_isEnding)
            break;
        if (call->run || call->isOfWindow || call->waitsForSweep)
            continue;
        call->run = std::make_unique<CommandRun>(call->place);
        connect(call->run.get(), &CommandRun::ended, this, [this, at = call.get()](const CommandEnd& end) { callEnded(*at,
                end); },
                Qt::QueuedConnection);
        call->run->start(call->words);
        ++running;
    }
    if (running > 0 && !m_progress.isActive())
        m_progress.start();
}

void Server::callEnded(Call& call, const CommandEnd& end)
{
    if (!call.isCancelled && !m_isEnding) {
        try {
            post(resultMessage(call.id, toolAnswer(documentOf(call, end), call.maxBytes, firstComplaint(end.errors))));
        } catch (const std::exception& error) {
            post(errorMessage(call.id, ErrorCode::Internal, error.what()));
        }
    }
    std::erase_if(m_calls, [&call](const auto& each) { return each.get() == &call; });
    if (m_calls.empty())
        m_progress.stop();
    startWaiting();
    endIfIdle();
}

Json Server::documentOf(const Call& call, const CommandEnd& end)
{
    if (!call.sweep.empty()) {
        const Sweeps::Sweep& sweep = m_sweeps.find(call.sweep);
        return sweepDocument(sweep, hasDocument(end) ? parseJson(end.output.toStdString(), "sweep") : Json());
    }
    if (!hasDocument(end))
        return failureDocument(causeOf(end), failureOf(end));
    Json document = parseJson(end.output.toStdString(), "answer");
    const ToolWork work = call.tool->work;
    if (!call.wantsDifferenceMap)
        dropDifferenceMaps(document);
    std::error_code error;
    if (!call.code.empty() && fs::exists(call.code, error))
        document["listing"] = codeListing(posix::readTextFile(call.code, kLongestReport), call.listing);
    if (work == ToolWork::Explain) {
        document["places"] = faultPlaces(valueOr(document, "faults", Json::array()),
                                         [this, &call](const std::string& file) { return textOf(call.place.folder / file); });
    } else if (work == ToolWork::Matrix || work == ToolWork::Goal) {
        if (!fs::exists(call.report, error))
            return failureDocument("command", failureOf(end));
        std::string text = posix::readTextFile(call.report, kLongestReport);
        document = partOf(parseJson(text, "report"), work);
        m_resources.setLastReport(std::move(text));
    }
    return document;
}

std::string Server::textOf(const fs::path& file) const
{
    try {
        return posix::readTextFile(file, kLongestSource);
    } catch (const Error&) {
        return {};
    }
}

Json Server::toolAnswer(Json document, std::size_t maxBytes, const std::string& sentence)
{
    const Json error = errorOf(document);
    std::string text = error.is_null() ? sentence : valueOr<std::string>(error, "message", {});
    if (!error.is_null())
        document["error"] = error;
    else if (text.empty())
        text = valueOr<std::string>(document, "message", {});
    if (!text.empty())
        text += '\n';
    text += doubtsText(document) + doubtsText(valueOr(document, "results", Json()));
    const Json shown = m_answers.shortened(document, maxBytes);
    if (shown.contains("answer") && shown["answer"].is_object())
        text += "The answer is cut; more gives the rest of " + shown["answer"]["id"].get<std::string>() + ".\n";
    if (document.size() > document.count("error"))
        text += dumpJson(shown);  // clients may look at the text alone
    while (text.ends_with('\n'))
        text.pop_back();
    return {{"content", {{{"type", "text"}, {"text", text}}}}, {"structuredContent", shown}, {"isError", !error.is_null()}};
}

void Server::tellProgress()
{
    for (const auto& call : m_calls) {
        if ((!call->run && !call->isOfWindow) || call->isCancelled || call->token.is_null())
            continue;
        const std::chrono::milliseconds elapsed =
            call->isOfWindow ? std::chrono::milliseconds(call->clock.elapsed()) : call->run->elapsed();
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(elapsed).count();
        post(notificationMessage("notifications/progress",
                                 {{"progressToken", call->token},
                                  {"progress", seconds},
                                  {"message", std::string(call->tool->name) + ": " + std::to_string(seconds) + " s"}}));
    }
}

void Server::end()
{
    m_isEnding = true;
    m_progress.stop();
    m_sweeps.cancelAll();
    std::erase_if(m_calls, [](const auto& call) { return call->run == nullptr; });
    for (const auto& call : m_calls)
        call->run->cancel();
    QTimer::singleShot(0, this, &Server::endIfIdle);
}

}  // namespace kd::mcp
