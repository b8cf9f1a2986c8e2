// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/session/document/session.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <random>

namespace tst_session {

using namespace kd;

namespace {

Session sampleSession()
{
    Session session;
    session.title = "Saxpy";
    session.sources = {{.path = "src/saxpy.cu", .text = {}}, {.path = "extra.cuh", .text = "#define A \"ä\"\n"}};
    session.compile.architectures = {"sm_90"};
    session.compile.defines = {"TILE=16"};
    session.compile.standard = "c++17";
    session.launch.kernel = "saxpy";
    session.launch.grid = "ceil_div(n,256)";
    session.launch.block = "256";
    session.launch.arguments = {{"n", "1<<20"}, {"x", "random(seed=1)[n]"}};
    session.launch.references = {{"y", "expr:a*x[i]"}};
    session.presets = {
        {.name = "16 Mi floats", .launch = session.launch, .unknown = {{"colour", "red"}}},
        {.name = "small",
         .launch = {.grid = "1", .cluster = "2", .carveoutPercent = 50, .isCooperative = true, .stream = LaunchStream::Default}}};
    session.preset = "small";
    session.timing.samples = 50;
    session.timing.cold = true;
    session.timing.bytes = "3*4*n";
    session.device = "cuda:0";
    session.target = "cluster";
    session.view = {{"dock", {1, 2, 3}}};
    session.unknown = {{"plugin", {{"x", 1}}}};
    return session;
}

Json sampleJson()
{
    return sessionToJson(sampleSession());
}

QString errorOf(const Json& json)
{
    try {
        sessionFromJson(json, "/tmp", "a.kdesk");
    } catch (const RuntimeError& error) {
        return QString::fromStdString(error.what());
    }
    return "no error";
}

struct Folder {
    QTemporaryDir directory;
    std::filesystem::path path() const { return directory.path().toStdString(); }
    std::filesystem::path write(const char* name, std::string_view text) const
    {
        std::filesystem::create_directories((path() / name).parent_path());
        posix::writeFileAtomically(path() / name, text);
        return path() / name;
    }
};

}  // namespace

class SessionTest : public QObject {
    Q_OBJECT
private slots:
    void survivesTheFile();
    void keepsUnknownKeys();
    void smallestSession();
    void timingsWithoutIntervalHaveTheirSamples_data();
    void timingsWithoutIntervalHaveTheirSamples();
    void refuses_data();
    void refuses();
    void refusesTruncatedFiles();
    void survivesGarbage();
    void readsTheProgram();
    void sourcesStayInTheFolder();
    void aFailedSaveLeavesTheFile();
};

void SessionTest::survivesTheFile()
{
    const Folder folder;
    const std::filesystem::path file = folder.path() / "a.kdesk";
    saveSession(sampleSession(), file);
    const Session read = loadSession(file);
    QCOMPARE(sessionToJson(read), sampleJson());
    QCOMPARE(read.folder, folder.path());
    QCOMPARE(read.sources[1].text, std::optional<std::string>("#define A \"ä\"\n"));
    QVERIFY(!read.sources[0].text.has_value());
    QCOMPARE(read.launch.arguments[1].value, std::string("random(seed=1)[n]"));
    QCOMPARE(read.compile.defines, std::vector<std::string>{"TILE=16"});
    QVERIFY(read.timing.cold);
    const LaunchPreset* const preset = findPreset(read, read.preset);
    QVERIFY(preset != nullptr && findPreset(read, "none") == nullptr);
    QCOMPARE(preset->launch.cluster, std::string("2"));
    QCOMPARE(preset->launch.carveoutPercent, std::optional(50));
    QVERIFY(!read.launch.carveoutPercent);
    QVERIFY(preset->launch.isCooperative && preset->launch.stream == LaunchStream::Default);
    QCOMPARE(read.presets[0].unknown, Json({{"colour", "red"}}));
}

void SessionTest::keepsUnknownKeys()
{
    Json json = sampleJson();
    json["future"] = {{"deep", {1, 2, {{"a", nullptr}}}}};
    const Session session = sessionFromJson(json, {}, "a.kdesk");
    QCOMPARE(session.unknown.size(), std::size_t{2});
    QCOMPARE(sessionToJson(session), json);
    Session clash = sampleSession();
    clash.unknown["version"] = 99;
    QCOMPARE(sessionToJson(clash)["version"], Json(1));
}

void SessionTest::smallestSession()
{
    const Json json = Json::parse(R"({"format":"kerneldesk-session","version":1,"sources":[{"path":"a.cu"}]})");
    const Session session = sessionFromJson(json, {}, "a.kdesk");
    QCOMPARE(session.timing.samples, TimingSettings{}.samples);
    QCOMPARE(session.timing.interval, TimingSettings{}.interval);
    QCOMPARE(session.launch.sharedBytes, std::string("0"));
    QCOMPARE(programPath(session), std::filesystem::path("a.cu"));
}

void SessionTest::timingsWithoutIntervalHaveTheirSamples_data()
{
    QTest::addColumn<QByteArray>("timing");
    QTest::addColumn<int>("samples");
    QTest::addColumn<double>("interval");
    QTest::newRow("before there were intervals") << QByteArray(R"({"samples":7})") << 7 << 0.0;
    QTest::newRow("without samples") << QByteArray(R"({"cold":true})") << 100 << 0.0;
    QTest::newRow("exactly") << QByteArray(R"({"samples":7,"interval":0})") << 7 << 0.0;
    QTest::newRow("until an interval") << QByteArray(R"({"interval":0.01})") << TimingSettings{}.samples << 0.01;
}

void SessionTest::timingsWithoutIntervalHaveTheirSamples()
{
    QFETCH(QByteArray, timing);
    Json json = sampleJson();
    json["timing"] = Json::parse(timing.constData());
    const Session session = sessionFromJson(json, {}, "a.kdesk");
    QTEST(session.timing.samples, "samples");
    QTEST(session.timing.interval, "interval");
}

void SessionTest::refuses_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, const char* pointer, const char* value, const char* word) {
        QTest::newRow(name) << QString(pointer) << QString(value) << QString(word);
    };
    row("not an object", "", "[]", "not a KernelDesk session");
    row("format", "/format", "\"other\"", "not a KernelDesk session");
    row("format type", "/format", "7", "not a KernelDesk session");
    row("newer", "/version", "2", "session version 2, but this program reads version 1: open it with a newer KernelDesk");
    row("far newer", "/version", "18446744073709551615", "open it with a newer");
    row("version text", "/version", "\"1\"", "\"version\"");
    row("version 0", "/version", "0", "\"version\"");
    row("no sources", "/sources", "[]", "'sources' is wrong");
    row("sources object", "/sources", "{}", "'sources' is wrong: it must be a list");
    row("source text", "/sources/0", "\"a.cu\"", "sources: it must be a JSON object");
    row("absolute", "/sources/0/path", "\"/etc/passwd\"", "leaves the session's folder");
    row("climbing", "/sources/0/path", "\"../a.cu\"", "leaves the session's folder");
    row("climbing inside", "/sources/0/path", "\"a/../../b.cu\"", "leaves the session's folder");
    row("no name", "/sources/0/path", "\"\"", "it must name a file");
    row("folder", "/sources/0/path", "\"a/\"", "it must name a file");
    row("zero byte", "/sources/0/path", "\"a\\u0000b\"", "it must name a file");
    row("embedded number", "/sources/1/text", "7", "'text' is wrong: it must be text");
    row("launch", "/launch", "[]", "launch: it must be a JSON object");
    row("launch grid", "/launch/grid", "[1]", "'grid' is wrong");
    row("launch stream", "/launch/stream", "\"mine\"", "'stream' is wrong");
    row("presets", "/presets", "{}", "'presets' is wrong: it must be a list");
    row("preset", "/presets/0", "7", "presets: it must be a JSON object");
    row("preset without a name", "/presets/0/name", "\"\"", "'name' is wrong: a preset needs one");
    row("preset with a long name", "/presets/0/name", ('"' + QByteArray(2000, 'x') + '"').constData(), "'name' is wrong");
    row("presets of one name", "/presets/0/name", "\"small\"", "two are called 'small'");
    row("preset's launch", "/presets/0/launch/grid", "[1]", "'grid' is wrong");
    row("chosen preset", "/preset", "1", "'preset' is wrong");
    row("compile", "/compile/defines", "7", "compile: 'defines' is wrong");
    row("samples", "/timing/samples", "0", "'samples' is wrong: 0 is not from 1");
    row("warmup", "/timing/warmup", "-1", "'warmup' is wrong");
    row("seconds", "/timing/maxSeconds", "\"inf\"", "'maxSeconds' is wrong");
    row("device", "/device", "0", "'device' is wrong");
    row("target", "/target", "[\"sh\",\"-c\"]", "'target' is wrong");
    row("view", "/view", "[]", "'view' is wrong");
    row("title", "/title", "{}", "'title' is wrong");
}

