// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/program/codesource.h"
#include "ui/outline/outlineentry.h"

#include <QTimer>

#include <memory>
#include <vector>

class QLineEdit;
class QModelIndex;
class QStackedLayout;

namespace kd {

class Document;
class Documents;
class EmptyState;
class FilterModel;
class Navigator;
class OutlineModel;
class OutlineReader;
class TableView;

/// Lists the kernels, functions, launches, macros and includes of the current document, and what its PTX defines where it is
/// compiled code; a click shows the line. It reads the text only while it is on screen, when nobody has typed for a moment.
class OutlinePanel : public Panel {
    Q_OBJECT
public:
    OutlinePanel(Documents& documents, Navigator& navigator, QWidget* parent = nullptr);

    QWidget* headerWidget() const override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    using Entries = std::vector<OutlineEntry>;

    void makeTable();
    void readSoon();
    void read();
    void onRead(Entries entries);
    void updatePage();
    void showPlace(const QModelIndex& index);

    Documents& m_documents;
    Navigator& m_navigator;
    OutlineModel* m_model;
    FilterModel* m_filter;
    TableView* m_table;
    EmptyState* m_empty;
    QLineEdit* m_field;
    QStackedLayout* m_pages;
    QTimer m_delay;
    std::shared_ptr<OutlineReader> m_reader;  ///< of the one read() that goes on
    bool m_isReading = false;
    bool m_isCode = false;  ///< it was compiled code that was read last, and not its source
    /// Tells texts apart: of one revision compiled code may be shown, or its source.
    struct TextKey {
        quint64 revision = 0;  ///< 0: none
        CodeSourcePointer source;
        friend bool operator==(const TextKey&, const TextKey&) = default;
    };
    static TextKey keyOf(const Document& document);
    TextKey m_key;  ///< of the text that was read last, or is being read
};

}  // namespace kd
