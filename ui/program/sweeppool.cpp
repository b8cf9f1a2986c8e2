// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/program/sweeppool.h"

#include "core/base/error.h"
#include "core/device/deviceinfo.h"
#include "core/session/launch/moduleimage.h"
#include "ui/client/client.h"

#include <QTimer>

#include <algorithm>
#include <set>
#include <utility>

namespace kd {
namespace {

constexpr const char* kMultiprocessors = "MULTIPROCESSOR_COUNT";

Message unlikeText(const SweepDevice& device, const SweepDevice& kind)
{
    if (device.name != kind.name)
        return message("its device is {} and that of the others {}: times of unlike GPUs are not ranked together", device.name,
                       kind.name);
    if (device.multiprocessors != kind.multiprocessors)
        return message("its device has {} SMs and that of the others {}: times of unlike GPUs are not ranked together",
                       device.multiprocessors, kind.multiprocessors);
    return message("its driver has CUDA {} and that of the others {}: times of unlike GPUs are not ranked together", device.driver,
                   kind.driver);
}

}  // namespace

std::optional<SweepDevice> sweepDevice(const TargetInfo& target, std::string& device)
{
    const DeviceList& list = target.devices;
    if (device.empty())
        device = list.defaultDevice;
    const auto found = std::ranges::find_if(list.devices, [&](const DeviceInfo& each) { return each.id.name == device; });
    if (found == list.devices.end())
        return std::nullopt;
    const bool isEmulated = isEmulatedDevice(device);
    const auto multiprocessors = found->attributes.find(kMultiprocessors);
    return SweepDevice{.name = found->name,
                       .uuid = isEmulated ? std::string() : found->uuid,
                       .driver = isEmulated ? std::string() : list.driverVersion,
                       .multiprocessors = multiprocessors == found->attributes.end() ? 0 : multiprocessors->second};
}

SweepPool::SweepPool(std::vector<SweepWorker> workers, SweepPatience patience, QObject* parent)
    : QObject(parent), m_patience(patience)
{
    std::set<const Client*> clients;
    for (SweepWorker& worker : workers) {
        if (clients.insert(worker.client).second)
            watch(worker.client);
        m_members.push_back({.worker = std::move(worker)});
    }
}

void SweepPool::tellJoined(Index index) const
{
    // A copy: whoever is told may silence the pool.
    if (const auto joined = m_listener.joined)
        joined(index);
}

void SweepPool::tellLeft(Index index, const Message& sentence, bool isForGood) const
{
    if (const auto left = m_listener.left)
        left(index, sentence, isForGood);
}

void SweepPool::join(Listener listener)
{
    m_listener = std::move(listener);
    if (m_members.size() == 1) {
        m_members.front().state = State::Idle;
        QMetaObject::invokeMethod(this, [this] { tellJoined(0); }, Qt::QueuedConnection);
        return;
    }
    for (Index index = 0; index < m_members.size(); ++index)
        ask(index);
}

/// A client starts its target again by itself, and nobody knows what that is until it is asked.
void SweepPool::watch(const Client* client)
{
    connect(client, &Client::lost, this, [this, client](const QString& sentence) {
        for (Index index = 0; index < m_members.size(); ++index) {
            const State state = m_members[index].state;
            if (m_members[index].worker.client == client && (state == State::Idle || state == State::Busy))
                lose(index, verbatim(sentence.toStdString()));
        }
    });
}

std::size_t SweepPool::present() const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        m_members, [](const Member& member) { return member.state == State::Idle || member.state == State::Busy; }));
}

SweepPool::Presence SweepPool::presence(Index index) const
{
    switch (m_members.at(index).state) {
    case State::Joining: return Presence::Joining;
    case State::Idle:
    case State::Busy: return Presence::There;
    case State::Away: return Presence::Away;
    case State::Gone: break;
    }
    return Presence::LeftOut;
}

