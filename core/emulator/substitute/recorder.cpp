// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/recorder.h"

#include "core/base/posix/callstack.h"
#include "core/base/posix/pythonstack.h"
#include "core/base/posix/thread.h"
#include "core/compile/binary/demangle.h"
#include "core/emulator/record/recordlines.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace kd::emulator::substitute {
namespace {

/// A program that launches without end fills no disk.
constexpr std::uint64_t kMaxFile = std::uint64_t{1} << 30;
constexpr int kStatusOfHazard = 1;

std::string variable(const char* name)
{
    const char* const value = std::getenv(name);
    return value != nullptr ? value : "";
}

std::string capabilityText(ComputeCapability capability)
{
    return std::to_string(capability.major) + "." + std::to_string(capability.minor);
}

std::string sizeText(Dim3 size)
{
    std::string text = std::to_string(size.x);
    if (size.y > 1 || size.z > 1)
        text += " x " + std::to_string(size.y);
    return size.z > 1 ? text + " x " + std::to_string(size.z) : text;
}

/// Says which process this is; a number of its own for each of those that follow each other under one number of the system.
std::uint64_t processNumber()
{
    constexpr int kProcessBits = 32;
    const auto now = static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
    return (now << kProcessBits >> 1) | static_cast<std::uint32_t>(posix::processId());
}

bool isOwnModule(const std::string& path)
{
    const std::string name = path.substr(path.rfind('/') + 1);
    return name.starts_with("libcuda.so") || name.starts_with("libcudart.so");
}

}  // namespace

Recorder::Recorder(ComputeCapability capability, HazardChecks checks)
    : m_process(processNumber()), m_counts(variable(kCountersVariable) == "1"), m_stops(variable(kStopVariable) == "1"),
      m_saver(variable(kSaveVariable), variable(kSaveFolderVariable)), m_wanted(variable(kKernelVariable))
{
    if (const std::string path = variable(kRecordVariable); !path.empty())
        m_file = std::fopen(path.c_str(), "ae");
    if (m_file == nullptr)
        return;
    // A line is one write at the end of the file: lines of several processes do not mix, and what was written outlives a crash.
    std::setvbuf(m_file, nullptr, _IONBF, 0);
    append(lines::program(m_process, capabilityText(capability), checks));
}

void Recorder::append(const std::string& line)
{
    if (m_file == nullptr || line.size() > kMaxFile - std::min(m_written, kMaxFile))
        return;
    m_written += line.size();
    std::fwrite(line.data(), 1, line.size(), m_file);
}

void Recorder::note(const ProgramNote& note)
{
    const std::lock_guard lock(m_mutex);
    noteOnce(note);
}

void Recorder::noteOnce(const ProgramNote& note)
{
    if (!m_noted.insert(note.entry + '\n' + note.text.english()).second)
        return;
    if (m_file != nullptr)
        append(lines::note(m_process, note));
    else if (note.text.empty())
        std::fprintf(stderr, "kerneldesk: %s is not emulated.\n", note.entry.c_str());
    else
        std::fprintf(stderr, "kerneldesk: %s: %s.\n", note.entry.c_str(), note.text.english().c_str());
}

Recorder::KnownKernel& Recorder::known(std::string_view kernel)
{
    const auto [at, isNew] = m_kernels.try_emplace(std::string(kernel));
    if (isNew) {
        const std::string& name = at->first;
        const auto holds = [&](const std::string& text) { return text.find(m_wanted) != std::string::npos; };
        const bool isWanted = holds(name) || holds(readableKernelName(name));
        at->second = {.number = m_kernels.size(), .isRecorded = isWanted};
        append(lines::kernel(m_process, at->second.number, name));
    }
    return at->second;
}

