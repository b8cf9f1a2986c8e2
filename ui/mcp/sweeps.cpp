// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/sweeps.h"

#include "ui/mcp/jsonrpc.h"
#include "ui/mcp/summary.h"
#include "core/base/error.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <system_error>
#include <utility>

namespace kd::mcp {
namespace {

constexpr std::array kStates{"running", "done", "failed", "cancelled"};
constexpr std::chrono::milliseconds kBetweenLooks{50};

/// Tells whether a journal has a line behind that of its header.
bool hasResult(const std::filesystem::path& journal)
{
    std::ifstream file(journal);
    std::string header, result;
    return std::getline(file, header) && std::getline(file, result) && !file.eof();
}

Json documentOf(const QByteArray& output)
{
    try {
        return parseJson({output.data(), static_cast<std::size_t>(output.size())}, "sweep");
    } catch (const Error&) {
        return {};
    }
}

}  // namespace

Sweeps::Sweeps(std::filesystem::path scratch, QObject* parent) : QObject(parent), m_scratch(std::move(scratch))
{
    m_look.setInterval(kBetweenLooks);
    connect(&m_look, &QTimer::timeout, this, &Sweeps::lookAtJournals);
}

const Sweeps::Sweep& Sweeps::start(const CommandPlace& place, std::vector<std::string> words, std::filesystem::path source)
{
    const auto running = std::ranges::count(m_sweeps, State::Running, &Sweep::state);
    if (static_cast<std::size_t>(running) >= kMaxRunning)
        throw RequestError(ErrorCode::InvalidParameters, "Two sweeps are running; poll them until they are done, or cancel one.");
    if (m_sweeps.size() >= kKept) {
        const auto oldest = std::ranges::find_if(m_sweeps, [](const Sweep& each) { return each.state != State::Running; });
        std::error_code ignored;
        for (const std::filesystem::path& file : {oldest->journal, oldest->source, oldest->source.parent_path()})
            std::filesystem::remove(file, ignored);
        m_sweeps.erase(oldest);
    }
    Sweep& sweep = m_sweeps.emplace_back();
    sweep.id = "s" + std::to_string(++m_count);
    sweep.source = std::move(source);
    sweep.journal = m_scratch / (sweep.id + ".sweep");
    words.push_back("--journal=" + sweep.journal.string());
    sweep.run = std::make_unique<CommandRun>(place);
    connect(sweep.run.get(), &CommandRun::ended, this, [this, id = sweep.id](const CommandEnd& end) { onEnded(id, end); });
    sweep.run->start(words);
    m_look.start();
    return sweep;
}

const Sweeps::Sweep& Sweeps::find(const std::string& id) const
{
    const auto found = std::ranges::find(m_sweeps, id, &Sweep::id);
    if (found == m_sweeps.end())
        throw RequestError(ErrorCode::InvalidParameters, "There is no sweep " + id + "; start names it, and the last eight "
                                                                                     "are kept.");
    return *found;
}

const Sweeps::Sweep& Sweeps::cancel(const std::string& id)
{
    find(id);
    Sweep& sweep = *std::ranges::find(m_sweeps, id, &Sweep::id);
    if (sweep.state == State::Running) {
        sweep.state = State::Cancelled;
        sweep.run->cancel();
    }
    return sweep;
}

void Sweeps::cancelAll()
{
    for (const Sweep& sweep : m_sweeps)
        if (sweep.run)
            sweep.run->cancel();
}

bool Sweeps::areAnyRunning() const
{
    return std::ranges::any_of(m_sweeps, [](const Sweep& sweep) { return sweep.run != nullptr; });
}

void Sweeps::lookAtJournals()
{
    std::vector<std::string> begun;
    bool isAnyAwaited = false;
    for (Sweep& sweep : m_sweeps) {
        if (!sweep.hasBegun && sweep.run && hasResult(sweep.journal)) {
            sweep.hasBegun = true;
            begun.push_back(sweep.id);
        }
        isAnyAwaited = isAnyAwaited || (!sweep.hasBegun && sweep.run);
    }
    if (!isAnyAwaited)
        m_look.stop();
    for (const std::string& id : begun)
        emit moved(id);
}

void Sweeps::onEnded(const std::string& id, const CommandEnd& end)
{
    const auto found = std::ranges::find(m_sweeps, id, &Sweep::id);
    if (found == m_sweeps.end())
        return;
    found->run.release()->deleteLater();
    if (end.state == CommandEnd::State::Exited && end.status != 2 && end.status != 3)
        found->results = documentOf(end.output);
    if (found->state == State::Running)
        found->state = found->results.is_object() ? State::Done : State::Failed;
    if (found->state == State::Failed) {
        found->message = firstComplaint(end.errors);
        found->cause = end.status == 2 ? "arguments" : "machine";
    }
    found->hasBegun = true;
    emit moved(id);
}

Json sweepDocument(const Sweeps::Sweep& sweep, Json results)
{
    return {{"sweep", sweep.id},
            {"state", kStates[static_cast<std::size_t>(sweep.state)]},
            {"message", sweep.message},
            {"results", std::move(results)}};
}

}  // namespace kd::mcp
