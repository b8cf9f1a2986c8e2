// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/timeline/blockstamps.h"
#include "core/timeline/blocktimeline.h"
#include "core/timeline/ptxentry.h"
#include "core/timeline/timelinesummary.h"
#include "core/timeline/tracefile.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace kd::tst_timeline {

namespace {

constexpr std::string_view kPtx = R"(.version 8.0
.target sm_90
.address_size 64
// .entry work( in a comment
.file 1 "{ .entry work ("
.visible .entry other()
{
    ret;
}
.entry work(.param .u64 work_param_0);
.visible .entry work(
    .param .u64 work_param_0 /* ) */
)
.maxntid 256, 1, 1
{
    .reg .pred %p<2>;
    @%p1 ret;
    {
    exit;
    }
    ret.uni;
}
)";

std::string refusal(std::string_view ptx, std::string_view kernel, const std::vector<std::string>& others = {})
{
    try {
        stampedPtx(ptx, kernel, others);
    } catch (const RuntimeError& error) {
        return error.what();
    }
    return {};
}

std::size_t countOf(std::string_view text, std::string_view part)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size()))
        ++count;
    return count;
}

std::vector<std::uint64_t> stampsOf(const std::vector<std::array<std::uint64_t, 3>>& blocks)
{
    std::vector<std::uint64_t> stamps;
    for (const auto& [begin, end, sm] : blocks)
        stamps.insert(stamps.end(), {begin, end, sm | kStampMark});
    return stamps;
}

}  // namespace

class TimelineTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheKernel();
    void refusesWhatIsNoKernel();
    void leavesBrokenTextAlone();
    void countsBlocks();
    void givesBlocksTheirPlaces();
    void clocksMayDifferByATick();
    void leavesOutWhatIsNoStamp();
    void tellsTailAndImbalance();
    void anEmptyTimelineHasNoFigures();
    void writesTraces();
    void writesCsv();
};

void TimelineTest::findsTheKernel()
{
    const std::optional<PtxEntry> entry = findPtxEntry(kPtx, "work");
    QVERIFY(entry);
    QCOMPARE(entry->parameters.size(), std::size_t{2});
    QCOMPARE(entry->exits.size(), std::size_t{3});
    const std::string stamped = stampedPtx(kPtx, "work", {"other", "work"});
    QCOMPARE(countOf(stamped, ".param .u64 kd_block_stamps"), std::size_t{3});
    QVERIFY(stamped.find(".entry other(.param .u64 kd_block_stamps)") != std::string::npos);
    QVERIFY(stamped.find("work_param_0, .param .u64 kd_block_stamps);") != std::string::npos);
    QVERIFY(stamped.find("@%p1 bra kd_ends;") != std::string::npos);
    QVERIFY(stamped.find("bra.uni kd_ends;") != std::string::npos);
    QCOMPARE(countOf(stamped, "%globaltimer"), std::size_t{2});
    QCOMPARE(countOf(stamped, "{"), countOf(stamped, "}") + 1);  // one stands in the name of a file
}

void TimelineTest::refusesWhatIsNoKernel()
{
    QVERIFY(refusal(kPtx, "absent").find("absent") != std::string::npos);
    QVERIFY(refusal(kPtx, "work", {"absent"}).find("absent") != std::string::npos);
    QVERIFY(refusal(".entry work;", "work").find("work") != std::string::npos);
}

void TimelineTest::leavesBrokenTextAlone()
{
    std::mt19937 random(7);
    for (int round = 0; round < 400; ++round) {
        std::string text(kPtx.substr(0, random() % kPtx.size()));
        for (int change = 0; change < 3 && !text.empty(); ++change)
            text[random() % text.size()] = "{}()\"/*\\;.\n\0x"[random() % 13];
        const std::optional<PtxEntry> entry = findPtxEntry(text, "work");
        if (!entry)
            continue;
        QVERIFY(entry->bodyBegin <= entry->bodyEnd && entry->bodyEnd < text.size());
        QVERIFY(stampedPtx(text, "work").size() > text.size());
    }
}

void TimelineTest::countsBlocks()
{
    QCOMPARE(stampedBlocks({.x = 1000, .y = 8, .z = 2}), std::uint64_t{16000});
    QCOMPARE(stampedBlocks({.x = 1u << 20}), kMaxStampedBlocks);
    for (const Dim3 grid : {Dim3{.x = (1u << 20) + 1}, Dim3{.x = 0x7fffffff, .y = 65535, .z = 65535}, Dim3{.x = 0}, Dim3{.y = 0}})
        QVERIFY_THROWS_EXCEPTION(RuntimeError, stampedBlocks(grid));
}

