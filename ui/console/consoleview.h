// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/console/consolelog.h"
#include "ui/text/codeview.h"

namespace kd {

/// The console's text: read only, bounded. Follows what is added while its end is in sight.
class ConsoleView : public CodeView {
    Q_OBJECT
public:
    /// Shows and keeps the text in `shown`, which outlives the view.
    explicit ConsoleView(ConsoleLog::Shown& shown, QWidget* parent = nullptr);

    /// Where somebody keeps a TextAnchor, the text outlives the view.
    ~ConsoleView() override;

    void add(const std::deque<ConsoleFeed::Piece>& pieces);
    /// `lines` that never came here are counted in the first line's sentence, too.
    void noteDropped(quint64 lines);
    void clearText();
    /// Lines that are no longer here.
    quint64 dropped() const { return m_shown.dropped; }
    bool isAtEnd() const;
    void scrollToEnd();

    static constexpr Position kMaxBytes = 10 << 20;

signals:
    void findRequested();
    void findNextRequested(int direction);

protected:
    void applyTheme() override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void append(const ConsoleFeed::Piece& piece);
    void dropFront();
    void writeDropped();

    ConsoleLog::Shown& m_shown;
};

}  // namespace kd
