// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roofline/peaksbox.h"

#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/common/sectiontitle.h"
#include "ui/common/themedlabel.h"
#include "ui/common/widgetstyle.h"
#include "ui/program/words.h"
#include "ui/workbench/peaks/peakstore.h"
#include "ui/workbench/target/targetconnection.h"

#include <QDateTime>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kGap = 6;  // logical pixels

}  // namespace

PeaksBox::PeaksBox(PeakStore& peaks, TargetConnection& target, QWidget* parent)
    : QWidget(parent), m_peaks(peaks), m_target(target), m_figures(new QWidget(this)), m_rows(new QGridLayout(m_figures)),
      m_when(new ThemedLabel(FontRole::Hint, Token::TextMuted, this)), m_measure(new QPushButton(tr("Measure peaks"), this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGap);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setVerticalSpacing(kGap);
    m_rows->setColumnStretch(0, 1);
    m_when->setWordWrap(true);
    layout->addWidget(new SectionTitle(tr("Measured peaks, this device"), this));
    layout->addWidget(m_figures);
    layout->addWidget(m_when);
    layout->addWidget(m_measure, 0, Qt::AlignLeft);
    setCompact(m_measure);
    connect(m_measure, &QPushButton::clicked, this, [this] {
        if (const DeviceInfo* const device = m_target.device())
            m_peaks.measure(*device);
    });
    connect(&m_peaks, &PeakStore::changed, this, &PeaksBox::update);
    connect(&m_target, &TargetConnection::changed, this, &PeaksBox::update);
    update();
}

void PeaksBox::update()
{
    while (QLayoutItem* const item = m_rows->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    const DevicePeaks* const peaks = m_peaks.find(m_target.device());
    for (const PeakInfo& info : peakInfos()) {
        const Peak* const peak = peaks == nullptr ? nullptr : &(peaks->*info.peak);
        if (peak == nullptr || !(peak->perSecond > 0))
            continue;
        auto* const name = new ThemedLabel(messageText(Message(info.name)), FontRole::Label, Token::TextSecondary, m_figures);
        name->setElided(true);
        name->setToolTip(toQt(peak->instruction));
        const QString figure = typeset(formatRate(peak->perSecond, toQt(std::string(info.unit))));
        const int row = m_rows->rowCount();
        m_rows->addWidget(name, row, 0);
        m_rows->addWidget(new ThemedLabel(figure, FontRole::Mono, Token::Text, m_figures), row, 1, Qt::AlignRight);
    }
    m_figures->setVisible(peaks != nullptr);
    const QString reason = m_peaks.whyNot(m_target.device());
    if (peaks != nullptr)
        m_when->setText(tr("Measured on %1, driver %2")
                            .arg(QDateTime::fromString(toQt(peaks->when), Qt::ISODate).toString(QStringLiteral("yyyy-MM-dd hh:mm")),
                                 toQt(peaks->driverRelease.empty() ? peaks->driverVersion : peaks->driverRelease)));
    else
        m_when->setText(reason.isEmpty() ? tr("Not measured yet: the roofline and shares of it need them.") : reason);
    m_measure->setText(m_peaks.isMeasuring() ? tr("Measuring…") : peaks != nullptr ? tr("Measure again") : tr("Measure peaks"));
    m_measure->setEnabled(reason.isEmpty());
    m_measure->setToolTip(reason.isEmpty()
                              ? tr("Kernels of KernelDesk's own measure memory, L2, shared memory, FP32, FP64 and tensor "
                                   "cores; some seconds")
                              : reason);
}

}  // namespace kd
