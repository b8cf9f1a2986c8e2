// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/editorpanel.h"

#include "ui/common/format.h"
#include "ui/common/menuplace.h"
#include "ui/editor/bookmarks.h"
#include "ui/editor/carets.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/codehelp.h"
#include "ui/editor/codequestions.h"
#include "ui/editor/codesourcebar.h"
#include "ui/editor/countercolumns.h"
#include "ui/editor/documenttabbar.h"
#include "ui/editor/editcostoverlay.h"
#include "ui/editor/gotobar.h"
#include "ui/editor/hostcodemarks.h"
#include "ui/editor/linecolumns.h"
#include "ui/editor/lineediting.h"
#include "ui/editor/longlineguard.h"
#include "ui/editor/noticebar.h"
#include "ui/editor/problemmarks.h"
#include "ui/editor/sourcenavigation.h"
#include "ui/editor/sourcewatch.h"
#include "ui/text/editorsettings.h"
#include "ui/text/findbar.h"
#include "ui/text/textanchor.h"
#include "ui/workbench/advice/problemlist.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/documents/codesources.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documentfiles.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/launch/launchmodel.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/notices.h"
#include "ui/workbench/runs/jobrunner.h"
#include "ui/workbench/runs/standingtext.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace kd {
namespace {

const char* const kViewKey = "editor";
constexpr std::size_t kMaxShownArguments = 6;  // that a file of data is offered to
/// What stands in the menu of the text; null for a line.
constexpr const char* kMenu[] = {"editor.goToDefinition", "editor.findReferences", "editor.rename", nullptr, "editor.comment",
                                 nullptr, "editor.cut", "editor.copy", "editor.paste", "editor.selectAll"};
constexpr auto kHere = Qt::WidgetWithChildrenShortcut;
constexpr auto kWindow = Qt::WindowShortcut;

struct EditorText {
    Q_DECLARE_TR_FUNCTIONS(EditorText)
};

/// "SLOWER +3.1 % against the baseline #3 unroll 4", and why, in lines.
QString verdictText(const StandingToBaseline& known)
{
    const QString name = QStringLiteral("#%1 %2").arg(known.baseline).arg(known.label).trimmed();
    return EditorText::tr("%1 against the baseline %2").arg(verdictText(known.standing), name) + QLatin1Char('\n') +
        evidenceText(known.standing);
}

int numberIn(const Json& json, const char* key)
{
    constexpr int kMax = 1 << 30;
    if (!json.is_object() || !json.contains(key) || !json[key].is_number_integer())
        return 1;
    return static_cast<int>(std::clamp<std::int64_t>(json[key].get<std::int64_t>(), 1, kMax));
}

CodeEditor::Language languageOf(const Document& document)
{
    const CodeSourcePointer& source = document.code().source;
    return source && source->isPython() ? CodeEditor::Language::Python : CodeEditor::Language::Cuda;
}

/// Lines, from 0; what is none is left out.
std::vector<int> bookmarksIn(const Json& view)
{
    std::vector<int> lines;
    if (!view.is_object() || !view.contains("bookmarks") || !view["bookmarks"].is_array())
        return lines;
    for (const Json& each : view["bookmarks"]) {
        const std::int64_t line = each.is_number_integer() ? each.get<std::int64_t>() : 0;
        if (line >= 1 && line <= std::numeric_limits<int>::max() && lines.size() < Bookmarks::kMaxBookmarks)
            lines.push_back(static_cast<int>(line) - 1);
    }
    return lines;
}

}  // namespace

