// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/crc32.h"
#include "core/base/error.h"
#include "core/base/posix/descriptor.h"
#include "core/base/posix/file.h"
#include "core/sweep/journal.h"
#include "core/sweep/sweptprogram.h"
#include "core/sweep/table.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <set>
#include <span>

#include <sys/resource.h>

namespace tst_sweepjournal {

using namespace kd;

namespace {

using State = SweepResult::State;

SweepHeader header()
{
    return {.key = "k", .kernel = "saxpy", .device = "emulated", .axes = {parseAxis("A=1..100")}, .constraints = {"A > 0"},
            .points = 100};
}

SweepResult measured(std::uint64_t point, double figure)
{
    SweepResult result{.point = point, .figure = figure, .samples = {figure, figure * 2}, .isVerified = true, .registers = 32};
    result.occupancy = 0.5;
    result.time = "2026-11-24T00:00:00Z";
    return result;
}

/// A result of one of several workers.
SweepResult by(const char* worker, std::uint64_t point)
{
    SweepResult result = measured(point, 1.0);
    result.worker = worker;
    result.device = "NVIDIA H200";
    result.deviceUuid = std::string("GPU-") + worker;
    return result;
}

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

/// A line whose checksum agrees, as someone would write it by hand.
std::string line(const std::string& json)
{
    char digits[9] = {};
    std::snprintf(digits, sizeof digits, "%08x", Crc32().add(std::as_bytes(std::span(json))).finish());
    return digits + (" " + json) + "\n";
}

}  // namespace

class SweepJournalTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QVERIFY(m_folder.isValid());
        m_path = m_folder.filePath(QStringLiteral("%1.journal").arg(m_files++)).toStdString();
    }

    void resultsAreThereAgain()
    {
        {
            SweepJournal journal(m_path, header(), SweepJournal::Start::New);
            journal.add({.state = State::Refused, .message = "too large"});
            journal.add(measured(7, 1e-6));
            journal.add({.point = 8, .state = State::Same, .figure = 1e-6, .sameAs = 7});
        }
        const SweepJournal journal(m_path, header(), SweepJournal::Start::Resume);
        QCOMPARE(journal.results().size(), std::size_t{3});
        QVERIFY(!journal.results()[0].point);
        QCOMPARE(journal.results()[0].message.english(), std::string("too large"));
        QCOMPARE(journal.results()[1].figure.value(), 1e-6);
        QCOMPARE(journal.results()[1].samples, (std::vector<double>{1e-6, 2e-6}));
        QVERIFY(journal.results()[1].isVerified);
        QCOMPARE(journal.results()[2].sameAs.value(), std::uint64_t{7});
        QCOMPARE(bestOf(journal.results()), &journal.results()[1]);
    }

    void timesOfADriftingWorkerAreNotRanked()
    {
        {
            SweepJournal journal(m_path, header(), SweepJournal::Start::New);
            journal.add(by("a", 0));
            journal.add(WorkerCheck{.worker = "a", .first = 1.0, .figure = 1.0});
            journal.add(by("a", 1));
            journal.add(by("b", 2));
            journal.add({.point = 3, .state = State::Same, .figure = 1.0, .sameAs = 1});
            journal.add(WorkerCheck{.worker = "a", .first = 1.0, .figure = 1.2, .hasDrifted = true});
            journal.add({.point = 4, .state = State::Same, .figure = 1.0, .sameAs = 1});
            journal.add(by("a", 5));
        }
        const SweepRecords records = readSweepRecords(posix::readTextFile(m_path, {1 << 20}));
        std::vector<bool> ranked;
        for (const SweepResult& result : records.results)
            ranked.push_back(result.isGood());
        QCOMPARE(ranked, (std::vector<bool>{true, false, true, false, false, true}));
        QCOMPARE(records.checks.size(), std::size_t{2});
        QCOMPARE(records.results[2].deviceUuid, std::string("GPU-b"));
    }

    void whatNoCheckStandsBehindIsNotRanked()
    {
        {
            SweepJournal journal(m_path, header(), SweepJournal::Start::New);
            journal.add(by("alone", 9));
            journal.add(WorkerCheck{.worker = "a", .first = 1.0, .figure = 1.0});
            journal.add(by("a", 0));
            journal.add(WorkerCheck{.worker = "a", .first = 1.0, .figure = 1.0, .deviceUuid = "GPU-a"});
            journal.add(by("a", 1));
            journal.add({.point = 2, .state = State::Same, .figure = 1.0, .sameAs = 1});
            journal.add(WorkerCheck{.worker = "a", .first = 1.0, .figure = 1.0, .deviceUuid = "GPU-another"});
        }
        SweepRecords records = readSweepRecords(posix::readTextFile(m_path, {1 << 20}));
        QCOMPARE(records.ranking.unchecked(), std::set<std::string>{"a"});
        const SweepTable table = tableOf(std::move(records));
        std::vector<bool> ranked;
        for (const SweepResult& result : table.results)
            ranked.push_back(result.isGood());
        // One that was never checked is a single one, and checks of another GPU say nothing of this one.
        QCOMPARE(ranked, (std::vector<bool>{true, true, false, false}));
        QVERIFY(says(table.results[3].message.english(), "no check"));
    }

    void whatIsNotRankedIsMeasuredAgain()
    {
        {
            SweepJournal journal(m_path, header(), SweepJournal::Start::New);
            journal.add(WorkerCheck{.worker = "a", .first = 1.0, .figure = 1.0});
            journal.add(by("a", 0));
            journal.add({.point = 1, .state = State::Same, .figure = 1.0, .sameAs = 0});
            journal.add(WorkerCheck{.worker = "a", .first = 1.0, .figure = 1.2, .hasDrifted = true});
            journal.add(WorkerCheck{.worker = "b", .first = 1.0, .figure = 1.0});
            journal.add(by("b", 1));
            journal.add({.point = 0, .state = State::Same, .figure = 1.0, .sameAs = 1});
            journal.add(WorkerCheck{.worker = "b", .first = 1.0, .figure = 1.0});
        }
        SweepJournal journal(m_path, header(), SweepJournal::Start::Resume);
        QCOMPARE(journal.results().size(), std::size_t{2});
        QCOMPARE(journal.results()[1].worker, std::string("b"));
        QCOMPARE(journal.results()[0].sameAs.value(), std::uint64_t{1});
        QVERIFY(journal.results()[0].isGood() && journal.results()[1].isGood());
        QVERIFY(journal.ranking().unchecked().empty());
        // What is ranked and checked is there once.
        const std::string text = posix::readTextFile(m_path, {1 << 20}) + line(R"({"point":1,"figure":1.0})");
        QVERIFY(says(refusal([&] { readSweepRecords(text); }), "twice"));
    }

    void workersDriftFromTheirFirstFigure_data()
    {
        QTest::addColumn<double>("figure");
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("drifted");
        const int time = static_cast<int>(SweepFigure::Duration), count = static_cast<int>(SweepFigure::Instructions);
        QTest::newRow("the same") << 100.0 << time << false;
        QTest::newRow("a little slower") << 109.0 << time << false;
        QTest::newRow("slower") << 111.0 << time << true;
        QTest::newRow("faster") << 89.0 << time << true;
        QTest::newRow("the same count") << 100.0 << count << false;
        QTest::newRow("another count") << 101.0 << count << true;
    }
    void workersDriftFromTheirFirstFigure()
    {
        QFETCH(double, figure);
        QFETCH(int, kind);
        QFETCH(bool, drifted);
        QCOMPARE(hasDrifted(100.0, figure, static_cast<SweepFigure>(kind)), drifted);
    }

    void whatIsCutAtAnyByteGoesOn()
    {
        {
            SweepJournal journal(m_path, header(), SweepJournal::Start::New);
            for (std::uint64_t point = 0; point < 3; ++point)
                journal.add(measured(point, 1.0));
        }
        const std::string whole = posix::readTextFile(m_path, {1 << 20});
        std::size_t results = 0;
        for (std::size_t size = 0; size <= whole.size(); ++size) {
            const SweepRecords records = readSweepRecords(std::string_view(whole).substr(0, size));
            const auto lines = static_cast<std::size_t>(std::count(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size), '\n'));
            QCOMPARE(records.hasHeader, lines > 0);
            QCOMPARE(records.results.size(), lines > 0 ? lines - 1 : 0);
            results += records.results.size();
        }
        QVERIFY(results > 0);
        // What was torn is written over.
        std::filesystem::resize_file(m_path, whole.size() - 5);
        SweepJournal journal(m_path, header(), SweepJournal::Start::Resume);
        QCOMPARE(journal.results().size(), std::size_t{2});
        journal.add(measured(2, 1.0));
        QCOMPARE(posix::readTextFile(m_path, {1 << 20}), whole);
    }

    void shortFilesOfOthersStay()
    {
        for (const char* const text : {"42", "3efaea9", "c0ffee00"}) {
            std::ofstream(m_path) << text;
            QVERIFY(says(refusal([this] { SweepJournal(m_path, header(), SweepJournal::Start::New); }), "it is not empty"));
            QCOMPARE(posix::readTextFile(m_path, {100}), std::string(text));
        }
    }

    void otherSweepsAreRefused()
    {
        {
            SweepJournal journal(m_path, header(), SweepJournal::Start::New);
            journal.add(measured(1, 1.0));
        }
        QVERIFY(says(refusal([this] { SweepJournal(m_path, header(), SweepJournal::Start::New); }), "1 result already"));
        SweepHeader other = header();
        other.key = "another";
        QVERIFY(says(refusal([&] { SweepJournal(m_path, other, SweepJournal::Start::Resume); }), "another sweep"));
        other = header();
        other.deviceUuid = "GPU-2";
        QVERIFY(says(refusal([&] { SweepJournal(m_path, other, SweepJournal::Start::Resume); }), "another GPU"));
        const SweepJournal first(m_path, header(), SweepJournal::Start::Resume);
        QVERIFY(says(refusal([this] { SweepJournal(m_path, header(), SweepJournal::Start::Resume); }), "another process"));
    }

    void earlierJournalsAreShownAndNotResumed()
    {
        std::string text;
        {
            SweepJournal(m_path, header(), SweepJournal::Start::New).add(measured(1, 1.0));
            text = posix::readTextFile(m_path, {1 << 20});
        }
        std::string first = text.substr(9, text.find('\n') - 9);
        const std::string version = "\"version\":2";
        QVERIFY2(says(first, version.c_str()), first.c_str());
        first.replace(first.find(version), version.size(), "\"version\":1");
        text = line(first) + text.substr(text.find('\n') + 1);
        std::ofstream(m_path) << text;
        QCOMPARE(readSweepRecords(text).results.size(), std::size_t{1});
        const std::string sentence = refusal([this] { SweepJournal(m_path, header(), SweepJournal::Start::Resume); });
        QVERIFY2(says(sentence, "an earlier version") && says(sentence, "another file"), sentence.c_str());
        QCOMPARE(posix::readTextFile(m_path, {1 << 20}), text);
    }

    void otherConditionsAreOtherSweeps_data()
    {
        QTest::addColumn<QByteArray>("what");
        for (const char* const what : {"device", "uuid", "compiler", "timing", "architecture", "option", "header", "header's name",
                                       "source", "launch"})
            QTest::newRow(what) << QByteArray(what);
    }
    void otherConditionsAreOtherSweeps()
    {
        QFETCH(QByteArray, what);
        const SweepSpace space({parseAxis("TILE=1,2")}, {});
        SweptProgram program{.source = "__global__ void k() {}", .compile = {}, .launch = {}};
        SweepConditions conditions{
            .device = "cuda:0", .deviceUuid = "GPU-1", .compiler = "NVRTC 13.0.88", .timing = "100", .request = {}};
        conditions.request.headers = {{"a.h", "/one/a.h", "int a;"}};
        const std::string key = sweepKey(space, program, conditions);
        conditions.request.headers[0].path = "/two/a.h";
        conditions.request.programName = "moved.cu";
        QCOMPARE(sweepKey(space, program, conditions), key);
        if (what == "device")
            conditions.device = "cuda:1";
        else if (what == "uuid")
            conditions.deviceUuid = "GPU-2";
        else if (what == "compiler")
            conditions.compiler = "NVRTC 13.3.1";
        else if (what == "timing")
            conditions.timing = "200";
        else if (what == "architecture")
            conditions.request.architecture = "sm_100";
        else if (what == "option")
            conditions.request.options.push_back("--use_fast_math");
        else if (what == "header")
            conditions.request.headers[0].text = "int b;";
        else if (what == "header's name")
            conditions.request.headers[0].includeName = "b.h";
        else if (what == "source")
            program.source += " ";
        else
            program.launch.grid = "2";
        QVERIFY(sweepKey(space, program, conditions) != key);
    }

    void hostileJournalsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("words");
        std::string start;
        {
            SweepJournal(m_folder.filePath(QStringLiteral("hostile")).toStdString(), header(), SweepJournal::Start::New);
            start = posix::readTextFile(m_folder.filePath(QStringLiteral("hostile")).toStdString(), {1 << 20});
        }
        const auto row = [](const char* name, const std::string& text, const char* words) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(words);
        };
        const std::string good = line(R"({"point":1,"figure":1.0})");
        row("a text", "hello world, this is a text", "no journal");
        row("a short text", "hi", "no journal");
        row("an empty line", "\n", "no journal");
        row("JSON of something else", line(R"({"format":"kerneldesk-session"})"), "no journal");
        row("a later version", line(R"({"format":"kerneldesk-sweep","version":3})"), "version 3");
        row("damage in the middle", start + "00000000 {}\n" + good, "line 2 is damaged");
        row("a point beyond the end", start + line(R"({"point":100,"figure":1.0})"), "no point 100");
        row("a point twice", start + good + good, "twice");
        row("the same as nothing", start + line(R"({"point":1,"state":"same","sameAs":5})"), "point 5");
        row("no figure", start + line(R"({"point":1})"), "figure");
        row("a figure below 0", start + line(R"({"point":1,"figure":-1.0})"), "figure");
        row("a figure that is none", start + line(R"({"point":1,"figure":"nan"})"), "figure");
        row("another type", start + line(R"({"point":"x","figure":1.0})"), "point");
        row("an unknown state", start + line(R"({"point":1,"state":"great"})"), "great");
        row("too many samples", start + line(R"({"point":1,"figure":1.0,"samples":[)" + [] {
                std::string all = "1";
                for (int i = 0; i < 1001; ++i)
                    all += ",1";
                return all;
            }() + "]}"), "samples");
        row("too deep", start + line(std::string(1000, '[') + std::string(1000, ']')), "line 2");
        row("a check that is none", start + line(R"({"check":1})"), "line 2");
        row("a check of nobody", start + line(R"({"check":{"worker":"","first":1.0,"figure":1.0}})"), "worker");
        row("a check below 0", start + line(R"({"check":{"worker":"a","first":1.0,"figure":-1.0}})"), "figure");
        const std::string verdict = R"("verdict":{"kind":"same","ratio":1.0,"low":1.0,"high":1.0,"confidence":0.99,"reasons":[]})";
        const std::string compared = line(R"({"compared":{"second":1,)" + verdict + "}}");
        row("a comparison of nothing", start + line(R"({"compared":1})"), "line 2");
        row("a comparison without a verdict", start + good + line(R"({"compared":{"second":1}})"), "verdict");
        row("a comparison of no result", start + compared, "point 1 is not there");
        row("a comparison twice", start + good + compared + compared, "twice");
        row("a point beside itself", start + good + line(R"({"compared":{"first":1,"second":1,)" + verdict + "}}"), "itself");
        row("a ratio below 0", start + good + line(R"({"compared":{"second":1,"verdict":{"kind":"same","ratio":-1.0}}})"), "ratio");
        row("no object", start + line("[]"), "line 2");
    }
    void hostileJournalsAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, words);
        const std::string sentence = refusal([&] { readSweepRecords(text.toStdString()); });
        QVERIFY2(says(sentence, words.constData()), sentence.c_str());
        // The file stays as it is.
        std::ofstream(m_path) << text.toStdString();
        const std::string said = refusal([&] { SweepJournal(m_path, header(), SweepJournal::Start::Resume); });
        QVERIFY2(says(said, m_path.c_str()), said.c_str());
        QCOMPARE(posix::readTextFile(m_path, {1 << 20}), text.toStdString());
    }

    void aFullDiskKeepsWhatIsThere()
    {
        posix::ignoreFileSizeLimit();
        SweepJournal journal(m_path, header(), SweepJournal::Start::New);
        journal.add(measured(1, 1.0));
        const auto size = std::filesystem::file_size(m_path);
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        const rlimit small{.rlim_cur = size + 20, .rlim_max = before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const std::string sentence = refusal([&] { journal.add(measured(2, 1.0)); });
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY2(says(sentence, "cannot be written"), sentence.c_str());
        QCOMPARE(std::filesystem::file_size(m_path), size);
        journal.add(measured(2, 1.0));
        QCOMPARE(readSweepRecords(posix::readTextFile(m_path, {1 << 20})).results.size(), std::size_t{2});
    }

    void onlyFilesAreJournals()
    {
        QVERIFY(says(refusal([] { SweepJournal("/dev/null", header(), SweepJournal::Start::New); }), "not a regular file"));
        QVERIFY(says(refusal([] { SweepJournal("/nowhere/x", header(), SweepJournal::Start::New); }), "/nowhere/x"));
    }

private:
    QTemporaryDir m_folder;
    std::filesystem::path m_path;
    int m_files = 0;
};

KD_TEST(SweepJournalTest, kd::test::NoApplication)

}  // namespace tst_sweepjournal

#include "tst_sweepjournal.moc"
