// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/expression/expression.h"
#include "core/base/json.h"
#include "core/base/posix/file.h"
#include "core/sweep/pythontext.h"
#include "core/sweep/table.h"
#include "core/sweep/tuningproblem.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <filesystem>
#include <functional>

namespace tst_sweepformats {

using namespace kd;

namespace {

using Texts = std::vector<std::string>;
using State = SweepResult::State;

std::string refusal(const std::function<void()>& work)
{
    try {
        work();
    } catch (const RuntimeError& error) {
        return error.what();
    }
    return {};
}

bool says(const std::string& sentence, const char* part)
{
    return sentence.find(part) != std::string::npos;
}

std::string sample(const char* name)
{
    return posix::readTextFile(std::filesystem::path(KD_TEST_DATA) / "sweep" / name, {1 << 20});
}

/// One result of each kind, and that of the program as it stands.
SweepTable table(SweepFigure figure = SweepFigure::Duration)
{
    SweepRecords records;
    records.hasHeader = true;
    records.header = {.key = "k", .figure = figure, .kernel = "blur", .device = "Some GPU", .problem = "1024",
                      .axes = {parseAxis("block=16,32,64"), parseAxis("MODE=fast,exact")}, .points = 6};
    SweepTable made = tableOf(std::move(records));
    made.results = {{.figure = 0.004},
                    {.point = 0, .figure = 0.002, .samples = {0.0019, 0.0021}, .registers = 24},
                    {.point = 1, .state = State::Same, .figure = 0.002, .sameAs = 0},
                    {.point = 2, .state = State::NotCompiled, .message = "it does not compile"},
                    {.point = 3, .state = State::Fault, .message = "a fault, \"there\""},
                    {.point = 4, .state = State::Hang, .message = "its deadline"},
                    {.point = 5, .state = State::Wrong, .message = "it differs"}};
    for (SweepResult& result : made.results) {
        result.time = "2026-11-24T00:00:00Z";
        result.compileSeconds = 0.5;
    }
    return made;
}

}  // namespace

class SweepFormatsTest : public QObject {
    Q_OBJECT
private slots:
    void pythonListsAreRead()
    {
        QCOMPARE(pythonValues("[1, 2,3 ]", "x"), (Texts{"1", "2", "3"}));
        QCOMPARE(pythonValues("(1.5, -2e-3)", "x"), (Texts{"1.5", "-2e-3"}));
        QCOMPARE(pythonValues("['float', \"double\",]", "x"), (Texts{"float", "double"}));
        QCOMPARE(pythonValues("[True, False]", "x"), (Texts{"1", "0"}));
        QCOMPARE(pythonValues("list(range(1, 10, 4))", "x"), (Texts{"1", "5", "9"}));
        QCOMPARE(pythonValues("range(3)", "x"), (Texts{"0", "1", "2"}));
        QCOMPARE(pythonValues("range(3, 0, -1)", "x"), (Texts{"3", "2", "1"}));
        QVERIFY(pythonValues("[]", "x").empty());
    }

