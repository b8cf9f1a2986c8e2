// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

namespace kd {

/// Keeps what the user is told in one sentence, whichever model or view it comes from. The newest are kept for views made after
/// them.
class Notices : public QObject {
    Q_OBJECT
public:
    /// Something happened.
    void tell(const QString& sentence);
    /// Tells that what the user asked for was not done.
    void fail(const QString& sentence);
    /// What was told holds no longer: whoever still shows the sentence takes it away.
    void takeBack(const QString& sentence) { emit takenBack(sentence); }
    /// The newest of both, oldest first, at most 100.
    const QStringList& texts() const { return m_texts; }

signals:
    void noticed(const QString& sentence);
    void failed(const QString& sentence);
    void takenBack(const QString& sentence);

private:
    void keep(const QString& sentence);

    QStringList m_texts;
};

}  // namespace kd
