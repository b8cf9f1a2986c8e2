#include "ui/editor/editorpanel.h"

#include "ui/common/firstpaint.h"
#include "ui/common/format.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/gotobar.h"
#include "ui/editor/longlines.h"
#include "ui/editor/noticebar.h"
#include "ui/editor/problemmarks.h"
#include "ui/editor/sourcewatch.h"
#include "ui/text/findbar.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

const char* const kViewKey = "editor";

int numberIn(const Json& json, const char* key)
{
    constexpr int kMost = 1 << 30;
    if (!json.is_object() || !json.contains(key) || !json[key].is_number_integer())
        return 1;
    return static_cast<int>(std::clamp<std::int64_t>(json[key].get<std::int64_t>(), 1, kMost));
}

}  // namespace

EditorPanel::EditorPanel(Workbench& workbench, QWidget* parent)
    : Panel(tr("Source"), parent), m_workbench(workbench), m_document(&workbench.document())
{
    build();
    makeActions();
    takeDocument();
    connect(m_editor, &CodeView::lineEdited, this, &EditorPanel::onLineEdited);
    connect(m_editor, &CodeView::edited, this, &EditorPanel::onEdited);
    connect(m_editor, &QsciScintillaBase::SCN_UPDATEUI, this, &EditorPanel::onCaretMoved);
    connect(m_editor, &CodeEditor::menuWanted, this, &EditorPanel::showMenu);
    connect(m_editor, &CodeEditor::fileDropped, &m_workbench, &Workbench::openWanted);
    connect(&m_workbench, &Workbench::buildChanged, this, &EditorPanel::showProblems);
    connect(&m_workbench, &Workbench::runsChanged, this, &EditorPanel::showProblems);
    connect(&m_workbench, &Workbench::placeRequested, this, &EditorPanel::showPlace);
    connect(&m_workbench, &Workbench::saved, m_watch, &SourceWatch::adopt);
    connect(&m_editor->longLines(), &LongLines::changed, this, &EditorPanel::showLongLine);
    connect(m_watch, &SourceWatch::stateChanged, this, &EditorPanel::showDiskState);
}

EditorPanel::~EditorPanel()
{
    if (!m_document)
        return;
    m_document->setTextSource(nullptr);
    m_document->setViewSource(kViewKey, nullptr);
}

void EditorPanel::build()
{
    m_editor = new CodeEditor(this);
    m_marks = new ProblemMarks(m_editor);
    m_watch = new SourceWatch(*m_document, this);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_editor, 1);
    setFocusProxy(m_editor);
    afterFirstPaint(this, [this] {
        noticeBar();
        findBar();
        goToBar();
    });
}

