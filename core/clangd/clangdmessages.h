// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kd {

/// A message of the Language Server Protocol as it is sent: head and JSON.
std::string clangdFrame(const Json& message);

/// Reads the messages of a clangd, whose bytes are not trusted: of each and of all there may be so much and no more.
class ClangdMessages {
public:
    /// How much one process may send.
    struct Limits {
        std::size_t head = 4u << 10;      ///< bytes before a message's JSON
        std::size_t message = 16u << 20;  ///< bytes of a message's JSON
        std::size_t all = 1u << 30;       ///< bytes of all that one process sends
        std::size_t count = 100'000;      ///< messages of one process
    };
    explicit ClangdMessages(const Limits& limits) : m_limits(limits) { }
    ClangdMessages() : ClangdMessages(Limits{}) { }

    /// Takes what arrived. Throws RuntimeError where a limit is passed.
    void add(std::string_view bytes);
    /// The next message that is there as a whole, an object. Throws RuntimeError where what is there is none; nothing follows then.
    std::optional<Json> next();

private:
    std::optional<std::size_t> readHead();

    Limits m_limits;
    std::string m_bytes;
    std::size_t m_at = 0;  ///< in m_bytes: what was read already
    std::size_t m_all = 0, m_count = 0;
    std::optional<std::size_t> m_length;  ///< of the JSON that comes next
};

}  // namespace kd
