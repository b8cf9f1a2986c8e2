// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/wording.h"
#include "core/report/charts.h"
#include "core/report/document.h"
#include "core/report/histogram.h"
#include "core/report/receipt.h"
#include "core/report/timewords.h"
#include "core/report/twohistograms.h"
#include "core/report/words.h"

#include <algorithm>

namespace kd::report {
namespace {

/// The figures of a timing behind its median; `beyond` samples are not drawn.
std::string spreadWords(const TimingOutcome& timing, std::size_t beyond)
{
    const Statistics& figures = *timing.statistics;
    std::string words = worded(message(
        "{} interval {} to {}, {} from {} to {}", numbers::percent(kInterval), numbers::duration(figures.intervalLow),
        numbers::duration(figures.intervalHigh), typesetWords(message("{} sample(s)", drawableSamples(timing).size())),
        numbers::duration(figures.min), numbers::duration(figures.max)));
    if (beyond > 0)
        words += " (" + worded(message("{} far outside, not drawn", numbers::grouped(beyond))) + ")";
    if (timing.bandwidth > 0)
        words = listed(words, numbers::rate(timing.bandwidth, "B/s"));
    if (timing.flopRate > 0)
        words = listed(words, numbers::rate(timing.flopRate, "FLOP/s"));
    return ended(listed({}, words));
}

/// Beneath a drawing of times; `label` is empty where there is only one.
Block timeNote(const std::string& label, const TimingOutcome& timing, std::size_t beyond)
{
    const Span median{numbers::duration(timing.statistics->median), Span::Style::Strong};
    const std::string place(kPartPlace);
    Text text = textWith(label.empty() ? message("Median {}", place) : message("{}: median {}", label, place), median);
    text.back().text += spreadWords(timing, beyond);
    return {Paragraph{.text = std::move(text), .isNote = true}};
}

/// The same where nothing is drawn.
Block briefTime(const std::string& label, const TimingOutcome& timing)
{
    const Span lead{label.empty() ? worded("Time") : worded(message("Time {}", label)), Span::Style::Strong};
    const std::string median = worded(message("median {}", numbers::duration(timing.statistics->median)));
    return {Paragraph{{lead, {" " + median + spreadWords(timing, 0)}}}, Form::Brief};
}

/// What bounds the timing, and how far its roof is; the peaks were measured, too.
void addRoof(std::vector<Block>& blocks, const Report& report, Form form)
{
    if (report.roof && report.timing && report.timing->statistics)
        blocks.push_back({Paragraph{.text = {{worded("Roofline:") + " ", Span::Style::Strong},
                                             {ended(typesetWords(sentenceOf(*report.roof)))}},
                                    .isNote = form == Form::Page},
                          form});
}

Group timesGroup(const Report& report)
{
    Group group{.heading = worded("Measured time"), .blocks = {}};
    if (const std::optional<TwoHistograms> both = twoHistogramsOf(report)) {
        group.blocks = {{Chart{std::string(kTimeChart)}},
                        timeNote(timingLabel(report), *report.timing, both->after.beyond),
                        timeNote(baselineLabel(report), report.baseline->timing, both->before.beyond)};
        addRoof(group.blocks, report, Form::Page);
        return group;
    }
    const std::vector<double> samples = drawableSamples(*report.timing);
    if (!samples.empty() && report.timing->statistics)
        group.blocks = {{Chart{std::string(kTimeChart)}}, timeNote({}, *report.timing, histogramOf(samples).beyond)};
    addRoof(group.blocks, report, Form::Page);
    return group;
}

Group modelledGroup(const TimingOutcome& timing)
{
    Badges badges;
    for (const Fact& fact : plainFacts(timing.instructions))
        badges.badges.push_back({{{fact.text}}});
    if (badges.badges.empty())
        badges.badges.push_back({{{worded("No counts")}}});
    return {.heading = worded("Modelled, not measured"),
            .blocks = {{Paragraph{.text = {{worded("The emulated GPU counts instructions; it has no times.")}}, .isNote = true}},
                       {std::move(badges)}}};
}

Notice doubtNotice(const TimingDoubt& doubt)
{
    const bool isImpossible =
        doubt.kind == TimingDoubt::Kind::ImpossibleBandwidth || doubt.kind == TimingDoubt::Kind::ImpossibleFlopRate;
    return {Tone::Doubt, isImpossible ? worded("IMPOSSIBLE") : worded("DOUBTFUL"), worded(doubt.text)};
}

Group receiptGroup(const Report& report)
{
    Group group{.heading = receiptHeading(report), .blocks = {}};
    if (const std::optional<Notice> time = timeVerdictOf(report))
        group.blocks.push_back({*time, Form::Every});
    for (const Notice& verdict : verdictsOf(report))
        group.blocks.push_back({verdict, Form::Every});
    for (const TimingDoubt& doubt : report.timing ? report.timing->doubts : std::vector<TimingDoubt>())
        group.blocks.push_back({doubtNotice(doubt), Form::Every});
    if (report.timing && report.timing->end)
        group.blocks.push_back(
            {Paragraph{.text = {{worded(endText(*report.timing->end, report.timing->samples.size()))}}, .isNote = true}});
    Badges badges;
    for (const Fact& fact : report.timing ? receiptFacts(*report.timing) : std::vector<Fact>())
        badges.badges.push_back({{{factWords(fact)}}, fact.doubtful ? Tone::Doubt : Tone::Good});
    if (!badges.badges.empty())
        group.blocks.push_back({std::move(badges)});
    const bool isCompared = hasBaseline(report);
    if (report.timing && isMeasured(*report.timing))
        group.blocks.push_back(briefTime(isCompared ? timingLabel(report) : "", *report.timing));
    addRoof(group.blocks, report, Form::Brief);
    if (isCompared)
        group.blocks.push_back(briefTime(baselineLabel(report), report.baseline->timing));
    return group;
}

}  // namespace

Section measuredSection(const Report& report)
{
    Section section{.layout = Section::Layout::Columns, .groups = {}};
    if (report.timing)
        section.groups.push_back(report.timing->modelled ? modelledGroup(*report.timing) : timesGroup(report));
    section.groups.push_back(receiptGroup(report));
    std::erase_if(section.groups, [](const Group& group) { return group.blocks.empty(); });
    return section;
}

}  // namespace kd::report
