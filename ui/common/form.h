// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QObject>
#include <QWidget>

#include <vector>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace kd {

/// The sign of a value that was guessed.
inline constexpr QChar kGuessSign = u'≈';

class Form;
class HintLabel;

/// One setting of a form: label left, field right, beneath it a derived value or what is wrong. Belongs to its form.
class FormRow : public QObject {
    Q_OBJECT
public:
    QWidget* field() const { return m_field; }
    void setLabel(const QString& label);
    /// Muted: "64 x 64 x 1 = 4 096 blocks".
    void setHint(const QString& hint);
    /// Red border and one sentence in place of the hint; empty: all is well. In a steady form the sentence stands beneath only
    /// where the row keeps a line for it, else in the field's tool tip.
    void setProblem(const QString& sentence);
    /// The row has one line beneath the field, whether something stands in it or not.
    void keepHintLine();
    /// A problem whose whole sentence does not stand beneath the field; empty: none.
    QString hiddenProblem() const;
    /// Another value than the default: bold label and a reset arrow.
    void setChanged(bool isChanged);
    /// A small sign beside the field: the value was guessed, and `reason` says why. Empty: none.
    void setGuessed(const QString& reason);
    void setVisible(bool isVisible);

signals:
    void resetRequested();

private:
    friend class Form;
    FormRow(const QString& label, QWidget* field, Form* form);
    void updateHint();
    bool standsBeneath() const;

    Form* m_form;  ///< null while the form is being destroyed

    QLabel* m_label;
    QWidget* m_field;
    QHBoxLayout* m_line;
    HintLabel* m_hint;
    QToolButton* m_reset;
    QLabel* m_guess = nullptr;  ///< the sign; made when there is first one
    QString m_hintText, m_problem;
    QString m_toolTip;  ///< the field's own, while the problem stands in its place
    bool m_isVisible = true, m_isChanged = false, m_isGuessed = false, m_keepsLine = false;
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
    /// No row moves while the user fills the form: see FormRow::setProblem(). A line of code that got too long stays beside its
    /// label.
    void setSteady() { m_isSteady = true; }
    bool isSteady() const { return m_isSteady; }
    /// The first FormRow::hiddenProblem() from the top; empty: none.
    QString hiddenProblem() const;
    /// Over both columns.
    void addWide(QWidget* widget);
    /// So that the fields of several forms line up. `pixels`: logical ones, of the column of labels at the least.
    void setLabelWidth(int pixels);

signals:
    void problemChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeFields();
    void placeField(FormRow& row, int at);
    int roomBesideLabels() const;
    void place(FormRow& row, int at, bool isBeneath);

    QGridLayout* m_grid;
    std::vector<std::pair<int, FormRow*>> m_codeRows;  ///< with the row of the grid
    std::vector<FormRow*> m_rows;
    int m_labelWidth = 0;
    bool m_isSteady = false;
};

}  // namespace kd
