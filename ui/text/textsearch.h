// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/codeview.h"

#include <QRegularExpression>
#include <QString>

#include <optional>
#include <vector>

namespace kd {

/// Holds what is looked for.
struct SearchTerm {
    QString text;
    bool isPattern = false;  ///< a regular expression (PCRE), ^ and $ at every line
    bool matchesCase = false;
    bool isWholeWord = false;
    friend bool operator==(const SearchTerm&, const SearchTerm&) = default;
};

/// All places of a term in a text.
struct SearchResult {
    std::vector<CodeView::Replacement> matches;  ///< in order, none empty, at most kMaxMatches; text only where asked for
    bool hasMore = false;
    QString error;  ///< one sentence: what is wrong with the pattern

    static constexpr std::size_t kMaxMatches = 100000;
};

/// Any thread; takes about as long as reading the text, patterns up to the matching limits of PCRE. `replacement` is what
/// takes the place of a match: itself, or, for a pattern, with \0 to \9 as groups of the match, \n, \t and \\.
SearchResult findAll(const QByteArray& text, const SearchTerm& term, const std::optional<QString>& replacement = {});

}  // namespace kd
