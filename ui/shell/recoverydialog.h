// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QPushButton;
class QVBoxLayout;

namespace kd {

class Recovery;
struct RecoverableDocument;

/// The documents that programs left unsaved, with how they begin: each can be restored or discarded, all can be
/// restored at once; those of which nothing is said stay for the next time.
/// Ends itself when there are none any more.
class RecoveryDialog : public QDialog {
    Q_OBJECT
public:
    RecoveryDialog(Recovery& recovery, QWidget* parent);

private:
    void fill();
    QWidget* rowOf(const RecoverableDocument& left);
    void restoreAll();
    void askToDiscard(const RecoverableDocument& left);

    Recovery& m_recovery;
    QWidget* m_rows = nullptr;
    QPushButton* m_restoresAll = nullptr;
    QVBoxLayout* m_layout;
};

}  // namespace kd
