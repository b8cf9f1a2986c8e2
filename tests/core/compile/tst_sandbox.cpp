// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compiler.h"

#include "core/base/error.h"
#include "core/base/posix/sandbox.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <fstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace tst_sandbox {

using namespace kd;

namespace {

/// Runs `body` confined in a child process; its exit status is what the body returns.
int confined(const std::filesystem::path& folder, const std::function<int(const posix::SandboxReport&)>& body)
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit([&]() noexcept { return body(posix::applyCompileSandbox(folder, compilerFolders())); }());
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

bool canRead(const char* path)
{
    return std::ifstream(path).good();
}

bool canWrite(const std::filesystem::path& path)
{
    std::ofstream file(path);
    return bool(file << "text" << std::flush);
}

}  // namespace

/// The confinement of compile processes, each case in a child of its own.
class TestSandbox : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void limitsFiles()
    {
        const std::filesystem::path inside = m_folder.filePath("inside").toStdString();
        const std::filesystem::path outside = m_other.filePath("outside").toStdString();
        const int status = confined(path(), [&](const posix::SandboxReport& report) {
            if (report.landlockVersion == 0)
                return report.notice.empty() ? 1 : 77;
            if (canRead("/proc/self/environ") || canRead("/proc/self/cmdline"))
                return 3;
            return canWrite(inside) && !canWrite(outside) && !canRead("/etc/passwd") && canRead("/etc/ld.so.cache") ? 0 : 2;
        });
        if (status == 77)
            QSKIP("this kernel has no Landlock");
        QCOMPARE(status, 0);
        QVERIFY(std::filesystem::exists(inside));
        QVERIFY(!std::filesystem::exists(outside));
    }

    void scrubsTheEnvironment()
    {
        qputenv("NVRTC_DISABLE_PCH", "1");
        qputenv("CUDA_CACHE_PATH", "/tmp");
        qputenv("SECRET_TOKEN", "x");
        qputenv("KERNELDESK_CUDA", qgetenv("KERNELDESK_CUDA"));
        const int status = confined(path(), [&](const posix::SandboxReport&) {
            const char* folder = std::getenv("TMPDIR");
            return std::getenv("NVRTC_DISABLE_PCH") == nullptr && std::getenv("CUDA_CACHE_PATH") == nullptr &&
                           std::getenv("SECRET_TOKEN") == nullptr && std::getenv("KERNELDESK_CUDA") != nullptr &&
                           folder != nullptr && folder == path().string() && std::filesystem::current_path() == path()
                       ? 0
                       : 1;
        });
        QCOMPARE(status, 0);
    }

    // What a process is started with stays in /proc/self/environ whatever it clears.
    void startsWithoutSecrets()
    {
        const std::vector<std::string> kept =
            posix::sandboxEnvironment({"PATH=/bin", "SECRET_TOKEN=x", "KERNELDESK_CUDA=wheels", "HOME=/root", "no variable"});
        QCOMPARE(kept, (std::vector<std::string>{"PATH=/bin", "KERNELDESK_CUDA=wheels"}));
    }

    void computingNeedsNoFiles()
    {
        const std::filesystem::path outside = m_other.filePath("computed").toStdString();
        const pid_t child = ::fork();
        if (child == 0)
            ::_exit([&]() noexcept {
                const posix::SandboxReport report = posix::applyComputeSandbox();
                if (report.landlockVersion == 0)
                    return report.notice.empty() ? 1 : 77;
                int sum = 0;
                std::thread([&sum] { sum = 1; }).join();
                return sum == 1 && !canWrite(outside) && !canRead("/etc/passwd") && !canRead("/proc/self/environ") ? 0 : 2;
            }());
        int status = 0;
        ::waitpid(child, &status, 0);
        if (WEXITSTATUS(status) == 77)
            QSKIP("this kernel has no Landlock");
        QCOMPARE(status, 0);
        QVERIFY(!std::filesystem::exists(outside));
    }

    void limitsResources()
    {
        const int status = confined(path(), [](const posix::SandboxReport&) {
            rlimit core{};
            rlimit file{};
            rlimit stack{};
            ::getrlimit(RLIMIT_CORE, &core);
            ::getrlimit(RLIMIT_FSIZE, &file);
            ::getrlimit(RLIMIT_STACK, &stack);
            return core.rlim_max == 0 && file.rlim_max == 1u << 30 && stack.rlim_max <= 1u << 30 ? 0 : 1;
        });
        QCOMPARE(status, 0);
    }

    void boundsMemory()
    {
#ifdef KD_SANITIZED
        QSKIP("sanitizers need the address space");
#else
        const int status = confined(path(), [](const posix::SandboxReport&) {
            try {
                std::vector<std::string> hoard;
                for (int i = 0; i < 1024; ++i)
                    hoard.emplace_back().reserve(std::size_t{1} << 30);
                return 1;
            } catch (const std::bad_alloc&) {
                return 0;
            }
        });
        QCOMPARE(status, 0);
#endif
    }

    void endsARunawayCompile()
    {
        const int status = confined(path(), [](const posix::SandboxReport&) {
            posix::allowCpuTime(std::chrono::seconds(0));
            for (std::atomic<int> turns = 0;; ++turns)
                if (turns < 0)
                    return 0;
        });
        QCOMPARE(status, -SIGXCPU);
    }

    void refusesAFolderThatIsNotThere()
    {
        QVERIFY_EXCEPTION_THROWN(posix::applyCompileSandbox("/nonexistent/folder", {}), RuntimeError);
    }

    void stillCompiles()
    {
        if (!compilerInfo().available)
            QSKIP(compilerInfo().missing.english().c_str());
        const int status = confined(path(), [](const posix::SandboxReport&) {
            const CompileOutcome outcome = compileProgram(
                {.source = "#include <cuda_fp16.h>\n__global__ void k(__half* y) { *y = __half(1.0f); }\n", .programName = "k.cu"});
            return outcome.ok() && outcome.kernels.size() == 1 ? 0 : 1;
        });
        QCOMPARE(status, 0);
    }

private:
    std::filesystem::path path() const { return std::filesystem::canonical(m_folder.path().toStdString()); }

    QTemporaryDir m_folder;
    QTemporaryDir m_other;
};

KD_TEST(TestSandbox, kd::test::NoApplication)

}  // namespace tst_sandbox

#include "tst_sandbox.moc"
