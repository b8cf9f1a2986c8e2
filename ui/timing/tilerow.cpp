// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/tilerow.h"

#include "ui/common/figure.h"
#include "ui/common/icons.h"
#include "ui/common/themedlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr int kTileGap = 4, kTileInset = 12, kBarWidth = 84, kBarHeight = 7, kSign = 22;  // logical pixels
constexpr int kOldSlot = 8;

/// A number that is too long gets smaller: cut off, it would be another number.
class TileNumber : public ThemedLabel {
public:
    TileNumber(const QString& number, Token color, QWidget* parent) : ThemedLabel(number, FontRole::TileNumber, color, parent) {}
    QSize minimumSizeHint() const override { return {1, ThemedLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QFont fitting = font();
        if (const int needed = fontMetrics().horizontalAdvance(text()); needed > width())
            fitting.setPointSizeF(fitting.pointSizeF() * width() / needed);
        QPainter painter(this);
        painter.setFont(fitting);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect(), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine, text());
    }
};

/// How much of what the device can do is done.
class ShareBar : public QWidget {
public:
    ShareBar(double share, int slot, QWidget* parent) : QWidget(parent), m_share(share), m_slot(slot) {}
    QSize sizeHint() const override { return {Theme::instance().scaled(kBarWidth), Theme::instance().scaled(kBarHeight)}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const double high = Theme::instance().scaled(kBarHeight);
        const QRectF track(0, (height() - high) / 2, width(), high);
        const double done = track.width() * std::clamp(m_share, 0.0, 1.0);
        painter.setBrush(Theme::instance().color(Token::Line));
        painter.drawRoundedRect(track, high / 2, high / 2);
        painter.setBrush(Theme::instance().series(m_slot));
        painter.drawRoundedRect(QRectF(track.left(), track.top(), std::max(done, high), high), high / 2, high / 2);
    }

private:
    double m_share;
    int m_slot;
};

class Tile : public QWidget {
public:
    Tile(const TimingTile& tile, bool isOld, bool isFramed, QWidget* parent)
        : QWidget(parent), m_isFramed(isFramed), m_tone(isOld ? Badge::Kind::Neutral : tile.tone)
    {
        const Token strong = isOld ? Token::TextMuted
            : m_tone == Badge::Kind::Neutral ? Token::Text
                                             : badgeText(m_tone);
        auto* const title = new ThemedLabel(tile.title, FontRole::Hint, Token::TextSecondary, this);
        auto* const note = new ThemedLabel(tile.note, FontRole::Hint, isOld ? Token::TextMuted : Token::TextSecondary, this);
        title->setWordWrap(true);
        note->setWordWrap(true);
        auto* const line = new QHBoxLayout;
        line->setSpacing(7);
        if (!tile.icon.isEmpty()) {
            auto* const sign = new QLabel(this);
            sign->setPixmap(iconPixmap(tile.icon, strong, Theme::instance().scaled(kSign), devicePixelRatioF()));
            line->addWidget(sign, 0, Qt::AlignVCenter);
        }
        line->addWidget(new TileNumber(tile.number, strong, this), 0, Qt::AlignBottom);
        const Token beside = m_tone == Badge::Kind::Neutral ? Token::TextSecondary : strong;
        auto* const unit = new ThemedLabel(tile.unit, FontRole::PanelTitle, beside, this);
        unit->setContentsMargins(0, 0, 0, 4);
        line->addWidget(unit, 1, Qt::AlignBottom);
        auto* const layout = new QVBoxLayout(this);
        layout->setContentsMargins(isFramed ? kTileInset : 0, isFramed ? 7 : 0, isFramed ? kTileInset : 0, isFramed ? 7 : 0);
        layout->setSpacing(0);
        layout->addWidget(title);
        layout->addLayout(line);
        auto* const foot = new QHBoxLayout;
        foot->setSpacing(8);
        if (tile.share >= 0)
            foot->addWidget(new ShareBar(tile.share, isOld ? kOldSlot : tile.slot, this), 0, Qt::AlignVCenter);
        foot->addWidget(note, 1);
        layout->addLayout(foot);
        setToolTip(tile.evidence);
        nameFigure(*this, tile.figure);
        setAccessibleDescription(tile.evidence);
        setAccessibleName(QStringLiteral("%1: %2 %3, %4").arg(tile.title, tile.number, tile.unit, tile.note));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (!m_isFramed)
            return;
        QPainter painter(this);
        const bool isPlain = m_tone == Badge::Kind::Neutral;
        painter.fillRect(rect(), Theme::instance().color(isPlain ? Token::Panel : badgeTint(m_tone)));
        painter.setPen(Theme::instance().color(isPlain ? Token::Line : badgeText(m_tone)));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }

private:
    bool m_isFramed;
    Badge::Kind m_tone;
};

}  // namespace

TileRow::TileRow(Frame frame, QWidget* parent) : QWidget(parent), m_frame(frame), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(frame == Frame::Boxes ? kTileGap : 2 * kTileInset);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TileRow::setTiles(const std::vector<TimingTile>& tiles, bool isOld)
{
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        if (QWidget* tile = item->widget()) {
            tile->hide();
            tile->deleteLater();
        }
        delete item;
    }
    for (const TimingTile& tile : tiles)
        m_layout->addWidget(new Tile(tile, isOld, m_frame == Frame::Boxes, this), 1);
}

}  // namespace kd
