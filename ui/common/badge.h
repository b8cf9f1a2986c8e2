// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QAbstractButton>

namespace kd {

/// A short fact with an icon on a tint: "1 error", "SAME", "clocks locked". Says what it is by word or icon, never by colour
/// alone. Clicking it opens its evidence where setClickable(true); a checkable one filters.
class Badge : public QAbstractButton {
    Q_OBJECT
public:
    enum class Kind { Neutral, Ok, Warn, Bad, Info, Violet };

    /// `icon` of resources/icons, or empty.
    explicit Badge(const QString& icon = {}, const QString& text = {}, Kind kind = Kind::Neutral, QWidget* parent = nullptr);

    void setContent(const QString& icon, const QString& text, Kind kind);
    void setClickable(bool isClickable);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool hitButton(const QPoint& position) const override;

private:
    QString m_icon;
    Kind m_kind;
    bool m_isClickable = false;
};

/// The colours of a kind: text and icon, and the tint behind them.
Token badgeText(Badge::Kind kind);
Token badgeTint(Badge::Kind kind);

}  // namespace kd
