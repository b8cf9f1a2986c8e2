// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/client/call.h"

#include <QByteArray>
#include <QString>

#include <deque>
#include <functional>
#include <memory>
#include <vector>

namespace kd {

class Connection;

/// Holds what waits to be sent to a worker in order: blobs in slices, as fast as the connection takes them, and messages that
/// must not come before the blobs they name.
class Outbox {
public:
    void addBlob(const QString& id, std::shared_ptr<const std::vector<std::byte>> bytes);
    void addMessage(std::function<void(Connection&)> send);
    /// Sends what the connection takes now; to be called again when it has written.
    void pump(Connection& connection);
    void clear() { m_items.clear(); }

private:
    struct Item {
        QString id;
        std::shared_ptr<const std::vector<std::byte>> bytes;
        std::size_t sent = 0;
        std::function<void(Connection&)> message;
    };
    static bool sendSlice(Item& item, Connection& connection);

    std::deque<Item> m_items;
};

}  // namespace kd
