// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenuBar>
#include <QString>

namespace kd {

/// The menu bar, with the name of what is open in its middle where menus and search leave room for it, and where no frame of the
/// window has it already. The letters that open its menus are underlined while Alt is down.
class TitleMenuBar : public QMenuBar {
    Q_OBJECT
public:
    explicit TitleMenuBar(QWidget* parent = nullptr);
    void setTitle(const QString& title);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showLetters(bool isAltDown);

    QString m_title;
};

}  // namespace kd