EditorPanel::EditorPanel(const EditorModels& models, QWidget* parent)
    : Panel(tr("Source"), parent), m_models(models), m_documents(&models.documents)
{
    build();
    makeActions();
    connectDocuments();
    connect(m_editor, &CodeView::lineEdited, this, &EditorPanel::onLineEdited);
    connect(m_editor, &CodeView::edited, this, &EditorPanel::onEdited);
    connect(m_editor, &QsciScintillaBase::SCN_UPDATEUI, this, &EditorPanel::onCaretMoved);
    connect(m_editor, &CodeEditor::menuWanted, this, &EditorPanel::showMenu);
    connect(m_editor, &CodeEditor::fileDropped, &m_models.navigator, &Navigator::openRequested);
    connect(m_editor, &CodeEditor::dataDropped, this, &EditorPanel::offerData);
    connect(&m_models.problems, &ProblemList::changed, this, &EditorPanel::showProblems);
    connect(&m_models.builds, &BuildController::changed, this, &EditorPanel::showPrice);
    connect(&m_models.jobs, &JobRunner::standingChanged, this, &EditorPanel::showPrice);
    for (const auto signal : {&LaunchModel::kernelChanged, &LaunchModel::checked})
        connect(&m_models.launches, signal, this, &EditorPanel::showPrice);
    connect(&m_models.navigator, &Navigator::placeRequested, this, &EditorPanel::showPlace);
    connect(&m_models.files, &DocumentFiles::saved, m_watch, &SourceWatch::adopt);
    connect(&m_editor->longLines(), &LongLineGuard::changed, this, &EditorPanel::showLongLine);
    connect(m_watch, &SourceWatch::stateChanged, this, &EditorPanel::showDiskState);
    connect(m_watch, &SourceWatch::codeChanged, this, [this] { m_models.files.reloadCode(document().number()); });
}

EditorPanel::~EditorPanel()
{
    if (!m_documents)
        return;
    giveBack();
    const std::shared_ptr<TextAnchor> anchor = TextAnchor::existing();
    m_documents->forEach([&anchor](Document& each) {
        if (anchor == nullptr)
            each.removePart<Page>();
        else
            each.part<Page>().anchor = anchor;
    });
}

void EditorPanel::build()
{
    m_editor = new CodeEditor(this);
    m_marks = new ProblemMarks(m_editor);
    m_watch = new SourceWatch(*m_documents, this);
    m_counters = new CounterColumns(m_models.documents, m_models.jobs, m_editor,
                                    [this] { return holdsCurrent() ? &log() : nullptr; });
    m_hostCode = new HostCodeMarks(m_models.documents, m_models.builds, m_editor, [this] { return holdsCurrent(); });
    m_editor->help().setSentenceSource([this](CodeView::Position position) { return m_marks->sentenceAt(position); });
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_strip = new DocumentTabBar(m_models.documents, m_models.navigator, this);
    m_column->addWidget(m_strip);
    m_column->addWidget(m_codeSource = new CodeSourceBar(m_models.documents, m_models.sources, m_models.files, this));
    m_column->addWidget(m_editor, 1);
    m_questions = new CodeQuestions(m_models.documents, *m_editor, this);
    m_editor->help().setServerSource([this](ServerQuestion question, CodeView::Position at) {
        return holdsCurrent() ? m_questions->ask(question, at) : std::nullopt;
    });
    m_navigation = new SourceNavigation(
        {m_models.documents, m_models.files, m_models.navigator, m_models.notices, *m_editor, *m_questions, *m_column}, this);
    m_navigation->setTextKeeper([](Document& document) { keepTextOf(document); });
    m_navigation->setLineSource([this](int line, quint64 revision) { return presentLine(line, revision); });
    setFocusProxy(m_editor);
}

NoticeBar* EditorPanel::noticeBar()
{
    if (m_notice == nullptr) {
        m_notice = new NoticeBar(this);
        m_column->insertWidget(m_column->indexOf(m_editor), m_notice);
    }
    return m_notice;
}

void EditorPanel::hideNotice()
{
    if (m_notice != nullptr)
        m_notice->hide();
}

FindBar* EditorPanel::findBar()
{
    if (m_find == nullptr) {
        m_find = new FindBar(m_editor, FindBar::Purpose::FindAndReplace, this);
        m_column->insertWidget(m_column->indexOf(m_editor) + 1, m_find);
    }
    return m_find;
}

