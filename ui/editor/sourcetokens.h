#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace kd {

/// A word or a mark of C++ text. Comments are none; a line of the preprocessor is one.
struct SourceToken {
    enum class Kind { Word, Number, String, Mark, Directive };
    Kind kind = Kind::Mark;
    qsizetype at = 0, length = 0;
};

bool isWordByte(char byte);
/// The tokens of a text in its order; one that begins within a comment or a string gives what it looks like. Any text,
/// one pass.
std::vector<SourceToken> tokensOf(QByteArrayView text);

}  // namespace kd
