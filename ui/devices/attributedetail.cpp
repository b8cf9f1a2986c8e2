#include "ui/devices/attributedetail.h"

#include "ui/common/icons.h"
#include "ui/common/look.h"
#include "ui/common/themedlabel.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kHeight = 90;  // logical pixels

}  // namespace

AttributeDetail::AttributeDetail(QWidget* parent)
    : QWidget(parent), m_title(new ThemedLabel(FontRole::SectionTitle, Token::Text, this)),
      m_value(new ThemedLabel(FontRole::Mono, Token::TextSecondary, this)),
      m_description(new ThemedLabel(FontRole::Label, Token::TextSecondary, this)),
      m_constant(new ThemedLabel(FontRole::Mono, Token::TextMuted, this)), m_copy(new QPushButton(tr("Copy row"), this))
{
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (ThemedLabel* const label : {m_value, m_description, m_constant}) {
        label->setElided(true);
        label->setTextInteractionFlags(Qt::NoTextInteraction);
    }
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
    layout->addWidget(m_constant);
    layout->addStretch(1);
    connect(m_copy, &QPushButton::clicked, this, &AttributeDetail::copyRequested);
    setRow(nullptr);
}

void AttributeDetail::setRow(const AttributeRow* row)
{
    m_copy->setVisible(row != nullptr);
    m_title->setText(row ? row->title : QString());
    m_value->setText(row ? row->cells.front().exact : QString());
    m_description->setText(row ? row->description : tr("Select an attribute to see what it means."));
    m_constant->setText(row ? row->constant : QString());
}

QSize AttributeDetail::minimumSizeHint() const
{
    return {0, std::max(Theme::instance().scaled(kHeight), QWidget::minimumSizeHint().height())};
}

}  // namespace kd
