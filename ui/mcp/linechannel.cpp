// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/linechannel.h"

#include "core/base/posix/descriptor.h"

#include <QPointer>

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace kd::mcp {

LineChannel::LineChannel(posix::Handle socket, QObject* parent)
    : QObject(parent), m_socket(std::move(socket)),
      m_readable(std::make_unique<QSocketNotifier>(m_socket.get(), QSocketNotifier::Read)),
      m_writable(std::make_unique<QSocketNotifier>(m_socket.get(), QSocketNotifier::Write))
{
    m_writable->setEnabled(false);
    connect(m_readable.get(), &QSocketNotifier::activated, this, &LineChannel::read);
    connect(m_writable.get(), &QSocketNotifier::activated, this, &LineChannel::write);
}

LineChannel::~LineChannel() = default;

void LineChannel::close()
{
    for (std::unique_ptr<QSocketNotifier>* const each : {&m_readable, &m_writable}) {
        if (!*each)
            continue;
        (*each)->setEnabled(false);
        each->release()->deleteLater();  // it may be the one that calls
    }
    m_socket.reset();
    m_waiting.clear();
}

void LineChannel::fail()
{
    if (!isOpen())
        return;
    close();
    emit closed();
}

void LineChannel::send(const std::string& line)
{
    if (!isOpen())
        return;
    if (static_cast<std::size_t>(m_waiting.size()) + line.size() > kMaxWaiting)
        return fail();
    m_waiting.append(line.data(), static_cast<qsizetype>(line.size()));
    m_waiting.append('\n');
    write();
}

void LineChannel::write()
{
    while (!m_waiting.isEmpty()) {
        const auto* const bytes = reinterpret_cast<const std::byte*>(m_waiting.constData());
        const std::optional<std::size_t> taken =
            posix::writeAvailable(m_socket.get(), std::span(bytes, static_cast<std::size_t>(m_waiting.size())));
        if (!taken)
            return fail();
        if (*taken == 0)
            break;
        m_waiting.remove(0, static_cast<qsizetype>(*taken));
    }
    m_writable->setEnabled(!m_waiting.isEmpty());
}

/// A piece a turn of the event loop, so that who sends without end keeps nobody else from working.
void LineChannel::read()
{
    std::array<std::byte, 64 << 10> piece;
    const std::optional<std::size_t> count = posix::readAvailable(m_socket.get(), piece);
    if (!count)
        return;
    if (*count == 0)
        return fail();
    std::string_view bytes(reinterpret_cast<const char*>(piece.data()), *count);
    const QPointer<LineChannel> self(this);
    while (!bytes.empty()) {
        const std::optional<LineReader::Line> line = m_lines.take(bytes);
        if (!line)
            return;
        if (line->isTooLong)
            return fail();
        emit received(line->text);
        if (!self || !isOpen())
            return;
    }
}

}  // namespace kd::mcp