GoToBar* EditorPanel::goToBar()
{
    if (m_goTo == nullptr) {
        m_goTo = new GoToBar(m_editor, this);
        m_column->addWidget(m_goTo);
    }
    return m_goTo;
}

void EditorPanel::connectDocuments()
{
    connect(m_documents, &Documents::currentAboutToChange, this, &EditorPanel::giveBack);
    connect(m_documents, &Documents::currentChanged, this, [this](Document* document) { showDocument(*document); });
    // Behind all views: the field that the keyboard leaves shows the other document then, and gives it nothing of this one.
    connect(m_documents, &Documents::currentChanged, this, &EditorPanel::focusText, Qt::QueuedConnection);
    connect(m_documents, &Documents::pathsChanged, this, [this] { setNote(document().fileName()); });
    showDocument(document());
}

/// Whoever makes, opens or chooses a document goes on in its text; keys that walk along the strip stay there.
void EditorPanel::focusText()
{
    const QWidget* const focus = window()->focusWidget();
    if (m_editor->isVisible() && (focus == nullptr || !m_strip->isAncestorOf(focus)))
        m_editor->setFocus(Qt::OtherFocusReason);
}

template <typename Act>
QAction* EditorPanel::add(const char* id, const QString& text, const QKeySequence& keys, Qt::ShortcutContext context, Act act)
{
    QAction* const action = newAction(id, text, keys, context);
    m_actions << action;
    connect(action, &QAction::triggered, this, act);
    return action;
}

void EditorPanel::makeActions()
{
    makeEditActions();
    const auto putTheRest = [this](qsizetype from, MenuPlace place) {
        for (QAction* const action : m_actions.mid(from))
            setMenuPlace(*action, place);
    };
    const qsizetype selection = m_actions.size();
    makeSelectionActions();
    putTheRest(selection, MenuPlace::Selection);
    const qsizetype go = m_actions.size();
    makeNavigationActions();
    putTheRest(go, MenuPlace::Go);
    makeZoomActions();
    makeViewActions();
}

void EditorPanel::makeEditActions()
{
    m_undo = add("editor.undo", tr("Undo"), QKeySequence::Undo, kHere, [this] { m_editor->undo(); });
    m_redo = add("editor.redo", tr("Redo"), QKeySequence::Redo, kHere, [this] { m_editor->redo(); });
    m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    addSeparator();
    add("editor.cut", tr("Cut"), QKeySequence::Cut, kHere, [this] { m_editor->cut(); });
    add("editor.copy", tr("Copy"), QKeySequence::Copy, kHere, [this] { m_editor->copy(); });
    add("editor.paste", tr("Paste"), QKeySequence::Paste, kHere, [this] { m_editor->paste(); });
    addSeparator();
    add("editor.find", tr("Find…"), QKeySequence(Qt::CTRL | Qt::Key_F), kWindow, [this] { findBar()->open(false); });
    add("editor.replace", tr("Replace…"), QKeySequence(Qt::CTRL | Qt::Key_H), kWindow, [this] { findBar()->open(true); });
    add("editor.findNext", tr("Find next"), QKeySequence(Qt::Key_F3), kWindow, [this] { findBar()->findNext(); });
    add("editor.findPrevious", tr("Find previous"), QKeySequence(Qt::SHIFT | Qt::Key_F3), kWindow,
        [this] { findBar()->findPrevious(); });
    addSeparator();
    add("editor.rename", tr("Rename…"), QKeySequence(Qt::Key_F2), kHere, [this] { m_navigation->askNewName(); });
    add("editor.comment", tr("Comment or uncomment"), QKeySequence(Qt::CTRL | Qt::Key_Slash), kHere,
        [this] { toggleComment(*m_editor); });
    add("editor.complete", tr("Complete word"), QKeySequence(Qt::CTRL | Qt::Key_Space), kHere,
        [this] { m_editor->help().complete(); });
    add("editor.explain", tr("Explain call or word"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Space), kHere,
        [this] { m_editor->help().explain(); });
}

