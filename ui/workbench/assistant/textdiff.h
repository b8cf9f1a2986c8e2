// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace kd {

/// A line of the difference of two texts.
struct DiffLine {
    enum class Kind { Kept, Removed, Added };
    Kind kind = Kind::Kept;
    int before = 0;  ///< 1-based number in the first text; of added ones 0
    int after = 0;   ///< the same in the second text; of removed ones 0
    QString text;    ///< without its end
};

/// Every line of both texts (UTF-8), in the order in which they are shown: what is removed stands before what is added there. About
/// (lines) x 256 steps at the most (diffSequences).
std::vector<DiffLine> diffLines(const QByteArray& before, const QByteArray& after);

/// The same with `context` kept lines around each change; what is left out between them is one line of Kind::Kept without numbers,
/// whose text is empty.
std::vector<DiffLine> shortened(const std::vector<DiffLine>& lines, int context);

/// The lines as `diff -u` writes them, without names of files: "@@ -3,4 +3,5 @@", then " kept", "-removed", "+added".
QByteArray unifiedDiff(const std::vector<DiffLine>& lines);

}  // namespace kd
