// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clangd/clangdnames.h"
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
    friend bool operator==(const Proposal&, const Proposal&) = default;
};

/// Holds what stands before the caret.
struct WordContext {
    enum class Kind { Nothing, Word, Member, Scope, Directive };  ///< Scope: behind "::"
    Kind kind = Kind::Nothing;
    QByteArray prefix;  ///< prefix of the word that is typed; may be empty behind a point or "::"
    QByteArray object;  ///< "tile" of "tile.", "a" of "a[i].x"
};
/// `line`: the line up to the caret. Nothing: there are no names here (a number, a comment, a file that is included).
WordContext wordBefore(const QByteArray& line);

/// All words that can stand there, whatever their prefix; sorted, each once.
std::vector<Proposal> proposalsFor(const WordContext& context, const SourceSymbols& symbols, const CudaReference& reference);

/// The proposals with those that clangd has for the same place: each once, in the order of their names; behind a point what clangd
/// knows comes first. Of a name that both know the own one stays, with clangd's declaration where it has none. Behind a point or
/// "::" clangd's guesses from the text's words are left out.
std::vector<Proposal> joinedWith(std::vector<Proposal> proposals, const ClangdNames& names, WordContext::Kind context);

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
