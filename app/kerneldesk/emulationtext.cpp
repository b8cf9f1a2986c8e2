// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/emulationtext.h"

#include "app/kerneldesk/kernelnotestext.h"
#include "app/kerneldesk/linecountstext.h"
#include "app/kerneldesk/runtext.h"
#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "core/compile/binary/demangle.h"
#include "ui/common/checkstext.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/common/threadplace.h"
#include "ui/program/jsondocuments.h"

#include <QStringList>

#include <algorithm>
#include <limits>
#include <map>

namespace kd::cli {
namespace {

using emulator::HostFrame;
using emulator::KernelTotals;
using emulator::ProgramHazard;
using emulator::ProgramNote;

/// "kernel.cu:12"; of PTX without lines of a source the line of the PTX.
QString placeText(const SourcePosition& position)
{
    if (position.line <= 0)
        return {};
    return position.file.empty() ? Text::tr("line %1 of the PTX").arg(position.line) : toQt(fileAndLine(position));
}

/// Whole names are in the JSON.
constexpr std::size_t kMaxNameOfCell = 60;

QString hazardText(const ProgramHazard& hazard, const std::vector<CallSite>& stack, const Style& style)
{
    const Fault& fault = hazard.fault;
    QString text = style.red(messageText(faultText(fault.kind))) + QStringLiteral(": ") +
        withThread(messageText(fault.message), fault.block, fault.thread) + QLatin1Char('\n');
    const auto line = [&text](const QString& words) {
        if (!words.isEmpty())
            text += kIndent + words + QLatin1Char('\n');
    };
    line(placeText(fault.position));
    for (const SourcePosition& caller : fault.inlinedInto)
        line(Text::tr("inlined at %1").arg(placeText(caller)));
    for (const SourcePosition& other : fault.other)
        line(Text::tr("other access: %1").arg(placeText(other)));
    line(Text::tr("in %1, launch %2 of its process, grid %3, block %4")
             .arg(toQt(shortKernelName(hazard.kernel, kMaxNameOfLine)), QString::number(hazard.launch), sizeText(hazard.grid),
                  sizeText(hazard.block)));
    for (const CallSite& place : stack) {
        const QString where = placeText(place.position);
        const QString function = toQt(shortKernelName(place.function, kMaxNameOfLine));
        line(where.isEmpty() ? Text::tr("launched by %1").arg(function) : Text::tr("launched by %1, %2").arg(function, where));
    }
    return text;
}

QString kernelsText(const std::vector<KernelTotals>& kernels)
{
    using Align = TextTable::Align;
    constexpr std::uint64_t kLanes = 32;
    constexpr int kDigits = 3;
    TextTable table({{Text::tr("kernel")},
                     {Text::tr("launches"), Align::Right},
                     {Text::tr("emulated in"), Align::Right},
                     {Text::tr("instructions"), Align::Right},
                     {Text::tr("lanes"), Align::Right},
                     {Text::tr("sectors"), Align::Right},
                     {Text::tr("used"), Align::Right},
                     {Text::tr("bank conflicts"), Align::Right}});
    for (const KernelTotals& kernel : kernels) {
        if (kernel.launches == 0)
            continue;
        QStringList cells{toQt(shortKernelName(kernel.name, kMaxNameOfCell)), QString::number(kernel.launches),
                          formatSeconds(kernel.time.count(), kDigits), QString::number(kernel.instructions),
                          shareText(kernel.laneInstructions, kLanes * kernel.instructions)};
        if (kernel.counts)
            cells << QString::number(kernel.counts->sectors) << shareText(kernel.counts->idealSectors, kernel.counts->sectors)
                  << QString::number(kernel.counts->bankConflicts);
        table.addRow(cells);
    }
    return table.isEmpty() ? QString() : QLatin1Char('\n') + table.toText(kIndent);
}

QString noteText(const ProgramNote& note)
{
    switch (note.kind) {
    case ProgramNote::Kind::Unsupported:
        return Text::tr("%1 is not emulated: it told the program that it is not supported.").arg(toQt(note.entry));
    case ProgramNote::Kind::Refused: return Text::tr("%1 failed: %2.").arg(toQt(note.entry), messageText(note.text));
    case ProgramNote::Kind::Unchecked:
        return Text::tr("%1: %2").arg(toQt(shortKernelName(note.entry, kMaxNameOfLine)), uncheckedText({.isCut = true}));
    case ProgramNote::Kind::ForeignRuntime: break;
    }
    return Text::tr("A library brought NVIDIA's own CUDA runtime, which runs on NVIDIA's driver alone: link it with "
                    "nvcc -cudart shared.");
}

Json positionObject(const SourcePosition& position)
{
    return {{"file", position.file}, {"line", position.line}};
}

Json positionArray(const std::vector<SourcePosition>& positions)
{
    Json array = Json::array();
    for (const SourcePosition& position : positions)
        array.push_back(positionObject(position));
    return array;
}

Json hazardObject(const ProgramHazard& hazard, const std::vector<CallSite>& stack)
{
    const Fault& fault = hazard.fault;
    Json object{{"kind", nameOf(fault.kind)},
                {"message", fault.message.english()},
                {"kernel", readableKernelName(hazard.kernel)},
                {"loweredName", hazard.kernel},
                {"launch", hazard.launch},
                {"grid", sizeArray(hazard.grid)},
                {"block", sizeArray(hazard.block)},
                {"position", positionObject(fault.position)},
                {"inlinedInto", positionArray(fault.inlinedInto)},
                {"other", positionArray(fault.other)},
                {"faultBlock", fault.block ? sizeArray(*fault.block) : Json()},
                {"faultThread", fault.thread ? sizeArray(*fault.thread) : Json()},
                {"address", fault.address ? Json(addressText(*fault.address)) : Json()},
                {"stack", Json::array()}};
    for (const CallSite& place : stack)
        object["stack"].push_back(
            {{"function", place.function}, {"file", place.position.file}, {"line", place.position.line}});
    return object;
}

Json kernelObject(const KernelTotals& kernel)
{
    return {{"kernel", readableKernelName(kernel.name)},
            {"loweredName", kernel.name},
            {"launches", kernel.launches},
            {"seconds", kernel.time.count()},
            {"instructions", kernel.instructions},
            {"laneInstructions", kernel.laneInstructions},
            {"counters", kernel.counts ? countObject(*kernel.counts) : Json()}};
}

std::string_view wordOf(ProgramNote::Kind kind)
{
    switch (kind) {
    case ProgramNote::Kind::Unsupported: return "unsupported";
    case ProgramNote::Kind::Refused: return "refused";
    case ProgramNote::Kind::Unchecked: return "unchecked";
    case ProgramNote::Kind::ForeignRuntime: break;
    }
    return "foreignRuntime";
}

/// What nvcc and the runtime's headers put between a launch and the function that has it: the kernel's own name on the host, too.
bool isStub(const std::string& function, const std::string& kernel)
{
    return function.starts_with("__") || function.starts_with("cudaLaunchKernel") || function == "_start" ||
        function == readableKernelName(kernel);
}

}  // namespace

std::vector<std::vector<CallSite>> stacksOf(const emulator::ProgramRecord& record)
{
    std::map<std::string, std::vector<std::uint64_t>> offsets;
    for (const ProgramHazard& hazard : record.hazards)
        for (const HostFrame& frame : hazard.stack)
            if (!frame.isPython)
                offsets[frame.module].push_back(frame.offset);
    std::map<std::pair<std::string, std::uint64_t>, CallSite> known;
    for (const auto& [module, each] : offsets) {
        const std::vector<CallSite> places = callSites(module, each);
        for (std::size_t i = 0; i < each.size(); ++i)
            known[{module, each[i]}] = places[i];
    }
    std::vector<std::vector<CallSite>> stacks;
    for (const ProgramHazard& hazard : record.hazards) {
        std::vector<CallSite>& stack = stacks.emplace_back();
        for (const HostFrame& frame : hazard.stack) {
            if (frame.isPython) {
                constexpr std::uint64_t kMaxLine = std::numeric_limits<int>::max();
                stack.push_back({frame.function, {frame.module, static_cast<int>(std::min(frame.offset, kMaxLine)), 0}});
                continue;
            }
            CallSite place = known[{frame.module, frame.offset}];
            if (place.function.empty())
                place.function = readableKernelName(frame.function);
            if (!place.function.empty() && !isStub(place.function, hazard.kernel))
                stack.push_back(place);
            if (place.function == "main")
                break;
        }
    }
    return stacks;
}

QString emulationText(const EmulatedProgram& program, const Style& style)
{
    constexpr int kDigits = 3;
    const emulator::ProgramRecord& record = program.record;
    QString text;
    if (record.processes == 0) {
        text = Text::tr("The program used no GPU.") + QLatin1Char('\n');
    } else {
        std::uint64_t launches = 0;
        for (const KernelTotals& kernel : record.kernels)
            launches += kernel.launches;
        text = Text::tr("On an emulated GPU of compute capability %1, in %2. Launches: %3, hazards: %4.")
                   .arg(toQt(record.capability), formatSeconds(program.duration.count(), kDigits), QString::number(launches),
                        QString::number(record.hazards.size())) +
            QLatin1Char('\n') + Text::tr("Looked for hazards of %1.").arg(checksText(record.checks)) + QLatin1Char('\n');
    }
    for (std::size_t i = 0; i < record.hazards.size(); ++i)
        text += QLatin1Char('\n') + hazardText(record.hazards[i], program.stacks[i], style);
    text += kernelNotesText(record.kernelNotes) + kernelsText(record.kernels);
    if (!record.notes.empty())
        text += QLatin1Char('\n');
    for (const ProgramNote& note : record.notes)
        text += noteText(note) + QLatin1Char('\n');
    if (record.isCut)
        text += Text::tr("The record is not whole: the program ended in the middle of it, or did more than is kept.") +
            QLatin1Char('\n');
    return text;
}

Json emulationDocument(const EmulatedProgram& program)
{
    const emulator::ProgramRecord& record = program.record;
    Json document{{"program", program.words},
                  {"status", program.status.signalled ? Json() : Json(program.status.code)},
                  {"signal", program.status.signalled ? Json(program.status.code) : Json()},
                  {"seconds", program.duration.count()},
                  {"capability", record.capability},
                  {"checks", nameOf(record.checks)},
                  {"processes", record.processes},
                  {"kernels", Json::array()},
                  {"hazards", Json::array()},
                  {"notes", Json::array()},
                  {"kernelNotes", kernelNotesArray(record.kernelNotes)},
                  {"isCut", record.isCut}};
    for (const KernelTotals& kernel : record.kernels)
        document["kernels"].push_back(kernelObject(kernel));
    for (std::size_t i = 0; i < record.hazards.size(); ++i)
        document["hazards"].push_back(hazardObject(record.hazards[i], program.stacks[i]));
    for (const ProgramNote& note : record.notes)
        document["notes"].push_back({{"kind", wordOf(note.kind)}, {"entry", note.entry}, {"text", note.text.english()}});
    return document;
}

}  // namespace kd::cli
