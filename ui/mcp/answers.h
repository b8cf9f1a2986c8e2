// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <cstddef>
#include <deque>
#include <string>

namespace kd::mcp {

/// Keeps the last documents that were given in part, so that more of them can be asked for.
class Answers {
public:
    /// Bytes that a document may have as text, where nobody says otherwise, and within which they may say.
    static constexpr std::size_t kUsualBytes = 24'000, kLeastBytes = 2'000, kMaxBytes = 400'000;

    /// The document itself where it is short enough. Else it is kept, and a copy is given whose lists and texts end early, with a
    /// member "answer": {id, cut: [{path, shown, total}]}; `path` is a JSON pointer. Objects keep all of their members.
    Json shortened(Json document, std::size_t maxBytes = kUsualBytes);
    /// {answer, path, offset, total, and items or text}: what stands from `offset` on at `path` of a kept document, as far as it
    /// fits into `maxBytes`. Of texts the numbers are bytes. Throws RequestError where there is no such answer or no such place.
    Json more(const std::string& answer, const std::string& path, std::size_t offset, std::size_t maxBytes = kUsualBytes) const;

private:
    static constexpr std::size_t kKept = 8;
    struct Kept {
        std::string id;
        Json document;
    };
    std::deque<Kept> m_kept;
    std::size_t m_count = 0;
};

}  // namespace kd::mcp
