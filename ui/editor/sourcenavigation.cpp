// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/sourcenavigation.h"

#include "core/compile/outline/matchedtokens.h"
#include "core/compile/outline/namelookup.h"
#include "core/compile/outline/outline.h"
#include "ui/common/format.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/codequestions.h"
#include "ui/editor/placelist.h"
#include "ui/editor/renamebar.h"
#include "ui/common/whenfinished.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documentfiles.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/trustedfolders.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/notices.h"

#include <QDir>
#include <QFileInfo>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace kd {
namespace {

constexpr int kShownOfLine = 200;  // bytes
constexpr std::size_t kMaxJumps = 100;
constexpr const char* kNoName = "kerneldesk_other_name";

CodeView::Position positionOf(std::size_t byte)
{
    return static_cast<CodeView::Position>(byte);
}

bool isBelow(const QString& file, const QString& folder)
{
    return !folder.isEmpty() && file.startsWith(folder + QLatin1Char('/'));
}

/// Whether two functions of one name may be one, as a prototype and its definition.
bool declaresSame(const OutlineItem& a, const OutlineItem& b)
{
    constexpr auto typeOf = &OutlineParameter::type;
    return a.isFunction() && b.isFunction() && a.scope == b.scope &&
        std::ranges::equal(a.parameters, b.parameters, {}, typeOf, typeOf);
}

}  // namespace

/// What stands at the caret, in the text as it was read.
struct SourceNavigation::Found {
    std::string text;
    std::optional<SourceInclude> include;
    std::optional<SourceName> name;
    std::optional<SourceRange> definition;
    std::vector<SourceRange> references;

    bool isLocal = false;  ///< only a function of this text knows it
    bool hasNamesakes = false;  ///< the text declares others of the same name, as overloads: which one a place means is a guess

    QString whyNotRenamed() const;
    QString preview() const;
    QString word() const { return name ? QString::fromStdString(name->text) : QString(); }
    /// The declaration is written with the name itself, and not made by a macro.
    bool isWritten() const
    {
        return definition && text.compare(definition->begin, definition->end - definition->begin, name->text) == 0;
    }
};

SourceNavigation::SourceNavigation(const NavigationParts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(&parts.editor, &CodeEditor::definitionWanted, this, &SourceNavigation::goToDefinition);
    connect(&parts.editor, &CodeView::edited, this, [this] {
        if (m_rename != nullptr)
            m_rename->close();
    });
    // Behind the panel, which shows the document then.
    connect(&parts.documents, &Documents::currentChanged, this, &SourceNavigation::showAwaited, Qt::QueuedConnection);
}

PlaceList& SourceNavigation::placeList()
{
    if (m_places == nullptr) {
        m_places = new PlaceList(m_parts.editor.parentWidget());
        m_parts.column.addWidget(m_places);
        connect(m_places, &PlaceList::chosen, this, &SourceNavigation::show);
        connect(m_places, &PlaceList::closed, &m_parts.editor, [this] { m_parts.editor.setFocus(Qt::OtherFocusReason); });
    }
    return *m_places;
}

RenameBar& SourceNavigation::renameBar()
{
    if (m_rename == nullptr) {
        m_rename = new RenameBar(m_parts.editor.parentWidget());
        m_parts.column.addWidget(m_rename);
        connect(m_rename, &RenameBar::chosen, this, &SourceNavigation::rename);
        connect(m_rename, &RenameBar::closed, &m_parts.editor, [this] { m_parts.editor.setFocus(Qt::OtherFocusReason); });
    }
    return *m_rename;
}

void SourceNavigation::close()
{
    if (m_places != nullptr)
        m_places->hide();
    if (m_rename != nullptr)
        m_rename->hide();
}

