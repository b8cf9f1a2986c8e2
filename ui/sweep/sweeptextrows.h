// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTimer>
#include <QWidget>

#include <string>
#include <vector>

class QVBoxLayout;

namespace kd {

class CodeEdit;
class HintLabel;

/// Texts one under the other, each with what is wrong with it beneath and a button that removes it: axes, constraints. What is
/// typed is told when the user pauses, presses Enter or leaves the field.
class SweepTextRows : public QWidget {
    Q_OBJECT
public:
    /// `name` is what screen readers say of a field, `example` stands in empty ones.
    SweepTextRows(const QString& name, const QString& example, QWidget* parent = nullptr);

    std::vector<std::string> texts() const;
    /// Leaves fields that hold their text already alone.
    void setTexts(const std::vector<std::string>& texts);
    /// One a text; empty where nothing is wrong.
    void setProblems(const std::vector<QString>& problems);
    /// Tells at once what was typed and not told yet.
    void commit();
    /// Another row; the keyboard goes into it where it is empty.
    void add(const QString& text);

signals:
    void edited();

private:
    struct Row {
        QWidget* widget;
        CodeEdit* field;
        HintLabel* problem;
    };
    void addRow(const QString& text);
    void remove(const QWidget* widget);
    void tell();

    QString m_name, m_example;
    QVBoxLayout* m_layout;
    std::vector<Row> m_rows;
    QTimer m_pause;
};

}  // namespace kd