void SessionTest::refuses()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, word);
    Json json = sampleJson();
    QCOMPARE(errorOf(json), QString("no error"));
    json[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
    const QString error = errorOf(json);
    QVERIFY2(error.startsWith("a.kdesk: ") && error.contains(word), qPrintable(error));
}

void SessionTest::refusesTruncatedFiles()
{
    const Folder folder;
    const std::string text = dumpJson(sampleJson());
    for (std::size_t length = 0; length < text.size(); length += 7) {
        const auto file = folder.write("a.kdesk", text.substr(0, length));
        QVERIFY_EXCEPTION_THROWN(loadSession(file), RuntimeError);
    }
    QVERIFY_EXCEPTION_THROWN(loadSession(folder.path() / "none.kdesk"), RuntimeError);
    QVERIFY_EXCEPTION_THROWN(loadSession(folder.path()), RuntimeError);
    const auto deep = folder.write("deep.kdesk", std::string(100000, '['));
    QVERIFY_EXCEPTION_THROWN(loadSession(deep), RuntimeError);
}

void SessionTest::survivesGarbage()
{
    const std::string text = dumpJson(sampleJson());
    std::mt19937 random(11);
    int read = 0;
    for (int round = 0; round < 5000; ++round) {
        std::string damaged = text;
        for (auto edits = 1 + random() % 3; edits > 0; --edits) {
            const std::size_t at = random() % damaged.size();
            if (random() % 2 == 0)
                damaged[at] = static_cast<char>(random() & 0xff);
            else
                damaged.replace(at, random() % 8, std::string_view("0-1{}[]\",:null").substr(random() % 10, 1 + random() % 4));
        }
        try {
            sessionToJson(sessionFromJson(parseJson(damaged, "a.kdesk"), {}, "a.kdesk"));
            ++read;
        } catch (const RuntimeError& error) {
            QVERIFY(error.info().subject.name == "a.kdesk");
        }
    }
    QVERIFY(read > 0 && read < 5000);
}

