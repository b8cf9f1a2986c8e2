// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;

namespace kd {

class HintLabel;

/// A place that a list leads to.
struct ListedPlace {
    QString file;           ///< absolute path; empty: the text in the editor
    int line = 0;           ///< from 0
    int column = 0;         ///< bytes behind the line's start
    QString text;           ///< the line as it is shown
    quint64 revision = 0;   ///< of the text in the editor that the line counts in
};

/// Lists places beneath the editor, a line each; a click or Enter goes to one. Hidden until it has something to list.
class PlaceList : public QWidget {
    Q_OBJECT
public:
    explicit PlaceList(QWidget* parent = nullptr);

    /// Shows the places beneath a title, and gives the list the focus.
    void list(const QString& title, std::vector<ListedPlace> places);
    void close();
    QString title() const;
    void setTitle(const QString& title);
    /// Says beside the title who looks for more; empty: the list is all there is. A new list looks for none.
    void setWaiting(const QString& sentence);
    bool isWaiting() const;
    /// The lines as they are shown.
    QStringList rows() const;
    QListWidget* view() const { return m_rows; }

signals:
    void chosen(const kd::ListedPlace& place);
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(int row);

    QLabel* m_title;
    HintLabel* m_waiting;
    QListWidget* m_rows;
    std::vector<ListedPlace> m_places;
};

}  // namespace kd
