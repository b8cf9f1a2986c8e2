#pragma once

#include "ui/common/panel.h"
#include "ui/editor/linelog.h"
#include "ui/workbench/problem.h"

#include <QPointer>

#include <vector>

class QVBoxLayout;

namespace kd {

class CodeEditor;
class FindBar;
class GoToBar;
class NoticeBar;
class ProblemMarks;
class SourceWatch;
class Workbench;

/// The source: holds the document's text while it exists, shows the problems of the newest build and the last run in it, and
/// says when another program changed the file.
class EditorPanel : public Panel {
    Q_OBJECT
public:
    explicit EditorPanel(Workbench& workbench, QWidget* parent = nullptr);
    ~EditorPanel() override;

    QList<QAction*> editActions() const override { return m_actions; }

    CodeEditor* editor() const { return m_editor; }
    // Made when they are asked for, at the latest behind the first picture.
    NoticeBar* noticeBar();
    FindBar* findBar();
    GoToBar* goToBar();
    ProblemMarks* marks() const { return m_marks; }
    SourceWatch* watch() const { return m_watch; }

private:
    void build();
    void takeDocument();
    void makeActions();
    QAction* addEditAction(const char* id, const QString& text, const QKeySequence& keys, Qt::ShortcutContext context);
    void addSeparator();
    void showMenu(const QPoint& position);

    void onLineEdited(int line, int added, bool isAtStart);
    void onEdited();
    void onTextReplaced(const QByteArray& text);
    void onOpened();
    void onCaretMoved();
    void showProblems();
    void showPlace(const SourcePlace& place);
    void hideNotice();
    void showDiskState();
    void showLongLine(int line);
    Json view() const;
    void restoreView();
    void updateActions();

    Workbench& m_workbench;
    QPointer<Document> m_document;
    CodeEditor* m_editor = nullptr;
    QVBoxLayout* m_column = nullptr;
    NoticeBar* m_notice = nullptr;
    FindBar* m_find = nullptr;
    GoToBar* m_goTo = nullptr;
    ProblemMarks* m_marks = nullptr;
    SourceWatch* m_watch = nullptr;
    LineLog m_log;
    std::vector<Problem> m_problems;
    QList<QAction*> m_actions;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    bool m_isTaking = false;  ///< the document's own change of the text
};

}  // namespace kd
