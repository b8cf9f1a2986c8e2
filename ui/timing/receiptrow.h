// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timing/receiptbadges.h"

#include <QWidget>

#include <vector>

class QAction;
class QLabel;

namespace kd {

class FlowRow;

/// The receipt of a timing as one row of badges; a click on one shows its evidence beneath the row's title.
class ReceiptRow : public QWidget {
    Q_OBJECT
public:
    explicit ReceiptRow(QWidget* parent = nullptr);
    /// `facts`: badges before those of the receipt, of the run as a whole.
    void setTiming(const TimingOutcome& timing, const std::vector<ReceiptBadge>& facts = {});

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showEvidence(const QString& text);

    FlowRow* m_badges;
    QLabel* m_evidence;
    QAction* m_copy;
    QString m_receipt;
    QString m_shown;  ///< the badge whose evidence is shown
};

}  // namespace kd
