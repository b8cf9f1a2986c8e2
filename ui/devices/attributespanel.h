// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/devices/attributeexport.h"

#include <QSet>

#include <functional>

class QCheckBox;
class QLineEdit;

namespace kd {

class AttributeDetail;
class AttributeFilter;
class AttributeModel;
class DeviceComparison;
class HintLabel;
class TableView;
class ThemedLabel;

/// Every attribute of the selected device and those beside it: grouped, searched, explained, exported.
class AttributesPanel : public Panel {
    Q_OBJECT
public:
    AttributesPanel(DeviceComparison& comparison, QWidget* parent);

    QList<QAction*> headerActions() const override { return {m_copy, m_export}; }
    QWidget* headerWidget() const override { return m_header; }
    QList<QAction*> editActions() const override { return {m_find}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActions();
    void makeHeader();
    void makeTable();
    void showTable();
    void showCounts();
    void filter(const std::function<void()>& change);
    void foldGroups();
    void setColumnWidths();
    void showRow();
    void copyRow();
    void askWhereTo();
    void write(const QString& path);
    QString currentKey() const;
    void selectKey(const QString& key);

    DeviceComparison& m_comparison;
    AttributeModel* m_model;
    AttributeFilter* m_filter;
    QAction* m_copy;
    QAction* m_export;
    QAction* m_find;
    QWidget* m_header;
    QLineEdit* m_search;
    QCheckBox* m_onlyDifferences;
    ThemedLabel* m_differing;
    TableView* m_table;
    HintLabel* m_message;
    AttributeDetail* m_detail;
    QSet<QString> m_folded, m_unfolded;  ///< titles of groups, by the user
    bool m_isFolding = false;
    bool m_isSizing = false, m_isSizedByUser = false;  ///< columns
};

}  // namespace kd
