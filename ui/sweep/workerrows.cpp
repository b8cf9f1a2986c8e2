// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/workerrows.h"

#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/messagetext.h"
#include "ui/common/sectiontitle.h"
#include "ui/program/sweeprunner.h"
#include "ui/sweep/sweeptextrows.h"
#include "ui/workbench/sweep/sweepcontroller.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

constexpr int kWorkerGap = 6, kWorkerLineGap = 2;  // logical pixels
constexpr std::size_t kMaxWorkerLines = 64;  // of workers; the last one tells how many more there are

using Presence = SweepPool::Presence;

Token stateColor(const SweepWorkerState& state)
{
    if (state.presence == Presence::LeftOut || state.hasDrifted)
        return Token::Bad;
    return state.presence == Presence::Away ? Token::Warn : Token::TextSecondary;
}

}  // namespace

QString workerStateText(const SweepWorkerState& state)
{
    const QString name = QString::fromStdString(state.name), sentence = messageText(state.sentence);
    const QString points =
        state.done == 1 ? SweepWords::tr("1 point") : SweepWords::tr("%1 points").arg(formatCount(state.done));
    switch (state.presence) {
    case Presence::Joining:
        return SweepWords::tr("%1: is asked what it is").arg(name);
    case Presence::Away:
        return SweepWords::tr("%1: %2, away and tried again: %3").arg(name, points, sentence);
    case Presence::LeftOut:
        return state.hasDrifted ? SweepWords::tr("%1: %2, left out, since it drifted: %3").arg(name, points, sentence)
                                : SweepWords::tr("%1: %2, left out: %3").arg(name, points, sentence);
    case Presence::There:
        break;
    }
    if (!state.drift)
        return SweepWords::tr("%1: %2").arg(name, points);
    const QString share = typeset(formatPercent(std::abs(*state.drift)));
    return SweepWords::tr("%1: %2, drift %3").arg(name, points, share);
}

WorkerRows::WorkerRows(SweepController& sweeps, QWidget* parent)
    : QWidget(parent), m_sweeps(sweeps), m_rows(new SweepTextRows(tr("Worker"), QStringLiteral("cuda:1"), this)),
      m_fares(new QWidget(this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kWorkerGap);
    auto* const add = new QPushButton(icon(QStringLiteral("plus")), tr("Add worker"), this);
    auto* const menu = new QMenu(add);
    menu->setToolTipsVisible(true);
    add->setMenu(menu);
    auto* const title = new SectionTitle(tr("Also measured by"), this);
    title->setToolTip(tr("Points are shared out to these beside the document's own device. All measure one point alike; times of a "
                         "worker that drifts, or of another kind of GPU, are not ranked together."));
    auto* const lines = new QVBoxLayout(m_fares);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(kWorkerLineGap);
    m_fares->setAccessibleName(tr("Workers of the sweep"));
    m_fares->hide();
    layout->addWidget(title);
    layout->addWidget(m_rows);
    layout->addWidget(add, 0, Qt::AlignLeft);
    layout->addWidget(m_fares);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillSuggestions(menu); });
    connect(m_rows, &SweepTextRows::edited, this, &WorkerRows::edited);
}

std::vector<std::string> WorkerRows::texts() const
{
    return m_rows->texts();
}

void WorkerRows::setTexts(const std::vector<std::string>& texts)
{
    m_rows->setTexts(texts);
}

void WorkerRows::setProblems(const std::vector<QString>& problems)
{
    m_rows->setProblems(problems);
}

void WorkerRows::commit()
{
    m_rows->commit();
}

void WorkerRows::setStates(const std::vector<SweepWorkerState>& states)
{
    const std::size_t shown = std::min(states.size(), kMaxWorkerLines);
    while (m_lines.size() < shown) {
        m_lines.push_back(new HintLabel({}, m_fares));
        m_fares->layout()->addWidget(m_lines.back());
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const bool isRest = i + 1 == kMaxWorkerLines && states.size() > kMaxWorkerLines;
        if (i >= shown)
            m_lines[i]->setHint({});
        else if (isRest)
            m_lines[i]->setHint(tr("and %1 more").arg(formatCount(states.size() - i)));
        else
            m_lines[i]->setHint(workerStateText(states[i]), stateColor(states[i]));
    }
    m_fares->setVisible(shown > 0);
}

void WorkerRows::fillSuggestions(QMenu* menu)
{
    menu->clear();
    for (const SweepSuggestion& each : m_sweeps.current().workerSuggestions()) {
        QAction* const action = menu->addAction(each.axis);
        action->setToolTip(each.why);
        connect(action, &QAction::triggered, this, [this, word = each.axis] { m_rows->add(word); });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Another one")), &QAction::triggered, this, [this] { m_rows->add({}); });
}

}  // namespace kd
