// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/base/remedytext.h"

#include "ui/program/words.h"

namespace kd {

QString remedyText(const Remedy& remedy)
{
    switch (remedy.kind) {
    case Remedy::Kind::None:
    case Remedy::Kind::ArgumentValue:
    case Remedy::Kind::Grid:
    case Remedy::Kind::Block:
    case Remedy::Kind::LaunchShape: return {};
    case Remedy::Kind::NameValue: return ProgramText::tr("the field Names gives a name a value");
    case Remedy::Kind::Kernel: return ProgramText::tr("the selector Kernel chooses one");
    case Remedy::Kind::TemplateInstance: return ProgramText::tr("the section Build names one");
    }
    return {};
}

}  // namespace kd
