// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/binary/ptxaslog.h"

#include "core/compile/loglines.h"

#include <unordered_map>

namespace kd {
namespace {

constexpr std::string_view kEntry = "ptxas info    : Compiling entry function '";
constexpr std::string_view kProperties = "ptxas info    : Function properties for ";
constexpr std::string_view kUsed = "ptxas info    : Used ";

/// The number before `unit` in "10 registers, used 1 barriers, 512 bytes smem"; 0 when the unit is not there.
std::uint32_t numberBefore(std::string_view line, std::string_view unit)
{
    const std::size_t at = line.find(unit);
    if (at == std::string_view::npos)
        return 0;
    const std::string_view before = trimmed(line.substr(0, at));
    return wholeNumber<std::uint32_t>(before.substr(before.find_last_of(" \t,") + 1)).value_or(0);
}

class PtxasLogReader {
public:
    void add(std::string_view line)
    {
        if (line.starts_with(kEntry)) {
            const std::string_view rest = line.substr(kEntry.size());
            m_usage.push_back({.loweredName = std::string(rest.substr(0, rest.find('\'')))});
            m_function.clear();
        } else if (m_usage.empty()) {
            return;
        } else if (line.starts_with(kProperties)) {
            m_function = trimmed(line.substr(kProperties.size()));
        } else if (line.starts_with(kUsed)) {
            m_usage.back().registers = numberBefore(line, " registers");
            m_usage.back().barriers = numberBefore(line, " barriers");
            m_usage.back().shared = numberBefore(line, " bytes smem");
        } else if (line.starts_with("ptxas ") && line.find(" bytes stack frame") != std::string_view::npos) {
            addFrame(line);
        }
    }

    std::vector<PtxasUsage> take() { return std::move(m_usage); }

private:
    void addFrame(std::string_view line)
    {
        PtxasUsage& usage = m_usage.back();
        usage.spillStores += numberBefore(line, " bytes spill stores");
        usage.spillLoads += numberBefore(line, " bytes spill loads");
        if (m_function == usage.loweredName)
            usage.stackFrame = numberBefore(line, " bytes stack frame");
    }

    std::vector<PtxasUsage> m_usage;
    std::string m_function;
};

void tellDifference(std::vector<Message>& sentences, const KernelInfo& kernel, const Message& what, std::uint32_t cubin,
                    std::uint32_t log)
{
    if (cubin != log)
        sentences.push_back(message("The cubin and ptxas' log disagree about the {} of {} ({} and {}); the cubin's figure is "
                                    "shown.", what, kernel.name, cubin, log));
}

}  // namespace

std::vector<PtxasUsage> readPtxasLog(std::string_view log)
{
    PtxasLogReader reader;
    forEachLine(log, [&reader](std::string_view line) { reader.add(line); });
    return reader.take();
}

std::vector<Message> mergeUsage(std::vector<KernelInfo>& kernels, const std::vector<PtxasUsage>& usage)
{
    std::unordered_map<std::string_view, const PtxasUsage*> byName;
    for (const PtxasUsage& entry : usage)
        byName.emplace(entry.loweredName, &entry);
    std::vector<Message> sentences;
    for (KernelInfo& kernel : kernels) {
        const auto found = byName.find(kernel.loweredName);
        if (found == byName.end())
            continue;
        const PtxasUsage& log = *found->second;
        kernel.spillStores = log.spillStores;
        kernel.spillLoads = log.spillLoads;
        tellDifference(sentences, kernel, "registers", kernel.registers, log.registers);
        tellDifference(sentences, kernel, "barriers", kernel.barriers, log.barriers);
        tellDifference(sentences, kernel, "static shared memory", kernel.staticShared, log.shared);
        tellDifference(sentences, kernel, "stack frame", kernel.stackFrame, log.stackFrame);
    }
    return sentences;
}

}  // namespace kd
