// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled headers that outlive their process, with the real compile processes. Skips where there is no NVRTC.
#include "core/base/crc32.h"
#include "core/base/posix/descriptor.h"
#include "core/base/posix/file.h"
#include "core/base/posix/process.h"
#include "core/compile/compiler.h"
#include "core/compile/options/options.h"
#include "core/compile/nvrtc/precompiledheaders.h"
#include "core/worker/compilepool.h"
#include "tests/program/testprogram.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <optional>

namespace tst_storedheaders {

using namespace kd;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

const std::string kHeader = "#include <cuda_fp16.h>\n";
const std::string kBody =
    "extern \"C\" __global__ void k(int n, __half* y)\n{\n    if (threadIdx.x < n)\n        y[threadIdx.x] *= __half(EDIT);\n}\n";

std::string edited(int number)
{
    std::string body = kBody;
    return kHeader + body.replace(body.find("EDIT"), 4, std::to_string(number));
}

CompileRequest requestOf(const std::string& source, const std::vector<std::string>& options = {})
{
    return {
        .source = source, .programName = "k.cu", .architecture = "sm_90", .options = options, .useCache = false, .deadline = 60s};
}

/// Compile processes as a worker has them, with a store: what a session is to it.
class Session {
public:
    explicit Session(const fs::path& folder, int processes = 2)
        : m_pool({.child = {.program = KD_WORKER,
                            .arguments = {"--compile-process"},
                            .environment = posix::currentEnvironment()},
                  .scratchBase = folder / "scratch",
                  .headers = {.folder = folder / "cache/headers", .freeDisk = {}},
                  .processes = processes},
                 nullptr)
    {
    }

    /// The last answer, as it came; fails the test when there is none.
    TaskResult ask(const CompileRequest& request, const char* type = "compile")
    {
        std::optional<TaskResult> end;
        m_pool.submit({.type = type,
                       .body = request,
                       .deadline = request.deadline,
                       .headersKey = precompiledKey(request, type),
                       .done = [&end](const TaskResult& got) { end = got; }});
        if (!QTest::qWaitFor([&end] { return end.has_value(); }, 60'000))
            throw std::runtime_error("no answer");
        return *end;
    }

    CompilePool& pool() { return m_pool; }

private:
    CompilePool m_pool;
};

std::string storedWord(const TaskResult& end)
{
    return valueOr<std::string>(valueOr(end.body, "headers", Json()), "stored", "no answer");
}

void write(const fs::path& path, const std::string& text)
{
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

}  // namespace

class TestStoredHeaders : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        posix::ignoreBrokenPipes();
#ifdef KD_SANITIZED
        QSKIP("a sanitizer sees to mappings");
#endif
        if (!compilerInfo().available)
            QSKIP(compilerInfo().missing.english().c_str());
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        fs::create_directory(path() / "scratch");
    }

    // Fault 29: a session leaves nothing but the store.
    void cleanup() { QTRY_VERIFY(!fs::exists(path() / "scratch") || fs::is_empty(path() / "scratch")); }

    void aNewSessionTakesWhatTheLastLeft_data()
    {
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("halves") << QByteArray("#include <cuda_fp16.h>\n") << QStringList{};
        QTest::newRow("lines, C++20") << QByteArray("#include <cuda_fp16.h>\n")
                                      << QStringList{"--generate-line-info", "--std=c++20"};
        QTest::newRow("cooperative groups") << QByteArray("#include <cooperative_groups.h>\n#include <cuda_fp16.h>\n")
                                            << QStringList{};
    }
    void aNewSessionTakesWhatTheLastLeft()
    {
        QFETCH(QByteArray, headers);
        QFETCH(QStringList, options);
        std::vector<std::string> words;
        for (const QString& option : options)
            words.push_back(option.toStdString());
        const auto request = [&](int number) {
            return requestOf(headers.toStdString() + edited(number).substr(kHeader.size()), words);
        };
        for (const char* type : {"compile", "signatures"})
            leave(request(1), type);
        Session session(path());
        for (int number = 2; number <= 4; ++number) {
            const TaskResult end = session.ask(request(number));
            QCOMPARE(storedWord(end), std::string(number == 2 ? "taken" : ""));
            compare(end, request(number));
        }
        const TaskResult end = session.ask(request(2), "signatures");
        QCOMPARE(storedWord(end), std::string("taken"));
        QCOMPARE(Json(end.body.get<SignatureOutcome>()).dump(), Json(compileSignatures(request(2))).dump());
    }

