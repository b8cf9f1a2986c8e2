#include "ui/launch/wavesstrip.h"

#include "ui/common/format.h"
#include "ui/common/look.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

QLabel* makeLabel(FontRole font, Token color, QWidget* parent)
{
    auto* const label = new QLabel(parent);
    useFont(label, font);
    useColor(label, color);
    return label;
}

}  // namespace

/// Segments of equal width, one a wave; beyond the most that can be told apart they run together.
class WavesStrip::Bar : public QWidget {
public:
    explicit Bar(QWidget* parent) : QWidget(parent)
    {
        setFixedHeight(7);
        connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    }
    /// Nothing: an empty bar.
    void setWaves(const std::optional<Waves>& waves)
    {
        m_waves = waves;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        fill(painter, QRectF(rect()), Theme::instance().color(Token::Raised));
        if (!m_waves)
            return;
        const double waves = std::ceil(m_waves->count());
        const double step = width() / std::max(1.0, waves);
        const bool isTold = step >= kLeast;
        const double gap = isTold ? kGap : 0;
        const QColor full = Theme::instance().series(1);
        if (isTold) {
            for (quint64 wave = 0; wave < m_waves->full(); ++wave)
                fill(painter, QRectF(static_cast<double>(wave) * step, 0, step - gap, height()), full);
        } else {
            fill(painter, QRectF(0, 0, width() * static_cast<double>(m_waves->full()) / waves, height()), full);
        }
        if (m_waves->tail() < 1) {
            const double left = static_cast<double>(m_waves->full()) * step;
            fill(painter, QRectF(left, 0, std::max(2.0, (step - gap) * m_waves->tail()), height()), Theme::instance().series(2));
        }
    }

private:
    static constexpr double kLeast = 6;  // pixels a wave, gap included
    static constexpr double kGap = 2;
    static void fill(QPainter& painter, const QRectF& rect, const QColor& color)
    {
        painter.setBrush(color);
        painter.drawRoundedRect(rect, 1.5, 1.5);
    }
    std::optional<Waves> m_waves;
};

WavesStrip::WavesStrip(QWidget* parent)
    : QWidget(parent), m_title(makeLabel(FontRole::Label, Token::TextSecondary, this)),
      m_count(makeLabel(FontRole::Mono, Token::Text, this)), m_bar(new Bar(this)),
      m_tail(makeLabel(FontRole::Hint, Token::TextMuted, this))
{
    auto* const layout = new QGridLayout(this);
    layout->setContentsMargins(12, 7, 12, 7);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(4);
    layout->addWidget(m_title, 0, 0);
    layout->addWidget(m_count, 0, 1, Qt::AlignRight);
    layout->addWidget(m_bar, 1, 0, 1, 2);
    layout->addWidget(m_tail, 2, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    m_tail->setWordWrap(true);
    setAccessibleName(tr("Waves"));
    hide();
}

void WavesStrip::setWaves(const std::optional<Waves>& waves)
{
    setVisible(waves.has_value());
    if (!waves)
        return;
    m_title->setText(tr("Waves on %1 SMs").arg(formatCount(waves->multiprocessors)));
    m_count->setText(LaunchText::waves(*waves));
    m_tail->setText(LaunchText::tail(*waves));
    m_bar->setWaves(*waves);
    setAccessibleDescription(QStringLiteral("%1 %2. %3").arg(m_title->text(), m_count->text(), m_tail->text()));
    setToolTip(LaunchText::arithmetic(*waves));
}

void WavesStrip::setUnknown()
{
    m_count->setText(QStringLiteral("–"));
    m_tail->setText(tr("Known when the launch is complete"));
    m_bar->setWaves(std::nullopt);
    setAccessibleDescription(m_tail->text());
    setToolTip(QString());
}

}  // namespace kd