void EditorPanel::makeSelectionActions()
{
    add("editor.selectAll", tr("Select all"), QKeySequence::SelectAll, kHere, [this] { m_editor->selectAll(); });
    add("editor.nextOccurrence", tr("Select next occurrence"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D), kHere,
        [this] { selectNextOccurrence(*m_editor); });
    add("editor.caretAbove", tr("Add caret above"), QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Up), kHere,
        [this] { addCaret(*m_editor, -1); });
    add("editor.caretBelow", tr("Add caret below"), QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Down), kHere,
        [this] { addCaret(*m_editor, 1); });
    addSeparator();
    add("editor.duplicate", tr("Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D), kHere, [this] { duplicate(*m_editor); });
    add("editor.lineUp", tr("Move line up"), QKeySequence(Qt::ALT | Qt::Key_Up), kHere, [this] { moveLines(*m_editor, -1); });
    add("editor.lineDown", tr("Move line down"), QKeySequence(Qt::ALT | Qt::Key_Down), kHere, [this] { moveLines(*m_editor, 1); });
}

void EditorPanel::makeNavigationActions()
{
    add("editor.goToDefinition", tr("Go to definition"), QKeySequence(Qt::Key_F12), kHere,
        [this] { m_navigation->goToDefinition(); });
    add("editor.goBack", tr("Go back"), QKeySequence(Qt::ALT | Qt::Key_Left), kHere, [this] { m_navigation->goBack(); });
    add("editor.findReferences", tr("Find references"), QKeySequence(Qt::SHIFT | Qt::Key_F12), kHere,
        [this] { m_navigation->findReferences(); });
    addSeparator();
    add("editor.goToLine", tr("Go to line…"), QKeySequence(Qt::CTRL | Qt::Key_G), kWindow, [this] { goToBar()->open(); });
    add("editor.codeSource", tr("Source of compiled code"), {}, kHere, [this] { showCodeSource(); });
    add("editor.matchBrace", tr("Go to matching brace"), QKeySequence(Qt::CTRL | Qt::Key_M), kHere,
        [this] { goToMatchingBrace(*m_editor); });
    addSeparator();
    add("editor.bookmark", tr("Set or remove bookmark"), QKeySequence(Qt::CTRL | Qt::Key_F2), kHere,
        [this] { m_editor->bookmarks().toggle(); });
    add("editor.nextBookmark", tr("Next bookmark"), QKeySequence(Qt::ALT | Qt::Key_PageDown), kHere,
        [this] { m_editor->bookmarks().goToNext(); });
    add("editor.previousBookmark", tr("Previous bookmark"), QKeySequence(Qt::ALT | Qt::Key_PageUp), kHere,
        [this] { m_editor->bookmarks().goToPrevious(); });
    add("editor.clearBookmarks", tr("Remove all bookmarks"), {}, kHere, [this] { m_editor->bookmarks().clear(); });
    addSeparator();
    for (QAction* const action : m_strip->actions()) {
        addAction(action);
        m_actions << action;
    }
}

void EditorPanel::makeZoomActions()
{
    const auto addZoom = [this](const char* id, const QString& text, const QKeySequence& keys, auto act) {
        QAction* const action = newAction(id, text, keys, kHere);
        connect(action, &QAction::triggered, this, act);
        m_viewActions << action;
    };
    addZoom("editor.zoomIn", tr("Zoom in"), QKeySequence(Qt::CTRL | Qt::Key_Plus), [this] { m_editor->zoomIn(); });
    addZoom("editor.zoomOut", tr("Zoom out"), QKeySequence(Qt::CTRL | Qt::Key_Minus), [this] { m_editor->zoomOut(); });
    addZoom("editor.zoomReset", tr("Reset zoom"), QKeySequence(Qt::CTRL | Qt::Key_0), [this] { m_editor->resetZoom(); });
}

/// Which columns of figures stand beside the text.
void EditorPanel::makeViewActions()
{
    const std::pair<const char*, QString> columns[] = {{"registers", tr("Beside lines: live registers")},
                                                       {"executed", tr("Beside lines: executed instructions")},
                                                       {"lanes", tr("Beside lines: active lanes")},
                                                       {"sectors", tr("Beside lines: sectors against ideal")},
                                                       {"conflicts", tr("Beside lines: bank conflicts")}};
    for (const auto& [id, text] : columns) {
        const QString name = QLatin1String(id);
        auto* const action = new QAction(text, this);
        action->setObjectName(QStringLiteral("view.column.") + name);
        action->setCheckable(true);
        const auto follow = [action, name] {
            action->setChecked(!EditorSettings::instance().values().hiddenColumns.contains(name));
        };
        connect(&EditorSettings::instance(), &EditorSettings::changed, action, follow);
        connect(action, &QAction::triggered, this, [name](bool isShown) {
            EditorSettings::Values values = EditorSettings::instance().values();
            values.hiddenColumns.removeAll(name);
            if (!isShown)
                values.hiddenColumns << name;
            EditorSettings::instance().set(values);
        });
        follow();
        m_viewActions << action;
    }
}

void EditorPanel::setLineColumn(LineColumn column, quint64 revision)
{
    moveCells(column, log(), revision);
    m_editor->columns().set(column);
}

void EditorPanel::removeLineColumn(const QString& id)
{
    m_editor->columns().remove(id);
}

void EditorPanel::setLineColumnStale(const QString& id, bool isStale)
{
    m_editor->columns().setStale(id, isStale);
}

QAction* EditorPanel::newAction(const char* id, const QString& text, const QKeySequence& keys, Qt::ShortcutContext context)
{
    auto* const action = new QAction(text, this);
    action->setObjectName(QLatin1String(id));
    action->setShortcut(keys);
    action->setShortcutContext(context);
    addAction(action);
    return action;
}

void EditorPanel::addSeparator()
{
    auto* const separator = new QAction(this);
    separator->setSeparator(true);
    m_actions << separator;
}

void EditorPanel::showMenu(const QPoint& position)
{
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const char* const id : kMenu) {
        if (id == nullptr)
            menu->addSeparator();
        else
            menu->addAction(findChild<QAction*>(QLatin1String(id), Qt::FindDirectChildrenOnly));
    }
    menu->popup(position);
}

