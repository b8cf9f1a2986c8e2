// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/renameplan.h"

#include "core/compile/outline/outline.h"
#include "ui/common/format.h"
#include "ui/editor/sourcetokens.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace kd {
namespace {

struct RenameText {
    Q_DECLARE_TR_FUNCTIONS(RenamePlan)
};

constexpr int kNamedFiles = 5;  // in a preview

/// The starts of the lines of a text, in bytes.
std::vector<qsizetype> lineStarts(const QByteArray& text)
{
    std::vector<qsizetype> starts{0};
    for (qsizetype at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push_back(at + 1);
    return starts;
}

bool isWordAt(const QByteArray& text, qsizetype at, const QByteArray& word)
{
    const qsizetype end = at + word.size();
    return at >= 0 && end <= text.size() && text.mid(at, word.size()) == word && (at == 0 || !isWordByte(text[at - 1])) &&
        (end == text.size() || !isWordByte(text[end]));
}

}  // namespace

std::size_t RenamePlan::count() const
{
    std::size_t all = 0;
    for (const auto& [path, places] : files)
        all += places.size();
    return all;
}

RenamePlan renamePlanOf(const std::vector<ClangdPlace>& places)
{
    RenamePlan plan;
    std::map<std::string, QString> known;
    for (const ClangdPlace& place : places) {
        const auto [found, isNew] = known.emplace(place.file, QString());
        if (isNew) {
            const QString file = QString::fromStdString(place.file);
            const QString real = QFileInfo(file).canonicalFilePath();
            found->second = real.isEmpty() ? file : real;
        }
        plan.files[found->second].insert({place.line, place.column});
    }
    return plan;
}

QString whyNotRenamed(const RenamePlan& plan, const QString& word, const QString& project, const Documents& documents)
{
    if (plan.files.size() > kMaxRenamedFiles)
        return RenameText::tr("%1 stands in %2 files, more than are renamed at once; nothing was renamed.")
            .arg(word, formatCount(plan.files.size()));
    for (const auto& [path, places] : plan.files) {
        const int tab = documents.indexOfFile(path);
        if (!QFileInfo(path).isFile())
            return RenameText::tr("%1 stands in %2, which is not there any more; nothing was renamed.").arg(word, path);
        if (project.isEmpty() || !path.startsWith(project + QLatin1Char('/')))
            return RenameText::tr("%1 stands in %2, which lies outside of the project; nothing was renamed.").arg(word, path);
        if (!QFileInfo(path).isWritable() || (tab >= 0 && documents.at(tab).isReadOnly()))
            return RenameText::tr("%1 stands in %2, which is read only; nothing was renamed.").arg(word, path);
    }
    return {};
}

QString renamePreview(const RenamePlan& plan, const QString& own)
{
    const QString count = formatCount(plan.count());
    if (plan.files.size() == 1 && plan.files.begin()->first == own)
        return plan.count() == 1 ? RenameText::tr("1 place in this file will change.")
                                 : RenameText::tr("%1 places in this file will change.").arg(count);
    QStringList files;
    for (const auto& [path, places] : plan.files)
        if (files.size() < kNamedFiles)
            files << RenameText::tr("%1 (%2)", "file, number of places")
                         .arg(QFileInfo(path).fileName(), formatCount(places.size()));
    if (plan.files.size() > static_cast<std::size_t>(kNamedFiles))
        files << RenameText::tr("%1 more", "files").arg(plan.files.size() - kNamedFiles);
    return RenameText::tr("%1 places will change: %2. Files open in tabs for it; nothing is saved.")
        .arg(count, files.join(QStringLiteral(", ")));
}

std::optional<std::vector<CodeView::Replacement>> renameIn(const QByteArray& text, const std::set<RenamePlan::Place>& places,
                                                           const QByteArray& oldName, const QByteArray& newName)
{
    const std::vector<qsizetype> starts = lineStarts(text);
    std::vector<CodeView::Replacement> changes;
    for (const RenamePlan::Place& place : places) {
        if (place.line < 0 || static_cast<std::size_t>(place.line) >= starts.size())
            return std::nullopt;
        const auto line = static_cast<std::size_t>(place.line);
        const qsizetype at = starts[line] + place.column;
        const qsizetype end = line + 1 < starts.size() ? starts[line + 1] - 1 : text.size();
        const bool isFree = changes.empty() || at >= static_cast<qsizetype>(changes.back().to);
        if (place.column < 0 || at + oldName.size() > end || !isFree || !isWordAt(text, at, oldName))
            return std::nullopt;
        changes.push_back({static_cast<CodeView::Position>(at), static_cast<CodeView::Position>(at + oldName.size()), newName});
    }
    return changes;
}

QByteArray withReplacements(const QByteArray& text, const std::vector<CodeView::Replacement>& changes)
{
    QByteArray changed;
    CodeView::Position from = 0;
    for (const CodeView::Replacement& change : changes) {
        changed += text.mid(from, change.from - from) + change.text;
        from = change.to;
    }
    return changed + text.mid(from);
}

bool declaresName(const QByteArray& text, const QByteArray& name)
{
    const Outline outline = readOutline(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    return std::ranges::any_of(outline.items, [&](const OutlineItem& item) {
        const bool isVisible =
            item.parent == OutlineItem::kNone || outline.items[item.parent].kind == OutlineItem::Kind::Namespace;
        return isVisible && item.kind != OutlineItem::Kind::Include && item.name == name.toStdString();
    });
}

}  // namespace kd