void TimelineTest::givesBlocksTheirPlaces()
{
    const BlockTimeline timeline =
        timelineOf(stampsOf({{1064, 1192, 3}, {1000, 1128, 3}, {1128, 1256, 3}, {1192, 1256, 3}, {1032, 1064, 7}}));
    const std::vector<BlockSpan> expected{{.block = 1, .sm = 3, .place = 0, .begin = 0, .end = 128},
                                          {.block = 4, .sm = 7, .place = 0, .begin = 32, .end = 64},
                                          {.block = 0, .sm = 3, .place = 1, .begin = 64, .end = 192},
                                          {.block = 2, .sm = 3, .place = 0, .begin = 128, .end = 256},
                                          {.block = 3, .sm = 3, .place = 1, .begin = 192, .end = 256}};
    QVERIFY(timeline.spans == expected);
    QCOMPARE(timeline.duration, std::uint64_t{256});
    QCOMPARE(timeline.resolution, std::uint64_t{32});
    QCOMPARE(timeline.multiprocessors, 2u);
    QCOMPARE(timeline.places, 2u);
    QCOMPARE(timeline.unstamped, std::uint64_t{0});
}

void TimelineTest::clocksMayDifferByATick()
{
    const BlockTimeline timeline = timelineOf(stampsOf({{1000, 1128, 3}, {1096, 1192, 3}, {1128, 1192, 3}}));
    QCOMPARE(timeline.resolution, std::uint64_t{32});
    QCOMPARE(timeline.places, 2u);
    QCOMPARE(timeline.spans[1].place, 0u);
}

void TimelineTest::leavesOutWhatIsNoStamp()
{
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
    std::vector<std::uint64_t> stamps = stampsOf({{1000, 1064, 0}, {1000, 900, 0}, {0, 10, 0}, {1, kMost, 0}, {5, 5, 1u << 20}});
    stamps.insert(stamps.end(), {kMost, kMost, kMost, 1000, 1064, 0, 77});
    const BlockTimeline timeline = timelineOf(stamps);
    QCOMPARE(timeline.spans.size(), std::size_t{1});
    QCOMPARE(timeline.unstamped, std::uint64_t{6});
}

void TimelineTest::tellsTailAndImbalance()
{
    // SM 0 runs two blocks after each other, SM 1 one for half of that time.
    const TimelineSummary summary = summaryOf(timelineOf(stampsOf({{100, 150, 0}, {150, 200, 0}, {100, 150, 1}})));
    QCOMPARE(summary.duration, std::uint64_t{100});
    QCOMPARE(summary.median, std::uint64_t{50});
    QCOMPARE(summary.tail, std::uint64_t{50});
    QCOMPARE(summary.tailCost, 0.25);
    QCOMPARE(summary.busy, 0.75);
    QVERIFY(std::abs(summary.imbalance - 1.0 / 3) < 1e-12);
    QCOMPARE(summary.busiest, 0u);
    QCOMPARE(summary.tailShare(), 0.5);
}

void TimelineTest::anEmptyTimelineHasNoFigures()
{
    const TimelineSummary summary = summaryOf(timelineOf({}));
    QCOMPARE(summary.blocks, std::uint64_t{0});
    QCOMPARE(summary.tailShare(), 0.0);
    const Json trace = Json::parse(traceText({}, {}));
    QVERIFY(trace.at("traceEvents").empty());
}

void TimelineTest::writesTraces()
{
    const BlockTimeline timeline = timelineOf(stampsOf({{1000, 3032, 4}, {1000, 2000, 5}, {2001, 2001, 5}}));
    const Json trace =
        Json::parse(traceText(timeline, {.kernel = "a\"<b>\\", .device = "GPU", .grid = {.x = 2, .y = 2}, .block = {.x = 32}}));
    QCOMPARE(trace.at("otherData").at("kernel").get<std::string>(), std::string("a\"<b>\\"));
    std::vector<Json> slices;
    for (const Json& event : trace.at("traceEvents"))
        if (event.at("ph") == "X")
            slices.push_back(event);
    QCOMPARE(slices.size(), std::size_t{3});
    QCOMPARE(slices[0].at("name").get<std::string>(), std::string("block 0,0,0"));
    QCOMPARE(slices[0].at("dur").get<double>(), 2.032);
    QCOMPARE(slices[2].at("name").get<std::string>(), std::string("block 0,1,0"));
    QCOMPARE(slices[2].at("ts").get<double>(), 1.001);
    QCOMPARE(slices[2].at("pid").get<int>(), 5);
}

void TimelineTest::writesCsv()
{
    const BlockTimeline timeline = timelineOf(stampsOf({{10, 12, 4}, {11, 15, 4}, {11, 12, 0}}));
    QCOMPARE(timelineCsv(timeline, {.x = 2, .y = 1, .z = 2}),
             std::string("block,ctaid.x,ctaid.y,ctaid.z,sm,place,begin_ns,end_ns\n"
                         "0,0,0,0,4,0,0,2\n1,1,0,0,4,1,1,5\n2,0,0,1,0,0,1,2\n"));
}

KD_TEST(TimelineTest, test::NoApplication)

}  // namespace kd::tst_timeline

#include "tst_timeline.moc"
