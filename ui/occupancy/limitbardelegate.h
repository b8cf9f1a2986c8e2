// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/itemdelegate.h"

namespace kd {

/// A bar beside the number, of LimitsModel::ShareRole in the colour of SlotRole.
class LimitBarDelegate : public ItemDelegate {
    Q_OBJECT
public:
    using ItemDelegate::ItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace kd
