// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/assistant/textdiff.h"

#include <QPlainTextEdit>

#include <vector>

namespace kd {

/// The difference of two texts to read: each line with its numbers before and after and a sign, "+" for what is added and "-" for
/// what is removed, on the tint of that. It is selected and copied with mouse and keyboard, and edited by nobody.
class DiffView : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit DiffView(QWidget* parent = nullptr);

    /// What is not near a change is left out.
    void setDiff(const std::vector<DiffLine>& lines);

private:
    void tint();

    std::vector<DiffLine> m_lines;  ///< those that are shown, one a block
};

}  // namespace kd
