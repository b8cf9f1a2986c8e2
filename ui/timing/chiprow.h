#pragma once

#include <QWidget>

#include <vector>

namespace kd {

class Chip;

/// Chips side by side, in further lines where the width ends.
class ChipRow : public QWidget {
    Q_OBJECT
public:
    explicit ChipRow(QWidget* parent = nullptr);
    /// Takes them over; the old ones go.
    void setChips(const std::vector<Chip*>& chips);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int arrange(int width, bool isMoving) const;

    std::vector<Chip*> m_chips;
};

}  // namespace kd
