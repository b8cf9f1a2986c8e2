// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QTextBrowser;

namespace kd {

class Banner;

/// The banner's messages since the start, newest first.
class MessagesDialog : public QDialog {
    Q_OBJECT
public:
    MessagesDialog(const Banner& banner, QWidget* parent = nullptr);

private:
    void showMessages();

    const Banner& m_banner;
    QTextBrowser* m_text;
};

}  // namespace kd
