// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/capture/capturerequest.h"

#include <cstdint>
#include <cstddef>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace kd::inject {

/// Says which launches are recorded, as the request has it, and counts them. Thread-safe.
class LaunchSelector {
public:
    explicit LaunchSelector(const CaptureRequest& request);

    /// One launch of a kernel.
    struct Launch {
        std::optional<std::uint64_t> number;  ///< it is to be recorded: which one of that kernel it is, from 1
        bool isAwaited = false;               ///< the kernel was asked for by its name: which of its launches this is counts
    };
    /// Is told of every launch once, by the kernel's name in its module.
    Launch count(const char* kernel);
    /// The last launch of that kernel, which was to be recorded, did not run: it is not counted, and another one is recorded.
    void giveBack(const char* kernel);
    /// The same of one that was not to be recorded.
    void uncount(const char* kernel);
    /// A launch of that kernel may be one to record.
    bool mayWant(const char* kernel) const;
    /// Machine code may have a kernel whose launches may be ones to record: the parts of all names that stand in it as they are.
    bool mayWantOf(std::span<const std::byte> code) const;
    /// Nothing more is to be recorded.
    bool isDone() const;
    /// Launches that it was told of.
    std::uint64_t launches() const;

private:
    struct Known {
        std::vector<std::size_t> choices;  ///< those whose name is a part of this one
        std::uint64_t launches = 0;
    };
    Known& known(const char* kernel);
    void takeBack(const char* kernel);
    std::vector<std::size_t> choicesOf(const std::string& kernel) const;

    /// The driver gives a kernel's name at the same place each time: a long one is not read in whole again.
    struct Placed {
        const std::string* name = nullptr;
        Known* known = nullptr;
    };

    const CaptureRequest m_request;
    std::vector<std::vector<std::string>> m_words;  ///< of the name in each choice, as machine code has them
    mutable std::mutex m_mutex;
    std::unordered_map<std::string, Known> m_kernels;
    std::unordered_map<const char*, Placed> m_places;
    std::vector<std::uint64_t> m_seen;  ///< launches of each choice
    std::uint64_t m_launches = 0, m_taken = 0;
};

}  // namespace kd::inject
