// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/assembly/assemblytext.h"
#include "ui/assembly/linemapping.h"
#include "ui/text/codeview.h"

#include <vector>

namespace kd {

/// An assembly text: read only, styled as it comes into sight, with live registers or the signs of a difference in its margin and
/// the tints of its colour links. Texts of 100,000 lines open at once, since marks are given to lines in sight alone.
class AssemblyView : public CodeView {
    Q_OBJECT
public:
    explicit AssemblyView(QWidget* parent = nullptr);

    /// Null: nothing. `keepsPlace`: caret and scroll stay at their lines.
    void setContent(AssemblyTextPointer content, bool keepsPlace);
    const AssemblyTextPointer& content() const { return m_content; }
    const LineMapping& links() const { return m_links; }

    /// Sets whether lines show the colours of their links.
    void setTinted(bool isTinted);
    bool isTinted() const { return m_isTinted; }
    /// The block that stands out: an index of links(), or -1.
    void setStrongBlock(int block);
    int strongBlock() const { return m_strong; }
    void setShowsLive(bool shows);
    bool showsLive() const { return m_showsLive; }
    /// Sets whether the text is of a build that is not the source's any more: it is grey then.
    void setStale(bool isStale);
    bool isStale() const { return m_isStale; }

    int caretLine() const { return lineOf(caret()); }
    /// The next (1) or previous (-1) line behind the caret's at which the most registers are live, around the end; -1: none is.
    int peakFrom(int line, int direction) const;
    /// Caret to the line, in sight.
    void goToLine(int line);
    /// 0-based; of those in sight.
    std::pair<int, int> visibleLines() const;

    static constexpr int kLiveStyle = 41;  ///< styles of the margin, one a heat; behind Scintilla's own

signals:
    void jumpWanted(int line);
    void findWanted();
    void findNextWanted(int direction);
    void menuWanted(const QPoint& globalPosition);

protected:
    void applyTheme() override;
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    enum Marker { FirstTintMarker = 0, StrongMarker = 8, AddedMarker, RemovedMarker };
    static constexpr int kPeakStyle = kLiveStyle + 4;
    static constexpr int kAddedStyle = kPeakStyle + 1;
    static constexpr int kRemovedStyle = kAddedStyle + 1;
    static constexpr int kChunk = 256;  ///< lines that get their marks together

    void style(int position);
    void decorate();
    void decorateAnew();
    void decorateChunk(int chunk);
    void decorateLine(int line);
    void setMargin(int line);
    void applyMarginWidth();
    void colorCaretLine();
    void colorStrong();
    void defineStyle(int style, const QColor& text, const QColor& back, bool isBold, double scale);
    QString tipAt(const QPoint& position) const;
    QString opcodeTip(const QPoint& position) const;
    const ShownLine* shown(int line) const;

    AssemblyTextPointer m_content;
    LineMapping m_links;
    std::vector<bool> m_isDecorated;  ///< chunk by chunk
    int m_strong = -1;
    bool m_isTinted = true;
    bool m_showsLive = true;
    bool m_isStale = false;
};

}  // namespace kd