SourceNavigation::Found SourceNavigation::find(long position) const
{
    Found found;
    found.text = m_parts.editor.bytes().toStdString();
    const MatchedTokens tokens(found.text);
    const auto byte = static_cast<std::size_t>(position);
    found.include = includeAt(tokens, byte);
    found.name = nameAt(tokens, byte);
    if (!found.name)
        return found;
    const Outline outline = readOutline(tokens);
    const NameLookup lookup(tokens, outline);
    found.definition = lookup.definitionOf(*found.name);
    found.references = lookup.referencesTo(*found.name);
    found.isLocal = found.definition && std::ranges::any_of(outline.items, [&](const OutlineItem& item) {
        const std::size_t at = found.definition->begin;
        return item.isFunction() && item.range.begin <= at && at < item.range.end && item.nameRange.begin != at;
    });
    const auto own = std::ranges::find_if(
        outline.items, [&](const OutlineItem& item) { return found.definition && item.nameRange == *found.definition; });
    found.hasNamesakes = std::ranges::any_of(outline.items, [&](const OutlineItem& item) {
        return item.kind != OutlineItem::Kind::Include && item.name == found.name->text && !item.nameRange.empty() &&
            std::ranges::find(found.references, item.nameRange) == found.references.end() &&
            (own == outline.items.end() || !declaresSame(item, *own));
    });
    return found;
}

void SourceNavigation::goToDefinition()
{
    const Found found = find(m_parts.editor.caret());
    if (found.include)
        return openHeader(*found.include);
    if (!found.name)
        return m_parts.notices.fail(tr("There is no name at the caret."));
    if (!found.definition)
        return askServer(Wanted::Definition, found.word(), tr("%1 is not defined in this file.").arg(found.word()));
    if (*found.definition == found.name->range)
        return m_parts.notices.tell(tr("This is the definition of %1.").arg(found.word()));
    const int line = m_parts.editor.lineOf(positionOf(found.definition->begin));
    noteJump();
    m_parts.editor.showPlace(line, static_cast<int>(positionOf(found.definition->begin) - m_parts.editor.lineStart(line)));
}

void SourceNavigation::noteJump()
{
    const Document& document = m_parts.documents.current();
    const CodeView::Position caret = m_parts.editor.caret();
    const int line = m_parts.editor.lineOf(caret);
    const auto column = static_cast<int>(caret - m_parts.editor.lineStart(line));
    m_jumps.push_back({.document = document.number(), .revision = document.revision(), .line = line, .column = column});
    if (m_jumps.size() > kMaxJumps)
        m_jumps.erase(m_jumps.begin());
}

/// Jumps from tabs that are closed are passed over. A line of which nothing is known any more is the one that has its number now.
void SourceNavigation::goBack()
{
    while (!m_jumps.empty()) {
        const Jump jump = m_jumps.back();
        m_jumps.pop_back();
        const int tab = m_parts.documents.indexOf(jump.document);
        if (tab < 0)
            continue;
        if (tab != m_parts.documents.currentIndex())
            m_parts.documents.show(tab);
        const std::optional<int> line = m_lines ? m_lines(jump.line, jump.revision) : std::nullopt;
        return m_parts.editor.showPlace(line.value_or(jump.line), jump.column);
    }
    m_parts.notices.tell(tr("There is no jump to go back from."));
}

/// Beside the source, then in the include folders of its session; only below folders that are the program's own or trusted.
QString SourceNavigation::headerPath(const SourceInclude& include) const
{
    const Document& document = m_parts.documents.current();
    if (document.sourcePath().isEmpty() || document.isEmbedded())
        return {};
    const QDir own(QFileInfo(document.sourcePath()).absolutePath());
    QStringList folders;
    if (include.isQuoted)
        folders << own.path();
    const Session& session = document.session();
    for (const std::string& folder : session.compile.includeDirectories)
        folders << QDir(QString::fromStdString(session.folder.string())).absoluteFilePath(QString::fromStdString(folder));
    for (const QString& folder : folders) {
        const QFileInfo file(QDir(folder).filePath(QString::fromStdString(include.name)));
        const QString real = file.isFile() ? file.canonicalFilePath() : QString();
        if (!real.isEmpty() && (isBelow(real, own.canonicalPath()) || (document.isTrusted() && isInTrustedFolder(real))))
            return real;
    }
    return {};
}

