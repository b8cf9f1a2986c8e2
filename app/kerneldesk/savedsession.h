// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace kd::cli {

/// Keeps one launch of a program on the emulated GPU as a session: the file `NAME.kdesk` and the folder `NAME.data` beside it, with
/// the code and the buffers as they were before the launch.
class SavedSession {
public:
    /// `choice`: "KERNEL:N"; `file`: where the session goes, "KERNEL-N.kdesk" where it is empty. Throws Failure for a choice that
    /// is none, where the file or the folder is there already, and where neither can be written. Makes a folder beside them for
    /// what the program writes.
    SavedSession(const std::string& choice, const std::string& file);
    /// Removes what the program wrote where it has not become a session.
    ~SavedSession();
    SavedSession(const SavedSession&) = delete;
    SavedSession& operator=(const SavedSession&) = delete;

    const std::string& choice() const noexcept { return m_choice; }
    const std::filesystem::path& scratch() const noexcept { return m_scratch; }

    /// Makes the session of what the program left, which may be anything. Gives the sentences that say what was kept and what was
    /// not. Throws Failure where there is no such launch, with how many there were (`launches`, where that is known), or it cannot
    /// be kept. Blocks.
    QString finish(std::optional<std::uint64_t> launches);

private:
    const std::string m_choice;
    std::filesystem::path m_file, m_data, m_scratch;
};

}  // namespace kd::cli
