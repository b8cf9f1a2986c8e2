// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/remedytext.h"

#include "app/kerneldesk/text.h"

namespace kd::cli {

QString remedyText(const Remedy& remedy)
{
    const QString subject = toQt(remedy.subject);
    switch (remedy.kind) {
    case Remedy::Kind::None: return {};
    case Remedy::Kind::NameValue: return Text::tr("--define-value gives a name a value");
    case Remedy::Kind::ArgumentValue: return Text::tr("--arg %1=VALUE gives it one").arg(subject);
    case Remedy::Kind::Grid: return Text::tr("--grid gives it");
    case Remedy::Kind::Block: return Text::tr("--block gives it");
    case Remedy::Kind::LaunchShape: return Text::tr("--grid and --block give them");
    case Remedy::Kind::Kernel: return Text::tr("--kernel chooses one");
    case Remedy::Kind::TemplateInstance: return Text::tr("--name-expression names one");
    }
    return {};
}

}  // namespace kd::cli
