// SPDX-License-Identifier: GPL-3.0-or-later
// Headers and other sources of the project around a file.
#include "core/project/projecttexts.h"

#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace tst_projecttexts {

using namespace kd;
namespace fs = std::filesystem;

namespace {

/// A folder with files, without links in its path.
class Tree {
public:
    Tree() : m_root(fs::canonical(m_folder.path().toStdString())) { }
    fs::path operator/(const std::string& name) const { return m_root / name; }
    fs::path write(const std::string& name, const std::string& text) const
    {
        fs::create_directories((m_root / name).parent_path());
        std::ofstream(m_root / name) << text;
        return m_root / name;
    }

private:
    QTemporaryDir m_folder;
    const fs::path m_root;
};

ProjectCommand commandIn(const Tree& tree, const std::vector<std::string>& includes)
{
    ProjectCommand command;
    command.database = tree / "project/build/compile_commands.json";
    for (const std::string& include : includes)
        command.includes.push_back(tree / include);
    return command;
}

QString names(const std::vector<ProjectText>& texts)
{
    QStringList all;
    for (const ProjectText& text : texts)
        all << QString::fromStdString(text.name);
    return all.join(' ');
}

bool isLaunch(std::string_view text)
{
    return text.find("<<<") != std::string_view::npos;
}

}  // namespace

class ProjectTextsTest : public QObject {
    Q_OBJECT
private slots:
    void headersBesideTheFile()
    {
        const Tree tree;
        const fs::path file = tree.write("src/kernel.cu", "");
        tree.write("src/a.h", "#include \"deep/b.h\"\n#include <vector>\n");
        tree.write("src/deep/b.h", "#include \"c.h\"\n#include \"../a.h\"\n");
        tree.write("src/deep/c.h", "#define BLOCK 256\n");
        tree.write("outside.h", "");
        const std::vector<ProjectText> found =
            readProjectHeaders(file, "#include \"a.h\"\n#include \"none.h\"\n#include \"../outside.h\"\n", nullptr);
        QCOMPARE(names(found), QStringLiteral("a.h deep/b.h deep/c.h"));
        QCOMPARE(found.back().text, std::string("#define BLOCK 256\n"));
    }

    void headersOfTheCommand()
    {
        const Tree tree;
        const fs::path file = tree.write("project/src/kernel.cu", "");
        tree.write("project/include/sizes.h", "#include <more.h>\n");
        tree.write("project/include/more.h", "");
        tree.write("project/src/sizes.h", "");
        tree.write("elsewhere/system.h", "");
        fs::create_symlink(tree / "elsewhere/system.h", tree / "project/include/linked.h");
        fs::create_symlink(tree / "project/include/more.h", tree / "project/include/again.h");
        const ProjectCommand command = commandIn(tree, {"elsewhere", "project/include"});
        const auto reach = [&](const std::string& source) { return names(readProjectHeaders(file, source, &command)); };
        QCOMPARE(reach("#include <sizes.h>\n"), QStringLiteral("../include/sizes.h ../include/more.h"));
        QCOMPARE(reach("#include \"sizes.h\"\n"), QStringLiteral("sizes.h"));
        QCOMPARE(reach("#include \"system.h\"\n#include \"linked.h\"\n"), QString());
        QCOMPARE(reach("#include <again.h>\n#include <more.h>\n"), QStringLiteral("../include/again.h"));
    }

    void headersHaveLimits()
    {
        const Tree tree;
        const fs::path file = tree.write("kernel.cu", "");
        std::string source;
        for (int i = 0; i < 100; ++i) {
            tree.write("h" + std::to_string(i) + ".h", "#include \"kernel.cu\"\n");
            source += "#include \"h" + std::to_string(i) + ".h\"\n";
        }
        QCOMPARE(readProjectHeaders(file, source, nullptr).size(), std::size_t{64});
        tree.write("large.h", std::string((256u << 10) + 1, ' '));
        tree.write("zero.h", std::string("a\0b", 3));
        for (int i = 0; i < 20; ++i)
            tree.write("d" + std::to_string(i) + ".h", "#include \"d" + std::to_string(i + 1) + ".h\"\n");
        QCOMPARE(names(readProjectHeaders(file, "#include \"large.h\"\n#include \"zero.h\"\n", nullptr)), QString());
        QCOMPARE(readProjectHeaders(file, "#include \"d0.h\"\n", nullptr).size(), std::size_t{8});
        for (int i = 0; i < 8; ++i)
            tree.write("l" + std::to_string(i) + ".h", std::string(200u << 10, ' '));
        source.clear();
        for (int i = 0; i < 8; ++i)
            source += "#include \"l" + std::to_string(i) + ".h\"\n";
        QCOMPARE(readProjectHeaders(file, source, nullptr).size(), std::size_t{5});  // 1 MiB in all
        QVERIFY(readProjectHeaders(tree / "no/such/file.cu", source, nullptr).empty());
    }

