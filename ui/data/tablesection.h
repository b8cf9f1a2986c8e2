// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/pagesection.h"

class QAction;
class QLineEdit;
class QStackedLayout;
class QTabBar;
class QVBoxLayout;

namespace kd {

class ByteElements;
class DataInspector;
class ElementGrid;
class EmptyState;
class HintLabel;
class NumberElements;
class ThemedLabel;

/// The inspected numbers as a table, and their bytes as a dump. Both follow the cursor, go to what is typed and copy what is
/// selected.
class TableSection : public PageSection {
    Q_OBJECT
public:
    explicit TableSection(DataInspector& inspector, QWidget* parent = nullptr);

    ElementGrid& numbers() const { return *m_numberGrid; }
    ElementGrid& bytes() const { return *m_byteGrid; }
    /// A row beneath what tells of the cursor, which it takes over.
    void addFoot(QWidget* row);

private:
    QWidget* makeFoot();
    QAction* makeSeekMenu();
    ElementGrid& shown() const;
    void showState();
    void showCursor();
    void showRows();
    void goToTyped();
    void forgetRefused();
    void copy();
    void say(const QString& sentence, bool isWrong = false);

    DataInspector& m_inspector;
    NumberElements* m_numbers;
    ByteElements* m_bytes;
    ElementGrid *m_numberGrid, *m_byteGrid;
    QTabBar* m_tabs;
    QLineEdit* m_place;
    ThemedLabel* m_value;
    HintLabel* m_word;
    EmptyState* m_empty;
    QStackedLayout* m_pages;
    QVBoxLayout* m_layout;
    bool m_isRefused = false;  ///< what was typed into m_place
};

}  // namespace kd
