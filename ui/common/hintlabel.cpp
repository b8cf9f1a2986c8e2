#include "ui/common/hintlabel.h"

#include "ui/common/look.h"

namespace kd {

HintLabel::HintLabel(const QString& text, QWidget* parent) : QLabel(parent)
{
    setWordWrap(true);
    setMinimumWidth(1);
    useFont(this, FontRole::Hint);
    setHint(text);
}

void HintLabel::setHint(const QString& text, Token color)
{
    setText(text);
    useColor(this, color);
    // A label without a parent yet would show as a window of its own.
    if (parentWidget() || text.isEmpty())
        setVisible(!text.isEmpty());
}

}  // namespace kd