void SourceNavigation::openHeader(const SourceInclude& include)
{
    const QString path = headerPath(include);
    const QString name = QString::fromStdString(include.name);
    if (path.isEmpty())
        askServer(Wanted::Definition, name, tr("%1 was not found in the folders of this program.").arg(name));
    else {
        noteJump();
        m_parts.navigator.open(path);
    }
}

/// `unknown` says what is known without it.
void SourceNavigation::askServer(Wanted wanted, const QString& word, const QString& unknown)
{
    const ServerQuestion question =
        wanted == Wanted::Definition ? ServerQuestion::Definition : ServerQuestion::References;
    const std::optional<QFuture<ServerAnswer>> asked = m_parts.questions.ask(question, m_parts.editor.caret());
    if (!asked) {
        if (!unknown.isEmpty())
            m_parts.notices.fail(unknown);
        return;
    }
    const bool isListed = wanted == Wanted::References;
    if (isListed)
        placeList().setWaiting(tr("clangd reads the project…"));
    whenFinished(this, *asked,
                 [this, wanted, word, unknown, number = isListed ? ++m_listings : 0,
                  revision = m_parts.documents.current().revision()](const QFuture<ServerAnswer>& future) {
                     if (number != 0 && number == m_listings)
                         placeList().setWaiting({});
                     if (future.isCanceled() || future.resultCount() == 0 ||
                         revision != m_parts.documents.current().revision())
                         return;
                     const ServerAnswer answer = future.result();
                     if (answer.state == ServerAnswer::State::Answered && !answer.places.empty())
                         onPlaces(wanted, word, answer);
                     else if (!unknown.isEmpty())
                         m_parts.notices.fail(answer.state == ServerAnswer::State::Answered
                                                  ? tr("clangd does not find %1 either.").arg(word)
                                                  : tr("%1 %2", "what was not found, why headers were not searched")
                                                        .arg(unknown, answer.reason));
                 });
}

void SourceNavigation::onPlaces(Wanted wanted, const QString& word, const ServerAnswer& answer)
{
    if (wanted == Wanted::References)
        return listPlaces(word, answer);
    const ClangdPlace& place = answer.places.front();
    goTo(QString::fromStdString(place.file), place.line, place.column);
}

QString SourceNavigation::shownLine(int line) const
{
    const CodeView::Position start = m_parts.editor.lineStart(line);
    const CodeView::Position end = std::min(m_parts.editor.lineEnd(line), start + kShownOfLine);
    return QString::fromUtf8(m_parts.editor.bytes(start, end)).trimmed();
}

/// The list that is there already is left where no other file has such a place.
void SourceNavigation::listPlaces(const QString& word, const ServerAnswer& answer)
{
    const Document& document = m_parts.documents.current();
    const QString own = QFileInfo(document.sourcePath()).absoluteFilePath();
    std::vector<ListedPlace> listed;
    bool hasOthers = false;
    for (const ClangdPlace& place : answer.places) {
        const QString file = QString::fromStdString(place.file);
        const bool isOwn = file == own;
        if (isOwn && place.line >= m_parts.editor.lines())
            continue;
        hasOthers = hasOthers || !isOwn;
        listed.push_back({.file = isOwn ? QString() : file,
                          .line = place.line,
                          .column = place.column,
                          .text = isOwn ? shownLine(place.line) : QString(),
                          .revision = document.revision()});
    }
    const QString title = listed.size() == 1
        ? tr("%1: 1 place in another file").arg(word)
        : tr("%1: %2 places in this file and in others").arg(word, formatCount(listed.size()));
    if (m_places == nullptr || !m_places->isVisible())
        return;
    if (hasOthers)
        m_places->list(title, std::move(listed));
    if (answer.isLate)
        m_places->setTitle(tr("%1; clangd has not read all of the project yet").arg(m_places->title()));
    else if (answer.isCut)
        m_places->setTitle(tr("%1; the project has more sources than clangd read").arg(m_places->title()));
}

