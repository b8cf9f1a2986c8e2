// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace kd {

/// A whole number with narrow spaces between thousands. The wheel changes it only while it has the focus.
class IntegerSpinBox : public QSpinBox {
    Q_OBJECT
public:
    explicit IntegerSpinBox(QWidget* parent = nullptr);
    IntegerSpinBox(int least, int most, const QString& suffix, QWidget* parent = nullptr);

protected:
    QString textFromValue(int value) const override;
    int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
    void wheelEvent(QWheelEvent* event) override;
};

}  // namespace kd
