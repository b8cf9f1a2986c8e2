#pragma once

#include "ui/common/theme.h"
#include "ui/text/codeview.h"

#include <QString>

class QTimer;

namespace kd {

class CudaLexer;
class LongLines;

/// The editor of a CUDA source: colours, line numbers, folding, brace matching, and what its keys do.
class CodeEditor : public CodeView {
    Q_OBJECT
public:
    enum Margin { IconMargin, NumberMargin, FoldMargin, MarginCount };
    /// Numbers of Scintilla's markers and indicators that this editor gives away.
    enum Marker { ErrorMarker = 1, WarningMarker, AdviceMarker, FlashMarker, LongLineMarker };

    explicit CodeEditor(QWidget* parent = nullptr);

    /// The text is another file's: nothing to undo, its line ends and its indentation from now on.
    void startAnew();
    /// The lexer's colours, after another one was there or none.
    void setColoured();
    const LongLines& longLines() const { return *m_longLines; }
    /// Puts // before every line of the selection, or takes it away where all have it.
    void toggleComment();
    /// The selection, or the caret's line.
    void duplicate();
    /// Words of CUDA and of the text that begin as the word before the caret does.
    void complete();
    /// Caret to a place (0-based), and the line lights up for a moment.
    void showPlace(int line, int column);

signals:
    void fileDropped(const QString& path);
    void menuWanted(const QPoint& globalPosition);

protected:
    void applyTheme() override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void setUpMargins();
    void setUpFolding();
    void defineIcon(int marker, const char* name, Token color);
    void applyMarginWidths();
    void adoptIndentation(const QByteArray& text);

    CudaLexer* m_lexer;
    LongLines* m_longLines;
    QTimer* m_flash;
};

}  // namespace kd