/// Opens the file where it is not open. Nothing is known of it but its name, which another program gave.
void SourceNavigation::goTo(const QString& file, int line, int column)
{
    const Document& current = m_parts.documents.current();
    const QString real = QFileInfo(file).canonicalFilePath();
    if (real.isEmpty() || !QFileInfo(real).isFile())
        return m_parts.notices.fail(tr("%1 is not there any more.").arg(file));
    noteJump();
    if (!current.isEmbedded() && real == QFileInfo(current.sourcePath()).canonicalFilePath())
        return m_parts.editor.showPlace(line, column);
    m_awaited = {real, line, column};
    if (const int tab = m_parts.documents.indexOfFile(file); tab >= 0)
        m_parts.documents.show(tab);
    else
        m_parts.files.openPlace(real);
}

void SourceNavigation::showAwaited()
{
    const Document& current = m_parts.documents.current();
    if (m_awaited.file.isEmpty() || current.isEmbedded() ||
        QFileInfo(current.sourcePath()).canonicalFilePath() != m_awaited.file)
        return;
    m_parts.editor.showPlace(m_awaited.line, m_awaited.column);
    m_awaited = {};
}

void SourceNavigation::findReferences()
{
    const Found found = find(m_parts.editor.caret());
    if (!found.name)
        return m_parts.notices.fail(tr("There is no name at the caret."));
    std::vector<ListedPlace> places;
    places.reserve(found.references.size());
    for (const SourceRange& reference : found.references) {
        const CodeView::Position at = positionOf(reference.begin);
        const int line = m_parts.editor.lineOf(at);
        places.push_back({.file = {},
                          .line = line,
                          .column = static_cast<int>(at - m_parts.editor.lineStart(line)),
                          .text = shownLine(line),
                          .revision = m_parts.documents.current().revision()});
    }
    const bool isCut = places.size() >= NameLookup::kMaxReferences;
    const QString count = formatCount(places.size());
    const QString title = isCut    ? tr("%1: its first %2 places in this file").arg(found.word(), count)
        : places.size() == 1 ? tr("%1: 1 place in this file").arg(found.word())
                             : tr("%1: %2 places in this file").arg(found.word(), count);
    placeList().list(title, std::move(places));
    askServer(Wanted::References, found.word(), {});
}

void SourceNavigation::show(const ListedPlace& place)
{
    if (!place.file.isEmpty())
        return goTo(place.file, place.line, place.column);
    const std::optional<int> line = m_lines ? m_lines(place.line, place.revision) : place.line;
    if (!line)
        return m_parts.notices.fail(tr("That line was changed since."));
    noteJump();
    m_parts.editor.showPlace(*line, place.column);
}

/// One sentence where the text alone does not tell what to rename; empty where it does.
QString SourceNavigation::Found::whyNotRenamed() const
{
    if (!definition)
        return SourceNavigation::tr("%1 is not defined in this file.").arg(word());
    if (!isWritten())
        return SourceNavigation::tr("A macro makes the name %1, which cannot be renamed.").arg(word());
    if (references.size() >= NameLookup::kMaxReferences)
        return SourceNavigation::tr("%1 stands at too many places to be renamed.").arg(word());
    return {};
}

QString SourceNavigation::Found::preview() const
{
    return references.size() == 1 ? SourceNavigation::tr("1 place in this file will change.")
                                  : SourceNavigation::tr("%1 places in this file will change.").arg(formatCount(references.size()));
}

void SourceNavigation::askNewName()
{
    ++m_renamings;
    m_plan = m_told = {};
    const Found found = find(m_parts.editor.caret());
    if (!found.name)
        return m_parts.notices.fail(tr("There is no name at the caret."));
    const QString refusal = found.whyNotRenamed();
    const bool isAsked = !found.isLocal && !m_parts.questions.project().isEmpty();
    if (!refusal.isEmpty() && !isAsked)
        return m_parts.notices.fail(refusal);
    const MatchedTokens tokens(found.text);
    std::set<std::string, std::less<>> words;
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (tokens.isWord(at))
            words.emplace(tokens[at].text);
    m_asked = {m_parts.documents.current().revision(), m_parts.editor.caret()};
    m_renamed = found.word();
    const auto isTaken = [words = std::move(words)](const QString& name) { return words.contains(name.toStdString()); };
    if (!isAsked)
        return renameBar().ask(found.word(), found.preview(), isTaken);
    renameBar().askLater(found.word(), tr("clangd reads where %1 is used in the project…").arg(found.word()), isTaken);
    askPlaces(found, refusal);
}

