// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/cudareference.h"
#include "ui/editor/sourcesymbols.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace kd {

/// A word that may be meant.
struct Proposal {
    enum class Kind { Keyword, Builtin, Type, Function, Macro, Member, Word };
    Kind kind = Kind::Word;
    QByteArray text;
    QByteArray detail;  ///< declaration of the proposal, or what group it is of
};

/// Holds what stands before the caret.
struct WordContext {
    enum class Kind { Nothing, Word, Member, Directive };
    Kind kind = Kind::Nothing;
    QByteArray prefix;  ///< prefix of the word that is typed; may be empty behind a point
    QByteArray object;  ///< "tile" of "tile.", "a" of "a[i].x"
};
/// `line`: the line up to the caret. Nothing: there are no names here (a number, a comment, a file that is included).
WordContext wordBefore(const QByteArray& line);

/// All words that can stand there, whatever their prefix; sorted, each once.
std::vector<Proposal> proposalsFor(const WordContext& context, const SourceSymbols& symbols, const CudaReference& reference);

/// Gives the proposals that begin as `prefix` does, whatever their case and leading underscores; the closest first. `isWide`:
/// behind them those that have it within.
std::vector<Proposal> matching(const std::vector<Proposal>& proposals, const QByteArray& prefix, bool isWide);

/// The call whose parentheses the end of a text is in.
struct CallContext {
    QByteArray name;
    int argument = 0;   ///< from 0
    qsizetype at = 0;   ///< offset of the opening parenthesis
};
std::optional<CallContext> callAround(const QByteArray& text);

/// Holds what a name is and means: a declaration and a sentence, which may be empty.
struct Explanation {
    QByteArray declaration, meaning;
};
/// Gives the explanations of the text before those of CUDA.
std::vector<Explanation> explanationsOf(const QByteArray& name, const SourceSymbols& symbols, const CudaReference& reference);

}  // namespace kd
