#pragma once

#include "ui/common/theme.h"

#include <QLabel>

namespace kd {

/// A muted line beneath a field or a figure, wrapped; with another token a word of warning. Hidden while it is empty.
class HintLabel : public QLabel {
    Q_OBJECT
public:
    explicit HintLabel(const QString& text = {}, QWidget* parent = nullptr);

    void setHint(const QString& text, Token color = Token::TextMuted);
};

}  // namespace kd
