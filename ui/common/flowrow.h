// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace kd {

/// Widgets side by side, in further lines where the width ends.
class FlowRow : public QWidget {
    Q_OBJECT
public:
    /// `gap`: logical pixels between items and between lines.
    explicit FlowRow(int gap, QWidget* parent = nullptr);
    /// Takes them over; the old ones go.
    void setItems(const std::vector<QWidget*>& items);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int arrange(int width, bool isMoving) const;

    std::vector<QWidget*> m_items;
    int m_gap;
};

}  // namespace kd
