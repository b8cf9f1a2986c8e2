// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace kd {

class CodeEditor;

/// Asks for a line, or line:column, and goes there.
class GoToBar : public QWidget {
    Q_OBJECT
public:
    explicit GoToBar(CodeEditor* editor, QWidget* parent = nullptr);

    void open();
    void close();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void go();

    CodeEditor* m_editor;
    QLineEdit* m_field;
    QLabel* m_range;
};

}  // namespace kd
