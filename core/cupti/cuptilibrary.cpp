// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cupti/cuptilibrary.h"

#include "core/compile/toolkit/toolkitplaces.h"

#include <array>
#include <filesystem>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

/// The newest first, but for a driver that is too old for it.
std::vector<std::string> cuptiNames(int driverVersion)
{
    constexpr int kCuda13 = 13000;
    std::vector<std::string> names{"libcupti.so.13", "libcupti.so.12", "libcupti.so"};
    if (driverVersion < kCuda13)
        std::swap(names[0], names[1]);
    return names;
}

void addCupti(DistinctPaths& libraries, const fs::path& root, const std::string& name)
{
    for (const char* folder : {"extras/CUPTI/lib64", "lib64", "lib", "targets/x86_64-linux/lib"})
        libraries.add(root / folder / name);
}

template <typename Function> bool readEntry(const posix::DynamicLibrary& library, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(library.symbol(name));
    return function != nullptr;
}

}  // namespace

std::vector<std::string> cuptiCandidates(int driverVersion)
{
    if (const std::string only = environmentVariable("KERNELDESK_LIBCUPTI"); !only.empty())
        return {only};
    const std::vector<std::string> names = cuptiNames(driverVersion);
    DistinctPaths libraries;
    for (const std::string& name : names) {
        for (const fs::path& toolkit : installedToolkits())
            addCupti(libraries, toolkit, name);
        for (const fs::path& wheel : wheels())
            addCupti(libraries, wheel, name);
    }
    std::vector<std::string> candidates;
    for (const fs::path& library : libraries.take())
        candidates.push_back(library.string());
    if (!onlyWheels())
        candidates.insert(candidates.end(), names.begin(), names.end());
    return candidates;
}

CuptiLibrary::CuptiLibrary(const std::vector<std::string>& candidates) : m_library(candidates)
{
    if (!m_library.isOpen()) {
        m_missing = message("CUPTI was not found: looked for {}.", m_library.failure());
        return;
    }
    readEntries();
    if (m_missing.empty())
        checkVersion();
}

void CuptiLibrary::readEntries()
{
    const std::array found{readEntry(m_library, "cuptiGetVersion", m_api.GetVersion),
                           readEntry(m_library, "cuptiGetResultString", m_api.GetResultString),
                           readEntry(m_library, "cuptiSubscribe", m_api.Subscribe),
                           readEntry(m_library, "cuptiUnsubscribe", m_api.Unsubscribe),
                           readEntry(m_library, "cuptiEnableCallback", m_api.EnableCallback),
                           readEntry(m_library, "cuptiActivityRegisterCallbacks", m_api.ActivityRegisterCallbacks),
                           readEntry(m_library, "cuptiActivityEnable", m_api.ActivityEnable),
                           readEntry(m_library, "cuptiActivityDisable", m_api.ActivityDisable),
                           readEntry(m_library, "cuptiActivityFlushAll", m_api.ActivityFlushAll),
                           readEntry(m_library, "cuptiActivityGetNextRecord", m_api.ActivityGetNextRecord),
                           readEntry(m_library, "cuptiActivityGetNumDroppedRecords", m_api.ActivityGetNumDroppedRecords)};
    for (const bool isThere : found)
        if (!isThere)
            m_missing = message("{} lacks functions that CUPTI has since CUDA 11.", path());
}

void CuptiLibrary::checkVersion()
{
    if (const cupti::Result result = m_api.GetVersion(&m_version); result != cupti::kSuccess)
        m_missing = message("CUPTI does not tell its version: {}.", failure("cuptiGetVersion", result));
    else if (m_version < cupti::kFirstVersion || m_version >= cupti::kFirstUnknownVersion)
        m_missing = message("{} is CUPTI with API version {}, whose records are not known; known are those of CUDA 11 to 13.",
                            path(), m_version);
}

Message CuptiLibrary::failure(const char* function, cupti::Result result) const
{
    const char* text = nullptr;
    if (m_api.GetResultString == nullptr || m_api.GetResultString(result, &text) != cupti::kSuccess || text == nullptr)
        return message("{} gave {}", std::string(function), result);
    return message("{} gave {}", std::string(function), std::string(text));
}

}  // namespace kd
