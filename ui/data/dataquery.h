// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/datarequest.h"
#include "ui/client/client.h"

#include <QFuture>
#include <QObject>
#include <QString>

#include <memory>

namespace kd {

/// Asks the worker to compute one thing of buffers at a time: of several questions the newest counts. The last answer stays until
/// the next one comes, or forget().
class DataQuery : public QObject {
    Q_OBJECT
public:
    /// `tag` tells this query from others of the client.
    DataQuery(Client& client, const QString& tag, QObject* parent = nullptr);
    ~DataQuery() override;

    void ask(const DataRequest& request);
    /// Ends what is under way and drops the answer.
    void forget();
    /// Ends what is under way; the answer before it stays.
    void cancel();

    bool isBusy() const { return m_isBusy; }
    int percent() const { return m_percent; }  ///< how far it is: 0 to 100, -1 while that is not known
    /// Why there is no answer to the last question, one sentence; empty while all is well.
    QString failure() const { return m_failure; }
    /// Null before the first.
    const std::shared_ptr<const DataAnswer>& answer() const { return m_answer; }

signals:
    /// Busy or not, how far, answer, failure.
    void changed();

private:
    void onFinished(quint64 number, const QFuture<DataAnswer>& future);

    Client& m_client;
    QString m_tag;
    QFuture<DataAnswer> m_future;
    std::shared_ptr<const DataAnswer> m_answer;
    QString m_failure;
    quint64 m_number = 0;
    int m_percent = -1;
    bool m_isBusy = false;
};

}  // namespace kd
