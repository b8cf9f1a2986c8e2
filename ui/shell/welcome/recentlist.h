// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QWidget>

class QVBoxLayout;

namespace kd {

class Preferences;

/// The files that were opened, pinned ones first. Those that are not there any more are grey; who is there is found out away
/// from the window's thread.
class RecentList : public QWidget {
    Q_OBJECT
public:
    RecentList(Preferences& preferences, QWidget* parent = nullptr);
    /// Looks again which files are there.
    void look();

signals:
    void chosen(const QString& path);

private:
    void fill();
    QWidget* rowOf(const QString& path, bool isPinned);

    Preferences& m_preferences;
    QVBoxLayout* m_layout;
    QWidget* m_rows = nullptr;
    QSet<QString> m_gone;
};

}  // namespace kd
