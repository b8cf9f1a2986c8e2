// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/verdicttext.h"

#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"

#include <utility>

namespace kd::cli {
namespace {

using Kind = ComparisonVerdict::Kind;

QString verdictWord(const SweepVerdict& verdict)
{
    switch (verdict.against.kind) {
    case Kind::Faster: return verdict.isCounted ? Text::tr("FEWER") : Text::tr("FASTER");
    case Kind::Slower: return verdict.isCounted ? Text::tr("MORE") : Text::tr("SLOWER");
    case Kind::Same: return Text::tr("SAME");
    case Kind::CannotTell: break;
    }
    return Text::tr("CANNOT TELL");
}

QString againstText(const SweepVerdict& verdict, const Style& style)
{
    const ComparisonVerdict& against = verdict.against;
    const QString word = style.bold(verdictWord(verdict));
    if (verdict.isSameCode)
        return Text::tr("%1: code and launch are those of the program as it stands").arg(word);
    const auto ratio = [](double value) { return QString::number(value, 'f', 4); };
    if (against.ratio <= 0)
        return Text::tr("%1 against the program as it stands").arg(word);
    if (verdict.isCounted)
        return Text::tr("%1 against the program as it stands, exactly: %2 of its count").arg(word, ratio(against.ratio));
    if (against.low <= 0)
        return Text::tr("%1 against the program as it stands: %2 of its time").arg(word, ratio(against.ratio));
    return Text::tr("%1 against the program as it stands, in turns with it: %2 of its time (%3 interval %4 … %5)")
        .arg(word, ratio(against.ratio), formatPercent(against.confidence), ratio(against.low), ratio(against.high));
}

}  // namespace

QString verdictText(const SweepVerdict& verdict, const Style& style)
{
    QString text;
    if (verdict.finalists.size() > 1)
        text += Text::tr("Point %1 was chosen from %2 points, whose intervals overlap, by launching them in turns.")
                    .arg(verdict.point)
                    .arg(verdict.finalists.size()) +
            QLatin1Char('\n');
    if (verdict.hasToday)
        text += againstText(verdict, style) + QLatin1Char('\n');
    for (const ComparisonReason& reason : verdict.against.reasons)
        text += kIndent + messageText(reason.text) + QLatin1Char('\n');
    return text;
}

Json verdictDocument(const SweepVerdict& verdict)
{
    const ComparisonVerdict& against = verdict.against;
    const auto orNull = [](double value) { return value > 0 ? Json(value) : Json(); };
    Json reasons = Json::array();
    for (const ComparisonReason& reason : against.reasons)
        reasons.push_back({{"kind", nameOf(reason.kind)}, {"text", reason.text.english()}});
    return {{"point", verdict.point},
            {"finalists", verdict.finalists},
            {"basis", verdict.isCounted ? "counts" : "time"},
            {"verdict", verdict.hasToday ? Json(nameOf(against.kind)) : Json()},
            {"sameCode", verdict.isSameCode},
            {"ratio", orNull(against.ratio)},
            {"interval", Json::array({orNull(against.low), orNull(against.high)})},
            {"confidence", verdict.hasToday ? Json(against.confidence) : Json()},
            {"reasons", std::move(reasons)}};
}

ExitStatus statusOf(const SweepVerdict& verdict)
{
    if (!verdict.hasToday)
        return ExitStatus::Done;
    switch (verdict.against.kind) {
    case Kind::Faster:
    case Kind::Same: return ExitStatus::Done;
    case Kind::Slower: return ExitStatus::KernelFailed;
    case Kind::CannotTell: break;
    }
    return ExitStatus::CannotTell;
}

}  // namespace kd::cli
