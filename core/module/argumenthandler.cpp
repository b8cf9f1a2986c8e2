// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/module/argumenthandler.h"

namespace kd {

void ArgumentHandler::begin(const StreamRef& stream)
{
    if (!m_memory || !(m_memory->context() == stream.context()))
        m_memory.emplace(stream.context(), Bytes{m_bytes.size()});
    if (m_copiesIn)
        upload(stream, *m_memory, m_bytes);
}

void ArgumentHandler::end(const StreamRef& stream) const
{
    if (copiesBack() && m_memory)
        download(stream, m_back, *m_memory);
}

}  // namespace kd