/// The document counts a change once it has heard of it; one that it got without the editor is counted already.
void EditorPanel::onLineEdited(int line, int added, bool isAtStart)
{
    if (document().isCode())
        return;
    log().note(holdsCurrent() ? document().revision() + 1 : document().revision(), line, added, isAtStart);
    document().noteEditedLine(line + 1 + std::max(0, isAtStart && added > 0 ? added - 1 : added));
}

void EditorPanel::onEdited()
{
    updateActions();
    if (!m_isTaking)
        document().noteTextChanged(m_editor->SendScintilla(QsciScintilla::SCI_GETMODIFY) == 0);
    showPrice();
}

/// The document goes on without the editor. Marks know their lines by numbers that another text has as well.
void EditorPanel::giveBack()
{
    m_editor->tellEdits();
    disconnect(&document(), nullptr, this, nullptr);
    document().setTextSource(nullptr);
    document().setViewSource(kViewKey, nullptr);
    m_problems.clear();
    m_marks->setProblems({}, log());
    m_held = nullptr;
}

/// False where the editor did not know it before.
bool EditorPanel::showTextOf(Document& shown)
{
    const QScopedValueRollback taking(m_isTaking, true);
    const bool isKnown = page().text.has_value();
    m_editor->setReadOnly(false);
    if (isKnown)
        m_editor->showText(*page().text);
    else
        page().text = m_editor->showNewText();
    m_editor->setLanguage(languageOf(shown));
    const std::optional<QByteArray> before = std::exchange(page().before, std::nullopt);
    setText(before ? *before : shown.text());
    m_editor->setReadOnly(shown.isCode());
    if (isKnown) {
        m_editor->goOn();
        if (!shown.isTextModified())  // it may have been saved meanwhile
            m_editor->SendScintilla(QsciScintilla::SCI_SETSAVEPOINT);
    } else {
        shown.noteEditedLine(0);
        m_editor->startAnew();
        log().restart(shown.revision());
    }
    if (before)
        setText(shown.text());
    return isKnown || (before && page().wasSaved);
}