bool SweepPool::isPresent(const Client* client) const
{
    return std::ranges::any_of(m_members, [&](const Member& member) {
        return member.worker.client == client && (member.state == State::Idle || member.state == State::Busy);
    });
}

bool SweepPool::isAwaited(const Client* client) const
{
    return std::ranges::any_of(m_members, [&](const Member& member) {
        return member.worker.client == client && (member.state == State::Joining || member.state == State::Away);
    });
}

bool SweepPool::isExhausted() const
{
    return std::ranges::all_of(m_members, [](const Member& member) { return member.state == State::Gone; });
}

void SweepPool::begin(Index index)
{
    m_members.at(index).state = State::Busy;
}

void SweepPool::finish(Index index, bool isSound)
{
    Member& member = m_members.at(index);
    if (member.state == State::Busy)
        member.state = State::Idle;
    if (isSound)
        member.tries = 0;
}

void SweepPool::lose(Index index, const Message& sentence)
{
    Member& member = m_members.at(index);
    if (member.state == State::Away || member.state == State::Gone)
        return;
    if (member.tries >= m_patience.tries)
        return leaveOut(index, sentence);
    const Milliseconds wait = std::min(m_patience.longestWait, m_patience.firstWait * (1 << std::min(member.tries, 10)));
    ++member.tries;
    member.state = State::Away;
    member.sentence = sentence;
    QTimer::singleShot(wait, this, [this, index] { ask(index); });
    tellLeft(index, sentence, false);
    if (index == 0)
        answerEarly();
}

void SweepPool::excuse(Index index)
{
    int& tries = m_members.at(index).tries;
    tries = std::max(tries - 1, 0);
}

void SweepPool::leaveOut(Index index, const Message& sentence)
{
    m_members.at(index).state = State::Gone;
    m_members.at(index).sentence = sentence;
    tellLeft(index, sentence, true);
}

void SweepPool::ask(Index index)
{
    Member& member = m_members.at(index);
    if (member.state != State::Away && member.state != State::Joining)
        return;
    member.state = State::Joining;
    member.worker.client->describe()
        .then(this, [this, index](const TargetInfo& target) { take(index, target); })
        .onFailed(this, [this, index](const Error& error) { lose(index, error.sentence()); })
        .onCanceled(this, [this, index] { lose(index, "its worker was let go"); });
}

/// The first worker says what the others have to be like, where it comes.
void SweepPool::take(Index index, const TargetInfo& target)
{
    if (index != 0 && !m_kind && m_members.front().state == State::Joining && m_members.front().tries == 0)
        m_early.push_back([this, index, target] { answer(index, target); });
    else
        answer(index, target);
    if (index == 0)
        answerEarly();
}

void SweepPool::answerEarly()
{
    for (const std::function<void()>& early : std::exchange(m_early, {}))
        early();
}

void SweepPool::answer(Index index, const TargetInfo& target)
{
    Member& member = m_members.at(index);
    if (member.state != State::Joining)
        return;
    const std::optional<SweepDevice> device = sweepDevice(target, member.worker.device);
    if (!device)
        return leaveOut(index, message("it has no device '{}'", member.worker.device));
    if (const Message problem = problemOf(index, *device); !problem.empty())
        return leaveOut(index, problem);
    if (m_members.size() > 1 && !m_kind)
        m_kind = device;
    member.device = *device;
    member.state = State::Idle;
    tellJoined(index);
}

Message SweepPool::problemOf(Index index, const SweepDevice& device) const
{
    if (m_kind && !m_kind->isLike(device))
        return unlikeText(device, *m_kind);
    for (Index other = 0; other < m_members.size(); ++other) {
        const Member& member = m_members[other];
        const bool isThere = member.state == State::Idle || member.state == State::Busy;
        if (other != index && isThere && !device.uuid.empty() && member.device.uuid == device.uuid)
            return message("it has the very GPU of {} ({}): two points at once on one GPU spoil each other's times",
                           member.worker.name, device.uuid);
    }
    return {};
}

}  // namespace kd
