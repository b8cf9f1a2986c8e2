// SPDX-License-Identifier: GPL-3.0-or-later
// Documents and the files around them: headers that change, the project's compile command. The compiler is the test's own.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/fakeclient.h"
#include "tests/ui/bench/testbench.h"
#include "ui/workbench/build/buildcontroller.h"
#include "ui/workbench/build/headersearch.h"
#include "ui/workbench/documents/documentfiles.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/target/targetconnection.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tst_projectbuild {

using namespace kd;
namespace fs = std::filesystem;

namespace {

constexpr int kPatience = 30000;

using Requests = std::vector<CompileRequest>;

std::unique_ptr<FakeClient> clientInto(Requests& requests)
{
    auto client = std::make_unique<FakeClient>(RecordedAnswers());
    client->setInfo({.compiler = {.available = true, .version = "13.0.88", .architectures = {"sm_90"}}});
    client->setCompiler([&requests](const CompileRequest& request) {
        requests.push_back(request);
        return std::optional(CompileOutcome{.state = CompileOutcome::State::Ok,
                                            .architecture = request.architecture,
                                            .cubinSha256 = std::to_string(requests.size())});
    });
    return client;
}

struct Bench {
    Bench()
    {
        builds.setDelay(Milliseconds(0));
        target.describe();
        fs::create_directories(root / "src");
    }
    QString write(const std::string& name, const std::string& text) const
    {
        fs::create_directories((root / name).parent_path());
        std::ofstream(root / name) << text;
        return QString::fromStdString((root / name).string());
    }
    void opens(const std::string& name, bool isTrusted = true)
    {
        const QString path = write(name, {});
        documents.add({.text = "#include \"a.h\"\n__global__ void k() { }\n", .sourcePath = path, .isTrusted = isTrusted});
    }
    /// Waits for `count` compiles, and that no further one comes of what was done before.
    bool compiles(std::size_t count)
    {
        const auto isThere = [&] { return requests.size() >= count && !builds.isCompiling(); };
        return QTest::qWaitFor(isThere, kPatience) && requests.size() == count;
    }
    /// The text of a.h in the newest compile; "-" where it had none.
    std::string header(const std::string& name = "a.h") const
    {
        const auto found = std::ranges::find(requests.back().headers, name, &UserHeader::includeName);
        return found == requests.back().headers.end() ? "-" : found->text;
    }
    bool reads(const std::string& text, const std::string& name = "a.h")
    {
        const auto isThere = [&] { return !requests.empty() && header(name) == text && !builds.isCompiling(); };
        return QTest::qWaitFor(isThere, kPatience);
    }
    bool hasOption(const std::string& option) const
    {
        return std::ranges::find(requests.back().options, option) != requests.back().options.end();
    }
    void writeCommand(const std::string& words) const
    {
        const std::string command = "nvcc -I../include " + words + " -c ../src/k.cu";
        write("build/compile_commands.json",
              "[{\"directory\": \".\", \"file\": \"../src/k.cu\", \"command\": \"" + command + "\"}]");
    }

    QTemporaryDir folder;
    fs::path root = fs::canonical(folder.path().toStdString()) / "project";
    Requests requests;
    const Target own{QStringLiteral("test"), QStringLiteral("/nowhere/kerneldesk-worker"), {}};
    const std::unique_ptr<FakeClient> client = clientInto(requests);
    Documents documents;
    TargetConnection target{*client, documents, own};
    BuildController builds{*client, documents, target};
};

}  // namespace

