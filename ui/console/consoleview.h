// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/console/consolefeed.h"
#include "ui/text/codeview.h"

namespace kd {

/// The console's text: read only, bounded. Follows what is added while its end is in sight.
class ConsoleView : public CodeView {
    Q_OBJECT
public:
    explicit ConsoleView(QWidget* parent = nullptr);

    void add(const std::deque<ConsoleFeed::Piece>& pieces);
    /// `lines` that never came here are counted in the first line's sentence, too.
    void noteDropped(quint64 lines);
    void clearText();
    /// Lines that are no longer here.
    quint64 dropped() const { return m_dropped; }
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

    quint64 m_dropped = 0;
    bool m_hasDroppedLine = false;
};

}  // namespace kd
