// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/recoverynotice.h"

#include "ui/shell/banner.h"
#include "ui/shell/recoverydialog.h"
#include "ui/workbench/documents/recovery.h"

namespace kd {

RecoveryNotice::RecoveryNotice(Recovery& recovery, Banner& banner, QWidget* window)
    : QObject(window), m_recovery(recovery), m_banner(banner), m_window(window)
{
    connect(&recovery, &Recovery::leftChanged, this, &RecoveryNotice::showLeft);
    connect(&recovery, &Recovery::keepingFailed, this,
            [this](const QString& sentence) { m_banner.show(Banner::Kind::Unkept, {.text = sentence}); });
    connect(&recovery, &Recovery::keepingWorksAgain, this, [this] { m_banner.withdraw(Banner::Kind::Unkept); });
}

void RecoveryNotice::showLeft()
{
    const std::vector<RecoverableDocument>& left = m_recovery.left();
    if (left.empty())
        return m_banner.withdraw(Banner::Kind::Left);
    const QString words = left.size() == 1
        ? tr("KernelDesk ended before %1 was saved; what you typed is still there.").arg(left.front().fileName)
        : tr("KernelDesk ended before %1 documents were saved; what you typed is still there.").arg(left.size());
    m_banner.show(Banner::Kind::Left, {.text = words, .button = tr("Restore…"), .action = [this] { openDialog(); }});
}

void RecoveryNotice::openDialog()
{
    (new RecoveryDialog(m_recovery, m_window))->open();
}

}  // namespace kd
