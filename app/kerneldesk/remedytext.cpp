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
    case Remedy::Kind::LaunchShape:
        return subject.isEmpty() ? Text::tr("--grid and --block give them") : Text::tr("--%1 gives it").arg(subject);
    case Remedy::Kind::Kernel: return Text::tr("--kernel chooses one");
    case Remedy::Kind::TemplateInstance: return Text::tr("--name-expression names one");
    }
    return {};
}

}  // namespace kd::cli