class TestProjectBuild : public QObject {
    Q_OBJECT
private slots:
    /// The folder of a header that was not found is offered, and added on request; what lies nowhere near is not.
    void aHeaderThatLiesNearIsOffered()
    {
        Bench bench;
        bench.client->setCompiler([&bench](const CompileRequest& request) {
            bench.requests.push_back(request);
            if (std::ranges::find(request.headers, "a.h", &UserHeader::includeName) != request.headers.end())
                return std::optional(CompileOutcome{.state = CompileOutcome::State::Ok, .architecture = request.architecture});
            return std::optional(CompileOutcome{.state = CompileOutcome::State::Rejected,
                                                .architecture = request.architecture,
                                                .diagnostics = {{.message = verbatim("cannot open source file \"a.h\"")}}});
        });
        HeaderSearch search(bench.documents, bench.builds);
        bench.write("Makefile", {});
        bench.opens("src/k.cu");
        QVERIFY(bench.compiles(1));
        QTest::qWait(50);
        QVERIFY(!search.found());
        bench.write("include/a.h", "// found\n");
        bench.opens("src/other.cu");
        QTRY_VERIFY_WITH_TIMEOUT(search.found().has_value(), kPatience);
        QCOMPARE(search.found()->header, QStringLiteral("a.h"));
        const std::string folder = (bench.root / "include").string();  // whole: this session has no folder of its own
        QCOMPARE(search.found()->folder.toStdString(), folder);
        search.addFolder();
        QVERIFY(!search.found());
        QVERIFY(bench.reads("// found\n"));
        QCOMPARE(bench.documents.current().session().compile.includeDirectories, std::vector<std::string>{folder});
        QTRY_VERIFY_WITH_TIMEOUT(bench.builds.build().outcome->ok(), kPatience);
        QVERIFY(!search.found());
    }

