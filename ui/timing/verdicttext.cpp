// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/verdicttext.h"

#include "core/measure/timeverdict.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/workbench/runs/standingtext.h"

#include <QCoreApplication>

namespace kd {
namespace {

struct VerdictText {
    Q_DECLARE_TR_FUNCTIONS(kd::Verdict)
};

QString changeNote(const Standing& standing)
{
    const QString digits = changeSize(standing.change);
    switch (standing.kind) {
    case Standing::Kind::Faster:
    case Standing::Kind::Slower:
    case Standing::Kind::Fewer:
    case Standing::Kind::More:
        return VerdictText::tr("by %1").arg(digits);
    case Standing::Kind::Same:
        return standing.basis == Standing::Basis::Counts
            ? VerdictText::tr("counts")
            : VerdictText::tr("within %1").arg(typeset(QString::number(kPercent * kSameTime) + QStringLiteral(" %")));
    case Standing::Kind::CannotTell:
        break;
    }
    return {};
}

}  // namespace

QString verdictIcon(Standing::Kind kind)
{
    switch (kind) {
    case Standing::Kind::Faster:
    case Standing::Kind::Fewer:
        return QStringLiteral("arrow-down");
    case Standing::Kind::Slower:
    case Standing::Kind::More:
        return QStringLiteral("arrow-up");
    case Standing::Kind::Same:
        return QStringLiteral("equals");
    case Standing::Kind::CannotTell:
        break;
    }
    return QStringLiteral("question");
}

Badge::Kind verdictColor(Standing::Kind kind)
{
    switch (kind) {
    case Standing::Kind::Faster:
    case Standing::Kind::Fewer:
        return Badge::Kind::Ok;
    case Standing::Kind::Slower:
    case Standing::Kind::More:
        return Badge::Kind::Bad;
    case Standing::Kind::Same:
        return Badge::Kind::Info;
    case Standing::Kind::CannotTell:
        break;
    }
    return Badge::Kind::Warn;
}

TimingTile verdictTile(const Standing& standing, const QString& title)
{
    TimingTile tile{.title = title, .number = verdictWord(standing.kind), .unit = changeNote(standing), .note = {}};
    tile.icon = standing.kind == Standing::Kind::Faster ? QStringLiteral("ok") : verdictIcon(standing.kind);
    tile.tone = verdictColor(standing.kind);
    tile.evidence = evidenceText(standing);
    tile.figure = QStringLiteral("verdict");
    tile.note = standing.reasons.empty() ? basisText(standing) : messageText(standing.reasons.front().text);
    return tile;
}

}  // namespace kd
