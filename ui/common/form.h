#pragma once

#include <QObject>
#include <QWidget>

#include <vector>

class QGridLayout;
class QHBoxLayout;
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
    QHBoxLayout* m_line;
    HintLabel* m_hint;
    QToolButton* m_reset;
    QString m_hintText, m_problem;
    bool m_isVisible = true, m_isChanged = false;
    bool m_isBeneath = false;  ///< the field, to its label
};

/// Rows of settings with one column of labels. A line of code that is much too long beside its label stands beneath it.
class Form : public QWidget {
    Q_OBJECT
public:
    explicit Form(QWidget* parent = nullptr);
    ~Form() override;

    /// The label is the field's accessible name and its buddy.
    FormRow* addRow(const QString& label, QWidget* field);
    /// Over both columns.
    void addWide(QWidget* widget);
    /// So that the fields of several forms line up. `pixels`: logical ones, of the column of labels at the least.
    void setLabelWidth(int pixels);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeFields();
    int roomBesideLabels() const;
    void place(FormRow& row, int at, bool isBeneath);

    QGridLayout* m_grid;
    std::vector<std::pair<int, FormRow*>> m_codeRows;  ///< with the row of the grid
    int m_labelWidth = 0;
};

}  // namespace kd
