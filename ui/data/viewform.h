// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataview.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QLineEdit;

namespace kd {

class DataInspector;
class Form;
class FormRow;
struct ViewSettings;

/// How the inspected buffer is looked at: type, shape, order, offset, slice, format, colours. What is empty is as the launch says.
class ViewForm : public QWidget {
    Q_OBJECT
public:
    explicit ViewForm(DataInspector& inspector, QWidget* parent = nullptr);

private:
    /// A field of what was typed: `member` of DataViewText, which problems name `part`.
    struct TextField {
        QString part;
        std::string DataViewText::*member;
        FormRow* row;
        QLineEdit* edit;
    };
    void addText(const QString& label, const QString& part, std::string DataViewText::*member, QWidget* field);
    void addChoices();
    void addFormat();
    void addRange();
    void change(const std::function<void(ViewSettings&)>& edit);
    void show();
    void showMembers();
    void showRange();

    DataInspector& m_inspector;
    Form* m_form;
    std::vector<TextField> m_texts;
    QComboBox* m_order;
    QComboBox* m_member;
    QComboBox* m_map;
    QComboBox* m_range;
    QLineEdit* m_format;
    FormRow* m_memberRow = nullptr;
    FormRow* m_formatRow = nullptr;
    FormRow* m_rangeRow = nullptr;
};

}  // namespace kd
