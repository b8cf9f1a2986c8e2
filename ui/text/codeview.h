// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qsci/qscidocument.h>
#include <Qsci/qsciscintilla.h>

#include <QByteArray>

#include <optional>
#include <utility>
#include <vector>

namespace kd {

/// Text in the editor's look: UTF-8, fonts and colours of the theme, which it follows, line height, Ctrl+wheel zoom. Texts and
/// positions are bytes, so that nothing of a file is lost; lines and columns count from 0, as in Scintilla. QScintilla's
/// textChanged() and linesChanged() are not emitted: to tell screen readers of a change, which we do ourselves, it counts all
/// characters before it, some 5 ms for each MB. edited() and lineEdited() take their place.
class CodeView : public QsciScintilla {
    Q_OBJECT
public:
    using Position = long;

    explicit CodeView(QWidget* parent = nullptr);

    QByteArray bytes() const;
    /// Gives the bytes between; what lies before or behind the text is left out.
    QByteArray bytes(Position from, Position to) const;
    /// Another text: nothing to undo, caret at the start.
    void setBytes(const QByteArray& text);
    /// Shows another text, with its own undo history, markers and styles, in the place of the present one. What is set for texts
    /// (lexer, tabs) is to be set again for one that was never shown.
    void showText(const QsciDocument& text);
    /// Another text that undo takes back. Caret and scroll stay at their lines.
    void replaceBytes(const QByteArray& text);
    /// Ends that lie before or behind the text are moved to its start or its end.
    void replaceRange(Position from, Position to, const QByteArray& text);
    struct Replacement {
        Position from = 0, to = 0;
        QByteArray text;
    };
    /// Replaces ranges, which are in the order of the text and do not overlap; one step of undo.
    void replaceRanges(const std::vector<Replacement>& replacements);

    /// Several changes that are one: a step of undo, one edited().
    class EditGroup {
    public:
        explicit EditGroup(CodeView& view);
        ~EditGroup();
        EditGroup(const EditGroup&) = delete;
        EditGroup& operator=(const EditGroup&) = delete;

    private:
        CodeView& m_view;
    };

    Position length() const { return SendScintilla(SCI_GETLENGTH); }
    Position caret() const { return SendScintilla(SCI_GETCURRENTPOS); }
    Position lineStart(int line) const;
    /// Gives the end before the line's end mark.
    Position lineEnd(int line) const;
    int lineOf(Position position) const;
    QByteArray lineBytes(int line) const { return bytes(lineStart(line), lineEnd(line)); }
    /// Characters from the line's start, as status bars count.
    int columnOf(Position position) const;

    /// Selects, unfolds and scrolls so that both ends are in sight.
    void select(Position from, Position to);
    /// Scrolls a line to a third of the height unless it is in sight.
    void reveal(int line);

    void resetZoom() { zoomTo(0); }

    void insertAt(const QString& text, int line, int index) override;
    void undo() override;
    void redo() override;
    void cut() override;
    void paste() override;

signals:
    /// The text is another one; once for a group, an undo, a redo or what one event of the user changed. Not for setBytes().
    void edited();
    /// A change of `line`, and of how many lines follow it where `added` is not 0; before edited(). `isAtStart`: before the
    /// line's first character.
    void lineEdited(int line, int added, bool isAtStart);

protected:
    /// Colours and fonts, with every change of the theme. A class that adds to it calls its own in its constructor.
    virtual void applyTheme();
    /// `pixels`, as fonts of the theme are, in the points that Scintilla wants.
    QFont inPoints(QFont font) const;
    /// Tells now what was changed by messages to Scintilla; else it is told with the next turn of the event loop.
    void leaveRectangle();
    void tellEdits();
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    /// A change that Scintilla announced. It is made when the next one is announced, or who caused it has returned.
    struct Change {
        Position at;
        Position length;
        int line;
        int lines;  ///< lines of the text before it
        bool isAtStart;
        bool isInsertion;
        QByteArray removed;  ///< for screen readers, where there is one
    };
    void noteComing(Position at, int type, Position length);
    void tellLast();
    void applyLineHeight();
    void leaveKeysToTheWindow();

    std::optional<Change> m_change;
    QString m_composed;  ///< with an input method, and not chosen yet
    int m_groups = 0;
    bool m_isTelling = false;  ///< with the next turn of the event loop
    bool m_isEdited = false;
    bool m_isLoading = false;
};

}  // namespace kd