/// What is changed before it was ever shown can be undone all the same.
void EditorPanel::keepTextOf(Document& document)
{
    Page& page = document.part<Page>();
    if (page.text || page.before)
        return;
    page.before = document.text();
    page.wasSaved = !document.isTextModified();
}

void EditorPanel::setText(const QByteArray& text)
{
    const QScopedValueRollback taking(m_isTaking, true);
    if (m_editor->length() == text.size() && m_editor->bytes() == text)
        return;
    if (m_editor->isReadOnly())
        m_editor->setBytes(text);  // nothing leads back to the text before
    else
        m_editor->replaceBytes(text);
}

/// Lines of another text of compiled code are none of those before: what is said of a revision is of the text of now.
void EditorPanel::replaceText(const QByteArray& text)
{
    m_editor->setLanguage(languageOf(document()));
    setText(text);
    if (!document().isCode())
        return;
    log().restart(document().revision());
    const std::optional<SourcePosition> awaited = std::exchange(m_awaited, std::nullopt);
    if (awaited && document().code().source)
        m_editor->showPlace(awaited->line - 1, awaited->column - 1);
}

/// The editor holds its text until giveBack().
void EditorPanel::hold(Document& shown, bool knowsSavedText)
{
    shown.setTextSource([this] { return m_editor->bytes(); }, knowsSavedText);
    shown.setViewSource(kViewKey, [this] { return view(); });
    connect(&shown, &Document::textReplaced, this, &EditorPanel::replaceText);
    connect(&shown, &Document::rangeReplaced, this, [this](qsizetype from, qsizetype to, const QByteArray& text) {
        m_editor->replaceRange(static_cast<CodeView::Position>(from), static_cast<CodeView::Position>(to), text);
    });
    connect(&shown, &Document::textSaved, this, [this] { m_editor->SendScintilla(QsciScintilla::SCI_SETSAVEPOINT); });
    m_held = &shown;
}

void EditorPanel::showDocument(Document& shown)
{
    hideNotice();
    m_awaited.reset();
    m_navigation->close();
    m_editor->help().close();
    m_editor->columns().clear();
    const bool isKnown = showTextOf(shown);
    m_problems.clear();
    m_marks->setProblems({}, log());
    m_watch->follow();
    setNote(shown.fileName());
    updateActions();
    restoreView();
    hold(shown, isKnown);
    onCaretMoved();
    showProblems();
    showPrice();
    m_counters->show();
    m_hostCode->show();
}

void EditorPanel::onCaretMoved()
{
    const CodeView::Position position = m_editor->caret();
    const auto carets = static_cast<unsigned long>(m_editor->SendScintilla(QsciScintilla::SCI_GETSELECTIONS));
    long selected = 0;
    for (unsigned long i = 0; i < carets; ++i)
        selected +=
            m_editor->SendScintilla(QsciScintilla::SCI_COUNTCHARACTERS,
                                    static_cast<unsigned long>(m_editor->SendScintilla(QsciScintilla::SCI_GETSELECTIONNSTART, i)),
                                    m_editor->SendScintilla(QsciScintilla::SCI_GETSELECTIONNEND, i));
    document().setCaret({.line = m_editor->lineOf(position) + 1,
                          .column = m_editor->columnOf(position) + 1,
                          .selected = static_cast<int>(selected)});
}

