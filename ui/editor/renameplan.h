// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clangd/clangdanswer.h"
#include "ui/text/codeview.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace kd {

class Documents;

/// Where a name of a project stands, as clangd says: nothing of it is believed before the texts were looked at.
struct RenamePlan {
    /// Line and column, both from 0; columns are bytes.
    struct Place {
        int line = 0, column = 0;
        friend auto operator<=>(const Place&, const Place&) = default;
    };
    std::map<QString, std::set<Place>> files;  ///< by path, without links; what is not there stands by the path that was told

    std::size_t count() const;
    friend bool operator==(const RenamePlan&, const RenamePlan&) = default;
};

inline constexpr std::size_t kMaxRenamedFiles = 24;

RenamePlan renamePlanOf(const std::vector<ClangdPlace>& places);

/// One sentence where `word` cannot be renamed there: a file lies outside of the folder `project`, is not there, or is not to be
/// written, or there are more than kMaxRenamedFiles. Empty where it can be.
QString whyNotRenamed(const RenamePlan& plan, const QString& word, const QString& project, const Documents& documents);

/// What will change, file by file, in a sentence or two. `own` is the path of the text that is shown.
QString renamePreview(const RenamePlan& plan, const QString& own);

/// The changes of a text. Nothing where `oldName` does not stand at one of the places, in its line, as a word of its own: the
/// text was changed since, or the answer is wrong.
std::optional<std::vector<CodeView::Replacement>> renameIn(const QByteArray& text, const std::set<RenamePlan::Place>& places,
                                                           const QByteArray& oldName, const QByteArray& newName);
/// The text with the changes, which are in its order.
QByteArray withReplacements(const QByteArray& text, const std::vector<CodeView::Replacement>& changes);

/// Tells whether the text declares the name at the top or in a namespace.
bool declaresName(const QByteArray& text, const QByteArray& name);

}  // namespace kd
