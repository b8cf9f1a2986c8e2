// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/session/launch/launchplan.h"
#include "core/session/launch/launchsetup.h"
#include "core/session/document/runoutcome.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <cmath>
#include <limits>

namespace tst_codec {

using namespace kd;

namespace {

LaunchPlan samplePlan()
{
    LaunchPlan plan;
    plan.kernel = "saxpy";
    plan.loweredName = "_Z5saxpyifPKfPf";
    plan.grid = {4096, 2, 3};
    plan.block = {256, 1, 1};
    plan.sharedBytes = 1024;
    plan.cluster = Dim3{4, 2, 1};
    plan.carveoutPercent = 25;
    plan.isCooperative = true;
    plan.stream = LaunchStream::Default;
    plan.arguments = {{.name = "n", .value = {std::byte{0x00}, std::byte{0x10}, std::byte{0xff}, std::byte{0x00}}},
                      {.name = "x", .value = {}, .buffer = 0, .offset = 64}};
    BufferPlan& buffer = plan.buffers.emplace_back();
    buffer.name = "x";
    buffer.type = ElementType::BFloat16;
    buffer.components = 4;
    buffer.count = 4096;
    buffer.direction = Direction::Out;
    buffer.recipe = {.kind = Recipe::Kind::File, .path = "a \"b\"\\c.npy"};
    buffer.blob = "sha256:00";
    plan.references = {{.kind = ReferencePlan::Kind::Kernel, .output = "x", .kernelLoweredName = "ref"},
                       {.kind = ReferencePlan::Kind::File, .output = "x", .blob = "sha256:11"}};
    plan.symbols = {{"n", "1048576"}, {"a", "2.5"}};
    plan.relativeTolerance = 1e-3;
    plan.absoluteTolerance = 0;
    plan.deadline = Seconds(2.5);
    return plan;
}

RunOutcome sampleOutcome()
{
    RunOutcome outcome;
    outcome.state = RunOutcome::State::Differs;
    outcome.message = message("{} differs in {} element(s)", std::string("y"), 1);
    outcome.grid = {1, 1, 1};
    outcome.duration = Seconds(0.125);
    outcome.outputs = {{.name = "y", .type = ElementType::Float32, .count = 4, .min = -1, .max = std::nan(""), .nan = 3}};
    outcome.verification = {{.name = "y", .mismatches = 1, .firstIndex = 2, .expected = std::numeric_limits<double>::infinity(),
                             .actual = -std::numeric_limits<double>::infinity()}};
    outcome.faults = {{.kind = Fault::Kind::IllegalAddress,
                       .position = {.line = 7},
                       .inlinedInto = {{"b.cu", 9}, {"a.cu", 3}},
                       .block = Dim3{0, 5, 0},
                       .address = 0x10}};
    outcome.console = "hello\n";
    const LineCount line{.position = {"a.cu", 7},
                         .executed = 4,
                         .activeLanes = 100,
                         .requests = 2,
                         .sectors = 9,
                         .idealSectors = 8,
                         .bankConflicts = 1};
    outcome.counters = LaunchCounts{.totals = line, .lines = {line, line}};
    return outcome;
}

void setAt(Json& json, const QString& pointer, const QString& value)
{
    json[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
}

}  // namespace

class CodecTest : public QObject {
    Q_OBJECT
private slots:
    void planSurvivesCborAndText();
    void planRefusesWhatIsOutOfRange_data();
    void planRefusesWhatIsOutOfRange();
    void outcomeSurvivesText();
    void faultsReadAsEarlierVersionsWroteThem();
    void outcomeHasTheKeysOfTheCommandLine();
    void messagesTravelWithTheirPatterns();
    void outcomeRefusesUnknownWords();
    void setupSurvives();
    void setupRefusesOtherTypes_data();
    void setupRefusesOtherTypes();
};

void CodecTest::planSurvivesCborAndText()
{
    const Json json = samplePlan();
    QCOMPARE(Json(json.get<LaunchPlan>()), json);
    QCOMPARE(Json(Json::from_cbor(Json::to_cbor(json)).get<LaunchPlan>()), json);
    const auto plan = Json::parse(json.dump()).get<LaunchPlan>();
    QCOMPARE(Json(plan), json);
    QCOMPARE(plan.arguments[0].value, samplePlan().arguments[0].value);
    QCOMPARE(plan.buffers[0].recipe, samplePlan().buffers[0].recipe);
    QCOMPARE(plan.grid, (Dim3{4096, 2, 3}));
    Json capitals = json;
    capitals.at("arguments").at(0).at("value") = "0010FF00";
    QCOMPARE(Json(capitals.get<LaunchPlan>()), json);
}

void CodecTest::planRefusesWhatIsOutOfRange_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::newRow("1 TiB and one element") << "/buffers/0/count" << "549755813892";
    QTest::newRow("count that wraps") << "/buffers/0/count" << "18446744073709551612";
    QTest::newRow("negative count") << "/buffers/0/count" << "-4";
    QTest::newRow("no elements") << "/buffers/0/count" << "0";
    QTest::newRow("count as a fraction") << "/buffers/0/count" << "4096.5";
    QTest::newRow("count not of whole objects") << "/buffers/0/count" << "4098";
    QTest::newRow("no components") << "/buffers/0/components" << "0";
    QTest::newRow("components beyond bounds") << "/buffers/0/components" << "4294967295";
    QTest::newRow("type word") << "/buffers/0/type" << "\"float\"";
    QTest::newRow("direction word") << "/buffers/0/direction" << "\"both\"";
    QTest::newRow("recipe word") << "/buffers/0/recipe" << "\"rm -rf\"";
    QTest::newRow("recipe type") << "/buffers/0/recipe" << "7";
    QTest::newRow("grid of zero") << "/grid/1" << "0";
    QTest::newRow("negative block") << "/block/0" << "-1";
    QTest::newRow("grid beyond 2^31-1") << "/grid/0" << "2147483648";
    QTest::newRow("two dimensions") << "/grid" << "[1,1]";
    QTest::newRow("dimension text") << "/grid/2" << "\"1\"";
    QTest::newRow("shared memory") << "/sharedBytes" << "4294967296";
    QTest::newRow("cluster of nothing") << "/cluster/0" << "0";
    QTest::newRow("carve-out beyond the whole") << "/carveoutPercent" << "101";
    QTest::newRow("negative carve-out") << "/carveoutPercent" << "-1";
    QTest::newRow("stream word") << "/stream" << "\"mine\"";
    QTest::newRow("cooperative text") << "/cooperative" << "\"yes\"";
    QTest::newRow("buffer index") << "/arguments/1/buffer" << "1";
    QTest::newRow("buffer index below") << "/arguments/1/buffer" << "-2";
    QTest::newRow("value and buffer") << "/arguments/1/value" << "\"00\"";
    QTest::newRow("neither value nor buffer") << "/arguments/0/value" << "\"\"";
    QTest::newRow("offset of a value") << "/arguments/0/offset" << "4";
    QTest::newRow("offset behind the buffer") << "/arguments/1/offset" << "8192";
    QTest::newRow("negative offset") << "/arguments/1/offset" << "-4";
    QTest::newRow("odd digits") << "/arguments/0/value" << "\"0\"";
    QTest::newRow("no digits") << "/arguments/0/value" << "\"zz\"";
    QTest::newRow("reference word") << "/references/0/kind" << "\"shell\"";
    QTest::newRow("negative tolerance") << "/relativeTolerance" << "-1";
    QTest::newRow("tolerance not a number") << "/absoluteTolerance" << "\"nan\"";
    QTest::newRow("no deadline") << "/deadlineSeconds" << "0";
    QTest::newRow("endless deadline") << "/deadlineSeconds" << "\"inf\"";
    QTest::newRow("arguments no list") << "/arguments" << "{}";
    QTest::newRow("buffer no object") << "/buffers/0" << "3";
    QTest::newRow("symbols no object") << "/symbols" << "[]";
    QTest::newRow("symbol no text") << "/symbols/n" << "3";
}

void CodecTest::planRefusesWhatIsOutOfRange()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    Json json = samplePlan();
    QVERIFY(!Json(json.get<LaunchPlan>()).empty());
    setAt(json, pointer, value);
    QVERIFY_EXCEPTION_THROWN(json.get<LaunchPlan>(), RuntimeError);
}

