// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/counterstext.h"

#include "app/kerneldesk/runtext.h"
#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "core/base/jsonfields.h"
#include "ui/common/messagetext.h"
#include "ui/program/counterwords.h"
#include "ui/program/jsondocuments.h"

namespace kd::cli {
namespace {

Json workObject(const CounterReading& reading)
{
    const std::optional<CountedWork> work = workOf(reading);
    if (!work)
        return nullptr;
    return {{"dramBytes", jsonNumber(work->dramBytes)},
            {"l2Bytes", jsonNumber(work->l2Bytes)},
            {"flops", jsonNumber(work->flops())},
            {"flopsByType",
             {{"fp16", jsonNumber(work->half)},
              {"fp32", jsonNumber(work->single)},
              {"fp64", jsonNumber(work->dual)},
              {"tensorFp16", jsonNumber(work->tensorHalf)},
              {"tensorTf32", jsonNumber(work->tensorTf32)},
              {"tensorFp8", jsonNumber(work->tensorSmall)},
              {"tensorFp64", jsonNumber(work->tensorDual)}}},
            {"tensorIntegerOperations", jsonNumber(work->tensorInt)}};
}

}  // namespace

QString countersText(const CountOutcome& outcome, const Style& style)
{
    QString text = launchLine(outcome.run) + QLatin1Char('\n');
    if (!outcome.reading.ok())
        return text;
    text += counterSource(outcome.reading, outcome.cold) + QStringLiteral("\n");
    TextTable table({{}, {{}, TextTable::Align::Right}, {}});
    const auto flush = [&] {
        if (!table.isEmpty())
            text += std::exchange(table, TextTable({{}, {{}, TextTable::Align::Right}, {}})).toText(kIndent);
    };
    for (const CounterRow& row : counterRows(outcome.reading)) {
        if (!row.group.isEmpty()) {
            flush();
            text += QLatin1Char('\n') + style.bold(row.group) + QLatin1Char('\n');
        }
        table.addRow({row.name, row.value, row.metric});
    }
    flush();
    const QString missing = missingCounters(outcome.reading);
    return missing.isEmpty() ? text : text + QLatin1Char('\n') + missing + QLatin1Char('\n');
}

Json countersDocument(const CountOutcome& outcome)
{
    const CounterReading& reading = outcome.reading;
    Json document = runDocument(outcome.run);
    document["ok"] = outcome.ok();
    document["source"] = nameOf(reading.source);
    document["refusal"] = reading.ok() ? Json() : Json(nameOf(reading.refusal));
    document["reason"] = textOrNull(reading.reason.english());
    Json& values = document["values"] = Json::object();
    for (const CounterValue& value : reading.values)
        values[value.key] = {{"value", jsonNumber(value.value)}, {"metric", textOrNull(value.metric)}};
    document["missing"] = reading.missing;
    document["work"] = workObject(reading);
    document["l2"] = reading.source == CounterReading::Source::Gpu ? Json(outcome.cold ? "flushed" : "inputs") : Json();
    document["passes"] = reading.passes;
    document["chip"] = textOrNull(reading.chip);
    document["cupti"] = reading.library.empty() ? Json() : Json({{"library", reading.library}, {"version", reading.version}});
    document["byLine"] = nullptr;  // the command adds it where it is asked for
    return document;
}

Json notCompiledCountersDocument(const CompileOutcome& outcome, const std::string& kernel)
{
    Json document = countersDocument({});
    document.update(notCompiledRunDocument(outcome, kernel));
    return document;
}

QString failureText(const CountOutcome& outcome)
{
    return messageText(outcome.run.ok() ? outcome.reading.reason : outcome.run.message);
}

ExitStatus statusOf(const CountOutcome& outcome)
{
    if (!outcome.run.ok())
        return statusOf(outcome.run);
    return outcome.reading.ok() ? ExitStatus::Done : ExitStatus::Lacking;
}

}  // namespace kd::cli
