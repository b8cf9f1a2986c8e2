// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

namespace kd {

class BufferView;
class BufferView;

/// Statistics and elements of the buffer that is looked at: the middle of the Data perspective.
class DataPanel : public Panel {
    Q_OBJECT
public:
    explicit DataPanel(BufferView& view, QWidget* parent = nullptr);

private:
    void showNote();

    BufferView& m_view;
};

}  // namespace kd
