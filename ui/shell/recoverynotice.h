// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace kd {

class Banner;
class Recovery;

/// Says in the banner what was left unsaved by programs that ended, and when what is typed cannot be kept over a crash.
class RecoveryNotice : public QObject {
    Q_OBJECT
public:
    RecoveryNotice(Recovery& recovery, Banner& banner, QWidget* window);

private:
    void showLeft();
    void openDialog();

    Recovery& m_recovery;
    Banner& m_banner;
    QWidget* m_window;
};

}  // namespace kd
