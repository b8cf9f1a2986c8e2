// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/explanationrow.h"

#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/results/runtext.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/sourceplace.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/runs/faultexplanation.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace kd {

ExplanationRow::ExplanationRow(const Models& models, QWidget* parent)
    : QWidget(parent), m_models(models), m_text(new HintLabel({}, this)), m_place(new QToolButton(this)),
      m_ask(new QPushButton(this))
{
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 8, 4);
    layout->setSpacing(8);
    m_text->setAccessibleName(tr("What the emulated GPU says of it"));
    m_place->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_place->setIcon(icon(QStringLiteral("edit")));
    m_place->setToolTip(tr("Show this line in the editor"));
    setCompact(m_ask);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_place);
    layout->addWidget(m_ask);
    connect(m_place, &QToolButton::clicked, this, &ExplanationRow::showPlace);
    connect(m_ask, &QPushButton::clicked, this, [this] {
        if (m_models.explanation.isGoingOn())
            m_models.explanation.stop();
        else
            m_models.explanation.explain(m_run, true);
    });
    connect(&models.explanation, &FaultExplanation::changed, this, &ExplanationRow::refresh);
    refresh();
}

void ExplanationRow::setRun(const RunRecordPointer& run)
{
    m_run = run;
    refresh();
}

void ExplanationRow::refresh()
{
    const FaultExplanation& explanation = m_models.explanation;
    const bool isGoingOn = explanation.isGoingOn();
    const QString why = explanation.whyNot(m_run);
    const bool isFound = explanation.found() && explanation.found()->run == m_run;
    setVisible(m_run && FaultExplanation::isFor(*m_run));
    m_ask->setText(isGoingOn ? tr("Stop") : tr("Explain on the emulated GPU"));
    m_ask->setEnabled(isGoingOn || why.isEmpty());
    m_ask->setToolTip(isGoingOn || !why.isEmpty() ? why : tr("Runs the same launch there once more, with every check"));
    m_ask->setVisible(isGoingOn || !isFound || explanation.found()->isCutShort);
    m_place->hide();
    m_text->show();
    if (isGoingOn)
        m_text->setHint(tr("The same launch runs on the emulated GPU…"));
    else if (isFound)
        showFound();
    else
        m_text->setHint(tr("The emulated GPU can tell which thread it was, and where."));
}

void ExplanationRow::showFound()
{
    const FaultFindings& found = *m_models.explanation.found();
    if (!found.outcome)
        return m_text->setHint(found.failure, Token::Warn);
    if (found.isCutShort)
        return m_text->setHint(tr("On the emulated GPU it takes longer than 2 s."));
    if (found.outcome->ok())
        return m_text->setHint(tr("The emulated GPU finds nothing wrong with the same launch."));
    RunRecord there = *m_run;
    there.outcome = *found.outcome;
    const QString sentence = RunText::sentence(there);
    m_text->setHint(tr("On the emulated GPU: %1").arg(sentence), Token::Bad);
    if (found.outcome->faults.empty())
        return;
    const Fault& fault = found.outcome->faults.front();
    m_position = placeIn(m_models.documents.current(), fault.position, fault.inlinedInto);
    const QString file = m_position.file.empty() ? m_models.documents.current().fileName()
                                                 : QFileInfo(QString::fromStdString(m_position.file)).fileName();
    m_place->setText(QStringLiteral("%1:%2").arg(file).arg(m_position.line));
    m_place->setVisible(m_position.line > 0);
}

void ExplanationRow::showPlace()
{
    m_models.navigator.showFeature(QStringLiteral("editor"));
    m_models.navigator.showPlace(m_position);
}

}  // namespace kd
