// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace kd {

/// The names of a chart's curves in a row, each behind a mark in its colour; for curves that lie on each other, at whose ends names
/// would do so, too.
class SeriesNames : public QWidget {
    Q_OBJECT
public:
    struct Entry {
        int slot = 1;  ///< of the chart palette
        QString name;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    explicit SeriesNames(QWidget* parent = nullptr);

    void setEntries(std::vector<Entry> entries);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Entry> m_entries;
};

}  // namespace kd