    void errorsAreTheSame()
    {
        leave(requestOf(edited(1)));
        Session session(path());
        const CompileRequest request = requestOf(kHeader + "__global__ void k(__half* y) { *y = undefined_name; int unused; }\n");
        const TaskResult end = session.ask(request);
        QCOMPARE(storedWord(end), std::string("taken"));
        compare(end, request);
    }

    void userHeadersAreNeverStale()
    {
        const std::string source = kHeader + "#include \"a.h\"\n__global__ void k(int* y) { *y = value; }\n";
        const auto now = [&] { return makeCompileRequest(source, path() / "project/k.cu", {}, "sm_90"); };
        write(path() / "project/a.h", "constexpr int value = 4000;\n");
        leave(now());
        for (int round = 1; round <= 3; ++round) {
            write(path() / "project/a.h", "constexpr int value = " + std::to_string(4000 + round) + ";\n");
            Session session(path());
            const TaskResult end = session.ask(now());
            QCOMPARE(storedWord(end), std::string("taken"));
            QVERIFY(outcomeFromWire(end.body).ptx.find(std::to_string(4000 + round)) != std::string::npos);
        }
    }

    void othersAreOthers_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("options") << QString::fromStdString(edited(2)) << QStringList{"--std=c++20"};
        QTest::newRow("macro") << QString::fromStdString(edited(2)) << QStringList{"--define-macro=CUDA_NO_HALF"};
        QTest::newRow("directives") << QString::fromStdString("#define A 1\n" + edited(2)) << QStringList{};
    }
    void othersAreOthers()
    {
        QFETCH(QString, source);
        QFETCH(QStringList, options);
        leave(requestOf(edited(1)));
        CompileRequest request = requestOf(source.toStdString());
        for (const QString& option : options)
            request.options.push_back(option.toStdString());
        Session session(path());
        const TaskResult end = session.ask(request);
        QCOMPARE(storedWord(end), std::string());
        compare(end, request);
    }

