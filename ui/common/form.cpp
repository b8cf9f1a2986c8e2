#include "ui/common/form.h"

#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/look.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace kd {

FormRow::FormRow(const QString& label, QWidget* field, QWidget* form)
    : QObject(form), m_label(new QLabel(label, form)), m_field(field), m_hint(new HintLabel({}, form)), m_reset(new QToolButton(form))
{
    m_label->setTextFormat(Qt::PlainText);
    m_label->setBuddy(field);
    useFont(m_label, FontRole::Label);
    useColor(m_label, Token::TextSecondary);
    if (field->accessibleName().isEmpty())
        field->setAccessibleName(label);
    m_reset->setIcon(icon(QStringLiteral("undo")));
    m_reset->setToolTip(tr("Reset to the default"));
    m_reset->setAccessibleName(tr("Reset %1").arg(label));
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
    m_problem = sentence;
    setInvalid(m_field, !sentence.isEmpty());
    updateHint();
}

void FormRow::updateHint()
{
    const bool isWell = m_problem.isEmpty();
    m_hint->setHint(isWell ? m_hintText : m_problem, isWell ? Token::TextMuted : Token::Bad);
    m_hint->setVisible(m_isVisible && !m_hint->text().isEmpty());
    m_field->setAccessibleDescription(m_hint->text());
}

void FormRow::setChanged(bool isChanged)
{
    m_isChanged = isChanged;
    QFont font = Theme::instance().font(FontRole::Label);
    font.setWeight(isChanged ? QFont::DemiBold : QFont::Normal);
    m_label->setFont(font);
    useColor(m_label, isChanged ? Token::Text : Token::TextSecondary);
    m_reset->setVisible(isChanged && m_isVisible);
}

void FormRow::setVisible(bool isVisible)
{
    m_isVisible = isVisible;
    m_label->setVisible(isVisible);
    m_field->setVisible(isVisible);
    m_reset->setVisible(isVisible && m_isChanged);
    updateHint();
}

Form::Form(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(3);
    m_grid->setColumnStretch(1, 1);
}

FormRow* Form::addRow(const QString& label, QWidget* field)
{
    auto* const row = new FormRow(label, field, this);
    const int at = m_grid->rowCount();
    auto* const fieldLine = new QHBoxLayout;
    fieldLine->setSpacing(2);
    fieldLine->addWidget(field, 1);
    fieldLine->addWidget(row->m_reset);
    m_grid->addWidget(row->m_label, at, 0);
    m_grid->addLayout(fieldLine, at, 1);
    m_grid->addWidget(row->m_hint, at + 1, 1);
    connect(&Theme::instance(), &Theme::changed, row, [row] { row->setChanged(row->m_isChanged); });
    return row;
}

void Form::addWide(QWidget* widget)
{
    m_grid->addWidget(widget, m_grid->rowCount(), 0, 1, 2);
}

}  // namespace kd