    void aChosenNvccNeedsNoNvrtc()
    {
        auto client = std::make_unique<FakeClient>(RecordedAnswers());
        TargetInfo info{.compiler = {.missing = "There is no NVRTC."}};
        info.devices.devices.push_back({.id = {"emulated"}, .name = "Emulated GPU", .computeCapability = {9, 0}});
        info.devices.defaultDevice = "emulated";
        client->setInfo(info);
        client->setCompiler([](const CompileRequest& request) {
            return std::optional(CompileOutcome{.state = CompileOutcome::State::Ok, .architecture = request.architecture});
        });
        Workbench workbench({QStringLiteral("test"), QStringLiteral("/nowhere/kerneldesk-worker"), {}}, std::move(client));
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, kPatience);
        workbench.documents.add({.text = "int main() { }\n", .sourcePath = QStringLiteral("/nowhere/k.cu"), .isTrusted = true});
        QCOMPARE(workbench.jobs.whyNot(), QStringLiteral("There is no NVRTC."));
        CompileSettings settings = workbench.builds.settings();
        settings.compiler = CompilerChoice::Nvcc;
        workbench.builds.setSettings(settings);
        QVERIFY2(!workbench.jobs.whyNot().contains(QStringLiteral("NVRTC")), qPrintable(workbench.jobs.whyNot()));
        settings.compiler = CompilerChoice::Nvrtc;
        workbench.builds.setSettings(settings);
        QCOMPARE(workbench.jobs.whyNot(), QStringLiteral("There is no NVRTC."));
    }

    void aChangedHeaderIsCompiledAgain()
    {
        Bench bench;
        bench.write("src/a.h", "// one\n");
        bench.opens("src/k.cu");
        QVERIFY(bench.reads("// one\n"));
        bench.write("src/a.h", "// another\n");
        QVERIFY(bench.reads("// another\n"));
        QVERIFY(!bench.builds.isStale());
        QVERIFY(bench.builds.isCurrent());
    }

    void manyChangesAreOneCompile()
    {
        Bench bench;
        bench.write("src/a.h", "#include \"b.h\"\n");
        bench.write("src/b.h", "// 0\n");
        bench.opens("src/k.cu");
        QVERIFY(bench.compiles(1));
        for (int i = 1; i <= 50; ++i) {
            bench.write("src/a.h", "#include \"b.h\"\n// " + std::to_string(i) + "\n");
            bench.write("src/b.h", "// " + std::to_string(i) + "\n");
        }
        QVERIFY(bench.reads("#include \"b.h\"\n// 50\n"));
        QVERIFY2(bench.requests.size() == 2, qPrintable(QString::number(bench.requests.size())));
    }

    void aHeaderMayBeReplacedGoAndComeBack()
    {
        Bench bench;
        bench.write("src/a.h", "// one\n");
        bench.opens("src/k.cu");
        QVERIFY(bench.reads("// one\n"));
        for (const char* const text : {"// two\n", "// three\n"}) {
            bench.write("src/new", text);
            fs::rename(bench.root / "src/new", bench.root / "src/a.h");
            QVERIFY(bench.reads(text));
        }
        fs::remove(bench.root / "src/a.h");
        QVERIFY(bench.reads("-"));
        bench.write("src/a.h", "// back\n");
        QVERIFY(bench.reads("// back\n"));
    }

    /// Whoever still reads the file that was replaced keeps the system from telling of the one in its place.
    void aReplacedHeaderIsWatchedWhileItIsRead()
    {
        Bench bench;
        bench.write("src/a.h", "// one\n");
        bench.opens("src/k.cu");
        QVERIFY(bench.reads("// one\n"));
        const std::ifstream reader(bench.root / "src/a.h");
        bench.write("src/new", "// two\n");
        fs::rename(bench.root / "src/new", bench.root / "src/a.h");
        QVERIFY(bench.reads("// two\n"));
        bench.write("src/a.h", "// three\n");
        QVERIFY(bench.reads("// three\n"));
        QVERIFY(bench.compiles(3));
    }

    /// Of so many the system tells of the first; others are looked at.
    void beyondTheSystemsLimitFilesAreLookedAt()
    {
        Bench bench;
        std::string includes;
        const auto name = [](int i) { return "h" + std::to_string(i) + ".h"; };
        for (int i = 0; i < 1100; ++i) {
            bench.write("src/" + name(i), "// one\n");
            includes += "#include \"" + name(i) + "\"\n";
        }
        bench.write("src/a.h", includes);
        bench.opens("src/k.cu");
        QVERIFY(bench.reads("// one\n", name(1099)));
        bench.write("src/" + name(1099), "// another\n");
        QVERIFY(bench.reads("// another\n", name(1099)));
        bench.write("src/" + name(0), "// third\n");
        QVERIFY(bench.reads("// third\n", name(0)));
        QVERIFY(bench.compiles(3));
    }

    /// A header that is edited in another tab counts once it is saved.
    void whatIsSavedInAnotherTabIsCompiled()
    {
        Bench bench;
        QSignalSpy notices(&bench.builds, &BuildController::noticed);
        DocumentFiles files(bench.documents);
        const QString header = bench.write("src/a.h", "// one\n");
        bench.opens("src/k.cu");
        QVERIFY(bench.compiles(1));
        bench.documents.add({.text = "// one\n", .sourcePath = header});
        bench.documents.current().replaceText("// edited\n");
        bench.documents.show(0);
        QTRY_COMPARE_WITH_TIMEOUT(notices.size(), 1, kPatience);
        QCOMPARE(notices[0][0].toString(),
                 QStringLiteral("a.h is edited and not saved: k.cu is compiled with the text that is on the disk."));
        bench.documents.current().replaceText("#include \"a.h\"\n__global__ void other() { }\n");
        QVERIFY(bench.compiles(2));
        QCOMPARE(bench.header(), std::string("// one\n"));
        QVERIFY2(notices.size() == 1, "it is told once");
        bench.documents.show(1);
        files.save(header, DocumentFiles::Existing::Any);
        bench.documents.show(0);
        QVERIFY(bench.reads("// edited\n"));
        QTRY_VERIFY_WITH_TIMEOUT(!bench.documents.at(1).isModified(), kPatience);
        bench.documents.at(1).replaceText("// edited again\n");
        bench.documents.show(1);
        bench.documents.show(0);
        QTRY_COMPARE_WITH_TIMEOUT(notices.size(), 2, kPatience);
    }

    void aMissingHeaderIsSeenWhenItComes_data()
    {
        QTest::addColumn<QString>("place");
        QTest::newRow("beside the source") << "src/a.h";
        QTest::newRow("in a folder of the project") << "include/a.h";
        QTest::newRow("in a folder that comes with it") << "../later/include/a.h";
    }
    void aMissingHeaderIsSeenWhenItComes()
    {
        QFETCH(QString, place);
        Bench bench;
        fs::create_directories(bench.root / "include");
        bench.writeCommand("-DA -I../../later/include");
        bench.opens("src/k.cu");
        QVERIFY(bench.compiles(1));
        QCOMPARE(bench.header(), std::string("-"));
        bench.write(place.toStdString(), "// new\n");
        QVERIFY(bench.reads("// new\n"));
    }

    void documentsShareHeaders()
    {
        Bench bench;
        bench.write("src/a.h", "// one\n");
        bench.opens("src/k.cu");
        QVERIFY(bench.compiles(1));
        bench.opens("src/l.cu");
        QVERIFY(bench.compiles(2));
        bench.write("src/a.h", "// another\n");
        const auto all = [&] {
            return std::ranges::count_if(bench.requests, [](const CompileRequest& request) {
                return std::ranges::any_of(request.headers, [](const UserHeader& each) { return each.text == "// another\n"; });
            });
        };
        QTRY_COMPARE_WITH_TIMEOUT(all(), 2, kPatience);
    }

    void withoutLiveCompileTheBuildIsStale()
    {
        Bench bench;
        bench.write("src/a.h", "// one\n");
        bench.opens("src/k.cu");
        QVERIFY(bench.compiles(1));
        bench.builds.setLive(false);
        QVERIFY(!bench.builds.isStale());
        bench.write("src/a.h", "// another\n");
        QTRY_VERIFY_WITH_TIMEOUT(bench.builds.isStale(), kPatience);
        QCOMPARE(bench.requests.size(), 1U);
        bench.builds.compile();
        QVERIFY(bench.reads("// another\n"));
        QVERIFY(!bench.builds.isStale());
    }

    void whatIsKeptOfAProgramHasTheProjectsSettings()
    {
        Bench bench;
        bench.writeCommand("-DTILE=16 -use_fast_math -arch=sm_75 -include config.h");
        bench.write("include/a.h", {});
        bench.write("include/config.h", {});
        bench.opens("src/k.cu");
        Program program = programOf(bench.documents.current());
        const CompileRequest before = program.request("sm_90");
        QVERIFY(program.session.compile.defines.empty());
        program.adoptProject(program.recentProject());
        QCOMPARE(program.session.compile.defines, std::vector<std::string>{"TILE=16"});
        QVERIFY(program.session.compile.architectures.empty());
        const CompileRequest after = program.request("sm_90");
        QCOMPARE(after.options, before.options);
        QCOMPARE(after.source, before.source);
        QVERIFY2(after.source.starts_with("#include \""), after.source.c_str());
        QVERIFY2(after.source.find("#line 1 ") != std::string::npos, after.source.c_str());
        QCOMPARE(after.headers.size(), 2U);
        bench.documents.current().setTrusted(false);
        QVERIFY2(!programOf(bench.documents.current()).recentProject(), "a project that is not trusted says nothing");
    }

    void theFirstCompileCommandsAreSeenWhenTheyCome()
    {
        Bench bench;
        QSignalSpy notices(&bench.builds, &BuildController::noticed);
        bench.write("CMakeLists.txt", {});
        bench.opens("src/k.cu");
        QVERIFY(bench.compiles(1));
        QVERIFY(!bench.hasOption("--define-macro=TILE=16"));
        QCOMPARE(notices.size(), 0);
        bench.writeCommand("-DTILE=16");
        QTRY_VERIFY_WITH_TIMEOUT(bench.hasOption("--define-macro=TILE=16"), kPatience);
        QCOMPARE(notices.size(), 1);
        QVERIFY(notices[0][0].toString().startsWith(QStringLiteral("k.cu is compiled with its command of ")));
    }

    void changedCompileCommandsAreToldOnce()
    {
        Bench bench;
        bench.write("CMakeLists.txt", {});
        bench.write("include/a.h", {});
        bench.writeCommand("-DTILE=16");
        bench.opens("src/k.cu");
        QVERIFY(bench.compiles(1));
        bench.opens("src/l.cu");
        QVERIFY(bench.compiles(2));
        QSignalSpy notices(&bench.builds, &BuildController::noticed);
        bench.writeCommand("-DTILE=3232");
        const auto all = [&] {
            return std::ranges::count_if(bench.requests, [](const CompileRequest& each) {
                return std::ranges::find(each.options, "--define-macro=TILE=3232") != each.options.end();
            });
        };
        QTRY_COMPARE_WITH_TIMEOUT(all(), 2, kPatience);
        QVERIFY(bench.compiles(4));
        QCOMPARE(notices.size(), 1);
        const QString database = QString::fromStdString((bench.root / "build/compile_commands.json").string());
        QCOMPARE(notices[0][0].toString(), database + QStringLiteral(" changed: its compile commands were read again."));
    }

    void theCompilerThatIsChosenIsToldWhileItCompiles()
    {
        Bench bench;
        QSignalSpy progressed(&bench.builds, &BuildController::progressed);
        bench.client->hold(FakeClient::Call::Compile);
        bench.opens("src/k.cu");
        QTRY_COMPARE_WITH_TIMEOUT(bench.client->held(FakeClient::Call::Compile), 1, kPatience);
        QCOMPARE(bench.builds.progress().compiler, CompilerChoice::Auto);
        const QString tag = QStringLiteral("build-%1").arg(bench.documents.current().number());
        const qsizetype before = progressed.size();
        emit bench.client->compilerChosen(QStringLiteral("another"), CompilerChoice::Nvcc);
        QCOMPARE(bench.builds.progress().compiler, CompilerChoice::Auto);
        QCOMPARE(progressed.size(), before);
        emit bench.client->compilerChosen(tag, CompilerChoice::Nvcc);
        QCOMPARE(progressed.size(), before + 1);
        QCOMPARE(bench.builds.progress().compiler, CompilerChoice::Nvcc);
        bench.client->release(FakeClient::Call::Compile);
        QVERIFY(bench.compiles(1));
        emit bench.client->compilerChosen(tag, CompilerChoice::Nvcc);
        QCOMPARE(bench.builds.progress().compiler, CompilerChoice::Auto);
    }

    void theProjectsCommandCountsOnceItIsTrusted()
    {
        Bench bench;
        QSignalSpy notices(&bench.builds, &BuildController::noticed);
        bench.writeCommand("-DTILE=16 -ccbin=g++");
        bench.write("include/a.h", "// of the project\n");
        bench.opens("src/k.cu", false);
        bench.builds.compile();
        QVERIFY(bench.reads("-"));
        QVERIFY(!bench.hasOption("--define-macro=TILE=16"));
        QCOMPARE(notices.size(), 0);
        bench.documents.current().setTrusted(true);
        QVERIFY(bench.reads("// of the project\n"));
        QVERIFY(bench.hasOption("--define-macro=TILE=16"));
        QCOMPARE(notices.size(), 1);
        const QString notice = notices.first().first().toString();
        QVERIFY2(notice.startsWith(QStringLiteral("k.cu is compiled with its command of ")), qPrintable(notice));
        QVERIFY2(notice.contains(QStringLiteral("-ccbin=g++")), qPrintable(notice));
        bench.documents.current().replaceText("#include \"a.h\"\n__global__ void other() { }\n");
        QTRY_COMPARE_WITH_TIMEOUT(bench.builds.isCurrent(), true, kPatience);
        QVERIFY2(notices.size() == 1, "it is told once");
        bench.writeCommand("-DTILE=3232 -ccbin=g++");
        QTRY_VERIFY_WITH_TIMEOUT(bench.hasOption("--define-macro=TILE=3232"), kPatience);
    }
};

KD_TEST(TestProjectBuild, QCoreApplication)

}  // namespace tst_projectbuild

#include "tst_projectbuild.moc"
