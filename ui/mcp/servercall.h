// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mcp/codelisting.h"
#include "ui/mcp/commandrun.h"
#include "ui/mcp/server.h"
#include "ui/mcp/tools.h"
#include "core/base/json.h"

#include <QElapsedTimer>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

namespace kd::mcp {

/// A call of a tool that is not answered yet.
struct Server::Call {
    Json id, token;
    const Tool* tool = nullptr;
    std::vector<std::string> words;
    CommandPlace place;
    std::size_t maxBytes = 0;
    std::filesystem::path source, report, code;  ///< files of its own; the source has a folder of its own
    ListingWish listing;
    bool wantsDifferenceMap = false;
    std::string sweep;        ///< that is started, polled or cancelled
    bool waitsForSweep = false;  ///< its command is started when the sweep has moved
    std::unique_ptr<CommandRun> run;
    bool isOfWindow = false;
    std::uint64_t windowNumber = 0;  ///< of its request there
    QElapsedTimer clock;             ///< of what the window does
    bool isCancelled = false, isAnswered = false;

    Call() = default;
    Call(Call&&) = delete;
    Call& operator=(Call&&) = delete;
    ~Call()
    {
        std::error_code ignored;
        for (const std::filesystem::path& file : {source, report, code})
            if (!file.empty())
                std::filesystem::remove(file, ignored);
        if (!source.empty())
            std::filesystem::remove(source.parent_path(), ignored);
    }
};

/// {error: {cause, message}} of what has no other answer; `cause` is arguments, machine or command.
Json failureDocument(const std::string& cause, const std::string& sentence);

}  // namespace kd::mcp