void CodecTest::outcomeSurvivesText()
{
    const Json json = sampleOutcome();
    const auto outcome = Json::parse(json.dump()).get<RunOutcome>();
    QCOMPARE(Json(outcome), json);
    QVERIFY(std::isnan(outcome.outputs[0].max));
    QCOMPARE(outcome.verification[0].actual, -std::numeric_limits<double>::infinity());
    QVERIFY(outcome.faults[0].block.has_value());
    QVERIFY(!outcome.faults[0].thread.has_value());
    QVERIFY((outcome.faults[0].inlinedInto == std::vector<SourcePosition>{{"b.cu", 9}, {"a.cu", 3}}));
    QCOMPARE(outcome.counters->lines.at(1).idealSectors, std::uint64_t{8});

    const RunRequest request{
        .device = "cuda:0", .cubinBlob = "sha256:22", .programName = "a.cu", .plan = samplePlan(), .counters = true};
    const Json requestJson = request;
    QCOMPARE(Json(requestJson.get<RunRequest>()), requestJson);
}

void CodecTest::faultsReadAsEarlierVersionsWroteThem()
{
    Json json = sampleOutcome();
    const Json written = Json::parse(R"({"kind": "shared memory race", "message": "Twice.", "file": "a.cu", "line": 7,
        "inlinedInto": [{"file": "b.cu", "line": 9}], "block": [0, 5, 0], "thread": [3, 0, 0], "address": "0x7f0010"})");
    json["faults"] = Json::array({written});
    const auto outcome = json.get<RunOutcome>();
    const Fault& fault = outcome.faults.at(0);
    QCOMPARE(fault.kind, Fault::Kind::SharedRace);
    QCOMPARE(fault.position, (SourcePosition{"a.cu", 7}));
    QCOMPARE(fault.address, std::optional<std::uint64_t>(0x7f0010));
    QCOMPARE(Json(outcome).at("faults").at(0), written);

    json["faults"][0]["kind"] = "something of a later version";
    QCOMPARE(json.get<RunOutcome>().faults.at(0).kind, Fault::Kind::Unknown);
    for (const char* const address : {"7f0010", "0x", "0x7f0010 ", "0x10000000000000000", "-0x10"}) {
        json["faults"][0]["address"] = address;
        QVERIFY_EXCEPTION_THROWN(json.get<RunOutcome>(), RuntimeError);
    }
    for (int kind = 0; kind <= static_cast<int>(Fault::Kind::Unknown); ++kind)
        QCOMPARE(static_cast<int>(faultKindOf(nameOf(static_cast<Fault::Kind>(kind)))), kind);
}

