// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace kd {

class Assistant;
class DiffView;
class Documents;
class HintLabel;
class Preferences;
class ThemedLabel;

/// Who is connected, and what was proposed: each proposal as a difference that is accepted or rejected here. Stands beside the
/// window, which goes on.
class AssistantDialog : public QDialog {
    Q_OBJECT
public:
    AssistantDialog(Assistant& assistant, Documents& documents, Preferences& preferences, QWidget* parent = nullptr);

    /// The newest that is open, else the newest.
    void showNewest();

private:
    void showConnection();
    void showList();
    void showStates();
    void onAdded(int number);
    void showProposal();
    int chosen() const;
    void openTab();

    Assistant& m_assistant;
    Documents& m_documents;
    Preferences& m_preferences;
    ThemedLabel* m_connection;
    QPushButton* m_disconnect;
    QListWidget* m_list;
    ThemedLabel* m_title;
    HintLabel* m_state;
    DiffView* m_diff;
    QLineEdit* m_comment;
    QPushButton *m_accept, *m_reject, *m_tab;
    int m_shown = -1;  ///< number of the proposal whose difference is shown
    int m_wanted = 0;  ///< that of one which the list shows next
};

/// "Connected: NAME", or why nobody is, in one sentence.
QString connectionText(Assistant& assistant);

}  // namespace kd
