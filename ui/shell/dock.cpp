// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/dock.h"

#include "ui/common/theme.h"
#include "ui/shell/panelheader.h"

#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

bool isCount(const QString& note)
{
    return !note.isEmpty() && std::all_of(note.begin(), note.end(), [](QChar each) { return each.isDigit(); });
}

}  // namespace

Dock::Dock(const QString& id, const FeaturePlace& place, QWidget* parent)
    : QDockWidget(place.title, parent), m_place(place), m_titleBar(new QWidget(this)),
      m_frame(new PanelFrame(PanelFrame::Edge::BelowHeader, this))
{
    setObjectName(id);
    setAccessibleName(place.title);
    setAttribute(Qt::WA_StyledBackground, false);
    setTitleBarWidget(m_titleBar);
    // Below, most are in tabs: the header starts where moveHeader() takes it then, since a move means all its looks anew.
    const bool startsInTabs = place.area == FeaturePlace::Area::Bottom;
    m_header = new PanelHeader(place.title, startsInTabs ? parent : m_titleBar);
    auto* const layout = new QVBoxLayout(m_titleBar);
    layout->setContentsMargins(0, 0, 0, 0);
    if (!startsInTabs)
        layout->addWidget(m_header);
    m_titleBar->setFixedHeight(PanelHeader::barHeight());
    setWidget(m_frame);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        if (m_header->parentWidget() == m_titleBar)
            m_titleBar->setFixedHeight(PanelHeader::barHeight());
    });
}

Panel* Dock::makePanel()
{
    m_panel = m_place.make(m_frame);
    m_frame->setPanel(m_panel);
    m_header->setPanel(m_panel);
    connect(m_panel, &Panel::headerChanged, this, &Dock::nameTab);
    nameTab();
    return m_panel;
}

void Dock::nameTab()
{
    // Behind the tab's text goes a count alone; longer notes have no room there.
    setWindowTitle(isCount(m_panel->note()) ? QStringLiteral("%1  %2").arg(m_panel->title(), m_panel->note()) : m_panel->title());
}

void Dock::moveHeader(QWidget* page)
{
    const bool isInTabs = page != nullptr;
    if (isInTabs) {
        if (m_header->parentWidget() != page)
            m_header->setParent(page);
    } else if (m_header->parentWidget() != m_titleBar) {
        m_titleBar->layout()->addWidget(m_header);
        m_header->show();
    }
    m_header->setInTabs(isInTabs);
    m_titleBar->setFixedHeight(isInTabs ? 0 : PanelHeader::barHeight());
}

}  // namespace kd