NoticeBar* EditorPanel::noticeBar()
{
    if (m_notice == nullptr) {
        m_notice = new NoticeBar(this);
        m_column->insertWidget(0, m_notice);
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

void EditorPanel::takeDocument()
{
    onTextReplaced(m_document->text());
    onOpened();
    m_document->setTextSource([this] { return m_editor->bytes(); });
    m_document->setViewSource(kViewKey, [this] { return view(); });
    connect(m_document, &Document::textReplaced, this, &EditorPanel::onTextReplaced);
    connect(m_document, &Document::opened, this, &EditorPanel::onOpened);
    connect(m_document, &Document::textSaved, this, [this] { m_editor->SendScintilla(QsciScintilla::SCI_SETSAVEPOINT); });
    connect(m_document, &Document::pathsChanged, this, [this] { setNote(m_document->fileName()); });
}

void EditorPanel::makeActions()
{
    constexpr auto kHere = Qt::WidgetWithChildrenShortcut;
    constexpr auto kWindow = Qt::WindowShortcut;
    const auto add = [this](const char* id, const QString& text, const QKeySequence& keys, Qt::ShortcutContext context, auto act) {
        QAction* const action = addEditAction(id, text, keys, context);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    m_undo = add("editor.undo", tr("Undo"), QKeySequence::Undo, kHere, [this] { m_editor->undo(); });
    m_redo = add("editor.redo", tr("Redo"), QKeySequence::Redo, kHere, [this] { m_editor->redo(); });
    addSeparator();
    add("editor.cut", tr("Cut"), QKeySequence::Cut, kHere, [this] { m_editor->cut(); });
    add("editor.copy", tr("Copy"), QKeySequence::Copy, kHere, [this] { m_editor->copy(); });
    add("editor.paste", tr("Paste"), QKeySequence::Paste, kHere, [this] { m_editor->paste(); });
    add("editor.selectAll", tr("Select all"), QKeySequence::SelectAll, kHere, [this] { m_editor->selectAll(); });
    addSeparator();
    add("editor.find", tr("Find…"), QKeySequence(Qt::CTRL | Qt::Key_F), kWindow, [this] { findBar()->open(false); });
    add("editor.replace", tr("Replace…"), QKeySequence(Qt::CTRL | Qt::Key_H), kWindow, [this] { findBar()->open(true); });
    add("editor.findNext", tr("Find next"), QKeySequence(Qt::Key_F3), kWindow, [this] { findBar()->findNext(); });
    add("editor.findPrevious", tr("Find previous"), QKeySequence(Qt::SHIFT | Qt::Key_F3), kWindow,
        [this] { findBar()->findPrevious(); });
    add("editor.goToLine", tr("Go to line…"), QKeySequence(Qt::CTRL | Qt::Key_G), kWindow, [this] { goToBar()->open(); });
    addSeparator();
    add("editor.comment", tr("Comment or uncomment"), QKeySequence(Qt::CTRL | Qt::Key_Slash), kHere,
        [this] { m_editor->toggleComment(); });
    add("editor.duplicate", tr("Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D), kHere, [this] { m_editor->duplicate(); });
    add("editor.complete", tr("Complete word"), QKeySequence(Qt::CTRL | Qt::Key_Space), kHere, [this] { m_editor->complete(); });
    addSeparator();
    add("editor.zoomIn", tr("Zoom in"), QKeySequence(Qt::CTRL | Qt::Key_Plus), kHere, [this] { m_editor->zoomIn(); });
    add("editor.zoomOut", tr("Zoom out"), QKeySequence(Qt::CTRL | Qt::Key_Minus), kHere, [this] { m_editor->zoomOut(); });
    add("editor.zoomReset", tr("Reset zoom"), QKeySequence(Qt::CTRL | Qt::Key_0), kHere, [this] { m_editor->resetZoom(); });
}

QAction* EditorPanel::addEditAction(const char* id, const QString& text, const QKeySequence& keys, Qt::ShortcutContext context)
{
    auto* const action = new QAction(text, this);
    action->setObjectName(QLatin1String(id));
    action->setShortcut(keys);
    action->setShortcutContext(context);
    addAction(action);
    m_actions << action;
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
    menu->addActions(m_actions);
    menu->popup(position);
}

void EditorPanel::onLineEdited(int line, int added, bool isAtStart)
{
    m_log.note(m_document->revision() + 1, line, added, isAtStart);
}

void EditorPanel::onEdited()
{
    updateActions();
    if (!m_isTaking)
        m_document->noteTextChanged(m_editor->SendScintilla(QsciScintilla::SCI_GETMODIFY) == 0);
}

void EditorPanel::onTextReplaced(const QByteArray& text)
{
    const QScopedValueRollback taking(m_isTaking, true);
    m_editor->replaceBytes(text);
}

void EditorPanel::onOpened()
{
    hideNotice();
    m_editor->startAnew();
    m_log.restart(m_document->revision());
    m_problems.clear();
    m_marks->setProblems({}, m_log);
    m_watch->adopt();
    setNote(m_document->fileName());
    updateActions();
    restoreView();
    showProblems();
}

void EditorPanel::onCaretMoved()
{
    const CodeView::Position position = m_editor->caret();
    const CodeView::Position from = m_editor->SendScintilla(QsciScintilla::SCI_GETSELECTIONSTART);
    const CodeView::Position to = m_editor->SendScintilla(QsciScintilla::SCI_GETSELECTIONEND);
    const auto selected = m_editor->SendScintilla(QsciScintilla::SCI_COUNTCHARACTERS, static_cast<unsigned long>(from), to);
    m_document->setCaret({.line = m_editor->lineOf(position) + 1,
                          .column = m_editor->columnOf(position) + 1,
                          .selected = static_cast<int>(selected)});
}

void EditorPanel::showProblems()
{
    std::vector<Problem> problems = problemsOf(m_workbench);
    if (problems == m_problems)
        return;
    m_problems = std::move(problems);
    m_marks->setProblems(m_problems, m_log);
    quint64 oldest = m_workbench.build().revision;
    for (const Problem& problem : m_problems)
        oldest = std::min(oldest, problem.revision);
    m_log.forget(oldest);
}

void EditorPanel::showPlace(const SourcePlace& place)
{
    if (place.file.isEmpty()) {
        m_editor->showPlace(m_marks->lineOf(place.line).value_or(place.line - 1), place.column - 1);
        return;
    }
    const QString path = QDir(QFileInfo(m_document->sourcePath()).path()).absoluteFilePath(place.file);
    noticeBar()->say(tr("Line %1 of %2 is meant, which is not open.").arg(place.line).arg(place.file),
                  {{tr("Open %1").arg(QFileInfo(path).fileName()), [this, path] { emit m_workbench.openWanted(path); }},
                   {tr("Close"), [] {}}});
}

void EditorPanel::showDiskState()
{
    const QString name = m_document->fileName();
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
                      .arg(formatCount(length), formatCount(LongLines::kShown)),
                  {{tr("Close"), [] {}}});
}

Json EditorPanel::view() const
{
    const CodeView::Position position = m_editor->caret();
    const long first = m_editor->SendScintilla(QsciScintilla::SCI_DOCLINEFROMVISIBLE, m_editor->firstVisibleLine());
    return {{"line", m_editor->lineOf(position) + 1}, {"column", m_editor->columnOf(position) + 1}, {"firstLine", first + 1}};
}

void EditorPanel::restoreView()
{
    const Json& all = m_document->session().view;
    const Json view = all.is_object() && all.contains(kViewKey) ? all[kViewKey] : Json::object();
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
