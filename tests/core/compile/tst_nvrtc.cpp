// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compiler.h"

#include "core/compile/toolkit/nvrtclocation.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_nvrtc {

using namespace kd;
namespace fs = std::filesystem;

namespace {

struct Report {
    CompilerInfo info;
    CompileOutcome outcome;
};

/// What a process tells that is started with `nvrtc` as KERNELDESK_NVRTC; NVRTC is loaded once a process.
Report reportWith(const fs::path& nvrtc, const fs::path& scratch)
{
    const fs::path file = scratch / "report.json";
    const pid_t child = ::fork();
    if (child == 0) {
        qputenv("KERNELDESK_NVRTC", nvrtc.c_str());
        const Json json = {{"info", compilerInfo()},
                           {"outcome", compileProgram({.source = "__global__ void k() {}", .programName = "k.cu"})}};
        std::ofstream(file) << dumpJson(json);
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    std::ifstream input(file);
    std::stringstream text;
    text << input.rdbuf();
    const Json json = parseJson(text.str(), "report");
    return {.info = json.at("info").get<CompilerInfo>(), .outcome = json.at("outcome").get<CompileOutcome>()};
}

/// An environment variable of this process, as it was again at the end of the scope: CI sets some of them itself.
class Variable {
public:
    Variable(const char* name, const char* value) : m_name(name), m_before(qgetenv(name)) { qputenv(name, value); }
    ~Variable() { m_before.isNull() ? qunsetenv(m_name) : qputenv(m_name, m_before); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* m_name;
    QByteArray m_before;
};

}  // namespace

/// What is said when NVRTC or its builtins are missing, broken or of another version. Each case is a process.
class TestNvrtc : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void missingLibrary()
    {
        const Report report = reportWith("/nonexistent/libnvrtc.so.13", path());
        QVERIFY(!report.info.available);
        QVERIFY(report.info.missing.english().find("as KERNELDESK_NVRTC says, /nonexistent/libnvrtc.so.13") != std::string::npos);
        QCOMPARE(report.outcome.state, CompileOutcome::State::Unavailable);
        QCOMPARE(report.outcome.message, report.info.missing);
    }

    void placesAreNamed()
    {
        const Variable home("CUDA_HOME", "/opt/cuda-of-mine");
        {
            const Variable anyToolkit("KERNELDESK_CUDA", "");
            QVERIFY(nvrtcPlaces().english().find("/usr/local/cuda*") != std::string::npos);
            QVERIFY(nvrtcPlaces().english().find("/opt/cuda-of-mine") != std::string::npos);
        }
        const Variable wheels("KERNELDESK_CUDA", "wheels");
        QVERIFY(nvrtcPlaces().english().find(".deps/cuda/nvidia") != std::string::npos);
        QVERIFY(nvrtcPlaces().english().find("/usr/local") == std::string::npos);
    }

    void anotherLibrary()
    {
        const Report report = reportWith("libm.so.6", path());
        QVERIFY(!report.info.available);
        QVERIFY2(report.info.missing.english().find("nvrtcGetErrorString") != std::string::npos,
                 report.info.missing.english().c_str());
    }

    void garbage()
    {
        std::ofstream(path() / "libnvrtc.so.13") << "this is text";
        const Report report = reportWith(path() / "libnvrtc.so.13", path());
        QVERIFY2(report.info.missing.english().find("libnvrtc.so.13") != std::string::npos, report.info.missing.english().c_str());
        QCOMPARE(report.outcome.state, CompileOutcome::State::Unavailable);
    }

    void builtins_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("said");
        QTest::newRow("missing") << "" << "" << "is not beside it";
        QTest::newRow("another version") << "libnvrtc-builtins.so.12.4" << "x" << "libnvrtc-builtins.so.12.4";
        QTest::newRow("broken") << "libnvrtc-builtins.so.%1" << "x" << "cannot be loaded";
    }
    void builtins()
    {
        QFETCH(QString, file);
        QFETCH(QString, content);
        QFETCH(QString, said);
        const fs::path library = copyOfNvrtc();
        if (library.empty())
            QSKIP("no NVRTC here to copy");
        if (!file.isEmpty()) {
            const std::string version = installedVersion();
            std::ofstream(path() / file.replace("%1", QString::fromStdString(version)).toStdString()) << content.toStdString();
        }
        const Report report = reportWith(library, path());
        QVERIFY(!report.info.available);
        QVERIFY2(report.info.missing.english().find(said.toStdString()) != std::string::npos,
                 report.info.missing.english().c_str());
        QVERIFY(report.info.missing.english().find("libnvrtc-builtins.so." + installedVersion()) != std::string::npos);
        QCOMPARE(report.outcome.state, CompileOutcome::State::Unavailable);
    }

    void identityFollowsTheFiles()
    {
        const fs::path library = path() / "libnvrtc.so.13";
        qputenv("KERNELDESK_NVRTC", library.c_str());
        const std::string none = nvrtcFiles().identity;
        std::ofstream(library) << "one";
        const std::string one = nvrtcFiles().identity;
        std::ofstream(path() / "libnvrtc-builtins.so.13.0") << "b";
        const std::string withBuiltins = nvrtcFiles().identity;
        std::ofstream(path() / "libnvrtc-builtins.so.13.0") << "bb";
        const std::string otherBuiltins = nvrtcFiles().identity;
        qunsetenv("KERNELDESK_NVRTC");
        QVERIFY(none != one && one != withBuiltins && withBuiltins != otherBuiltins);
    }

    void wheelsOnlyLeavesInstalledToolkitsOut()
    {
        const Variable wheels("KERNELDESK_CUDA", "wheels");
        for (const std::string& candidate : nvrtcCandidates())
            QVERIFY(candidate.find(".deps/cuda/nvidia") != std::string::npos);
    }

private:
    fs::path path() const { return fs::path(m_folder->path().toStdString()); }

    static fs::path installed()
    {
        for (const std::string& candidate : nvrtcCandidates())
            if (fs::path(candidate).is_absolute())
                return candidate;
        return {};
    }

    /// "13.0", from the builtins beside the installed library.
    static std::string installedVersion()
    {
        const std::string prefix = "libnvrtc-builtins.so.";
        for (const auto& entry : fs::directory_iterator(installed().parent_path()))
            if (const std::string name = entry.path().filename(); name.starts_with(prefix))
                return name.substr(prefix.size());
        return {};
    }

    fs::path copyOfNvrtc() const
    {
        const fs::path source = installed();
        if (source.empty())
            return {};
        const fs::path copy = path() / "libnvrtc.so.13";
        std::error_code error;
        fs::create_hard_link(source, copy, error);
        if (error)
            fs::copy_file(source, copy);
        return copy;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

KD_TEST(TestNvrtc, kd::test::NoApplication)

}  // namespace tst_nvrtc

#include "tst_nvrtc.moc"