void CodecTest::outcomeHasTheKeysOfTheCommandLine()
{
    const Json json = sampleOutcome();
    for (const char* key : {"ok", "kernel", "device", "milliseconds", "outputs", "verification", "faults", "console"})
        QVERIFY2(json.contains(key), key);
    for (const char* key : {"name", "type", "count", "min", "max", "mean", "nan", "inf", "sha256"})
        QVERIFY2(json["outputs"][0].contains(key), key);
    for (const char* key : {"name", "ok", "mismatches", "firstIndex", "expected", "actual", "maxAbs", "maxRel"})
        QVERIFY2(json["verification"][0].contains(key), key);
    QCOMPARE(json["milliseconds"].get<double>(), 125.0);
    QCOMPARE(json["faults"][0]["block"], Json::array({0, 5, 0}));
}

void CodecTest::messagesTravelWithTheirPatterns()
{
    RunOutcome sent = sampleOutcome();
    sent.faults.front().message = message("{} through a null pointer", message("a read of {} byte(s)", 4));
    sent.verification.front().message = message("The plan has no output {}.", std::string("y"));
    const auto received = parseJson(dumpJson(sent), "outcome").get<RunOutcome>();
    QVERIFY(received.message == sent.message && received.faults.front().message == sent.faults.front().message);
    QVERIFY(received.verification.front().message == sent.verification.front().message);
    QCOMPARE(received.message.pattern(), std::string_view("{} differs in {} element(s)"));
    Json wrong = sent;
    wrong["faults"][0]["message"] = {{"text", "{}"}};
    QVERIFY_EXCEPTION_THROWN(wrong.get<RunOutcome>(), RuntimeError);
}

void CodecTest::outcomeRefusesUnknownWords()
{
    Json json = sampleOutcome();
    json["state"] = "fine";
    QVERIFY_EXCEPTION_THROWN(json.get<RunOutcome>(), RuntimeError);
    json.erase("state");
    QVERIFY_EXCEPTION_THROWN(json.get<RunOutcome>(), RuntimeError);
    QVERIFY_EXCEPTION_THROWN(Json::array().get<RunOutcome>(), RuntimeError);
    QVERIFY_EXCEPTION_THROWN(Json(Json::object()).get<RunRequest>(), RuntimeError);
}

void CodecTest::setupSurvives()
{
    LaunchSetup setup;
    setup.kernel = "k<float,4>";
    setup.grid = "ceil_div(n,256)";
    setup.block = "16,16";
    setup.arguments = {{"x", "random(seed=1)[n]"}, {"p", "{a=1,b=2.5}"}};
    setup.defineValues = {{"m", "n*2"}};
    setup.references = {{"y", "expr:x[i]"}};
    setup.deadlineSeconds = 3;
    const Json json = setup;
    QCOMPARE(Json(Json::parse(json.dump()).get<LaunchSetup>()), json);
    QCOMPARE(Json(Json::object()).get<LaunchSetup>().deadlineSeconds, 10.0);
}

void CodecTest::setupRefusesOtherTypes_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("grid") << R"({"grid":7})";
    QTest::newRow("arguments") << R"({"arguments":{"x":"1"}})";
    QTest::newRow("argument") << R"({"arguments":["x=1"]})";
    QTest::newRow("value") << R"({"arguments":[{"name":"x","value":1}]})";
    QTest::newRow("deadline") << R"({"deadlineSeconds":"soon"})";
    QTest::newRow("not an object") << "[]";
}

void CodecTest::setupRefusesOtherTypes()
{
    QFETCH(QString, text);
    const Json json = Json::parse(text.toStdString());
    QVERIFY_EXCEPTION_THROWN(json.get<LaunchSetup>(), RuntimeError);
}

KD_TEST(CodecTest, kd::test::NoApplication)

}  // namespace tst_codec

#include "tst_codec.moc"
