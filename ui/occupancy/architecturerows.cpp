// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/architecturerows.h"

#include "ui/common/format.h"
#include "ui/common/theme.h"
#include "ui/workbench/advice/editcost.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr int kRowHeight = 20, kRowBar = 6, kCountGap = 8;  // logical pixels
const auto kWidestName = QStringLiteral("sm_000");
const auto kWidestPercent = QStringLiteral("00.0\u202F%");

}  // namespace

class ArchitectureRows::Row : public QWidget {
public:
    explicit Row(QWidget* parent) : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        fit();
        connect(&Theme::instance(), &Theme::changed, this, [this] { fit(); });
    }

    void setTrial(const Trial& trial)
    {
        m_trial = trial;
        setAccessibleName(trial.figures
                              ? ArchitectureRows::tr("%1: %2 registers, occupancy %3").arg(name(), registers(), percent())
                              : ArchitectureRows::tr("%1: %2").arg(name(), reason()));
        setToolTip(trial.figures ? tip() : reason());
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = Theme::instance();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(theme.font(FontRole::Mono));
        const QFontMetrics words = painter.fontMetrics();
        const int left = words.horizontalAdvance(kWidestName) + kCountGap;
        painter.setPen(theme.color(Token::TextMuted));
        painter.drawText(QRect(0, 0, left, height()), Qt::AlignVCenter | Qt::AlignLeft, name());
        if (!m_trial.figures) {
            const QRect rest(left, 0, width() - left, height());
            painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, words.elidedText(reason(), Qt::ElideRight, rest.width()));
            return;
        }
        const QString count = ArchitectureRows::tr("%1 regs").arg(registers(), 3);
        painter.drawText(QRect(left, 0, width(), height()), Qt::AlignVCenter | Qt::AlignLeft, count);
        const int end = words.horizontalAdvance(kWidestPercent);
        painter.setPen(theme.color(Token::Text));
        painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignRight, percent());
        paintBar(painter, left + words.horizontalAdvance(count) + kCountGap, width() - end - kCountGap);
    }

private:
    void fit()
    {
        setFixedHeight(Theme::instance().scaled(kRowHeight));
        update();
    }
    QString name() const { return QString::fromStdString(m_trial.candidate.architecture); }
    QString registers() const { return formatCount(m_trial.figures->registers); }
    QString percent() const { return typeset(formatPercent(m_trial.figures->reached.occupancy)); }
    QString reason() const
    {
        return !m_trial.isCompiled() ? ArchitectureRows::tr("not compiled yet")
               : m_trial.sentence.empty() ? ArchitectureRows::tr("the kernel is not in it")
                                            : ArchitectureRows::tr("does not compile");
    }
    QString tip() const
    {
        const QString spilled = typeset(formatBytes(m_trial.figures->spilled));
        const QString limiter = limiterNamesOf(m_trial.figures->reached);
        const QString text =
            ArchitectureRows::tr("Compiled for %1: %2 registers, %3 spilled").arg(name(), registers(), spilled);
        return limiter.isEmpty() ? text : ArchitectureRows::tr("%1, limited by %2").arg(text, limiter);
    }
    void paintBar(QPainter& painter, int left, int right) const
    {
        const Theme& theme = Theme::instance();
        const QRectF track(left, (height() - kRowBar) / 2.0, std::max(0, right - left), kRowBar);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(theme.isDark() ? Token::Hover : Token::Line));
        painter.drawRoundedRect(track, kRowBar / 2.0, kRowBar / 2.0);
        QRectF bar = track;
        bar.setWidth(track.width() * std::clamp(m_trial.figures->reached.occupancy, 0.0, 1.0));
        painter.setBrush(theme.series(1));
        painter.drawRoundedRect(bar, kRowBar / 2.0, kRowBar / 2.0);
    }

    Trial m_trial;
};

ArchitectureRows::ArchitectureRows(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
}

void ArchitectureRows::setTrials(const std::vector<Trial>& trials)
{
    while (m_rows.size() < trials.size()) {
        m_rows.push_back(new Row(this));
        m_layout->addWidget(m_rows.back());
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < trials.size());
        if (i < trials.size())
            m_rows[i]->setTrial(trials[i]);
    }
}

}  // namespace kd
