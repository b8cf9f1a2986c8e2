#include "ui/timing/chiprow.h"

#include "ui/common/chip.h"

#include <algorithm>

namespace kd {
namespace {

constexpr int kGap = 6;  // logical pixels

}  // namespace

ChipRow::ChipRow(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChipRow::setChips(const std::vector<Chip*>& chips)
{
    for (Chip* chip : m_chips) {
        chip->hide();
        chip->deleteLater();
    }
    m_chips = chips;
    for (Chip* chip : m_chips) {
        chip->setParent(this);
        chip->show();
    }
    arrange(width(), true);
    updateGeometry();
}

/// Gives the height.
int ChipRow::arrange(int width, bool isMoving) const
{
    int x = 0, y = 0, line = 0;
    for (Chip* chip : m_chips) {
        const QSize size = chip->sizeHint();
        if (x > 0 && x + size.width() > width) {
            x = 0;
            y += line + kGap;
            line = 0;
        }
        if (isMoving)
            chip->setGeometry(x, y, size.width(), size.height());
        x += size.width() + kGap;
        line = std::max(line, size.height());
    }
    return y + line;
}

int ChipRow::heightForWidth(int width) const
{
    return arrange(width, false);
}

QSize ChipRow::sizeHint() const
{
    int width = 0;
    for (Chip* chip : m_chips)
        width += chip->sizeHint().width() + kGap;
    return {width, arrange(width, false)};
}

QSize ChipRow::minimumSizeHint() const
{
    int widest = 0;
    for (Chip* chip : m_chips)
        widest = std::max(widest, chip->sizeHint().width());
    return {widest, m_chips.empty() ? 0 : m_chips.front()->sizeHint().height()};
}

void ChipRow::resizeEvent(QResizeEvent*)
{
    arrange(width(), true);
}

}  // namespace kd
