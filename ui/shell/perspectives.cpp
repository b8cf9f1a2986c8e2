// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/perspectives.h"

#include <QCoreApplication>

namespace kd {
namespace {

struct PerspectiveText {
    Q_DECLARE_TR_FUNCTIONS(Perspectives)
};

}  // namespace

QString nameOf(Perspective perspective)
{
    switch (perspective) {
    case Perspective::Edit: return QStringLiteral("edit");
    case Perspective::Measure: return QStringLiteral("measure");
    case Perspective::Occupancy: return QStringLiteral("occupancy");
    case Perspective::Data: return QStringLiteral("data");
    case Perspective::Devices: break;
    }
    return QStringLiteral("devices");
}

QString titleOf(Perspective perspective)
{
    switch (perspective) {
    case Perspective::Edit: return PerspectiveText::tr("Edit");
    case Perspective::Measure: return PerspectiveText::tr("Measure");
    case Perspective::Occupancy: return PerspectiveText::tr("Occupancy");
    case Perspective::Data: return PerspectiveText::tr("Data");
    case Perspective::Devices: break;
    }
    return PerspectiveText::tr("Devices");
}

}  // namespace kd
