// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"
#include "ui/text/codeview.h"
#include "ui/text/linetints.h"

#include <QString>

class QTimer;

namespace kd {

class Annotations;
class Bookmarks;
class CodeHelp;
class CudaLexer;
class LineColumns;
class PythonLexer;
class LongLineGuard;

/// The editor of a CUDA source: colours, line numbers, folding, brace matching, and what its keys do.
class CodeEditor : public CodeView {
    Q_OBJECT
public:
    enum Margin { IconMargin, NumberMargin, ColumnMargin, FoldMargin, MarginCount };
    /// Numbers of Scintilla's markers and indicators that this editor gives away.
    enum Marker {
        ErrorMarker = 1, WarningMarker, AdviceMarker, LongLineMarker, BookmarkMarker,
        FirstTintMarker = 8, FlashMarker = FirstTintMarker + LineTints::kMarkers
    };

    explicit CodeEditor(QWidget* parent = nullptr);

    /// The text is another file's: nothing to undo, and as goOn() from now on.
    void startAnew();
    using CodeView::tellEdits;
    /// The text is one that was there before: its line ends and its indentation from now on.
    void goOn();
    /// An empty text of its own.
    QsciDocument showNewText();
    /// What the text is written in: CUDA C++ to begin with.
    enum class Language { Cuda, Python };
    void setLanguage(Language language);
    /// The language's colours, after those of another one or none.
    void setColoured();
    const LongLineGuard& longLines() const { return *m_longLines; }
    /// Backgrounds of lines; the one under the caret has its own.
    LineTints& tints() const { return *m_tints; }
    LineColumns& columns() { return *m_columns; }
    Annotations& annotations() { return *m_annotations; }
    Bookmarks& bookmarks() { return *m_bookmarks; }
    CodeHelp& help() { return *m_help; }
    /// The caret is in a comment or a string.
    bool isInComment() const;
    /// Gives the font of figures beside the text: as large as its own.
    QFont columnFont(bool isBold) const;
    /// Shows a marker as an icon of resources/icons.
    void defineIcon(int marker, const char* name, Token color);
    /// Caret to a place (0-based), and the line lights up for a moment.
    void showPlace(int line, int column);

signals:
    /// All styles have been given their look anew: who added some gives them theirs.
    void styled();
    void fileDropped(const QString& path);  ///< a program or a session
    void dataDropped(const QString& path);  ///< an array or a picture
    void menuWanted(const QPoint& globalPosition);
    void definitionWanted(long position);  ///< Ctrl and a click, where the caret is now

protected:
    void applyTheme() override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void setUpIndentation();
    void setUpMargins();
    void setUpFolding();
    void leaveKeysToActions();
    void applyMarginWidths();
    void colorCaretLine();
    void applySettings();
    void applyHeads();
    void adoptIndentation(const QByteArray& text);
    int columnsLeft() const;
    Position positionAt(const QPoint& place) const;
    bool isOfText(const QMouseEvent& event) const;

    CudaLexer* m_cuda;
    PythonLexer* m_python = nullptr;  ///< made for the first text of it
    Language m_language = Language::Cuda;
    LongLineGuard* m_longLines;
    LineTints* m_tints;
    LineColumns* m_columns;
    Annotations* m_annotations;
    Bookmarks* m_bookmarks;
    CodeHelp* m_help;
    QWidget* m_heads = nullptr;  ///< above the columns; made when there are some
    QTimer* m_flash;
    QColor m_caretLine;
    Position m_pressed = -1;  ///< where Alt and the mouse's button were pressed; -1: they are not
    bool m_isDraggingRectangle = false;
};

}  // namespace kd
