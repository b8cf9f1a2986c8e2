// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/progress.h"

#include "app/kerneldesk/output.h"
#include "app/kerneldesk/text.h"
#include "core/base/posix/terminal.h"

#include <utility>

namespace kd::cli {

Progress::Progress(QString what) : m_what(std::move(what)), m_isTerminal(posix::errorIsTerminal()) { }

Progress::~Progress()
{
    if (m_shown)
        rewriteErrorLine({});
}

void Progress::show(int done, int total)
{
    if (!m_isTerminal || total <= 0)
        return;
    rewriteErrorLine(Text::tr("%1 %2 of %3").arg(m_what).arg(done).arg(total));
    m_shown = true;
}

}  // namespace kd::cli
