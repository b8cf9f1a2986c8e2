#pragma once

#include "ui/timing/receiptchips.h"

#include <QWidget>

class QAction;
class QLabel;

namespace kd {

class FlowRow;

/// The receipt of a timing as one row of chips; a click on one shows its evidence beneath the row's title.
class ReceiptRow : public QWidget {
    Q_OBJECT
public:
    explicit ReceiptRow(QWidget* parent = nullptr);
    void setTiming(const TimingOutcome& timing);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showEvidence(const QString& text);

    FlowRow* m_chips;
    QLabel* m_evidence;
    QAction* m_copy;
    QString m_receipt;
    QString m_shown;  ///< the chip whose evidence is shown
};

}  // namespace kd
