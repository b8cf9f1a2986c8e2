// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sourceposition.h"
#include "ui/common/panel.h"
#include "ui/editor/linetracker.h"
#include "ui/workbench/advice/problem.h"
#include "ui/workbench/documents/documents.h"

#include <QPointer>
#include <Qsci/qscidocument.h>

#include <memory>
#include <optional>
#include <vector>

class QVBoxLayout;

namespace kd {

class BuildController;
class CodeEditor;
class CodeQuestions;
class CodeSourceBar;
class CodeSources;
class CounterColumns;
class DocumentFiles;
class DocumentTabBar;
class Documents;
class EditCostOverlay;
class FindBar;
class GoToBar;
class HostCodeMarks;
class JobRunner;
class LaunchModel;
class Navigator;
class NoticeBar;
class Notices;
class ProblemList;
class ProblemMarks;
class SourceNavigation;
class SourceWatch;
class TextAnchor;
struct LineColumn;

/// The models that it shows.
struct EditorModels {
    Documents& documents;
    DocumentFiles& files;
    CodeSources& sources;
    BuildController& builds;
    LaunchModel& launches;
    JobRunner& jobs;
    ProblemList& problems;
    Navigator& navigator;
    Notices& notices;
};

/// The source: holds the texts of the open documents while it exists, shows the problems of the newest build and the last run in
/// it, and says when another program changed the file.
class EditorPanel : public Panel {
    Q_OBJECT
public:
    explicit EditorPanel(const EditorModels& models, QWidget* parent = nullptr);
    ~EditorPanel() override;

    QList<QAction*> editActions() const override { return m_actions; }
    QList<QAction*> viewActions() const override { return m_viewActions; }

    /// Shows figures of the lines of `revision` beside the text, in the place of the column of that id. They move with the
    /// text until another document is opened. Ids: "registers" for live registers; those of the counters are the panel's own.
    void setLineColumn(LineColumn column, quint64 revision);
    void removeLineColumn(const QString& id);
    /// Grey, or in its colours.
    void setLineColumnStale(const QString& id, bool isStale);

    CodeEditor* editor() const { return m_editor; }
    DocumentTabBar* strip() const { return m_strip; }
    /// Gives where a line (0-based) of the document's `revision` is now; nothing when it was changed since, or that is too long
    /// ago.
    std::optional<int> presentLine(int line, quint64 revision) const { return log().map(line, revision); }
    // Made when they are asked for, at the latest behind the first picture.
    NoticeBar* noticeBar();
    FindBar* findBar();
    GoToBar* goToBar();
    /// Hidden unless compiled code names its source.
    CodeSourceBar* codeSourceBar() const { return m_codeSource; }
    SourceNavigation& navigation() const { return *m_navigation; }
    CodeQuestions& questions() const { return *m_questions; }
    ProblemMarks* marks() const { return m_marks; }
    SourceWatch* watch() const { return m_watch; }
    /// Null until an edit changed a kernel's figures.
    EditCostOverlay* editCost() const { return m_price; }

private:
    void build();
    void connectDocuments();
    void makeActions();
    void makeEditActions();
    void makeSelectionActions();
    void makeNavigationActions();
    void makeZoomActions();
    void makeViewActions();
    template <typename Act>
    QAction* add(const char* id, const QString& text, const QKeySequence& keys, Qt::ShortcutContext context, Act act);
    QAction* newAction(const char* id, const QString& text, const QKeySequence& keys, Qt::ShortcutContext context);
    void addSeparator();
    void showMenu(const QPoint& position);

    void onLineEdited(int line, int added, bool isAtStart);
    void onEdited();
    void showDocument(Document& shown);
    void focusText();
    bool showTextOf(Document& shown);
    void setText(const QByteArray& text);
    void replaceText(const QByteArray& text);
    static void keepTextOf(Document& document);
    void hold(Document& shown, bool knowsSavedText);
    void giveBack();
    void onCaretMoved();
    void showProblems();
    void showPrice();
    void showPlace(const SourcePosition& place);
    void offerSource(const SourcePosition& place);
    void showCodeSource();
    void hideNotice();
    void showDiskState();
    void showLongLine(int line);
    void offerData(const QString& path);
    Json view() const;
    void restoreView();
    void updateActions();

    EditorModels m_models;
    QPointer<Documents> m_documents;
    DocumentTabBar* m_strip = nullptr;
    CodeEditor* m_editor = nullptr;
    QVBoxLayout* m_column = nullptr;
    NoticeBar* m_notice = nullptr;
    CodeSourceBar* m_codeSource = nullptr;
    FindBar* m_find = nullptr;
    GoToBar* m_goTo = nullptr;
    CodeQuestions* m_questions = nullptr;
    SourceNavigation* m_navigation = nullptr;
    ProblemMarks* m_marks = nullptr;
    EditCostOverlay* m_price = nullptr;
    SourceWatch* m_watch = nullptr;
    CounterColumns* m_counters = nullptr;
    HostCodeMarks* m_hostCode = nullptr;
    /// Holds what the editor keeps of a document, with that document.
    struct Page {
        std::shared_ptr<TextAnchor> anchor;  ///< while no panel is there; the text ends before it
        std::optional<QsciDocument> text;  ///< with its undo history; nothing as long as it was not shown
        std::optional<QByteArray> before;  ///< the text before it was changed without having been shown: undo leads to it
        bool wasSaved = false;             ///< `before` is what its file holds
        LineTracker log;
    };
    Document& document() const { return m_documents->current(); }
    /// False while another document is current already and its text is not in the editor yet: nothing is said of its lines.
    bool holdsCurrent() const { return m_held == &document(); }
    Page& page() const { return document().part<Page>(); }
    LineTracker& log() const { return page().log; }

    const Document* m_held = nullptr;  ///< whose text the editor has; null between two documents
    std::vector<Problem> m_problems;
    std::optional<SourcePosition> m_awaited;  ///< a place in a source that is being read
    QList<QAction*> m_actions;
    QList<QAction*> m_viewActions;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    bool m_isTaking = false;  ///< the document's own change of the text
};

}  // namespace kd
