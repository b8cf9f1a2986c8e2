// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/dataquery.h"

#include "ui/workbench/base/result.h"

#include <utility>

namespace kd {

DataQuery::DataQuery(Client& client, const QString& tag, QObject* parent) : QObject(parent), m_client(client), m_tag(tag) { }

DataQuery::~DataQuery()
{
    m_future.cancel();
}

void DataQuery::ask(const DataRequest& request)
{
    m_future.cancel();
    const quint64 number = ++m_number;
    m_isBusy = true;
    m_percent = -1;
    m_failure.clear();
    m_future = m_client.analyse(request, m_tag);
    auto* const watcher = new QFutureWatcher<DataAnswer>(this);
    connect(watcher, &QFutureWatcherBase::progressValueChanged, this, [this, number, watcher](int value) {
        const int range = watcher->progressMaximum() - watcher->progressMinimum();
        if (number != m_number || range <= 0)
            return;
        m_percent = static_cast<int>(100LL * (value - watcher->progressMinimum()) / range);
        emit changed();
    });
    connect(watcher, &QFutureWatcherBase::finished, this, [this, number, watcher] {
        watcher->deleteLater();
        onFinished(number, watcher->future());
    });
    watcher->setFuture(m_future);
    emit changed();
}

void DataQuery::onFinished(quint64 number, const QFuture<DataAnswer>& future)
{
    if (number != m_number)
        return;
    m_isBusy = false;
    Result<DataAnswer> result = attempt([&] { return future.result(); });
    m_failure = result.sentence;
    m_answer = result.value ? std::make_shared<const DataAnswer>(std::move(*result.value)) : nullptr;
    emit changed();
}

void DataQuery::cancel()
{
    if (!m_isBusy)
        return;
    ++m_number;
    m_future.cancel();
    m_isBusy = false;
    emit changed();
}

void DataQuery::forget()
{
    ++m_number;
    m_future.cancel();
    m_isBusy = false;
    m_failure.clear();
    if (m_answer == nullptr)
        return;
    m_answer = nullptr;
    emit changed();
}

}  // namespace kd