    // Fault 19. What is not whole or not of now is found before NVRTC reads it, removed, and made anew.
    void damagedOnesAreNotUsed_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : {"flipped byte", "cut to 1 MB", "emptied", "gone", "label of other bytes", "label cut",
                                "other toolkit", "other compiler", "other address", "other options"})
            QTest::newRow(way) << way;
    }
    void damagedOnesAreNotUsed()
    {
        QFETCH(QString, way);
        leave(requestOf(edited(1)));
        damage(way);
        {
            Session session(path());
            const TaskResult end = session.ask(requestOf(edited(2)));
            QCOMPARE(storedWord(end), std::string("unfit"));
            compare(end, requestOf(edited(2)));
            QTRY_VERIFY_WITH_TIMEOUT(isWhole(), 60000);
        }
        Session session(path());
        QCOMPARE(storedWord(session.ask(requestOf(edited(3)))), std::string("taken"));
    }

    // All that can be checked is right, and NVRTC crashes on it all the same, or will have none of it.
    void whatNvrtcFailsOnIsRemoved_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : {"noise", "cut to 1 MB", "one page", "zeros"})
            QTest::newRow(way) << way;
    }
    void whatNvrtcFailsOnIsRemoved()
    {
        QFETCH(QString, way);
        leave(requestOf(edited(1)));
        std::string content = bytesOf(entry().file());
        if (way == "cut to 1 MB")
            content.resize(1 << 20);
        if (way == "one page")
            std::fill_n(content.begin() + static_cast<std::ptrdiff_t>(content.size() / 2), 4096, '\x5a');
        if (way == "noise" || way == "zeros")
            for (std::size_t i = content.size() / 16; i < content.size(); ++i)
                content[i] = way == "noise" ? static_cast<char>(content[i] ^ (i * 2654435761u >> 24)) : '\0';
        write(entry().file(), content);
        relabel([&](PchLabel& label) {
            label.size = content.size();
            label.checksum = Crc32().add(std::as_bytes(std::span(content))).finish();
        });
        Session session(path());
        const TaskResult end = session.ask(requestOf(edited(2)));
        QCOMPARE(end.kind, TaskResult::Kind::Answered);
        compare(end, requestOf(edited(2)));
        if (storedWord(end) == "taken")
            return;  // a page that these headers do not need
        QTRY_VERIFY(!entry().exists());
        for (int number = 3; number <= 5; ++number) {
            const TaskResult later = session.ask(requestOf(edited(number)));
            QCOMPARE(storedWord(later), std::string());
            compare(later, requestOf(edited(number)));
        }
        QVERIFY(!entry().exists());
    }

    // A process that is killed says nothing against the headers that it used.
    void killedProcessesDoNotCount()
    {
        leave(requestOf(edited(1)));
        Session session(path());
        QCOMPARE(storedWord(session.ask(requestOf(edited(2)))), std::string("taken"));
        std::optional<TaskResult> end;
        const CompileRequest request = requestOf(edited(3));
        session.pool().submit({.type = "compile",
                               .body = request,
                               .headersKey = precompiledKey(request, "compile"),
                               .done = [&end](const TaskResult& got) { end = got; }});
        for (const ChildProcess* child : session.pool().findChildren<ChildProcess*>())
            ::kill(child->id(), SIGKILL);
        QTRY_VERIFY(end.has_value());
        compare(*end, request);
        QCOMPARE(storedWord(*end), std::string("taken"));  // by the process that was asked after it
        QVERIFY(isWhole());
        Session another(path());
        QCOMPARE(storedWord(another.ask(requestOf(edited(4)))), std::string("taken"));
    }

    // Fault 29, in small: processes that die while headers are made, stored and used leave nothing; 200 cycles are measured in
    // tests/bench/worker (headerrestarts).
    void restartsLeaveNothing()
    {
        // But for those that Qt's threads have while they last.
        const auto descriptors = [] {
            return std::ranges::count_if(fs::directory_iterator("/proc/self/fd"), [](const auto& each) {
                std::error_code ignored;
                return !fs::read_symlink(each, ignored).string().starts_with("anon_inode:");
            });
        };
        const auto childrenIn = [](Session& session) { return session.pool().findChildren<ChildProcess*>(); };
        Session session(path());
        session.ask(requestOf(edited(1)));
        QTRY_VERIFY(entry().exists());
        session.ask(requestOf(edited(2)), "signatures");
        QTRY_VERIFY_WITH_TIMEOUT(entry("signatures").exists(), 30'000);
        const auto before = descriptors();
        for (int cycle = 0; cycle < 12; ++cycle) {
            const CompileRequest request = requestOf("#define KIND " + std::to_string(cycle / 4) + "\n" + edited(cycle));
            std::optional<TaskResult> end;
            session.pool().submit({.type = "compile",
                                   .body = request,
                                   .headersKey = precompiledKey(request, "compile"),
                                   .done = [&end](const TaskResult& got) { end = got; }});
            QTest::qWait(static_cast<int>(QRandomGenerator::global()->bounded(500)));
            const int signal = cycle % 3 == 0 ? SIGSEGV : SIGKILL;
            for (const ChildProcess* child : childrenIn(session))
                ::kill(child->id(), signal);
            QTRY_VERIFY(end.has_value());
            // One that died at rest may be asked before its end is known.
            QTRY_COMPARE(session.ask(request).kind, TaskResult::Kind::Answered);
        }
        QTRY_VERIFY2(descriptors() <= before, qPrintable(QString::number(descriptors())));
        QTRY_COMPARE(std::distance(fs::directory_iterator(fs::directory_iterator(path() / "scratch")->path()), {}),
                     childrenIn(session).size());
        for (const auto& each : fs::directory_iterator(path() / "cache/headers"))
            QVERIFY(!each.path().filename().string().starts_with('.'));
    }

    // Fault 30.
    void twoSessionsShareIt()
    {
        {
            Session first(path());
            Session second(path());
            for (int number = 1; number <= 4; ++number)
                for (Session* session : {&first, &second})
                    compare(session->ask(requestOf(edited(number))), requestOf(edited(number)));
            QTRY_VERIFY(isWhole());
        }
        QCOMPARE(files(), 2);
        Session third(path());
        QCOMPARE(storedWord(third.ask(requestOf(edited(5)))), std::string("taken"));
    }

    void whatGoesAwayWhileItIsUsedIsDoneWithout()
    {
        leave(requestOf(edited(1)));
        Session session(path());
        QCOMPARE(storedWord(session.ask(requestOf(edited(2)))), std::string("taken"));
        fs::remove_all(path() / "cache");
        for (int number = 3; number <= 5; ++number)
            compare(session.ask(requestOf(edited(number))), requestOf(edited(number)));
    }

    void withoutAStoreNothingIsKept()
    {
        write(path() / "cache/headers", "a file where the folder should be");
        Session session(path());
        for (int number = 1; number <= 3; ++number) {
            const TaskResult end = session.ask(requestOf(edited(number)));
            QCOMPARE(storedWord(end), std::string());
            compare(end, requestOf(edited(number)));
        }
    }

private:
    fs::path path() const { return m_folder->path().toStdString(); }
    PchStoreEntry entry(const char* type = "compile") const
    {
        return {path() / "cache/headers", precompiledKey(requestOf(edited(0)), type)};
    }

    static std::string bytesOf(const fs::path& file) { return posix::readTextFile(file, kMaxHeaderBytes); }

    bool isWhole() const
    {
        const std::optional<PchLabel> label = entry().label();
        return label && entry().check(*label).file.has_value();
    }

    /// Files in the store but for its lock.
    int files() const
    {
        int count = 0;
        for (const auto& each : fs::directory_iterator(path() / "cache/headers"))
            count += each.path().filename() == "lock" ? 0 : 1;
        return count;
    }

    /// A session that compiles `request` and ends once its headers are in the store.
    void leave(const CompileRequest& request, const char* type = "compile") const
    {
        Session session(path());
        session.ask(request, type);
        const PchStoreEntry stored(path() / "cache/headers", precompiledKey(request, type));
        QTRY_VERIFY_WITH_TIMEOUT(stored.label() && stored.check(*stored.label()).file, 30'000);
    }

    template <typename Change> void relabel(Change change) const
    {
        PchLabel label = *entry().label();
        change(label);
        write(entry().labelFile(), encodeLabel(label));
    }

    void damage(const QString& way) const
    {
        const fs::path file = entry().file();
        std::string content = bytesOf(file);
        if (way == "flipped byte")
            content[content.size() / 3] = static_cast<char>(content[content.size() / 3] ^ 1);
        if (way == "cut to 1 MB" || way == "emptied")
            content.resize(way == "emptied" ? 0 : 1 << 20);
        write(file, content);
        if (way == "gone")
            fs::remove(file);
        if (way == "label cut")
            fs::resize_file(entry().labelFile(), 1000);
        relabelAs(way);
    }

    void relabelAs(const QString& way) const
    {
        if (way == "label of other bytes")
            relabel([](PchLabel& label) { ++label.checksum; });
        if (way == "other toolkit")
            relabel([](PchLabel& label) { label.closure.digest.insert(label.closure.digest.find('\0') + 1, "1"); });
        if (way == "other compiler")
            relabel([](PchLabel& label) { label.nvrtc += "1"; });
        if (way == "other address")
            relabel([](PchLabel& label) { label.heapAddress += 4096; });
        if (way == "other options")
            relabel([](PchLabel& label) { label.name.front() = label.name.front() == '0' ? '1' : '0'; });
    }

    /// With what a compile gives that knows of no precompiled headers.
    static void compare(const TaskResult& end, const CompileRequest& request)
    {
        QCOMPARE(end.kind, TaskResult::Kind::Answered);
        const CompileOutcome outcome = outcomeFromWire(end.body);
        const CompileOutcome plain = compileProgram(request);
        QCOMPARE(outcome.state, plain.state);
        QCOMPARE(outcome.message, plain.message);
        QCOMPARE(outcome.diagnostics.size(), plain.diagnostics.size());
        QVERIFY(outcome.ptx == plain.ptx);
        QVERIFY(outcome.cubin == plain.cubin);
        QCOMPARE(Json(outcome.kernels).dump(), Json(plain.kernels).dump());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

KD_TEST(TestStoredHeaders, QCoreApplication)

}  // namespace tst_storedheaders

#include "tst_storedheaders.moc"
