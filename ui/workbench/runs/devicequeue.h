// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <string>

namespace kd {

/// Lets one at a time have a device, in the order in which they asked.
class DeviceQueue {
public:
    /// Calls `begin` at once where nobody has the device, else when those before have left. `who` asks for one device at a time.
    void ask(const std::string& device, const void* who, std::function<void()> begin);
    /// Gives the device to `who` where nobody has it, who calls leave() when it is done, or at once when `yield` is called, since
    /// somebody else asks for it. False where somebody has it.
    bool borrow(const std::string& device, const void* who, std::function<void()> yield);
    bool isTaken(const std::string& device) const;
    /// Gives the device to the next one, where `who` has it, and takes `who` out of the queue where it waits.
    void leave(const void* who);
    /// Nobody's turn comes any more.
    void close();

private:
    struct Turn {
        const void* who;
        std::function<void()> begin;
        std::function<void()> yield;  ///< of who borrows it
    };
    std::map<std::string, std::deque<Turn>> m_turns;  ///< by device; the first of them has it
    bool m_isClosed = false;
};

}  // namespace kd
