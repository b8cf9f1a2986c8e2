// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/datapage.h"

#include "ui/common/theme.h"
#include "ui/data/comparesection.h"
#include "ui/data/datainspector.h"
#include "ui/data/imagesection.h"
#include "ui/data/plotsection.h"
#include "ui/data/statisticsstrip.h"
#include "ui/data/tablesection.h"

#include <QDataStream>
#include <QIODevice>
#include <QSplitter>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kSectionGap = 4, kStrip = 74;  // logical pixels
constexpr int kImage = 716, kTable = 510, kPlot = 500, kCompare = 726, kUpper = 468, kLower = 344;

}  // namespace

DataPage::DataPage(DataInspector& inspector, QWidget* parent)
    : Panel(tr("Data"), parent), m_rows(makeSplitter(Qt::Vertical)), m_upper(makeSplitter(Qt::Horizontal)),
      m_lower(makeSplitter(Qt::Horizontal)), m_table(new TableSection(inspector, this))
{
    setBackgroundRole(QPalette::Window);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSectionGap);
    auto* const strip = new StatisticsStrip(inspector, this);
    strip->setFixedHeight(Theme::instance().scaled(kStrip));
    connect(&Theme::instance(), &Theme::changed, strip, [strip] { strip->setFixedHeight(Theme::instance().scaled(kStrip)); });
    m_upper->addWidget(new ImageSection(inspector, this));
    m_upper->addWidget(m_table);
    m_lower->addWidget(new PlotSection(inspector, this));
    m_lower->addWidget(new CompareSection(inspector, this));
    m_rows->addWidget(m_upper);
    m_rows->addWidget(m_lower);
    layout->addWidget(strip);
    layout->addWidget(m_rows, 1);
    setDefaultSizes();
}

QSplitter* DataPage::makeSplitter(Qt::Orientation orientation)
{
    auto* const splitter = new QSplitter(orientation, this);
    splitter->setHandleWidth(kSectionGap);
    splitter->setChildrenCollapsible(false);
    return splitter;
}

void DataPage::setDefaultSizes()
{
    m_upper->setSizes({kImage, kTable});
    m_lower->setSizes({kPlot, kCompare});
    m_rows->setSizes({kUpper, kLower});
    for (int i = 0; i < 2; ++i) {
        m_upper->setStretchFactor(i, i == 0 ? kImage : kTable);
        m_lower->setStretchFactor(i, i == 0 ? kPlot : kCompare);
        m_rows->setStretchFactor(i, i == 0 ? kUpper : kLower);
    }
}

QByteArray DataPage::layoutState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << m_rows->saveState() << m_upper->saveState() << m_lower->saveState();
    return state;
}

void DataPage::restoreLayout(const QByteArray& state)
{
    if (state.isEmpty())
        return setDefaultSizes();
    QByteArray rows, upper, lower;
    QDataStream stream(state);
    stream >> rows >> upper >> lower;
    if (stream.status() != QDataStream::Ok)
        return;
    m_rows->restoreState(rows);
    m_upper->restoreState(upper);
    m_lower->restoreState(lower);
}

}  // namespace kd