void SessionTest::readsTheProgram()
{
    const Folder folder;
    const auto file = folder.write("a.kdesk", dumpJson(sampleJson()));
    Session session = loadSession(file);
    QVERIFY_EXCEPTION_THROWN(programText(session), RuntimeError);
    folder.write("src/saxpy.cu", "__global__ void saxpy() {}\n");
    QCOMPARE(programText(session), std::string("__global__ void saxpy() {}\n"));
    QCOMPARE(programPath(session), folder.path() / "src/saxpy.cu");
    session.sources[0].text = "embedded";
    QCOMPARE(programText(session), std::string("embedded"));
    QVERIFY_EXCEPTION_THROWN(programText(Session{}), RuntimeError);
}

void SessionTest::sourcesStayInTheFolder()
{
    const Folder folder;
    const Folder outside;
    const auto secret = outside.write("secret.cu", "secret");
    folder.write("inside.cu", "inside");
    std::filesystem::create_symlink(secret, folder.path() / "link.cu");
    std::filesystem::create_symlink("inside.cu", folder.path() / "fine.cu");
    std::filesystem::create_directory_symlink(outside.path(), folder.path() / "sub");
    Session session;
    session.folder = folder.path();
    session.sources = {{.path = "link.cu", .text = {}}};
    QVERIFY_EXCEPTION_THROWN(programText(session), RuntimeError);
    session.sources[0].path = "sub/secret.cu";
    QVERIFY_EXCEPTION_THROWN(programText(session), RuntimeError);
    session.sources[0].path = "fine.cu";
    QCOMPARE(programText(session), std::string("inside"));
}

void SessionTest::aFailedSaveLeavesTheFile()
{
    const Folder folder;
    QVERIFY_EXCEPTION_THROWN(saveSession(sampleSession(), folder.path() / "none" / "a.kdesk"), RuntimeError);
    const auto file = folder.write("a.kdesk", "before");
    saveSession(sampleSession(), file);
    QCOMPARE(loadSession(file).title, std::string("Saxpy"));
    QCOMPARE(std::distance(std::filesystem::directory_iterator(folder.path()), std::filesystem::directory_iterator()),
             std::ptrdiff_t{1});
}

KD_TEST(SessionTest, kd::test::NoApplication)

}  // namespace tst_session

#include "tst_session.moc"
