// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/nvcc/nvccfolder.h"
#include "core/compile/toolkit/nvcclocation.h"
#include "core/compile/toolkit/toolkitplaces.h"

#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

namespace tst_nvcclocation {

using namespace kd;
namespace fs = std::filesystem;

std::string contentOf(const fs::path& path)
{
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Sets a variable while it lives; null: there is none of that name.
class Variable {
public:
    Variable(const char* name, const char* value) : m_name(name), m_wasSet(qEnvironmentVariableIsSet(name)), m_before(qgetenv(name))
    {
        set(value != nullptr, value);
    }
    ~Variable() { set(m_wasSet, m_before); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    void set(bool isSet, const QByteArray& value) const
    {
        if (isSet)
            qputenv(m_name, value);
        else
            qunsetenv(m_name);
    }
    const char* m_name;
    bool m_wasSet;
    QByteArray m_before;
};

/// Where nvcc is found, and where what is compiled with it lies.
class TestNvccLocation : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_root = fs::canonical(m_folder->path().toStdString());
        for (const char* const name : {"home", "path", "wrong"})
            makeToolkit(m_root / name);
        makeProgram(m_root / "bin/gcc");
        m_path = (m_root / "bin").string();
    }

    void looksInOrder()
    {
        const Variable wheelsToo("KERNELDESK_CUDA", nullptr);
        const Variable chosen("KERNELDESK_NVCC", nullptr);
        const Variable path("PATH", (m_path + ":" + (m_root / "path/bin").string()).c_str());
        {
            const Variable home("CUDA_HOME", (m_root / "home").c_str());
            QCOMPARE(findNvcc().nvcc, m_root / "home/bin/nvcc");
            const Variable other("KERNELDESK_NVCC", (m_root / "wrong/bin/nvcc").c_str());
            QCOMPARE(findNvcc().nvcc, m_root / "wrong/bin/nvcc");
        }
        const Variable noHome("CUDA_HOME", nullptr);
        {
            const Variable home("CUDA_PATH", (m_root / "home").c_str());
            QCOMPARE(findNvcc().nvcc, m_root / "home/bin/nvcc");
        }
        const Variable noPath("CUDA_PATH", nullptr);
        const NvccLocation found = findNvcc();
        QCOMPARE(found.nvcc, m_root / "path/bin/nvcc");
        QCOMPARE(found.ptxas, m_root / "path/bin/ptxas");
        QCOMPARE(found.toolkit, m_root / "path");
        QCOMPARE(found.hostCompiler, m_root / "bin/gcc");
        QVERIFY(found.missing.empty());
    }

    void followsLinks()
    {
        fs::create_symlink(m_root / "home/bin/nvcc", m_root / "bin/nvcc");
        const NvccLocation found = findAs(m_root / "bin/nvcc");
        QCOMPARE(found.nvcc, m_root / "bin/nvcc");
        QCOMPARE(found.toolkit, m_root / "home");
    }

    void identityFollowsEveryPart()
    {
        const std::string before = findAs(m_root / "home/bin/nvcc").identity;
        QCOMPARE(findAs(m_root / "home/bin/nvcc").identity, before);
        for (const char* const part : {"home/bin/nvcc", "home/bin/ptxas", "home/nvvm/bin/cicc", "home/include/cuda_runtime.h",
                                       "home/include/crt/host_config.h", "bin/gcc"}) {
            std::ofstream(m_root / part, std::ios::app) << "more";
            const std::string now = findAs(m_root / "home/bin/nvcc").identity;
            QVERIFY2(now != before, part);
            std::ofstream(m_root / part, std::ios::trunc) << "x";
            QVERIFY2(findAs(m_root / "home/bin/nvcc").identity != now, part);
        }
    }

    /// Places before it are looked through again when it is gone, or is another one.
    void whatWasFoundIsKept()
    {
        const Variable wheelsToo("KERNELDESK_CUDA", nullptr), chosen("KERNELDESK_NVCC", nullptr);
        const Variable home("CUDA_HOME", nullptr), other("CUDA_PATH", nullptr);
        fs::create_directories(m_root / "links");
        fs::create_symlink(m_root / "path/bin/nvcc", m_root / "links/nvcc");
        const std::string folders = (m_root / "early/bin").string() + ":" + (m_root / "links").string() + ":" + m_path;
        const Variable path("PATH", folders.c_str());
        QCOMPARE(findNvcc().toolkit, m_root / "path");
        makeToolkit(m_root / "early");
        QCOMPARE(findNvcc().toolkit, m_root / "path");
        {
            const Variable longer("PATH", (folders + ":/nowhere").c_str());
            QCOMPARE(findNvcc().toolkit, m_root / "early");
        }
        fs::remove_all(m_root / "early");
        QCOMPARE(findNvcc().toolkit, m_root / "path");
        fs::remove(m_root / "links/nvcc");
        fs::create_symlink(m_root / "home/bin/nvcc", m_root / "links/nvcc");
        QCOMPARE(findNvcc().toolkit, m_root / "home");
        fs::remove(m_root / "home/nvvm/bin/cicc");
        const NvccLocation next = findNvcc();  // the machine may have one
        QVERIFY(next.toolkit != m_root / "home");
        makeProgram(m_root / "home/nvvm/bin/cicc");
        if (next.nvcc.empty())
            QCOMPARE(findNvcc().toolkit, m_root / "home");
    }

    void saysWhatIsMissing_data()
    {
        QTest::addColumn<QString>("gone");
        QTest::addColumn<QString>("words");
        QTest::newRow("cicc") << "wrong/nvvm/bin/cicc" << "not its cicc: install the whole CUDA toolkit, or pip's nvidia-nvvm";
        QTest::newRow("ptxas") << "wrong/bin/ptxas" << "not its ptxas";
        QTest::newRow("headers") << "wrong/include/cuda_runtime.h" << "or pip's nvidia-cuda-runtime of the same version";
        QTest::newRow("crt") << "wrong/include/crt" << "or pip's nvidia-cuda-crt of the same version";
        QTest::newRow("gcc") << "bin/gcc" << "there is no gcc on PATH, which it needs: install g++";
        QTest::newRow("nvcc") << "wrong/bin/nvcc" << "which is no program; set it to an nvcc, or unset it";
    }
    void saysWhatIsMissing()
    {
        QFETCH(QString, gone);
        QFETCH(QString, words);
        fs::remove_all(m_root / gone.toStdString());
        const NvccLocation found = findAs(m_root / "wrong/bin/nvcc");
        QVERIFY(found.nvcc.empty());
        const QString sentence = QString::fromStdString(found.missing.english());
        QVERIFY2(sentence.contains(words), qPrintable(sentence));
    }

    void readsVersions()
    {
        QCOMPARE(toolVersion("nvcc: NVIDIA (R) Cuda compiler driver\nCuda compilation tools, release 13.0, V13.0.88\nBuild cuda\n"),
                 std::string("13.0.88"));
        QCOMPARE(toolVersion(""), std::string());
    }

    void headersLieUnderTheirNames()
    {
        const CompileRequest request{.source = "#include \"a.h\"\n#include \"/abs/b.h\"\nint x;",
                                     .programName = "/project/k.cu",
                                     .headers = {{.includeName = "a.h", .path = "/project/a.h", .text = "#pragma once\n"},
                                                 {.includeName = "../project/a.h",
                                                  .path = "/project/a.h",
                                                  .text = "#include \"a.h\"\n"},
                                                 {.includeName = "/abs/b.h", .path = "/abs/b.h", .text = "int b;\n"},
                                                 {.includeName = "stdio.h", .path = "stdio.h", .text = ""},
                                                 {.includeName = outside(), .path = "/far/away.h", .text = "int far;\n"}},
                                     .nameExpressions = {"& scale<float>"}};
        const fs::path folder = m_root / "task";
        fs::create_directory(folder);
        const NvccFolder written = writeNvccFolder(request, folder);
        const std::string source = contentOf(folder / written.source);
        const std::string includes = "#include \"a.h\"\n#include \"kerneldesk-absolute/abs/b.h\"\n";
        QVERIFY2(source.starts_with("#line 1 \"/project/k.cu\"\n" + includes + "int x;"), source.c_str());
        QVERIFY2(source.find("= &scale<float>;") != std::string::npos, source.c_str());
        QCOMPARE(contentOf(folder / written.includes / "a.h"), std::string("#line 1 \"/project/a.h\"\n#pragma once\n"));
        QCOMPARE(contentOf(folder / written.includes / "../project/a.h"), contentOf(folder / written.includes / "a.h"));
        const fs::path absolute = folder / written.includes / "kerneldesk-absolute/abs/b.h";
        QCOMPARE(contentOf(absolute), std::string("#line 1 \"/abs/b.h\"\nint b;\n"));
        QVERIFY(!fs::exists(folder / written.includes / "stdio.h"));
        QVERIFY(!fs::exists(m_root / "far.h"));
        QCOMPARE(written.sources.size(), std::size_t{3});
    }

private:
    static void makeProgram(const fs::path& path)
    {
        fs::create_directories(path.parent_path());
        std::ofstream(path) << "x";
        fs::permissions(path, fs::perms::owner_all);
    }
    static void makeToolkit(const fs::path& folder)
    {
        for (const char* const part :
             {"bin/nvcc", "bin/ptxas", "nvvm/bin/cicc", "include/cuda_runtime.h", "include/crt/host_config.h"})
            makeProgram(folder / part);
    }
    NvccLocation findAs(const fs::path& nvcc) const
    {
        const Variable wheelsToo("KERNELDESK_CUDA", nullptr);
        const Variable chosen("KERNELDESK_NVCC", nvcc.c_str());
        const Variable path("PATH", m_path.c_str());
        return findNvcc();
    }
    /// Leads to where no header may be written, from any depth of the folder.
    static std::string outside()
    {
        std::string name;
        for (int level = 0; level < 40; ++level)
            name += "../";
        return name + "far.h";
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_root;
    std::string m_path;
};

KD_TEST(TestNvccLocation, kd::test::NoApplication)

}  // namespace tst_nvcclocation

#include "tst_nvcclocation.moc"
