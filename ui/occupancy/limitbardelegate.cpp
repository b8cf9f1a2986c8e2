// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/limitbardelegate.h"

#include "ui/common/tableroles.h"
#include "ui/occupancy/limitsmodel.h"

#include <QPainter>

#include <algorithm>

namespace kd {
namespace {

constexpr int kCapBar = 7, kCapInset = 8, kNumber = 64, kShortest = 40, kLongest = 90;  // logical pixels

}  // namespace

QSize LimitBarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize words = ItemDelegate::sizeHint(option, index);
    return {std::max(words.width(), Theme::instance().scaled(kNumber) + kShortest + 2 * kCapInset), words.height()};
}

void LimitBarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    ItemDelegate::paint(painter, option, index);
    const QVariant share = index.data(LimitsModel::ShareRole);
    const Theme& theme = Theme::instance();
    const int width = std::min(option.rect.width() - theme.scaled(kNumber) - 2 * kCapInset, kLongest);
    if (!share.isValid() || width < kCapBar)
        return;
    const QRectF track(option.rect.right() - theme.scaled(kNumber) - kCapInset - width, option.rect.center().y() - kCapBar / 2,
                       width, kCapBar);
    QRectF bar = track;
    bar.setWidth(track.width() * std::clamp(share.toDouble(), 0.0, 1.0));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme.color(theme.isDark() ? Token::Hover : Token::Line));
    painter->drawRoundedRect(track, kCapBar / 2.0, kCapBar / 2.0);
    painter->setBrush(theme.series(index.data(LimitsModel::SlotRole).toInt()));
    painter->drawRoundedRect(bar, kCapBar / 2.0, kCapBar / 2.0);
    painter->restore();
}

}  // namespace kd
