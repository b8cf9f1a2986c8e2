// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace kd {

/// The heads of a TableView: each stands where its column's cells stand, and the arrow of the sorted one takes room from that one
/// alone. The first column has the inset of the panel's own header.
class TableHeader : public QHeaderView {
    Q_OBJECT
public:
    explicit TableHeader(QWidget* parent = nullptr);

    /// Logical pixels left of the words of a column, and right of them.
    static constexpr int kInset = 8, kFirstInset = 12;

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const override;
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;
    QSize sectionSizeFromContents(int logicalIndex) const override;

private:
    bool isSorted(int logicalIndex) const;
    int leftInset(int logicalIndex) const;
};

}  // namespace kd
