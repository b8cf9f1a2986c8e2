// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

namespace kd::inject {

/// Follows the NVTX ranges of a program, pushed and started ones, of all domains and threads: whether one is open whose name
/// has the wanted part. NVTX looks its tool up at its first call in each library that has it, by NVTX_INJECTION64_PATH, which may
/// be before CUDA is used. One in a process, never destroyed. Thread-safe.
class NvtxRanges {
public:
    static NvtxRanges& instance();

    /// Is handed NVTX's table of tables, as InitializeInjectionNvtx2() gets it, of each library that has NVTX. False where this
    /// NVTX does not have what is needed.
    bool attach(const void* (*table)(std::uint32_t), std::string part);
    /// Calls `onChange` with whether a wanted range is open: now, and whenever that changes, on the thread of the program that
    /// changes it.
    void follow(std::function<void(bool)> onChange);

    /// What NVTX's calls come to; `name` is empty where it has none.
    void push(const void* domain, std::string_view name);
    void pop(const void* domain);
    std::uint64_t start(std::string_view name);
    void end(std::uint64_t range);
    /// Keeps a string, for as long as the process lives, that ranges will be named by.
    const std::string* keep(std::string text);
    /// The kept string at that place; empty where there is none.
    std::string_view kept(const void* place);
    /// Ranges of the calling thread and domain that are open.
    int depth(const void* domain) const;

private:
    bool isWanted(std::string_view name) const;
    void change(int by);

    mutable std::mutex m_mutex;
    std::string m_part;
    std::set<std::string> m_strings;
    std::set<const void*> m_places;
    std::set<std::uint64_t> m_started;  ///< wanted ones
    std::uint64_t m_last = 0;
    int m_open = 0;  ///< wanted ones
    std::function<void(bool)> m_onChange;
};

}  // namespace kd::inject
