// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/launchsaver.h"

#include "core/base/error.h"
#include "core/base/posix/newfile.h"
#include "core/compile/binary/demangle.h"
#include "core/emulator/ptx/variablevalues.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <span>
#include <string>
#include <utility>

namespace kd::emulator::substitute {
namespace {

/// Of variables, which are written into the code.
constexpr std::size_t kMaxVariableBytes = std::size_t{16} << 20;

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

/// Tells whether a word of `bytes` is the address of live memory.
bool holdsAddress(std::span<const std::byte> bytes, const DeviceMemory& memory)
{
    for (std::size_t at = 0; at + sizeof(std::uint64_t) <= bytes.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, sizeof word);
        if (word >= memory.map().base && memory.contains(word, 1))
            return true;
    }
    return false;
}

/// Writes the launch's code, whose variables begin with what they hold now.
void saveCode(const TakenLaunch& launch, const std::filesystem::path& folder, SavedLaunch& saved)
{
    const ptx::Module module = ptx::parse(std::string(launch.image->text()));
    std::map<std::string_view, std::span<const std::byte>> values;
    for (const GlobalVariable& each : launch.image->globals())
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
    saved.leftVariables = std::move(text->left);
    writeFile(folder / SavedLaunch::kModuleFile, std::as_bytes(std::span(text->text)));
}

void saveArguments(const TakenLaunch& launch, const std::filesystem::path& folder, SavedLaunch& saved)
{
    std::map<std::uint64_t, std::string> files;  // by where the memory begins
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < launch.layout.size(); ++i) {
        const std::span<const std::byte> value = launch.parameters.subspan(launch.layout[i].offset, launch.layout[i].bytes);
        SavedArgument argument{.value = {value.begin(), value.end()}};
        const std::string name = "arg" + std::to_string(i);
        if (value.size() != sizeof(std::uint64_t)) {
            if (holdsAddress(value, *launch.memory))
                throw RuntimeError({.text = message("its argument {} is a structure that holds addresses, which a session cannot "
                                                    "give it", name)});
            saved.arguments.push_back(std::move(argument));
            continue;
        }
        std::uint64_t address = 0;
        std::memcpy(&address, value.data(), sizeof address);
        const std::optional<DeviceMemory::Allocation> memory = launch.memory->find(address);
        const bool isLive = memory && memory->state == DeviceMemory::State::Live && address >= memory->address &&
            address - memory->address < memory->bytes;
        if (isLive) {
            const std::span<const std::byte> bytes = memoryAt(memory->address, memory->bytes);
            argument.bytes = memory->bytes;
            argument.offset = address - memory->address;
            argument.holdsAddresses = holdsAddress(bytes.first(std::min<std::size_t>(bytes.size(), kMaxVariableBytes)),
                                                   *launch.memory);
            const auto [file, isNew] = files.try_emplace(memory->address, name + ".bin");
            argument.file = file->second;
            total += isNew ? memory->bytes : 0;
            if (total > SavedLaunch::kMaxBytes)
                throw RuntimeError({.text = message("its buffers have more than the {} bytes that are saved",
                                                    SavedLaunch::kMaxBytes)});
            if (isNew)
                writeFile(folder / argument.file, bytes);
        }
        saved.arguments.push_back(std::move(argument));
    }
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
    if (!std::filesystem::create_directory(m_folder / SavedLaunch::kTaken, error))
        return;
    SavedLaunch saved{.kernel = std::string(launch.kernel),
                      .launch = launch.number,
                      .grid = launch.grid,
                      .block = launch.block,
                      .dynamicShared = launch.dynamicShared,
                      .isCooperative = launch.isCooperative};
    try {
        try {
            saveArguments(launch, m_folder, saved);
            saveCode(launch, m_folder, saved);
        } catch (const Error& failure) {
            saved.problem = failure.sentence();
        }
        writeSavedLaunch(saved, m_folder);
    } catch (const std::exception&) {
        return;  // a disk that is full; the command finds no launch, and says so
    }
}

}  // namespace kd::emulator::substitute