void EditorPanel::showProblems()
{
    std::vector<Problem> problems = m_models.problems.all();
    if (!holdsCurrent() || problems == m_problems)
        return;
    m_problems = std::move(problems);
    m_marks->setProblems(m_problems, log());
    quint64 oldest = m_models.builds.build().revision;
    if (m_models.builds.goodBuild())
        oldest = std::min(oldest, m_models.builds.goodBuild().revision);
    for (const Problem& problem : m_problems)
        oldest = std::min(oldest, problem.revision);
    if (const RunRecordPointer run = m_models.jobs.lastRun())
        oldest = std::min(oldest, run->revision);
    log().forget(oldest);
}

/// At the line that was edited last before the good build, until it is edited again.
void EditorPanel::showPrice()
{
    if (!holdsCurrent())
        return;
    const EditCost change = editCostOf(m_models.builds, m_models.launches).value_or(EditCost());
    const Build& build = m_models.builds.goodBuild();
    const std::optional<StandingToBaseline>& known = m_models.jobs.standing().known();
    const StandingToBaseline* const standing = known && known->build == build.outcome ? &*known : nullptr;
    const QStringList parts = priceParts(change, standing != nullptr ? tagText(standing->standing) : QString());
    const std::optional<int> line = build.editedLine > 0 ? log().map(build.editedLine - 1, build.revision) : std::nullopt;
    const bool isShown = !parts.isEmpty() && line;
    if (m_price == nullptr) {
        if (!isShown)
            return;
        m_price = new EditCostOverlay(m_editor);
        connect(m_price, &QAbstractButton::clicked, this, [this] { m_models.navigator.showFeature(QStringLiteral("occupancy")); });
    }
    const bool isWorse = standing != nullptr && standing->standing.tells() ? standing->standing.isWorse() : change.isWorse();
    const EditCostOverlay::Tone tone = m_models.builds.isStale() ? EditCostOverlay::Tone::Stale
        : isWorse                                                ? EditCostOverlay::Tone::Cost
                                                                 : EditCostOverlay::Tone::Gain;
    m_price->setPrice(isShown ? parts : QStringList(), tone, isShown ? line : std::nullopt,
                      standing != nullptr ? verdictText(*standing) : QString());
}

void EditorPanel::showPlace(const SourcePosition& place)
{
    if (place.file.empty()) {
        m_editor->showPlace(m_marks->lineOf(place.line).value_or(place.line - 1), place.column - 1);
        return;
    }
    const NamedSource& named = document().code().named;
    if (named && isSameSource(place.file, named.file))
        return offerSource(place);
    const QString file = QString::fromStdString(place.file);
    const QString path = QDir(QFileInfo(document().sourcePath()).path()).absoluteFilePath(file);
    noticeBar()->say(
        tr("Line %1 of %2 is meant, which is not open.").arg(place.line).arg(file),
        {{tr("Open %1").arg(QFileInfo(path).fileName()), [this, path] { m_models.navigator.open(path); }}, {tr("Close"), [] {}}});
}

/// The strip comes back that was closed.
void EditorPanel::showCodeSource()
{
    if (m_models.sources.state() == CodeSources::State::None)
        return m_models.notices.tell(tr("This document is no compiled code that names its source."));
    m_models.sources.setDismissed(false);
}

/// The place is in the source that compiled code names and that is not shown.
void EditorPanel::offerSource(const SourcePosition& place)
{
    const QString name = QFileInfo(QString::fromStdString(place.file)).fileName();
    m_models.sources.setDismissed(false);
    noticeBar()->say(tr("Line %1 of %2 is meant, from which this code was made.").arg(place.line).arg(name),
                     {{tr("Show it"),
                       [this, place] {
                           m_awaited = place;
                           m_models.sources.show();
                       }},
                      {tr("Close"), [] {}}});
}

void EditorPanel::showDiskState()
{
    const QString name = document().fileName();
    const NoticeBar::Choice keep{tr("Keep mine"), [this] { m_watch->keepMine(); }};
    switch (m_watch->state()) {
    case SourceWatch::State::Same:
        hideNotice();
        return;
    case SourceWatch::State::Gone:
        noticeBar()->say(tr("%1 was removed or renamed by another program; its text is still here.").arg(name), {keep});
        return;
    case SourceWatch::State::Changed:
        if (!m_watch->error().isEmpty())
            noticeBar()->say(m_watch->error(), {keep});
        else
            noticeBar()->say(tr("%1 was changed by another program.").arg(name),
                          {{tr("Reload"), [this] { m_watch->reload(); }}, keep});
    }
}

