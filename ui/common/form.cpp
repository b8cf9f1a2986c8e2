// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/form.h"

#include "ui/common/codeedit.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/plaintext.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr int kLabelGap = 12;  // logical pixels
/// A line of code that is longer than its field by more than this is not whole there, not even in the smaller font that CodeEdit
/// has for such a line.
constexpr double kTooLong = 1.14;

}  // namespace

FormRow::FormRow(const QString& label, QWidget* field, Form* form)
    : QObject(form), m_form(form), m_label(new QLabel(label, form)), m_field(field), m_line(new QHBoxLayout),
      m_hint(new HintLabel({}, form)), m_reset(new QToolButton(form))
{
    m_label->setBuddy(field);
    useFont(m_label, FontRole::Label);
    useColor(m_label, Token::TextSecondary);
    if (field->accessibleName().isEmpty())
        field->setAccessibleName(label);
    m_reset->setIcon(icon(QStringLiteral("undo")));
    m_reset->setToolTip(tr("Reset to the default"));
    m_reset->setAccessibleName(tr("Reset %1").arg(label));
    m_reset->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Ignored);  // the row stays as high as it is
    m_reset->hide();
    connect(m_reset, &QToolButton::clicked, this, &FormRow::resetRequested);
}

void FormRow::setLabel(const QString& label)
{
    m_label->setText(label);
    m_field->setAccessibleName(label);
    m_reset->setAccessibleName(tr("Reset %1").arg(label));
}

void FormRow::setHint(const QString& hint)
{
    m_hintText = hint;
    updateHint();
}

void FormRow::setProblem(const QString& sentence)
{
    if (sentence == m_problem)
        return;
    if (m_problem.isEmpty())
        m_toolTip = m_field->toolTip();
    m_problem = sentence;
    setInvalid(m_field, !sentence.isEmpty());
    if (!standsBeneath())
        m_field->setToolTip(sentence.isEmpty() ? m_toolTip : wrappedTip(sentence));
    updateHint();
    if (m_form != nullptr)
        emit m_form->problemChanged();
}

void FormRow::keepHintLine()
{
    m_keepsLine = true;
    m_hint->setOneLine();
    updateHint();
}

bool FormRow::standsBeneath() const
{
    return m_keepsLine || m_form == nullptr || !m_form->isSteady();
}

QString FormRow::hiddenProblem() const
{
    return m_isVisible && (!standsBeneath() || m_hint->isCut()) ? m_problem : QString();
}

void FormRow::updateHint()
{
    const bool isWell = m_problem.isEmpty() || !standsBeneath();
    m_hint->setHint(isWell ? m_hintText : m_problem, isWell ? Token::TextMuted : Token::Bad);
    m_hint->setVisible(m_isVisible && (m_keepsLine || !m_hint->text().isEmpty()));
    m_field->setAccessibleDescription(m_problem.isEmpty() ? m_hintText : m_problem);
}

void FormRow::setChanged(bool isChanged)
{
    m_isChanged = isChanged;
    useFont(m_label, isChanged ? FontRole::SectionTitle : FontRole::Label);
    useColor(m_label, isChanged ? Token::Text : Token::TextSecondary);
    m_reset->setVisible(isChanged && m_isVisible);
}

void FormRow::setGuessed(const QString& reason)
{
    m_isGuessed = !reason.isEmpty();
    if (m_guess == nullptr && !m_isGuessed)
        return;
    if (m_guess == nullptr) {
        m_guess = new QLabel(QString(kGuessSign), m_form);
        m_guess->setAccessibleName(tr("Guessed"));
        useFont(m_guess, FontRole::Label);
        useColor(m_guess, Token::TextMuted);
        m_line->insertWidget(1, m_guess);
    }
    m_guess->setToolTip(wrappedTip(reason));
    m_guess->setAccessibleDescription(reason);
    m_guess->setVisible(m_isGuessed && m_isVisible);
}

