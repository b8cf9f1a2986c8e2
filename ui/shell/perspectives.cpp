#include "ui/shell/perspectives.h"

#include <QCoreApplication>

namespace kd {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Perspectives)
};

}  // namespace

QString wordOf(Perspective perspective)
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
    case Perspective::Edit: return Text::tr("Edit");
    case Perspective::Measure: return Text::tr("Measure");
    case Perspective::Occupancy: return Text::tr("Occupancy");
    case Perspective::Data: return Text::tr("Data");
    case Perspective::Devices: break;
    }
    return Text::tr("Devices");
}

}  // namespace kd
