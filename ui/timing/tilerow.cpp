// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/tilerow.h"

#include "ui/common/themedlabel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kTileGap = 4, kTileInset = 12;  // logical pixels

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

class Tile : public QWidget {
public:
    Tile(const TimingTile& tile, bool isOld, bool isFramed, QWidget* parent) : QWidget(parent), m_isFramed(isFramed)
    {
        const Token strong = isOld ? Token::TextMuted : Token::Text;
        auto* const title = new ThemedLabel(tile.title, FontRole::Hint, Token::TextSecondary, this);
        auto* const note = new ThemedLabel(tile.note, FontRole::Hint, isOld ? Token::TextMuted : Token::TextSecondary, this);
        title->setWordWrap(true);
        note->setWordWrap(true);
        auto* const line = new QHBoxLayout;
        line->setSpacing(7);
        line->addWidget(new TileNumber(tile.number, strong, this), 0, Qt::AlignBottom);
        auto* const unit = new ThemedLabel(tile.unit, FontRole::PanelTitle, Token::TextSecondary, this);
        unit->setContentsMargins(0, 0, 0, 4);
        line->addWidget(unit, 1, Qt::AlignBottom);
        auto* const layout = new QVBoxLayout(this);
        layout->setContentsMargins(isFramed ? kTileInset : 0, isFramed ? 7 : 0, isFramed ? kTileInset : 0, isFramed ? 7 : 0);
        layout->setSpacing(0);
        layout->addWidget(title);
        layout->addLayout(line);
        layout->addWidget(note);
        setAccessibleName(QStringLiteral("%1: %2 %3, %4").arg(tile.title, tile.number, tile.unit, tile.note));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (!m_isFramed)
            return;
        QPainter painter(this);
        painter.fillRect(rect(), Theme::instance().color(Token::Panel));
        painter.setPen(Theme::instance().color(Token::Line));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }

private:
    bool m_isFramed;
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
