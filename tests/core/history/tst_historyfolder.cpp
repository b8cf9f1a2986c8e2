// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/history/historyfolder.h"
#include "core/history/historylines.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_historyfolder {

using namespace kd;

namespace {

std::string idOf(int number)
{
    std::string id = std::to_string(number);
    return std::string(32 - id.size(), '0') + id;
}

StoredRun run(int number, std::size_t samples = 4)
{
    StoredRun stored{.id = idOf(number), .number = number, .when = "2026-11-24T01:02:03Z", .program = "saxpy.cu"};
    stored.architecture = "sm_90";
    stored.kernel.name = "saxpy";
    stored.plan.kernel = stored.plan.loweredName = "saxpy";
    stored.plan.grid = stored.plan.block = {32, 1, 1};
    stored.plan.flops.amount = 2e9;
    stored.outcome.state = RunOutcome::State::Ok;
    stored.outcome.deviceId = "cuda:0";
    stored.outcome.console = "printed";
    stored.timing = TimingOutcome{.run = stored.outcome, .samples = std::vector<double>(samples, 1e-3 * number)};
    stored.timing->statistics = statisticsOf(stored.timing->samples);
    return stored;
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

std::vector<int> numbersOf(const HistoryContent& content)
{
    std::vector<int> numbers;
    for (const StoredRun& each : content.runs)
        numbers.push_back(each.number);
    return numbers;
}

}  // namespace

class TestHistoryFolder : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QVERIFY(m_root.isValid());
        m_path = std::filesystem::path(m_root.filePath(QStringLiteral("project-%1").arg(m_folders++)).toStdString());
    }

    void whatWasKeptIsThereAgain()
    {
        const HistoryFolder folder(m_path);
        QVERIFY(folder.read().runs.empty());
        StoredRun second = run(2);
        second.comparison = StoredComparison{.baseline = 1, .baselineLabel = "unroll 4", .outcome = {}};
        second.comparison->outcome.first = second.comparison->outcome.second = second.outcome;
        second.comparison->outcome.firstSamples = {2e-3, 3e-3};
        folder.add(run(1));
        folder.add(second);
        folder.setLabel(idOf(1), "unroll 4");
        folder.setNote(idOf(1), "before the tile grew");
        folder.setBaseline(idOf(2), true);
        folder.setBaseline(idOf(1), true);
        const HistoryContent content = HistoryFolder(m_path).read();
        QCOMPARE(numbersOf(content), (std::vector{1, 2}));
        QCOMPARE(content.runs[0].label, std::string("unroll 4"));
        QCOMPARE(content.runs[0].note, std::string("before the tile grew"));
        QVERIFY(content.runs[0].isBaseline && !content.runs[1].isBaseline);
        QCOMPARE(content.runs[0].timing->samples, run(1).timing->samples);
        QCOMPARE(content.runs[0].plan.flops.amount, 2e9);
        QVERIFY2(content.runs[0].outcome.console.empty(), "what was printed is not kept");
        QCOMPARE(content.runs[1].comparison->outcome.firstSamples, (std::vector{2e-3, 3e-3}));
        folder.remove(idOf(1));
        QCOMPARE(numbersOf(folder.read()), std::vector{2});
    }

    void projectsHaveFoldersOfTheirOwn()
    {
        const auto one = HistoryFolder::folderOf("/state", "/home/a/gemm lab");
        const auto two = HistoryFolder::folderOf("/state", "/home/b/gemm lab");
        QVERIFY(one != two);
        QCOMPARE(one, HistoryFolder::folderOf("/state", "/home/a/./gemm lab"));
        QCOMPARE(one.parent_path(), std::filesystem::path("/state"));
        QVERIFY(one.filename().string().starts_with("gemm-lab-"));
    }

    /// Whatever the crash left of the last line, what was there before is there, and the next run goes behind it.
    void aTornLineIsLeftOut()
    {
        const HistoryFolder folder(m_path);
        folder.add(run(1));
        const std::string whole = lines();
        const std::string torn = historyLine(storedRunToJson(run(2)));
        for (const std::size_t length : {std::size_t{1}, std::size_t{9}, torn.size() / 2, torn.size() - 1}) {
            write(whole + torn.substr(0, length));
            QCOMPARE(numbersOf(folder.read()), std::vector{1});
            QCOMPARE(folder.read().damaged, std::size_t{0});
            folder.add(run(3));
            QCOMPARE(numbersOf(folder.read()), (std::vector{1, 3}));
        }
    }

    void damagedLinesAreSetAside_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("bit") << QByteArray();
        QTest::newRow("words") << QByteArray("what is this?");
        QTest::newRow("no object") << QByteArray::fromStdString(historyLine(Json::array({1}))).trimmed();
        QTest::newRow("deep") << QByteArray::fromStdString(deepLine()).trimmed();
    }
    void damagedLinesAreSetAside()
    {
        QFETCH(QByteArray, line);
        const HistoryFolder folder(m_path);
        for (const int number : {1, 2, 3})
            folder.add(run(number));
        std::string text = lines();
        const std::size_t second = text.find('\n') + 1;
        if (line.isEmpty())
            text[second + 40] = static_cast<char>(text[second + 40] ^ 1);
        else
            text.insert(second, line.toStdString() + "\n");
        write(text);
        const HistoryContent content = folder.read();
        QCOMPARE(content.damaged, std::size_t{1});
        QCOMPARE(numbersOf(content), line.isEmpty() ? (std::vector{1, 3}) : (std::vector{1, 2, 3}));
        const std::string aside = posix::readTextFile(content.aside, {1u << 20});
        QVERIFY2(text.find(aside) != std::string::npos, "not a byte of it is lost");
        QCOMPARE(folder.read().damaged, std::size_t{0});
        QCOMPARE(numbersOf(folder.read()), numbersOf(content));
    }

    /// Lines that are well, of a run that is not.
    void hostileRunsAreNotRead_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::newRow("id") << QByteArray(R"({"id": "../../x"})");
        QTest::newRow("number") << QByteArray(R"({"number": -1})");
        QTest::newRow("image") << QByteArray(R"({"image": "../../../etc/passwd"})");
        QTest::newRow("plan") << QByteArray(R"({"plan": []})");
        QTest::newRow("samples") << QByteArray(R"({"timing": {"samples": "many"}})");
        QTest::newRow("label") << QByteArray(R"({"label": 7})");
    }
    void hostileRunsAreNotRead()
    {
        QFETCH(QByteArray, change);
        const HistoryFolder folder(m_path);
        folder.add(run(1));
        Json entry = storedRunToJson(run(2));
        entry.update(parseJson(change.toStdString(), "test"));
        write(lines() + historyLine(entry));
        QCOMPARE(numbersOf(folder.read()), std::vector{1});
    }

    /// Several processes at once, each with runs of its own.
    void programsAtOnceLoseNothing()
    {
        constexpr int kPrograms = 4, kRuns = 8;
        std::vector<pid_t> children;
        for (int program = 0; program < kPrograms; ++program) {
            const pid_t child = ::fork();
            if (child == 0) {
                const HistoryFolder folder(m_path);
                for (int i = 1; i <= kRuns; ++i) {
                    StoredRun own = run(i);  // they give the same numbers
                    own.id = idOf(1000 * (program + 1) + i);
                    folder.add(own);
                }
                ::_exit(0);
            }
            children.push_back(child);
        }
        for (const pid_t child : children) {
            int status = -1;
            QCOMPARE(::waitpid(child, &status, 0), child);
            QCOMPARE(status, 0);
        }
        const HistoryContent content = HistoryFolder(m_path).read();
        QCOMPARE(content.runs.size(), std::size_t{kPrograms * kRuns});
        std::vector<int> numbers = numbersOf(content);
        std::ranges::sort(numbers);
        QVERIFY2(std::ranges::adjacent_find(numbers) == numbers.end(), "each has a number of its own");
        QCOMPARE(numbersOf(HistoryFolder(m_path).read()), numbersOf(content));
    }

    /// A write that the system refuses half-way, as a full disk does.
    void aFullDiskLeavesWhatWasThere()
    {
        const HistoryFolder folder(m_path);
        folder.add(run(1));
        const std::string before = lines();
        rlimit old{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &old), 0);
        auto* const handler = std::signal(SIGXFSZ, SIG_IGN);
        rlimit tight = old;
        tight.rlim_cur = before.size() + 100;
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &tight), 0);
        const std::string sentence = refusal([&] { folder.add(run(2)); });
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &old), 0);
        std::signal(SIGXFSZ, handler);
        QVERIFY2(sentence.find("runs.log") != std::string::npos, sentence.c_str());
        QCOMPARE(lines(), before);
        folder.add(run(2));
        QCOMPARE(numbersOf(folder.read()), (std::vector{1, 2}));
    }

    /// The oldest samples go, statistics and baselines stay.
    void olderSamplesMakeRoom()
    {
        constexpr std::uint64_t kLimit = 100'000;
        const HistoryFolder folder(m_path, kLimit);
        folder.add(run(1, 1000));
        folder.setBaseline(idOf(1), true);
        std::size_t made = 0;
        for (int number = 2; number <= 30; ++number)
            made += folder.add(run(number, 1000)).runs;
        const HistoryContent content = folder.read();
        QCOMPARE(content.runs.size(), std::size_t{30});
        QVERIFY(made > 0);
        QVERIFY(lines().size() <= kLimit);
        QCOMPARE(content.runs[0].timing->samples.size(), std::size_t{1000});
        QVERIFY(content.runs[1].timing->samples.empty() && content.runs[1].hasLostSamples);
        QCOMPARE(content.runs[1].timing->statistics->median, 2e-3);
        QCOMPARE(content.runs[29].timing->samples.size(), std::size_t{1000});
    }

    void codeIsKeptByItsHash()
    {
        const HistoryFolder folder(m_path);
        const std::vector<std::byte> code(100, std::byte{7});
        folder.add(run(1), code);
        folder.add(run(2), code);
        const std::vector<StoredRun> runs = folder.read().runs;
        const std::string sha256 = runs[0].image;
        QCOMPARE(runs[1].image, sha256);
        QCOMPARE(folder.image(sha256), std::optional(code));
        QVERIFY(!folder.image("../runs.log"));
        QVERIFY(!folder.image(std::string(64, '0')));
        std::ofstream(m_path / "code" / sha256) << "other";
        QVERIFY2(!folder.image(sha256), "code that is not what it was is not launched");
    }

    void codeOfRemovedRunsGoes()
    {
        const HistoryFolder folder(m_path);
        const std::vector<std::byte> shared(100, std::byte{7}), own(100, std::byte{8});
        folder.add(run(1), shared);
        folder.add(run(2), shared);
        folder.add(run(3), own);
        const std::vector<StoredRun> runs = folder.read().runs;
        const std::filesystem::path foreign = m_path / "code" / std::string(64, 'a');
        std::ofstream(foreign) << "of somebody else";
        folder.remove(idOf(3));
        QVERIFY(!folder.image(runs[2].image) && folder.image(runs[0].image));
        folder.remove(idOf(1));
        QVERIFY2(folder.image(runs[0].image), "another run has it");
        folder.remove(idOf(2));
        QVERIFY(!folder.image(runs[0].image));
        QVERIFY2(std::filesystem::exists(foreign), "no line names it");
    }

    /// Two windows gave one number to two runs.
    void comparisonsNameTheirBaselineById()
    {
        const HistoryFolder folder(m_path);
        const auto add = [&](int id, int number, int baseline, const std::string& baselineId) {
            StoredRun own = run(number);
            own.id = idOf(id);
            if (baseline != 0)
                own.comparison = StoredComparison{.baseline = baseline, .baselineId = baselineId, .baselineLabel = {}, .outcome = {}};
            folder.add(own);
        };
        add(1, 1, 0, {});
        add(2, 2, 1, {});  // of an earlier version: there was one run of that number
        add(3, 1, 0, {});
        add(4, 3, 1, idOf(3));
        add(5, 4, 1, {});  // either may be meant
        const std::vector<StoredRun> runs = folder.read().runs;
        QCOMPARE(runs[1].comparison->baselineId, idOf(1));
        QCOMPARE(runs[1].comparison->baseline, 1);
        QCOMPARE(runs[3].comparison->baselineId, idOf(3));
        QVERIFY(runs[2].number != 1);
        QCOMPARE(runs[3].comparison->baseline, runs[2].number);
        QCOMPARE(runs[4].comparison->baselineId, std::string());
    }

    void entriesOfLaterVersionsStay()
    {
        const HistoryFolder folder(m_path);
        folder.add(run(1));
        write(historyLine({{"entry", "colour"}, {"id", idOf(1)}, {"value", "blue"}}) + lines() + "damaged\n");
        QCOMPARE(folder.read().damaged, std::size_t{1});
        QVERIFY(lines().find("colour") != std::string::npos);
    }

private:
    static std::string deepLine()
    {
        Json deep = Json::object();
        for (int i = 0; i < 100; ++i)
            deep = Json{{"a", deep}};
        return historyLine(deep);
    }
    std::string lines() const { return posix::readTextFile(m_path / "runs.log", {64u << 20}); }
    void write(const std::string& text) const { posix::writeFileAtomically(m_path / "runs.log", text); }

    QTemporaryDir m_root;
    std::filesystem::path m_path;
    int m_folders = 0;
};

KD_TEST(TestHistoryFolder, kd::test::NoApplication)

}  // namespace tst_historyfolder

#include "tst_historyfolder.moc"
