// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/client/outbox.h"

#include "core/worker/envelope.h"
#include "ui/client/connection.h"

#include <algorithm>

namespace kd {
namespace {

constexpr qint64 kMaxUnwritten = 4 << 20;

}  // namespace

void Outbox::addBlob(const QString& id, std::shared_ptr<const std::vector<std::byte>> bytes)
{
    const bool isQueued = std::ranges::any_of(m_items, [&](const Item& item) { return item.id == id && item.bytes; });
    if (!isQueued)
        m_items.push_back({.id = id, .bytes = std::move(bytes)});
}

void Outbox::addMessage(std::function<void(Connection&)> send)
{
    m_items.push_back({.message = std::move(send)});
}

void Outbox::pump(Connection& connection)
{
    while (!m_items.empty() && connection.isReady() && connection.link().bytesToWrite() < kMaxUnwritten) {
        if (m_items.front().message) {
            const auto send = std::move(m_items.front().message);
            m_items.pop_front();
            send(connection);
        } else if (sendSlice(m_items.front(), connection)) {
            m_items.pop_front();
        }
    }
}

bool Outbox::sendSlice(Item& item, Connection& connection)
{
    const std::span<const std::byte> bytes(*item.bytes);
    const std::size_t length = std::min(kSliceBytes, bytes.size() - item.sent);
    connection.worker().putBlob(item.id, bytes.size(), item.sent, toByteArray(bytes.subspan(item.sent, length)));
    item.sent += length;
    return item.sent == bytes.size();
}

}  // namespace kd
