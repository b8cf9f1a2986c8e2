#pragma once

#include <QDialog>

#include <functional>

class QVBoxLayout;

namespace kd {

class Recovery;
struct LeftDocument;

/// The documents that programs left unsaved: each can be restored or discarded; those of which nothing is said stay for the next time.
/// Ends itself when there are none any more.
class RecoveryDialog : public QDialog {
    Q_OBJECT
public:
    /// `beforeRestoring` calls what it is given once the open document may be given up.
    RecoveryDialog(Recovery& recovery, std::function<void(const std::function<void()>&)> beforeRestoring, QWidget* parent);

private:
    void fill();
    QWidget* rowOf(const LeftDocument& left);
    void restore(const QString& id);
    void askToDiscard(const LeftDocument& left);

    Recovery& m_recovery;
    std::function<void(const std::function<void()>&)> m_beforeRestoring;
    QWidget* m_rows = nullptr;
    QVBoxLayout* m_layout;
};

}  // namespace kd