    void sourcesBesideTheFile()
    {
        const Tree tree;
        const fs::path file = tree.write("kernel.cu", "k<<<1, 1>>>();");
        tree.write("main.cu", "k<<<1, 1>>>();");
        tree.write("host.cpp", "k<<<1, 1>>>();");
        tree.write("other.cu", "int x;");
        tree.write("notes.txt", "k<<<1, 1>>>();");
        tree.write("deeper/main.cu", "k<<<1, 1>>>();");
        const Tree outside;
        fs::create_symlink(outside.write("far.cu", "k<<<1, 1>>>();"), tree / "far.cu");
        QCOMPARE(names(readOtherSources(file, nullptr, isLaunch)), QStringLiteral("main.cu host.cpp"));
    }

    void sourcesOfTheCommands()
    {
        const Tree tree;
        const fs::path file = tree.write("project/src/kernel.cu", "");
        tree.write("project/src/beside.cu", "k<<<1, 1>>>();");
        tree.write("project/app/main.cu", "k<<<2, 1>>>();");
        tree.write("elsewhere/main.cu", "k<<<3, 1>>>();");
        const std::string root = (tree / "").string();
        tree.write("project/build/compile_commands.json",
                   "[{\"directory\": \"" + root + "project/build\", \"file\": \"../app/main.cu\", \"command\": \"nvcc -c main.cu\"},"
                   " {\"directory\": \"" + root + "\", \"file\": \"elsewhere/main.cu\", \"command\": \"nvcc -c main.cu\"},"
                   " {\"directory\": \"" + root + "\", \"file\": \"project/src/kernel.cu\", \"command\": \"nvcc -c kernel.cu\"}]");
        const ProjectCommand command = commandIn(tree, {});
        const std::vector<ProjectText> found = readOtherSources(file, &command, isLaunch);
        QCOMPARE(names(found), QStringLiteral("../app/main.cu"));
        QCOMPARE(found.front().text, std::string("k<<<2, 1>>>();"));
        tree.write("project/build/compile_commands.json", "[");
        QVERIFY(readOtherSources(file, &command, isLaunch).empty());
    }

    /// They stand behind thousands of commands of files that are farther away, and of one file.
    void nearestOfManyCommands()
    {
        const Tree tree;
        const fs::path file = tree.write("project/src/kernel.cu", "");
        const std::vector<std::string> near{"project/src/host.cpp", "project/other/side.cu", "project/src/deep/below.cu", "project/above.cu",
                                            "project/src/beside.cu"};
        std::string commands = "[";
        const auto add = [&](const std::string& source) {
            commands += (commands == "[" ? "" : ",") + std::string("{\"file\": \"") + (tree / source).string() + "\"}";
        };
        for (int i = 0; i < 5000; ++i) {
            add("project/far/away/from/it/" + std::to_string(i) + ".cu");
            add(near.front());
        }
        for (const std::string& source : near) {
            tree.write(source, "k<<<1, 1>>>();");
            add(source);
        }
        tree.write("project/build/compile_commands.json", commands + "]");
        const ProjectCommand command = commandIn(tree, {});
        QCOMPARE(names(readOtherSources(file, &command, isLaunch)),
                 QStringLiteral("beside.cu ../above.cu deep/below.cu ../other/side.cu"));
    }

    void sourcesHaveLimits()
    {
        const Tree tree;
        const fs::path file = tree.write("kernel.cu", "");
        for (int i = 0; i < 20; ++i)
            tree.write("main" + std::to_string(i) + ".cu", "k<<<1, 1>>>();");
        QCOMPARE(readOtherSources(file, nullptr, isLaunch).size(), std::size_t{8});
        tree.write("a/kernel.cu", "");
        tree.write("a/main.cu", "k<<<1, 1>>>();" + std::string(512u << 10, ' '));
        QVERIFY(readOtherSources(tree / "a/kernel.cu", nullptr, isLaunch).empty());
    }
};

KD_TEST(ProjectTextsTest, kd::test::NoApplication)

}  // namespace tst_projecttexts

#include "tst_projecttexts.moc"
