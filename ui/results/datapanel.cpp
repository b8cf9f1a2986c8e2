// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/datapanel.h"

#include "ui/results/bufferview.h"
#include "ui/results/elementsbox.h"
#include "ui/results/statisticsbar.h"

#include <QFrame>
#include <QVBoxLayout>

namespace kd {

DataPanel::DataPanel(BufferView& view, QWidget* parent) : Panel(tr("Elements"), parent), m_view(view)
{
    auto* const line = new QFrame(this);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Mid);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new StatisticsBar(m_view, this));
    layout->addWidget(line);
    layout->addWidget(new ElementsBox(m_view, this), 1);
    connect(&m_view, &BufferView::bufferChanged, this, &DataPanel::showNote);
    connect(&m_view, &BufferView::oldChanged, this, &DataPanel::showNote);
    showNote();
}

void DataPanel::showNote()
{
    setNote(m_view.isOld() ? tr("%1, of previous run").arg(m_view.buffer()) : m_view.buffer());
}

}  // namespace kd
