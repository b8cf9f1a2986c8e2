// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/pagesection.h"

class QComboBox;
class QSpinBox;
class QStackedLayout;

namespace kd {

class DataInspector;
class EmptyState;
class ImageCanvas;

/// The picture of the inspected numbers with what chooses plane and channel; of numbers without rows it says what makes some.
class ImageSection : public PageSection {
    Q_OBJECT
public:
    explicit ImageSection(DataInspector& inspector, QWidget* parent = nullptr);

private:
    QWidget* makeBar();
    void showShape();
    void showNote();
    void shapeAsRows();

    DataInspector& m_inspector;
    ImageCanvas* m_canvas;
    QSpinBox* m_plane;
    QComboBox* m_channel;
    QWidget* m_bar;
    EmptyState* m_empty;
    QStackedLayout* m_pages;
};

}  // namespace kd
