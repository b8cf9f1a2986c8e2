// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sourceposition.h"
#include "core/session/document/runoutcome.h"

#include <QWidget>

#include <optional>

class QPushButton;
class QToolButton;

namespace kd {

class DataInspector;
class Documents;
class Navigator;
class ThemedLabel;
class WriterSearch;

/// Who wrote the number under the cursor: block, thread and source line, which a click shows in the editor. It asks when it is
/// told to, since the launch is repeated for it.
class WriterRow : public QWidget {
    Q_OBJECT
public:
    struct Models {
        DataInspector& inspector;
        WriterSearch& search;
        Documents& documents;
        Navigator& navigator;
    };
    explicit WriterRow(const Models& models, QWidget* parent = nullptr);

private:
    std::optional<WatchedElement> element() const;
    void refresh();
    void showWrites();
    void ask();
    QString nameOf(const SourcePosition& place) const;
    QString nameOf(const WriteRecord& write) const;
    void go(const WriteRecord& write);

    Models m_models;
    QPushButton* m_ask;
    ThemedLabel* m_text;
    QToolButton* m_place;  ///< of the last write; its menu has the ones before
};

}  // namespace kd
