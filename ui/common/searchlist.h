// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLineEdit;
class QListView;
class QStringListModel;

namespace kd {

class FilterModel;

/// A list of names with a field that finds some of them by their words: for a menu in which there are too many to look through.
/// Arrows and page keys in the field move in the list; Enter, or a click, chooses.
class SearchList : public QWidget {
    Q_OBJECT
public:
    /// Names that a menu shows as they are; more of them are searched.
    static constexpr qsizetype kMaxUnsearched = 12;

    /// `caption` says what is found: "Find a kernel".
    explicit SearchList(const QString& caption, QWidget* parent = nullptr);

    /// Shows all of them; the field is empty.
    void setNames(const QStringList& names, const QString& chosen);

signals:
    void chosen(const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void find(const QString& words);
    void choose();

    QLineEdit* m_field;
    QListView* m_list;
    QStringListModel* m_names;
    FilterModel* m_found;
};

}  // namespace kd
