#pragma once

#include "ui/shell/feature.h"

#include <QDialog>

class QTextBrowser;

namespace kd {

class Commands;

/// The pages of the perspectives and the keyboard map; stays open beside the window.
class HelpWindow : public QDialog {
    Q_OBJECT
public:
    HelpWindow(const Commands& commands, const QList<Perspective>& perspectives, QWidget* parent);
    /// Scrolls to the page of a perspective ("edit", "measure"…).
    void showPage(const QString& anchor);

private:
    QTextBrowser* m_text;
};

}  // namespace kd
