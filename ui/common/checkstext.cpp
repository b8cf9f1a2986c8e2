// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/checkstext.h"

#include <QCoreApplication>

namespace kd {
namespace {

class ChecksText {
    Q_DECLARE_TR_FUNCTIONS(ChecksText)
public:
    static QString level(HazardChecks checks)
    {
        switch (checks) {
        case HazardChecks::Addresses: return tr("addresses and barriers");
        case HazardChecks::Shared: return tr("addresses, barriers and shared memory");
        case HazardChecks::All: break;
        }
        return tr("addresses, barriers, shared memory, races in global memory and reads of what nobody wrote there");
    }
    static QString cut()
    {
        return tr("Races in global memory were not looked for in all that the kernel touched: what is kept of its accesses reached "
                  "1 GiB.");
    }
};

}  // namespace

QString checksText(HazardChecks checks)
{
    return ChecksText::level(checks);
}

QString uncheckedText(const ChecksDone& checks)
{
    return checks.isCut ? ChecksText::cut() : QString();
}

}  // namespace kd
