// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/orderspage.h"

#include "ui/common/filtermodel.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/messagetext.h"
#include "ui/common/tableview.h"
#include "ui/common/themedlabel.h"
#include "ui/common/widgetstyle.h"
#include "ui/results/ordersmodel.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/sourceplace.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/runs/ordersearch.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSpinBox>

namespace kd {
namespace {

constexpr int kUsualOrders = 16;

}  // namespace

OrdersPage::OrdersPage(const Models& models, QWidget* parent)
    : QWidget(parent), m_models(models), m_count(new QSpinBox(this)), m_button(new QPushButton(this)),
      m_status(new ThemedLabel(FontRole::Hint, Token::TextSecondary, this)), m_failure(new HintLabel({}, this)),
      m_place(new QPushButton(tr("Show the line"), this)), m_outputs(new OrdersModel(this)), m_table(new TableView(this))
{
    auto* const filter = new FilterModel(this);
    filter->setSourceModel(m_outputs);
    m_table->setModel(filter);
    m_table->setAccessibleName(tr("Outputs that depend on the order of blocks and warps"));
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* const failure = new QHBoxLayout;
    failure->setContentsMargins(12, 0, 8, 4);
    failure->addWidget(m_failure, 1);
    failure->addWidget(m_place);
    setCompact(m_place);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addLayout(failure);
    layout->addWidget(m_table, 1);
    layout->addStretch(0);
    connect(m_button, &QPushButton::clicked, this, &OrdersPage::runOrStop);
    connect(m_place, &QPushButton::clicked, this, &OrdersPage::showPlace);
    connect(&models.search, &OrderSearch::changed, this, &OrdersPage::refresh);
    refresh();
}

QWidget* OrdersPage::makeHead()
{
    auto* const head = new QWidget(this);
    auto* const layout = new QHBoxLayout(head);
    layout->setContentsMargins(12, 0, 8, 4);
    layout->setSpacing(8);
    m_count->setRange(1, kMaxSchedules);
    m_count->setValue(kUsualOrders);
    m_count->setAccessibleName(tr("Number of orders"));
    m_count->setToolTip(tr("How many other orders of blocks and warps the launch is run in"));
    m_status->setWordWrap(true);
    m_status->setAccessibleName(tr("What other orders tell"));
    setCompact(m_button);
    layout->addWidget(m_count);
    layout->addWidget(m_button);
    layout->addWidget(m_status, 1);
    return head;
}

void OrdersPage::setRun(const RunRecordPointer& run)
{
    m_run = run;
    refresh();
}

void OrdersPage::runOrStop()
{
    if (m_models.search.isSearching())
        return m_models.search.stop();
    m_models.search.search(m_run, m_count->value());
}

void OrdersPage::refresh()
{
    const bool isSearching = m_models.search.isSearching();
    const QString why = m_models.search.whyNot(m_run);
    m_button->setText(isSearching ? tr("Stop") : tr("Run in other orders"));
    m_button->setEnabled(isSearching || why.isEmpty());
    m_button->setToolTip(why.isEmpty() ? tr("Launches the run again on the emulated GPU, with blocks and warps in other orders")
                                       : isSearching ? QString() : why);
    m_count->setEnabled(!isSearching);
    const auto found = m_models.search.found();
    const bool isOfRun = found && found->run == m_run;
    m_outputs->setFindings(isOfRun ? found->findings : ScheduleFindings());
    m_table->setVisible(m_outputs->rowCount() > 0);
    const QString hint = tr("Names the outputs that depend on the order in which blocks and warps run.");
    m_status->setText(isOfRun ? statusText() : why.isEmpty() || isSearching ? hint : why);
    const bool isBad = isOfRun && (found->findings.dependsOnOrder() || !found->failure.isEmpty());
    m_status->setColor(isBad ? Token::Bad : Token::TextSecondary);
    showFailure();
}

QString OrdersPage::statusText() const
{
    const OrderFindings& found = *m_models.search.found();
    const ScheduleFindings& findings = found.findings;
    if (!found.failure.isEmpty())
        return found.failure;
    const QString count = formatCount(findings.count);
    if (m_models.search.isSearching())
        return tr("%1 of %2 orders so far").arg(count, formatCount(static_cast<std::uint64_t>(found.wanted)));
    if (findings.count == 0)
        return tr("Stopped before the first order had ended.");
    if (findings.failed == 0 && findings.outputs.empty())
        return tr("All outputs are the same; orders run: %1.").arg(count);
    const QString text = findings.dependsOnOrder()
        ? tr("The order of blocks and warps decides what comes of this launch; orders run: %1.")
        : tr("Only the last bits depend on the order; orders run: %1.");
    return text.arg(count);
}

void OrdersPage::showFailure()
{
    const auto found = m_models.search.found();
    const bool hasFailed = found && found->run == m_run && found->findings.failed > 0;
    m_failure->setHint(hasFailed ? tr("Orders that fail: %1. The first is order %2: %3")
                                       .arg(formatCount(found->findings.failed), formatCount(found->findings.firstFailed),
                                            messageText(found->findings.failure.message))
                                 : QString(),
                       Token::Bad);
    const bool hasPlace = hasFailed && !found->findings.failure.faults.empty() &&
        found->findings.failure.faults.front().position.line > 0;
    m_place->setVisible(hasPlace);
}

void OrdersPage::showPlace()
{
    const Fault& fault = m_models.search.found()->findings.failure.faults.front();
    const SourcePosition place = placeIn(m_models.documents.current(), fault.position, fault.inlinedInto);
    if (place.line < 1)
        return;
    m_models.navigator.showFeature(QStringLiteral("editor"));
    m_models.navigator.showPlace(place);
}

}  // namespace kd
