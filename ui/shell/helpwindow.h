// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/feature.h"

#include <QDialog>

class QTextBrowser;

namespace kd {

class CommandRegistry;

/// The pages of the perspectives with those of their panels, and the keyboard map; stays open beside the window.
class HelpWindow : public QDialog {
    Q_OBJECT
public:
    HelpWindow(const CommandRegistry& commands, const QList<Perspective>& perspectives, const std::vector<Feature>& features,
               QWidget* parent);
    /// Scrolls to the page of a perspective or of a feature ("edit", "problems"…).
    void showPage(const QString& anchor);
    QString page() const { return m_page; }

private:
    QTextBrowser* m_text;
    QString m_page;
};

}  // namespace kd
