// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/launchsaver.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/newfile.h"
#include "core/capture/reachablememory.h"
#include "core/capture/recordedlaunch.h"
#include "core/compile/binary/demangle.h"
#include "core/compile/binary/ptxwords.h"
#include "core/emulator/ptx/variablevalues.h"

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <utility>

namespace kd::emulator::substitute {
namespace {

/// Of variables, which are written into the code.
constexpr std::size_t kMaxVariableBytes = std::size_t{16} << 20;
constexpr const char* kModuleFile = "kernel.ptx";
/// The folder that the process makes which saves: of several the first one does.
constexpr const char* kTaken = "taken";

void writeFile(const std::filesystem::path& path, std::span<const std::byte> bytes)
{
    posix::NewFile file(path);
    file.write(bytes);
    file.commit();
}

/// Device addresses are host addresses.
std::span<const std::byte> memoryAt(std::uint64_t address, std::uint64_t bytes)
{
    return {reinterpret_cast<const std::byte*>(address), static_cast<std::size_t>(bytes)};
}

/// Writes the launch's code, whose variables begin with what they hold now.
void saveCode(const ImageText& code, const std::filesystem::path& folder, RecordedLaunch& recorded)
{
    const ptx::Module module = ptx::parse(code.text);
    std::map<std::string_view, std::span<const std::byte>> values;
    for (const GlobalVariable& each : code.globals)
        values.emplace(each.name, memoryAt(each.address, each.bytes));
    const auto valueOf = [&values](const ptx::Variable& variable) {
        const auto found = values.find(variable.name);
        const bool isOne = variable.space == ptx::Space::Global || variable.space == ptx::Space::Const;
        return found != values.end() && isOne ? found->second : std::span<const std::byte>();
    };
    std::optional<ptx::TextWithValues> text = ptx::withValues(module, valueOf, kMaxVariableBytes);
    if (!text)
        throw RuntimeError({.text = message("the variables of its module hold more than the {} bytes that are saved",
                                            kMaxVariableBytes)});
    recorded.leftVariables = std::move(text->left);
    writeFile(folder / kModuleFile, std::as_bytes(std::span(text->text)));
}

std::optional<MemoryRange> allocationAt(const DeviceMemory& memory, std::uint64_t address)
{
    const std::optional<DeviceMemory::Extent> found = memory.extentAt(address);
    return found ? std::optional(MemoryRange{found->address, found->bytes}) : std::nullopt;
}

/// Variables are written into the code, where no tensor map or texture is made anew: throws where the kernel has one there.
void refuseObjectsInVariables(const TakenLaunch& launch, const ImageText& code, ObjectSaver& objects,
                              const RecordedLaunch& recorded)
{
    const std::string_view entry = kernelText(code.text, launch.kernel);
    for (const GlobalVariable& each : code.globals) {
        if (entry.find(each.name) == std::string_view::npos)
            continue;
        objects.look(memoryAt(each.address, each.bytes), 0, {});
        if (!recorded.objects.empty())
            throw RuntimeError({.text = message("its variable {} holds a tensor map, a texture or a surface, which a session of "
                                                "PTX does not make anew", each.name)});
    }
}

void saveMemory(const TakenLaunch& launch, const ImageText& code, const std::filesystem::path& folder, RecordedLaunch& recorded,
                ObjectSaver& objects)
{
    ReachableMemory reachable([&](std::uint64_t address) { return allocationAt(*launch.memory, address); },
                              RecordedLaunch::kUsualLimit);
    refuseObjectsInVariables(launch, code, objects, recorded);
    for (const Kernel::Parameter& parameter : launch.layout) {
        const std::span<const std::byte> value = launch.parameters.subspan(parameter.offset, parameter.bytes);
        reachable.look(value);
        const std::vector<std::uint64_t> addresses = objects.look(value, recorded.arguments.size(), {});
        reachable.look(std::as_bytes(std::span(addresses)));
        recorded.arguments.emplace_back(value.begin(), value.end());
    }
    while (const std::optional<MemoryRange> range = reachable.next()) {
        const std::span<const std::byte> bytes = memoryAt(range->address, range->bytes);
        RecordedMemory memory{.address = range->address, .bytes = range->bytes};
        memory.file = "m" + std::to_string(recorded.memories.size()) + ".bin";
        writeFile(folder / memory.file, bytes);
        reachable.look(bytes);
        const std::vector<std::uint64_t> addresses = objects.look(bytes, 0, memory.file);
        reachable.look(std::as_bytes(std::span(addresses)));
        recorded.memories.push_back(std::move(memory));
    }
    recorded.leftMemories += reachable.leftMemories();
    recorded.leftBytes += reachable.leftBytes();
}

}  // namespace

LaunchSaver::LaunchSaver(std::string_view choice, std::filesystem::path folder)
    : m_choice(launchChoiceOf(choice)), m_folder(std::move(folder))
{
}

void LaunchSaver::onTaken(const TakenLaunch& launch)
{
    if (!m_choice)
        return;
    const auto holds = [&](std::string_view name) { return name.find(m_choice->kernel) != std::string_view::npos; };
    if ((holds(launch.kernel) || holds(readableKernelName(std::string(launch.kernel)))) && ++m_seen == m_choice->number)
        m_launch = launch.number;
}

void LaunchSaver::onBegin(const TakenLaunch& launch)
{
    if (!m_choice || launch.number != m_launch)
        return;
    // Of several processes the first one counts.
    std::error_code error;
    if (!std::filesystem::create_directory(m_folder / kTaken, error))
        return;
    RecordedLaunch recorded{.kernel = std::string(launch.kernel),
                            .number = launch.number,
                            .code = kModuleFile,
                            .grid = launch.grid,
                            .block = launch.block,
                            .dynamicShared = launch.dynamicShared,
                            .isCooperative = launch.isCooperative};
    try {
        try {
            m_objects = std::make_unique<ObjectSaver>(*launch.context, m_folder, recorded, RecordedLaunch::kUsualLimit);
            const ImageText code = launch.image->wholeText();
            saveMemory(launch, code, m_folder, recorded, *m_objects);
            saveCode(code, m_folder, recorded);
        } catch (const Error& failure) {
            recorded.problem = failure.sentence();
        }
        writeRecordedLaunch(recorded, m_folder);
        if (recorded.problem.empty())
            m_recorded = std::move(recorded);
        else
            m_objects.reset();
    } catch (const std::exception&) {
        return;  // a disk that is full; the command finds no launch, and says so
    }
}

void LaunchSaver::onEnd(std::uint64_t number, bool hasFault)
{
    if (!m_recorded || number != m_recorded->number)
        return;
    RecordedLaunch recorded = *std::exchange(m_recorded, std::nullopt);
    const std::unique_ptr<ObjectSaver> objects = std::move(m_objects);
    if (hasFault)
        return;
    try {
        for (RecordedMemory& memory : recorded.memories) {
            const std::span<const std::byte> bytes = memoryAt(memory.address, memory.bytes);
            if (std::ranges::equal(posix::readFile(m_folder / memory.file, Bytes{memory.bytes}), bytes))
                continue;
            memory.after = "after." + memory.file;
            writeFile(m_folder / memory.after, bytes);
        }
        objects->saveResults(recorded);
        recorded.hasResults = true;
        writeRecordedLaunch(recorded, m_folder);
    } catch (const std::exception&) {
        return;  // what it found is kept
    }
}

}  // namespace kd::emulator::substitute