/// Under a name that nothing has, so that the places do not depend on the new one.
void SourceNavigation::askPlaces(const Found& found, const QString& refusal)
{
    const std::optional<QFuture<ServerAnswer>> asked =
        m_parts.questions.ask(ServerQuestion::Rename, m_asked.caret, {found.word().toStdString(), kNoName});
    if (!asked)
        return m_parts.notices.fail(refusal);
    whenFinished(this, *asked, [this, found, refusal, number = m_renamings](const QFuture<ServerAnswer>& future) {
        if (number == m_renamings && renameBar().isWaiting() && m_asked.revision == m_parts.documents.current().revision() &&
            !future.isCanceled() && future.resultCount() > 0)
            onRenamePlaces(found, refusal, future.result());
    });
}

void SourceNavigation::onRenamePlaces(const Found& found, const QString& refusal, const ServerAnswer& answer)
{
    const bool isAnswered = answer.state == ServerAnswer::State::Answered && !answer.isLate;
    const QString reason =
        answer.isLate ? tr("clangd has not read all of the project yet; try it once more in a while.") : answer.reason;
    if (!isAnswered && refusal.isEmpty())
        return renameBar().settle(tr("%1 Other files stay as they are: %2", "what will change here, why not elsewhere")
                                      .arg(found.preview(), reason));
    m_told = renamePlanOf(answer.places);
    RenamePlan plan = isAnswered ? withOwnPlaces(m_told, found) : RenamePlan();
    const QString why = isAnswered ? kd::whyNotRenamed(plan, found.word(), m_parts.questions.project(), m_parts.documents)
                                   : tr("%1 %2", "what was not found, why headers were not searched").arg(refusal, reason);
    if (!why.isEmpty()) {
        renameBar().close();
        return m_parts.notices.fail(why);
    }
    const QString preview = renamePreview(plan, ownFile());
    m_plan = std::move(plan);
    renameBar().settle(answer.isCut ? tr("%1 The project has more sources than clangd read.").arg(preview) : preview);
}

QString SourceNavigation::ownFile() const
{
    return QFileInfo(m_parts.documents.current().sourcePath()).canonicalFilePath();
}

/// clangd does not see what its conditions leave out, such as code for the device alone. It knows namesakes apart, though.
RenamePlan SourceNavigation::withOwnPlaces(RenamePlan plan, const Found& found) const
{
    if (!found.isWritten() || found.hasNamesakes)
        return plan;
    for (const SourceRange& place : found.references) {
        const int line = m_parts.editor.lineOf(positionOf(place.begin));
        plan.files[ownFile()].insert({line, static_cast<int>(positionOf(place.begin) - m_parts.editor.lineStart(line))});
    }
    return plan;
}

void SourceNavigation::rename(const QString& newName)
{
    m_parts.editor.setFocus(Qt::OtherFocusReason);
    if (m_asked.revision != m_parts.documents.current().revision())
        return m_parts.notices.fail(tr("The text was changed since; nothing was renamed."));
    if (m_plan.files.empty())
        return renameHere(newName);
    // It may know that the new name is taken where the old one is used, and that the project is another one than was shown.
    const std::optional<QFuture<ServerAnswer>> asked =
        m_parts.questions.ask(ServerQuestion::Rename, m_asked.caret, {m_renamed.toStdString(), newName.toStdString()});
    if (!asked)
        return;
    whenFinished(this, *asked, [this, newName, number = m_renamings](const QFuture<ServerAnswer>& future) {
        if (number != m_renamings || future.isCanceled() || future.resultCount() == 0)
            return;
        const ServerAnswer answer = future.result();
        if (answer.state != ServerAnswer::State::Answered)
            return m_parts.notices.fail(answer.reason);
        if (answer.isLate || renamePlanOf(answer.places) != m_told)
            return m_parts.notices.fail(tr("The project was changed since; nothing was renamed."));
        renameEverywhere(newName);
    });
}