void Recorder::onTaken(const TakenLaunch& launch)
{
    Waiting waiting{.grid = launch.grid, .block = launch.block};
    waiting.frames = posix::callAddresses(waiting.stack);
    waiting.python = posix::pythonTrace();
    const std::lock_guard lock(m_mutex);
    m_saver.onTaken(launch);
    waiting.kernel = known(launch.kernel).number;
    waiting.name = launch.kernel;
    if (known(launch.kernel).isRecorded)
        m_waiting.emplace(launch.number, waiting);
}

void Recorder::onBegin(const TakenLaunch& launch)
{
    m_saver.onBegin(launch);
}

ProgramHazard Recorder::hazardOf(const Waiting& launch, std::uint64_t number, const Fault& fault) const
{
    ProgramHazard hazard{.kernel = fault.kernel, .launch = number, .grid = launch.grid, .block = launch.block, .fault = fault};
    for (std::size_t i = 0; i < launch.frames; ++i) {
        // What a call returns to is behind it, which may be another line, or another function.
        const posix::CodePlace place = posix::codePlace(static_cast<char*>(launch.stack[i]) - 1);
        if (!launch.python.empty() && (place.function.starts_with("_Py") || place.function.starts_with("Py")))
            break;  // the interpreter's calls, which are those of the Python program
        const bool isOwn = place.module.empty() || isOwnModule(place.module);
        if (!isOwn || (!hazard.stack.empty() && !place.module.empty()))
            hazard.stack.push_back({place.module, place.offset, place.function});
    }
    for (posix::PythonCall& call : posix::pythonCalls(launch.python, kMaxFrames))
        hazard.stack.push_back({std::move(call.file), static_cast<std::uint64_t>(call.line), std::move(call.function), true});
    return hazard;
}

void Recorder::onLaunched(std::uint64_t, const LaunchedGrid& grid)
{
    const std::lock_guard lock(m_mutex);
    if (const KnownKernel kernel = known(grid.kernel); kernel.isRecorded)
        append(lines::launch({.process = m_process,
                              .kernel = kernel.number,
                              .time = grid.duration,
                              .instructions = grid.instructions,
                              .laneInstructions = grid.laneInstructions,
                              .counts = grid.counts ? &grid.counts->totals : nullptr}));
}

void Recorder::onEnd(std::uint64_t number, const LaunchRecord& record, const std::optional<Fault>& fault, Seconds duration)
{
    m_saver.onEnd(number, fault.has_value());
    const std::lock_guard lock(m_mutex);
    const auto found = m_waiting.find(number);
    const Waiting launch = found != m_waiting.end() ? found->second : Waiting{};
    if (found != m_waiting.end()) {
        m_waiting.erase(found);
        append(lines::launch({.process = m_process,
                              .kernel = launch.kernel,
                              .time = duration,
                              .instructions = record.instructions,
                              .laneInstructions = record.laneInstructions,
                              .counts = record.counts ? &record.counts->totals : nullptr}));
        for (const KernelNote& each : record.notes)
            if (const KnownKernel kernel = known(each.kernel); kernel.isRecorded)
                append(lines::kernelNote(m_process, kernel.number, each));
        if (record.checks.isCut && m_file != nullptr)
            noteOnce({.kind = ProgramNote::Kind::Unchecked, .entry = launch.name, .text = {}});
    }
    if (!fault)
        return;
    const ProgramHazard hazard = hazardOf(launch, number, *fault);
    append(lines::hazard(m_process, known(fault->kernel).number, hazard));
    std::string place;
    if (fault->position.line > 0)
        place = fault->position.file.empty() ? " (line " + std::to_string(fault->position.line) + " of the PTX)"
                                             : " (" + fileAndLine(fault->position) + ")";
    std::fprintf(stderr, "kerneldesk: %s, grid %s, block %s: %s%s\n", shortKernelName(fault->kernel, kMaxNameOfLine).c_str(),
                 sizeText(launch.grid).c_str(), sizeText(launch.block).c_str(), fault->message.english().c_str(), place.c_str());
    if (!m_stops)
        return;
    std::fflush(stdout);
    std::_Exit(kStatusOfHazard);
}

}  // namespace kd::emulator::substitute
