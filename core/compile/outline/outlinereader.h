// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/outline/outline.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

class MatchedTokens;

/// Reads the outlines of texts that become one another by edits. Each is what readOutline() gives; declarations before and behind
/// an edit are not read again, so that an edit in 50,000 lines takes a millisecond or two. All is read again where an edit changes
/// what declarations far from it mean (the name of a macro), where kernels are launched through pointers, and in texts that come
/// near a limit. It is used by one thread at a time.
class OutlineReader {
public:
    OutlineReader();
    ~OutlineReader();
    OutlineReader(const OutlineReader&) = delete;
    OutlineReader& operator=(const OutlineReader&) = delete;

    /// Gives the outline of the text; it stays until the next text is read.
    const Outline& read(std::string source);
    /// Tells how many bytes of the text were read as declarations the last time.
    std::size_t bytesRead() const { return m_bytesRead; }

private:
    struct Macros;
    struct Change;
    struct Window;

    /// Describes what is read in one step outside of all scopes: a declaration with all that it holds, a directive, a stray mark.
    struct Piece {
        std::size_t end = 0;  ///< byte behind its last token
        std::uint32_t tokens = 0, items = 0;
        std::int8_t condition = 0;  ///< 1 begins a condition, -1 ends one
        bool isWhole = false;       ///< its brackets, conditions and launches depend on nothing outside
    };

    void readAll();
    /// False where all has to be read.
    bool readChanged(const std::string& before, const Change& change);
    enum class Reading { Done, TooShort, Impossible };
    Reading readWindow(Window& window, std::string_view before, const Change& change);
    bool followMacros(const Window& window, std::string_view before);
    void splice(Window& window, const Change& change);
    void spliceItems(Window& window, std::ptrdiff_t lines, const Change& change);
    void spliceLaunches(Window& window, std::ptrdiff_t lines, std::ptrdiff_t items, const Change& change);
    bool findKernels();
    bool isWithinLimits() const;

    std::size_t itemsIn(std::size_t first, std::size_t end) const;
    std::size_t startOf(std::size_t piece) const { return piece == 0 ? 0 : m_pieces[piece - 1].end; }
    std::size_t backBy(std::size_t piece, std::size_t tokens) const;
    std::size_t onBy(std::size_t piece, std::size_t tokens) const;
    std::optional<std::size_t> conditionsAt(std::size_t piece) const;
    static Piece pieceOf(const MatchedTokens& tokens, std::size_t begin, std::size_t end);

    std::string m_text;
    Outline m_outline;
    std::vector<Piece> m_pieces;
    std::vector<SourceRange> m_defines;  ///< directives
    std::unique_ptr<const Macros> m_macros;
    std::size_t m_macroCalls = 0;  ///< at least as many as were written out
    std::size_t m_bytesRead = 0;
    bool m_canGoOn = false;
};

}  // namespace kd
