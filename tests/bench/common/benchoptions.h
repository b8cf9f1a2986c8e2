// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

namespace kd::bench {

/// Words of a command line: "--name value", the flags "--serve" and "--emulated", and what is left.
class BenchOptions {
public:
    BenchOptions(int argc, char** argv);

    bool has(const std::string& name) const { return m_values.contains(name); }
    int number(const std::string& name, int otherwise) const;
    std::string text(const std::string& name) const;
    const std::vector<std::string>& places() const noexcept { return m_places; }
    /// As it was typed, files without their folders.
    const std::string& command() const noexcept { return m_command; }

private:
    std::map<std::string, std::string> m_values;
    std::vector<std::string> m_places;
    std::string m_command;
};

/// Keeps the calling thread on `core`, and threads that it starts; all cores that were allowed at the first call for -1.
void pinThread(int core);
/// The last of the cores that this process may use.
int lastCore();

}  // namespace kd::bench