void EditorPanel::showLongLine(int line)
{
    if (line < 0) {
        if (m_watch->state() == SourceWatch::State::Same)
            hideNotice();
        return;
    }
    const auto length = static_cast<std::uint64_t>(m_editor->lineEnd(line) - m_editor->lineStart(line));
    noticeBar()->say(tr("Line %1 has %2 bytes: there are no colours, and of each line the first %3 bytes are shown.")
                      .arg(line + 1)
                      .arg(formatCount(length), formatCount(LongLineGuard::kShown)),
                  {{tr("Close"), [] {}}});
}

/// A file of data belongs to an argument of the launch.
void EditorPanel::offerData(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    const KernelInfo* const kernel = m_models.launches.kernel();
    std::vector<NoticeBar::Choice> choices;
    for (std::size_t i = 0; kernel != nullptr && i < kernel->parameters.size() && choices.size() < kMaxShownArguments; ++i) {
        const std::string& argument = kernel->parameters[i].name;
        if (kernel->parameters[i].type.kind != TypeInfo::Kind::Pointer)
            continue;
        choices.push_back({QString::fromStdString(argument), [this, argument, path] {
                               LaunchSetup launch = m_models.launches.launch();
                               for (ArgumentSetting& each : launch.arguments)
                                   if (each.name == argument)
                                       each.value = "file(\"" + path.toStdString() + "\")";
                               m_models.launches.setLaunch(launch);
                           }});
    }
    choices.push_back({tr("Close"), [] {}});
    const bool hasArguments = choices.size() > 1;
    noticeBar()->say(hasArguments
                         ? tr("%1 holds data: fill which argument with it?").arg(name)
                         : tr("%1 holds data, and there is no kernel yet with an argument for it: compile first.").arg(name),
                     choices);
}

Json EditorPanel::view() const
{
    const CodeView::Position position = m_editor->caret();
    const long first = m_editor->SendScintilla(QsciScintilla::SCI_DOCLINEFROMVISIBLE, m_editor->firstVisibleLine());
    Json view{{"line", m_editor->lineOf(position) + 1}, {"column", m_editor->columnOf(position) + 1}, {"firstLine", first + 1}};
    for (const int line : m_editor->bookmarks().lines())
        view["bookmarks"].push_back(line + 1);
    return view;
}

void EditorPanel::restoreView()
{
    const Json& all = document().session().view;
    const Json view = all.is_object() && all.contains(kViewKey) ? all[kViewKey] : Json::object();
    m_editor->bookmarks().setLines(bookmarksIn(view));
    const int last = std::max(0, m_editor->lines() - 1);
    const int line = std::min(numberIn(view, "line") - 1, last);
    const long start = m_editor->lineStart(line);
    const long end = m_editor->lineEnd(line);
    const long wanted = m_editor->SendScintilla(QsciScintilla::SCI_POSITIONRELATIVE, static_cast<unsigned long>(start),
                                                static_cast<long>(numberIn(view, "column") - 1));
    const long position = wanted < start || wanted > end ? end : wanted;
    m_editor->SendScintilla(QsciScintilla::SCI_SETEMPTYSELECTION, static_cast<unsigned long>(position));
    m_editor->setFirstVisibleLine(static_cast<int>(
        m_editor->SendScintilla(QsciScintilla::SCI_VISIBLEFROMDOCLINE, std::min(numberIn(view, "firstLine") - 1, last))));
}

void EditorPanel::updateActions()
{
    m_undo->setEnabled(m_editor->isUndoAvailable());
    m_redo->setEnabled(m_editor->isRedoAvailable());
}

}  // namespace kd
