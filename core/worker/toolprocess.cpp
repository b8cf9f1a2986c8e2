// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/toolprocess.h"

#include <utility>

namespace kd {
namespace {

constexpr std::size_t kToolErrorTail = 4096;

}  // namespace

ToolProcess::ToolProcess(ChildProcess* child, std::span<const std::byte> cubin, std::size_t maxBytes, QObject* parent)
    : QObject(parent), m_child(child), m_maxBytes(maxBytes)
{
    connect(m_child, &ChildProcess::output, this, &ToolProcess::onOutput);
    connect(m_child, &ChildProcess::died, this, &ToolProcess::end);
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(cubin.data());
    m_child->send({.type = "cubin", .body = Json::binary({bytes, bytes + cubin.size()})});
}

ToolProcess::~ToolProcess()
{
    if (m_child)
        m_child->kill();
}

void ToolProcess::onOutput(int stream, const QByteArray& bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    if (stream == 1) {
        m_errors.append(bytes.constData(), size);
        if (m_errors.size() > kToolErrorTail)
            m_errors.erase(0, m_errors.size() - kToolErrorTail);
    } else if (m_text.size() + size <= m_maxBytes) {
        m_text.append(bytes.constData(), size);
    } else if (!m_isCut) {
        m_isCut = true;
        m_text.append(bytes.constData(), m_maxBytes - m_text.size());
        m_text.resize(m_text.rfind('\n') + 1);
        m_child->kill();
        QMetaObject::invokeMethod(this, [this] { end({}); }, Qt::QueuedConnection);
    }
}

void ToolProcess::end(const ChildEnd& end)
{
    if (std::exchange(m_hasEnded, true))
        return;
    m_end = end;
    emit ended();
}

Message ToolProcess::failure() const
{
    return message("{}{}", describe(m_end), lastWords(m_errors));
}

}  // namespace kd
