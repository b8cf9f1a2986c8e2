// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/blocks.h"
#include "ui/print/papersheet.h"

#include <QTextLayout>

namespace kd {

/// A text of several styles, in lines that break at words, `width` wide at most.
class PaperText {
public:
    PaperText(PaperSheet& sheet, const report::Text& text, const PaperSheet::Style& style, double width);

    double height() const { return m_height; }
    void draw(double x, double y) const;

private:
    PaperSheet& m_sheet;
    PaperSheet::Style m_style;
    QTextLayout m_layout;
    double m_height = 0;
};

}  // namespace kd
