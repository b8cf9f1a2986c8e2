// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/remedytext.h"

#include "app/kerneldesk/optionname.h"
#include "app/kerneldesk/text.h"

namespace kd::cli {

QString remedyText(const Remedy& remedy)
{
    const QString subject = toQt(remedy.subject);
    switch (remedy.kind) {
    case Remedy::Kind::None: return {};
    case Remedy::Kind::NameValue: return Text::tr("%1 gives a name a value").arg(optionName("--define-value"));
    case Remedy::Kind::ArgumentValue:
        return Text::tr("%1 gives it one").arg(optionSetting("--arg", subject + QStringLiteral("=VALUE")));
    case Remedy::Kind::Grid: return Text::tr("%1 gives it").arg(optionName("--grid"));
    case Remedy::Kind::Block: return Text::tr("%1 gives it").arg(optionName("--block"));
    case Remedy::Kind::LaunchShape: return Text::tr("%1 and %2 give them").arg(optionName("--grid"), optionName("--block"));
    case Remedy::Kind::Kernel: return Text::tr("%1 chooses one").arg(optionName("--kernel"));
    case Remedy::Kind::TemplateInstance: return Text::tr("%1 names one").arg(optionName("--name-expression"));
    }
    return {};
}

}  // namespace kd::cli