    void nothingElseIsEvaluated_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* const text :
             {"__import__('os').system('true')", "[1, open('x')]", "[i for i in range(3)]", "[1", "[1]]", "[1 2]", "['a\\n']", "['a", "",
              "range(0, 10, 0)", "range(0, 1e9)", "range(99999999999999999999)", "[0x10]", "[nan]", "[1,,2]", "list[1]", "[1] * 9"})
            QTest::newRow(text) << QByteArray(text);
    }
    void nothingElseIsEvaluated()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!refusal([&] { pythonValues(text.toStdString(), "x"); }).empty());
    }

    void longListsHaveABound()
    {
        QVERIFY(says(refusal([] { pythonValues("range(0, 1000000000000)", "x"); }), "more than 1000000 values"));
    }

    void conditionsMeanTheSame_data()
    {
        QTest::addColumn<QByteArray>("python");
        QTest::addColumn<bool>("holds");
        // With a = 7 and b = 2.
        QTest::newRow("a chain that holds") << QByteArray("2 <= b < a <= 7") << true;
        QTest::newRow("a chain that fails at its end") << QByteArray("1 < a < 7") << false;
        QTest::newRow("a real quotient") << QByteArray("a / b == 3.5") << true;
        QTest::newRow("a whole quotient") << QByteArray("a // b == 3") << true;
        QTest::newRow("a quotient below 0 is rounded down") << QByteArray("-a // b == -4") << true;
        QTest::newRow("by less than 0 as well") << QByteArray("a // -b == -4 and -a // -b == 3") << true;
        QTest::newRow("a real one, too") << QByteArray("7.5 // b == 3 and -7.5 // b == -4") << true;
        QTest::newRow("a remainder has the divisor's sign") << QByteArray("-a % 4 == 1 and a % -4 == -1 and a % 4 == 3") << true;
        QTest::newRow("from left to right") << QByteArray("100 - 3 * a // b * 2 % 7 == 100 - 6") << true;
        QTest::newRow("of brackets and calls") << QByteArray("(a - 10) // max(1, b) == -2 and a // (b - 3) % 4 == 1") << true;
        QTest::newRow("not binds less than ==") << QByteArray("not a == 3") << true;
        QTest::newRow("and binds more than or") << QByteArray("a == 7 or a == 8 and b == 3") << true;
        QTest::newRow("brackets") << QByteArray("(a == 7 or a == 8) and b == 3") << false;
        QTest::newRow("& binds more than ==") << QByteArray("a & 1 == 1") << true;
        QTest::newRow("not not") << QByteArray("not not b") << true;
        QTest::newRow("a function") << QByteArray("max(a, b // 1) == 7") << true;
        QTest::newRow("a condition in an argument") << QByteArray("min(a, (b == 2 and 1)) == 1") << true;
    }
    void conditionsMeanTheSame()
    {
        QFETCH(QByteArray, python);
        QFETCH(bool, holds);
        const ExpressionScope scope{.constants = {{"a", Number::ofSigned(7)}, {"b", Number::ofSigned(2)}}};
        QCOMPARE(evaluateExpression(expressionOfPython(python.toStdString()), scope).toReal() != 0, holds);
    }

    void otherConditionsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("python");
        for (const char* const text : {"a ** 2 > 3", "a in [1, 2]", "x if a else b", "a = 3", "lambda: 1", "(a", "a)", "", "a and", "a.b()",
                                       "\"x\" == a", "a; b", "// 2", "a + // 2", "a //", "a // // b", "a % "})
            QTest::newRow(text) << QByteArray(text);
        QTest::newRow("deep") << QByteArray(2000, '(') + "1" + QByteArray(2000, ')');
        QTest::newRow("remainders of remainders") << QByteArray("a % (").repeated(60) + "a" + QByteArray(60, ')');
        QTest::newRow("long") << QByteArray(5000, '1');
    }
    void otherConditionsAreRefused()
    {
        QFETCH(QByteArray, python);
        QVERIFY(!refusal([&] {
                     const std::string text = expressionOfPython(python.toStdString());
                     static_cast<void>(evaluateExpression(text, {.constants = {{"a", Number::ofSigned(1)}}}));
                 }).empty());
    }

    void problemsOfOthersAreRead()
    {
        const TuningProblem problem = readTuningProblem(sample("t1.json"));
        const SweepSpace space(problem.axes, problem.constraints);
        QCOMPARE(problem.axes.size(), std::size_t{3});
        QVERIFY(problem.axes[0].kind == SweepAxis::Kind::Macro);
        // 16: 2, 3, 4; 32: 1 to 4; 64: 1, 2; padded where block_y is 2 or 3.
        QCOMPARE(space.count(), std::uint64_t{9 + 2 + 2 + 1});
        QCOMPARE(problem.budget, std::uint64_t{12});
        QCOMPARE(problem.kernelFile, std::string("blur.cu"));
        QCOMPARE(problem.launch.kernel, std::string("blur"));
        QCOMPARE(problem.launch.block, std::string("block_x, block_y, 1"));
        QCOMPARE(problem.launch.grid, std::string("floor(1024 / block_x), floor(((512 + block_y - 1)) / block_y), 1"));
        QCOMPARE(problem.compile.options, (Texts{"-std=c++17"}));
        Texts arguments;
        for (const ArgumentSetting& argument : problem.launch.arguments)
            arguments.push_back(argument.name + "=" + argument.value);
        QCOMPARE(arguments, (Texts{"n=512", "out=out:zeros[4096]", "in=random(seed=7)[64 * block_x]"}));
    }

    void hostileProblemsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("another language") << QByteArray("\"CUDA\",\n        \"CompilerOptions") << QByteArray("\"OpenCL\",\n        \"CompilerOptions");
        QTest::newRow("code in a list") << QByteArray("[16, 32, 64]") << QByteArray("[exec('x')]");
        QTest::newRow("a list that is none") << QByteArray("\"[16, 32, 64]\"") << QByteArray("[16, 32, 64]");
        QTest::newRow("a name that is none") << QByteArray("\"block_x\", \"Type\"") << QByteArray("\"block x\", \"Type\"");
        QTest::newRow("code in a condition") << QByteArray("block_y // 2 == 1") << QByteArray("exit()[0]");
        QTest::newRow("no parameters") << QByteArray("TuningParameters") << QByteArray("Tuning");
        QTest::newRow("no kernel") << QByteArray("KernelSpecification") << QByteArray("Kernel");
        QTest::newRow("a script") << QByteArray("\"Random\"") << QByteArray("\"Script\"");
        QTest::newRow("cut off") << QByteArray("\"KernelFile\"") << QByteArray("");
    }
    void hostileProblemsAreRefused()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QByteArray text = QByteArray::fromStdString(sample("t1.json"));
        QVERIFY(text.contains(from));
        text.replace(from, to);
        QVERIFY(!refusal([&] { readTuningProblem(text.toStdString()); }).empty());
    }

    void openCachesAreRead()
    {
        const SweepTable read = readTunerCache(sample("cache-open.json"));
        QCOMPARE(read.header.device, std::string("Some GPU"));
        QCOMPARE(read.space.count(), std::uint64_t{4});
        QCOMPARE(read.results.size(), std::size_t{2});
        QCOMPARE(read.results[0].figure.value(), 0.0025);
        QCOMPARE(read.results[0].samples, (std::vector<double>{0.0024, 0.0026}));
        QCOMPARE(read.space.valuesOf(read.space.at(read.results[0].point.value())), (Texts{"16", "fast"}));
        QVERIFY(read.results[1].state == State::Fault);
        std::string closed = sample("cache-open.json");
        closed.replace(closed.rfind(','), 1, "}}");
        QCOMPARE(readTunerCache(closed).results.size(), std::size_t{2});
    }

    void hostileCachesAreRefused()
    {
        for (const char* const text :
             {"", "{}", "[]", "{\"cache\": {}, \"tune_params\": {}, \"tune_params_keys\": [\"a\"]}",
              "{\"cache\": {\"1\": {\"a\": 2, \"time\": 1}}, \"tune_params\": {\"a\": [1]}, \"tune_params_keys\": [\"a\"]}",
              "{\"cache\": {\"1\": {\"a\": 1, \"time\": -1}}, \"tune_params\": {\"a\": [1]}, \"tune_params_keys\": [\"a\"]}",
              "{\"cache\": {\"1\": 5}, \"tune_params\": {\"a\": [1]}, \"tune_params_keys\": [\"a\"]}",
              "{\"cache\": {}, \"tune_params\": {\"a\": [[1]]}, \"tune_params_keys\": [\"a\"]}"})
            QVERIFY2(!refusal([&] { readTunerCache(text); }).empty(), text);
    }

    void aPointIsInACacheOnce()
    {
        const std::string sentence = refusal([] {
            readTunerCache(R"({"cache": {"1": {"a": 1, "time": 2.0}, "1.0": {"a": 1.0, "time": 3.0}}, "tune_params": {"a": [1]},
                               "tune_params_keys": ["a"]})");
        });
        QVERIFY2(says(sentence, "'1' and '1.0' are of one point"), sentence.c_str());
    }

    void cachesThatWeWriteAreReadAgain()
    {
        const std::string text = tunerCacheText(table());
        const Json json = parseJson(text, "cache");
        for (const char* const key : {"schema_version", "device_name", "kernel_name", "problem_size", "tune_params_keys", "tune_params",
                                      "objective", "cache"})
            QVERIFY2(json.contains(key), key);
        QCOMPARE(json["cache"].size(), std::size_t{6});
        const Json& entry = json["cache"]["16,fast"];
        QCOMPARE(entry["time"].get<double>(), 2.0);
        QCOMPARE(entry["block"].get<int>(), 16);
        QCOMPARE(entry["timestamp"].get<std::string>(), std::string("2026-11-24T00:00:00+00:00"));
        for (const char* const key : {"compile_time", "verification_time", "benchmark_time", "strategy_time", "framework_time"})
            QVERIFY2(entry[key].is_number(), key);
        QCOMPARE(json["cache"]["32,fast"]["time"].get<std::string>(), std::string("CompilationFailedConfig"));
        QCOMPARE(json["cache"]["64,exact"]["time"].get<std::string>(), std::string("RuntimeFailedConfig"));
        const SweepTable again = readTunerCache(text);
        QCOMPARE(again.results.size(), std::size_t{6});
        QCOMPARE(bestOf(again.results)->figure.value(), 0.002);
        QCOMPARE(parseJson(tunerCacheText(table(SweepFigure::Instructions)), "cache")["objective"].get<std::string>(),
                 std::string("instructions"));
    }

    void countsStayCounts()
    {
        for (const SweepFigure figure : {SweepFigure::Instructions, SweepFigure::Traffic}) {
            const SweepTable again = readTunerCache(tunerCacheText(table(figure)));
            QVERIFY(again.header.figure == figure);
            QCOMPARE(bestOf(again.results)->figure.value(), 0.002);
            const std::string column = ",state," + std::string(figureWord(figure)) + ",";
            QVERIFY(says(csvText(again), column.c_str()));
        }
        // A cache that is only tuned for something of that name has times.
        const SweepTable others = readTunerCache(R"({"cache": {"1": {"a": 1, "time": 2.0}}, "tune_params": {"a": [1]},
            "tune_params_keys": ["a"], "objective": "instructions"})");
        QVERIFY(others.header.figure == SweepFigure::Duration);
        QCOMPARE(others.results[0].figure.value(), 0.002);
    }

    void failuresOfNewerCachesAreRead()
    {
        const SweepTable read = readTunerCache(R"({"cache": {"1": {"a": 1, "__error__": "RuntimeFailedConfig"}, "2": {"a": 2,
            "time": "x", "__error__": "CompilationFailedConfig"}}, "tune_params": {"a": [1, 2]}, "tune_params_keys": ["a"]})");
        QVERIFY(read.results[0].state == State::Fault && read.results[1].state == State::NotCompiled);
    }

    void onlyWhatMayBeTheBestIsAFinalist()
    {
        std::vector<SweepResult> results{{.figure = 1.0, .intervalLow = 0.9, .intervalHigh = 1.1},
                                         {.point = 0, .figure = 2.2, .intervalLow = 2.0, .intervalHigh = 2.4, .launchKey = "a"},
                                         {.point = 1, .figure = 2.0, .intervalLow = 1.9, .intervalHigh = 2.1, .launchKey = "b"},
                                         {.point = 2, .figure = 2.1, .intervalLow = 2.05, .intervalHigh = 2.2, .launchKey = "c"},
                                         {.point = 3, .figure = 3.0, .intervalLow = 2.9, .intervalHigh = 3.1, .launchKey = "d"},
                                         {.point = 4, .state = State::Wrong, .message = "it differs"}};
        const auto points = [&](std::size_t count) {
            std::vector<std::uint64_t> numbers;
            for (const SweepResult* const finalist : finalistsOf(results, count))
                numbers.push_back(*finalist->point);
            return numbers;
        };
        QCOMPARE(points(3), (std::vector<std::uint64_t>{1, 2, 0}));
        QCOMPARE(points(2), (std::vector<std::uint64_t>{1, 2}));
        QVERIFY(points(0).empty());
        results[3].launchKey = "b";
        QCOMPARE(points(3), (std::vector<std::uint64_t>{1, 0}));
        results[2].intervalLow = results[2].intervalHigh = 0;
        QCOMPARE(points(3), (std::vector<std::uint64_t>{1}));
        results.clear();
        QVERIFY(points(3).empty());
    }

    void theElectedPointSaysHowItStands()
    {
        SweepTable elected = table();
        elected.election = SweepElection{.point = 1, .ratio = 0.5, .low = 0.4, .high = 0.6};
        QCOMPARE(elected.best(), &elected.results[2]);
        const Json json = parseJson(tuningResultsText(elected), "T4");
        QCOMPARE(json["results"][0]["measurements"].size(), std::size_t{1});
        const Json& measurements = json["results"][1]["measurements"];
        QCOMPARE(measurements.size(), std::size_t{4});
        QCOMPARE(measurements[1]["name"].get<std::string>(), std::string("ratio_to_today"));
        QCOMPARE(measurements[3]["value"].get<double>(), 0.6);
        elected.election->point = 77;
        QVERIFY(elected.best() == nullptr);
    }

    void resultsAreWrittenAsT4()
    {
        const Json json = parseJson(tuningResultsText(table()), "T4");
        QCOMPARE(json["schema_version"].get<std::string>(), std::string("1.0.0"));
        Texts invalidities;
        for (const Json& result : json["results"]) {
            for (const char* const key : {"timestamp", "configuration", "times", "invalidity", "correctness", "measurements", "objectives"})
                QVERIFY2(result.contains(key), key);
            invalidities.push_back(result["invalidity"].get<std::string>());
        }
        QCOMPARE(invalidities, (Texts{"correct", "correct", "compile", "runtime", "timeout", "correctness"}));
        QCOMPARE(json["results"][0]["measurements"][0]["value"].get<double>(), 2.0);
        QCOMPARE(json["results"][0]["measurements"][0]["unit"].get<std::string>(), std::string("ms"));
        QCOMPARE(json["results"][0]["times"]["compilation_time"].get<double>(), 500.0);
        QVERIFY(json["results"][3]["measurements"].empty());
    }

    void nvbenchHasAStateAPoint()
    {
        const Json json = parseJson(nvbenchText(table()), "NVBench");
        const Json& benchmark = json["benchmarks"][0];
        QCOMPARE(benchmark["states"].size(), std::size_t{6});
        QCOMPARE(benchmark["axes"][1]["values"][0]["input_string"].get<std::string>(), std::string("fast"));
        const Json& state = benchmark["states"][0];
        QCOMPARE(state["axis_values"][0]["value"].get<std::string>(), std::string("16"));
        QVERIFY(!state["is_skipped"].get<bool>());
        QCOMPARE(state["summaries"][1]["tag"].get<std::string>(), std::string("nv/cold/time/gpu/mean"));
        QCOMPARE(state["summaries"][1]["data"][0]["value"].get<std::string>(), std::string("0.002"));
        QVERIFY(benchmark["states"][3]["is_skipped"].get<bool>());
        QVERIFY(benchmark["states"][3]["summaries"].empty());
    }

    void rowsAreCsv()
    {
        const std::string text = csvText(table());
        QVERIFY2(text.starts_with("point,block,MODE,state,seconds,"), text.c_str());
        QVERIFY2(says(text, "\ntoday,,,measured,0.004,"), text.c_str());
        QVERIFY2(says(text, "\n0,16,fast,measured,0.002,"), text.c_str());
        QVERIFY2(says(text, "\"a fault, \"\"there\"\"\""), text.c_str());
        QCOMPARE(std::count(text.begin(), text.end(), '\n'), std::ptrdiff_t{8});
        QVERIFY2(says(text, ",1,\n1,16,exact,same,"), text.c_str());
        QVERIFY2(says(text, ",0,it does not compile\n"), "what has no figure is not ranked");
        QVERIFY(says(csvText(table(SweepFigure::Traffic)), ",state,bytes,"));
    }

    void tablesOfJournalsAreChecked()
    {
        SweepRecords records;
        QVERIFY(!refusal([&] { tableOf(records); }).empty());
        records.hasHeader = true;
        records.header.axes = {parseAxis("A=1,2")};
        records.header.points = 3;
        QVERIFY(says(refusal([&] { tableOf(records); }), "2 points"));
        records.header.axes[0].name = "a b";
        QVERIFY(says(refusal([&] { tableOf(records); }), "no name"));
    }
};

KD_TEST(SweepFormatsTest, kd::test::NoApplication)

}  // namespace tst_sweepformats

#include "tst_sweepformats.moc"
