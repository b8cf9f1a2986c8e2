// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/ordersearch.h"

#include "core/session/launch/moduleimage.h"
#include "ui/common/messagetext.h"

namespace kd {
namespace {

std::uint64_t seedOf(int launch)
{
    return static_cast<std::uint64_t>(launch) + 1;
}

}  // namespace

OrderSearch::OrderSearch(Client& client, Documents& documents, TargetConnection& target, JobRunner& jobs)
    : m_repeated(client, documents, target, jobs)
{
    connect(&m_repeated, &RepeatedRun::changed, this, &OrderSearch::changed);
    connect(&m_repeated, &RepeatedRun::ended, this, [this](bool, const QString& sentence) { m_found->failure = sentence; });
}

QString OrderSearch::whyNot(const RunRecordPointer& run) const
{
    if (run && !isEmulatedDevice(run->outcome.deviceId))
        return tr("The emulated GPU alone can order blocks and warps: choose it as the device and run the kernel there.");
    if (run && !run->outcome.ran())
        return tr("This run did not come to its end: there is nothing to compare other orders with.");
    return m_repeated.whyNot(run);
}

void OrderSearch::search(const RunRecordPointer& run, int orders)
{
    if (!whyNot(run).isEmpty())
        return;
    m_found = std::make_shared<OrderFindings>(OrderFindings{.run = run, .wanted = orders, .findings = {}, .failure = {}});
    m_repeated.begin({.run = run,
                      .launches = orders,
                      .tag = QStringLiteral("orders"),
                      .ask = [](RunRequest& request, int launch) { request = inSchedule(std::move(request), seedOf(launch)); },
                      .take =
                          [this](RunOutcome outcome, int launch) {
                              using State = RunOutcome::State;
                              // No order is to blame where nothing was launched.
                              if (outcome.state == State::Refused || outcome.state == State::Unavailable)
                                  return messageText(outcome.message);
                              m_found->findings.add(m_found->run->outcome, outcome, seedOf(launch));
                              return QString();
                          }});
}

}  // namespace kd
