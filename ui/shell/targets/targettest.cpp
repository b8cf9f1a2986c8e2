// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/targets/targettest.h"

#include "ui/program/sshtarget.h"
#include "ui/workbench/base/result.h"

#include <utility>

namespace kd {

TargetTest::TargetTest(QObject* parent) : QObject(parent) { }

TargetTest::~TargetTest() = default;

void TargetTest::start(const Target& target, const ClientTimeouts& timings)
{
    m_client.reset();
    m_since.start();
    m_client = std::make_unique<Client>(target, nullptr, timings);
    const Client* const client = m_client.get();
    connect(client, &Client::console, this, [this](const QString& text) {
        for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            tell(tr("it says: %1").arg(line));
    });
    connect(client, &Client::notice, this, &TargetTest::tell);
    connect(client, &Client::ready, this, [this] { tell(tr("the worker has introduced itself; asking for its devices")); });
    tell(tr("starting %1").arg(joinCommand(QStringList{target.program} + target.arguments)));
    emit runningChanged();
    whenFinished(this, m_client->describe(), [this, number = ++m_number](const QFuture<TargetInfo>& future) {
        if (number != m_number || !isRunning())
            return;
        const Result<TargetInfo> answer = attempt([&] { return future.result(); });
        tell(answer.value ? tr("the worker has answered") : tr("failed"));
        end();
        if (answer.value)
            emit found(*answer.value);
        else
            emit failed(answer.sentence);
    });
}

void TargetTest::cancel()
{
    if (!isRunning())
        return;
    tell(tr("cancelled"));
    end();
}

void TargetTest::end()
{
    m_client->disconnect(this);
    // It may be what this is called by.
    m_client.release()->deleteLater();
    emit runningChanged();
}

void TargetTest::tell(const QString& what)
{
    emit step(QStringLiteral("%1 s  %2").arg(static_cast<double>(m_since.elapsed()) / 1000, 5, 'f', 2).arg(what));
}

}  // namespace kd