void FormRow::setVisible(bool isVisible)
{
    m_isVisible = isVisible;
    m_label->setVisible(isVisible);
    m_field->setVisible(isVisible);
    m_reset->setVisible(isVisible && m_isChanged);
    if (m_guess != nullptr)
        m_guess->setVisible(isVisible && m_isGuessed);
    updateHint();
}

Form::Form(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(kLabelGap);
    m_grid->setVerticalSpacing(3);
    m_grid->setColumnStretch(1, 1);
    connect(&Theme::instance(), &Theme::changed, this, [this] { setLabelWidth(m_labelWidth); });
}

// A field that has the focus tells that it loses it, after this.
Form::~Form()
{
    for (const auto& [at, row] : m_codeRows)
        row->m_field->disconnect(this);
    for (FormRow* const row : m_rows)
        row->m_form = nullptr;
}

void Form::setLabelWidth(int pixels)
{
    m_labelWidth = pixels;
    m_grid->setColumnMinimumWidth(0, Theme::instance().scaled(pixels));
    placeFields();
}

FormRow* Form::addRow(const QString& label, QWidget* field)
{
    auto* const row = new FormRow(label, field, this);
    const int at = m_grid->rowCount();
    row->m_line->setSpacing(2);
    row->m_line->addWidget(field, 1);
    row->m_line->addWidget(row->m_reset);
    m_grid->addWidget(row->m_label, at, 0);
    m_grid->addLayout(row->m_line, at, 1);
    m_grid->addWidget(row->m_hint, at + 2, 1);
    m_rows.push_back(row);
    if (auto* const code = qobject_cast<CodeEdit*>(field)) {
        m_codeRows.emplace_back(at, row);
        connect(code, &QLineEdit::textChanged, this, [this, row, at] { placeField(*row, at); });
        connect(code, &QLineEdit::editingFinished, this, [this, row, at] {
            if (!m_isSteady)
                placeField(*row, at);
        });
    }
    connect(&Theme::instance(), &Theme::changed, row, [row] { row->setChanged(row->m_isChanged); });
    return row;
}

void Form::addWide(QWidget* widget)
{
    m_grid->addWidget(widget, m_grid->rowCount(), 0, 1, 2);
}

int Form::roomBesideLabels() const
{
    int labels = m_grid->columnMinimumWidth(0);
    for (const QLabel* const label : findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly))
        if (label->buddy() && label->isVisibleTo(this))
            labels = std::max(labels, label->sizeHint().width());
    return contentsRect().width() - labels - kLabelGap;
}

void Form::placeFields()
{
    for (const auto& [at, row] : m_codeRows)
        placeField(*row, at);
}

/// Not while the user is typing in it.
void Form::placeField(FormRow& row, int at)
{
    const auto* const code = static_cast<CodeEdit*>(row.m_field);
    const bool isGuessed = row.m_guess != nullptr && row.m_isGuessed;
    const int room = roomBesideLabels() - (isGuessed ? row.m_guess->sizeHint().width() + row.m_line->spacing() : 0);
    if (!code->hasFocus())
        place(row, at, room > 0 && code->neededWidth() > kTooLong * room);
}

QString Form::hiddenProblem() const
{
    for (const FormRow* const row : m_rows)
        if (const QString sentence = row->hiddenProblem(); !sentence.isEmpty())
            return sentence;
    return {};
}

void Form::place(FormRow& row, int at, bool isBeneath)
{
    if (row.m_isBeneath == isBeneath)
        return;
    row.m_isBeneath = isBeneath;
    row.m_label->setContentsMargins(0, isBeneath ? 4 : 0, 0, 0);
    m_grid->removeItem(row.m_line);
    m_grid->addItem(row.m_line, isBeneath ? at + 1 : at, isBeneath ? 0 : 1, 1, isBeneath ? 2 : 1);
    m_grid->removeWidget(row.m_hint);
    m_grid->addWidget(row.m_hint, at + 2, isBeneath ? 0 : 1, 1, isBeneath ? 2 : 1);
}

void Form::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeFields();
}

}  // namespace kd
