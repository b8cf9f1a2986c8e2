#pragma once

#include <QObject>
#include <QWidget>

class QGridLayout;
class QLabel;
class QToolButton;

namespace kd {

class HintLabel;

/// One setting of a form: label left, field right, beneath it a derived value or what is wrong. Belongs to its form.
class FormRow : public QObject {
    Q_OBJECT
public:
    QWidget* field() const { return m_field; }
    void setLabel(const QString& label);
    /// Muted: "64 x 64 x 1 = 4 096 blocks".
    void setHint(const QString& hint);
    /// Red border and one sentence in place of the hint; empty: all is well.
    void setProblem(const QString& sentence);
    /// Another value than the default: bold label and a reset arrow.
    void setChanged(bool isChanged);
    void setVisible(bool isVisible);

signals:
    void resetRequested();

private:
    friend class Form;
    FormRow(const QString& label, QWidget* field, QWidget* form);
    void updateHint();

    QLabel* m_label;
    QWidget* m_field;
    HintLabel* m_hint;
    QToolButton* m_reset;
    QString m_hintText, m_problem;
    bool m_isVisible = true, m_isChanged = false;
};

/// Rows of settings with one column of labels.
class Form : public QWidget {
    Q_OBJECT
public:
    explicit Form(QWidget* parent = nullptr);

    /// The label is the field's accessible name and its buddy.
    FormRow* addRow(const QString& label, QWidget* field);
    /// Over both columns.
    void addWide(QWidget* widget);

private:
    QGridLayout* m_grid;
};

}  // namespace kd
