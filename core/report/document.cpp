// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/document.h"

#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/device/architecture.h"
#include "core/report/words.h"

namespace kd::report {
namespace {

constexpr std::size_t kShownHash = 8;

Text launchText(const Report& report)
{
    std::string words = typesetWords(message("{} register(s)", report.input.registers));
    if (!report.kernel.lacksSpills)
        words = worded(message("{}, {} spilled", words, numbers::grouped(report.kernel.spillStores) + "\u202FB"));
    words = listed(words, launchWords(report));
    if (report.fileName.empty())
        return {{words}};
    return {{report.fileName, Span::Style::Code}, {listed({}, words)}};
}

std::vector<Term> termsOf(const Report& report)
{
    const std::string architecture = familyOf(architectureName(report.input.architecture));
    const bool hasDevice = report.run && !report.run->device.empty();
    std::vector<Term> terms{{worded("Device"), hasDevice ? listed(report.run->device, architecture) : architecture},
                            {worded("Compiler"), compilerWords(report)},
                            {worded("Driver"), report.run ? report.run->driverVersion : std::string()},
                            {worded("Source hash"), report.build.sourceSha256.substr(0, kShownHash), true},
                            {worded("Cubin hash"), report.build.cubinSha256.substr(0, kShownHash), true}};
    std::erase_if(terms, [](const Term& term) { return term.value.empty(); });
    return terms;
}

std::vector<std::string> provenanceOf(const Report& report)
{
    std::vector<std::string> words;
    if (report.run && !report.run->device.empty())
        words.insert(words.end(), {report.run->device, worded(message("driver {}", report.run->driverVersion))});
    if (const std::string compiler = report.build.compilerName(); !compiler.empty())
        words.push_back(compiler);
    return words;
}

/// A report of compiled code holds no session.
std::string reopeningOf(const Report& report)
{
    if (report.session.is_null())
        return worded("It loads nothing; it holds its tables and samples as JSON.");
    return worded("This file reopens in KernelDesk: File, Open. It loads nothing; it holds the source, inputs, tables and samples "
                  "as JSON.");
}

}  // namespace

std::string plainText(const Text& text)
{
    std::string words;
    for (const Span& span : text)
        words += span.text;
    return words;
}

Text textWith(const Message& sentence, const Span& part)
{
    const std::string words = worded(sentence);
    const std::size_t place = words.find(kPartPlace);
    if (place == std::string::npos)
        return {{words}};
    return {{words.substr(0, place)}, part, {words.substr(place + kPartPlace.size())}};
}

std::string titleOf(const Document& document)
{
    return worded(message("{}, occupancy report", document.title));
}

Document documentOf(const Report& report)
{
    Document document{.kind = worded("Occupancy report"),
                      .title = report.title,
                      .target = architectureName(report.input.architecture),
                      .summary = occupancyText(report.occupancy),
                      .launch = launchText(report),
                      .terms = termsOf(report),
                      .sections = {},
                      .reopening = reopeningOf(report),
                      .maker = listed("KernelDesk " + report.programVersion, numbers::date(report.created)),
                      .provenance = provenanceOf(report)};
    for (const auto section : {answerSection, calculationSection, curvesSection, changesSection, matrixSection, measuredSection,
                               sourceSection}) {
        Section made = section(report);
        if (!made.groups.empty())
            document.sections.push_back(std::move(made));
    }
    Group& answer = document.sections.front().groups.front();
    Text launch = document.launch;
    launch.back().text = ended(launch.back().text);
    answer.blocks.push_back({Paragraph{std::move(launch)}, Form::Brief});
    return document;
}

}  // namespace kd::report
