// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenuBar>
#include <QString>

namespace kd {

/// The menu bar, with the name of what is open in its middle where menus and search leave room for it.
class TitleMenuBar : public QMenuBar {
    Q_OBJECT
public:
    explicit TitleMenuBar(QWidget* parent = nullptr);
    void setTitle(const QString& title);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title;
};

}  // namespace kd