void SourceNavigation::renameEverywhere(const QString& newName)
{
    QStringList missing;
    for (const auto& [path, places] : m_plan.files)
        if (m_parts.documents.indexOfFile(path) < 0)
            missing << path;
    m_parts.files.openBehind(missing, [this, newName, number = m_renamings](const QString& failure) {
        if (number != m_renamings)
            return;
        if (!failure.isEmpty())
            return m_parts.notices.fail(failure);
        if (m_asked.revision != m_parts.documents.current().revision())
            return m_parts.notices.fail(tr("The text was changed since; nothing was renamed."));
        renameInTabs(newName);
    });
}

/// All of it or nothing: every text is looked at before the first is changed.
void SourceNavigation::renameInTabs(const QString& newName)
{
    std::vector<std::pair<Document*, std::vector<CodeView::Replacement>>> all;
    for (const auto& [path, places] : m_plan.files) {
        const int tab = m_parts.documents.indexOfFile(path);
        Document* const document = tab < 0 ? nullptr : &m_parts.documents.at(tab);
        const QByteArray text = document == nullptr ? QByteArray() : document->text();
        std::optional<std::vector<CodeView::Replacement>> changes = renameIn(text, places, m_renamed.toUtf8(), newName.toUtf8());
        if (document == nullptr || document->isReadOnly() || !changes)
            return m_parts.notices.fail(tr("%1 is not what clangd read of it; nothing was renamed.").arg(path));
        if (declaresName(text, newName.toUtf8()))
            return m_parts.notices.fail(tr("%1 is declared in %2 already; nothing was renamed.").arg(newName, path));
        all.emplace_back(document, std::move(*changes));
    }
    for (const auto& [document, changes] : all) {
        if (document == &m_parts.documents.current()) {
            m_parts.editor.replaceRanges(changes);
            continue;
        }
        if (m_keeper)
            m_keeper(*document);
        document->replaceText(withReplacements(document->text(), changes));
    }
    const QString count = formatCount(m_plan.count());
    m_parts.notices.tell(m_plan.count() == 1 ? tr("%1 is %2 now, at 1 place.").arg(m_renamed, newName)
                             : all.size() == 1 ? tr("%1 is %2 now, at %3 places.").arg(m_renamed, newName, count)
                                               : tr("%1 is %2 now, at %3 places in %4 files, none of which is saved yet.")
                                                     .arg(m_renamed, newName, count, formatCount(all.size())));
    m_plan = {};
}

void SourceNavigation::renameHere(const QString& newName)
{
    const Found found = find(m_asked.caret);
    if (!found.isWritten())
        return;
    std::vector<CodeView::Replacement> changes;
    changes.reserve(found.references.size());
    for (const SourceRange& place : found.references)
        changes.push_back({positionOf(place.begin), positionOf(place.end), newName.toUtf8()});
    const auto isBefore = [&](const SourceRange& place) { return place.end <= found.name->range.begin; };
    const auto before = static_cast<CodeView::Position>(std::ranges::count_if(found.references, isBefore));
    const auto grown = static_cast<CodeView::Position>(newName.size()) - positionOf(found.name->text.size());
    m_parts.editor.replaceRanges(changes);
    const CodeView::Position caret = positionOf(found.name->range.begin) + before * grown;
    m_parts.editor.select(caret, caret);
    m_parts.notices.tell(changes.size() == 1 ? tr("%1 is %2 now, at 1 place.").arg(found.word(), newName)
                                             : tr("%1 is %2 now, at %3 places.")
                                                   .arg(found.word(), newName, formatCount(changes.size())));
}

}  // namespace kd
