// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/attributedetail.h"

#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/themedlabel.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kDetailHeight = 90;  // logical pixels

}  // namespace

AttributeDetail::AttributeDetail(QWidget* parent)
    : QWidget(parent), m_title(new ThemedLabel(FontRole::SectionTitle, Token::Text, this)),
      m_value(new ThemedLabel(FontRole::Mono, Token::TextSecondary, this)),
      m_description(new ThemedLabel(FontRole::Label, Token::TextSecondary, this)),
      m_constant(new ThemedLabel(FontRole::Mono, Token::TextMuted, this)),
      m_property(new ThemedLabel(FontRole::Mono, Token::TextMuted, this)),
      m_source(new ThemedLabel(FontRole::Hint, Token::TextMuted, this)), m_copy(new QPushButton(tr("Copy row"), this))
{
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (ThemedLabel* const label : {m_value, m_constant, m_property, m_source}) {
        label->setElided(true);
        label->setTextInteractionFlags(Qt::NoTextInteraction);
    }
    m_description->setWordWrap(true);
    m_copy->setIcon(icon(QStringLiteral("copy")));
    auto* const head = new QHBoxLayout;
    head->setSpacing(10);
    head->addWidget(m_title);
    head->addWidget(m_value, 1);
    head->addWidget(m_copy);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addLayout(head);
    layout->addWidget(m_description);
    auto* const foot = new QHBoxLayout;
    foot->setSpacing(24);
    foot->addWidget(m_constant);
    foot->addWidget(m_property);
    foot->addWidget(m_source, 1);
    layout->addLayout(foot);
    layout->addStretch(1);
    connect(m_copy, &QPushButton::clicked, this, &AttributeDetail::copyRequested);
    setRow(nullptr);
}

void AttributeDetail::setRow(const AttributeRow* row, std::size_t device, const QString& name)
{
    m_copy->setVisible(row != nullptr);
    m_title->setText(row ? row->title : QString());
    const AttributeCell cell = row ? row->cells[device] : AttributeCell();
    m_value->setText(name.isEmpty() ? cell.exact : tr("%1 on %2").arg(cell.exact, name));
    m_source->setText(cell.sourceUrl.isEmpty() ? cell.source : tr("Source: %1").arg(cell.source));
    m_description->setText(row ? row->description : tr("Select an attribute to see what it means."));
    m_constant->setText(row ? row->constant : QString());
    m_property->setText(row ? row->property : QString());
    m_property->setVisible(row && !row->property.isEmpty());
}

QSize AttributeDetail::minimumSizeHint() const
{
    return {0, std::max(Theme::instance().scaled(kDetailHeight), QWidget::minimumSizeHint().height())};
}

}  // namespace kd
