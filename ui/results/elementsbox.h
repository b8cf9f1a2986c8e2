// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;
class QStackedLayout;
class QToolButton;

namespace kd {

class BufferElements;
class BufferView;
class ElementExport;
class ElementGrid;
class EmptyState;
class ThemedLabel;

/// The elements of the buffer that is looked at, with what chooses how they are shown, goes to one, copies and saves them.
class ElementsBox : public QWidget {
    Q_OBJECT
public:
    explicit ElementsBox(BufferView& view, QWidget* parent = nullptr);

    ElementGrid& grid() const { return *m_grid; }

private:
    QWidget* makeBar();
    QToolButton* makeButton(const QString& icon, const QString& text);
    void say(const QString& sentence, bool isWrong = false);
    void showBuffer();
    void showLook();
    void goToTyped();
    void goToMismatch();
    void copy();
    void chooseFile();
    void save(const QString& path);

    BufferView& m_view;
    ElementExport* m_export;
    BufferElements* m_elements;
    ElementGrid* m_grid;
    QComboBox* m_buffer;
    QSpinBox* m_columns;
    QComboBox* m_format;
    QLineEdit* m_index;
    QToolButton* m_mismatch;
    QToolButton* m_copy;
    QToolButton* m_save;
    ThemedLabel* m_word;
    EmptyState* m_empty;
    QStackedLayout* m_pages;
};

}  // namespace kd
