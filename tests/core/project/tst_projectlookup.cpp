// SPDX-License-Identifier: GPL-3.0-or-later
// The project around a file: where its compile commands are found, which of them counts, and what comes of it.
#include "core/project/projectlookup.h"

#include "core/base/error.h"
#include "core/project/databasesearch.h"
#include "core/project/projectcommand.h"
#include "tests/program/testprogram.h"

#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace tst_projectlookup {

using namespace kd;
namespace fs = std::filesystem;

namespace {

std::string fixture(const char* name)
{
    std::ifstream file(std::string(KD_TEST_DATA) + "/project/" + name);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string replaced(std::string text, const std::string& what, const std::string& with)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

/// JSON whose quotes are written as single ones.
std::string json(const std::string& text)
{
    return replaced(text, "'", "\"");
}

/// A folder with files, without links in its path.
class Tree {
public:
    Tree() : m_root(fs::canonical(m_folder.path().toStdString())) { }
    fs::path operator/(const std::string& name) const { return m_root / name; }
    const fs::path& root() const { return m_root; }
    fs::path write(const std::string& name, const std::string& text = {}) const
    {
        fs::create_directories((m_root / name).parent_path());
        std::ofstream(m_root / name) << text;
        return m_root / name;
    }
    void makeFolder(const std::string& name) const { fs::create_directories(m_root / name); }
    std::string text() const { return m_root.string(); }
    /// The project of cmake.json in `folder`, configured in it or in /home/ann/vectors.
    void writeVectors(const std::string& folder, bool isMadeHere) const
    {
        const auto placed = [&](const char* name) {
            const std::string text = fixture(name);
            return isMadeHere ? replaced(text, "/home/ann/vectors", (m_root / folder).string()) : text;
        };
        write(folder + "/CMakeLists.txt");
        write(folder + "/build/compile_commands.json", placed("cmake.json"));
        write(folder + "/build/CMakeFiles/vectors.dir/includes_CUDA.rsp", placed("includes_CUDA.rsp"));
        for (const char* name : {"/src/add.cu", "/src/scale/scale.cu", "/src/main.cpp", "/src/add.cuh", "/src/scale/scale.cuh"})
            write(folder + name);
        for (const char* name : {"/include", "/build/generated", "/third party/include"})
            makeFolder(folder + name);
    }

private:
    QTemporaryDir m_folder;
    fs::path m_root;
};

QString joined(const std::vector<std::string>& words)
{
    QStringList list;
    for (const std::string& word : words)
        list << QString::fromStdString(word);
    return list.join('|');
}

QString joined(const std::vector<fs::path>& paths, const fs::path& root)
{
    QStringList list;
    for (const fs::path& path : paths)
        list << QString::fromStdString(path.lexically_relative(root).string());
    return list.join('|');
}

QString joined(const std::vector<Message>& messages)
{
    QStringList list;
    for (const Message& each : messages)
        list << QString::fromStdString(each.english());
    return list.join('\n');
}

std::string command(const std::string& file, const std::string& words, const std::string& directory = ".")
{
    return json("[{'directory': '" + directory + "', 'file': '" + file + "', 'command': 'nvcc " + words + "'}]");
}

/// A macro of the command that was found; "-" where there is none.
QString macroOf(const ProjectLookup& lookup)
{
    return lookup.command ? joined(lookup.command->macros) : QStringLiteral("-");
}

/// Every file below `root` with its size and the time of its change.
std::vector<std::string> listing(const fs::path& root)
{
    std::vector<std::string> all;
    for (const fs::directory_entry& each : fs::recursive_directory_iterator(root))
        all.push_back(each.path().string() + ' ' + std::to_string(each.last_write_time().time_since_epoch().count()));
    std::ranges::sort(all);
    return all;
}

}  // namespace

class TestProjectLookup : public QObject {
    Q_OBJECT

private slots:
    void aCMakeProjectsOwnCommand()
    {
        const Tree tree;
        tree.writeVectors("vectors", true);
        const ProjectLookup lookup = findProjectCommand(tree / "vectors/src/add.cu");
        QVERIFY2(lookup.command, qPrintable(joined(lookup.problems)));
        const ProjectCommand& found = *lookup.command;
        QCOMPARE(found.match, ProjectCommand::Match::Own);
        QCOMPARE(found.entry, 0U);
        QCOMPARE(found.database, tree / "vectors/build/compile_commands.json");
        QCOMPARE(found.source, tree / "vectors/src/add.cu");
        QVERIFY(found.relocation.empty());
        QCOMPARE(found.directory, tree / "vectors/build");
        QCOMPARE(joined(found.includes, tree / "vectors"), QStringLiteral("include|build/generated|third party/include"));
        QVERIFY2(found.systemIncludes.empty() || !fs::exists("/usr/local/cuda/include"),
                 "the toolkit's own headers come with the compiler");
        QCOMPARE(joined(found.macros), QStringLiteral("TILE=16|VECTORS_NAME=\"vectors\"|VECTORS_SHARED=1|NDEBUG=1"));
        QCOMPARE(found.standard, std::string("c++17"));
        QCOMPARE(joined(found.architectures), QStringLiteral("sm_80|sm_90"));
        QCOMPARE(joined(found.options), QStringLiteral("--use_fast_math|--generate-line-info"));
        QCOMPARE(joined(found.nvccOptions), QStringLiteral("--extended-lambda|--expt-relaxed-constexpr"));
        QVERIFY(!found.isRelocatable);
        QStringList ignored;
        for (const IgnoredOption& each : found.ignored)
            ignored << QString::fromStdString(each.option + ": " + each.reason.english());
        QCOMPARE(ignored.join('|'),
                 QStringLiteral("-forward-unknown-to-host-compiler: it is for the host's code alone|"
                                "-ccbin=/usr/bin/g++-12: it starts or chooses a program|-O3: it is for the host's code alone|"
                                "-Xcompiler=-fPIC: it is for the host's code alone"));
        QCOMPARE(joined(found.files, tree / "vectors/build"),
                 QStringLiteral("compile_commands.json|CMakeFiles/vectors.dir/includes_CUDA.rsp"));
    }

    void aCommandOfAnotherMachineIsMoved()
    {
        const Tree tree;
        tree.writeVectors("checkout/vectors", false);
        const ProjectLookup lookup = findProjectCommand(tree / "checkout/vectors/src/add.cu");
        QVERIFY2(lookup.command, qPrintable(joined(lookup.problems)));
        QCOMPARE(lookup.command->match, ProjectCommand::Match::Own);
        QVERIFY((lookup.command->relocation == Relocation{"/home/ann", (tree / "checkout").string()}));
        QCOMPARE(lookup.command->directory, tree / "checkout/vectors/build");
        QCOMPARE(joined(lookup.command->includes, tree / "checkout/vectors"),
                 QStringLiteral("include|build/generated|third party/include"));
        QVERIFY(!joined(lookup.command->notices).contains(QStringLiteral("looks for headers in /home/ann")));
    }
    void aRenamedFolderOfAnotherMachineIsFound()
    {
        const Tree tree;
        tree.writeVectors("mine", false);
        const ProjectLookup lookup = findProjectCommand(tree / "mine/src/scale/scale.cu");
        QVERIFY(lookup.command);
        QCOMPARE(lookup.command->source, tree / "mine/src/scale/scale.cu");
        QCOMPARE(joined(lookup.command->includes, tree / "mine"), QStringLiteral("include|build/generated|third party/include"));
        QCOMPARE(joined(lookup.command->architectures), QStringLiteral("sm_75"));
        QVERIFY(lookup.command->isRelocatable);
        const ProjectLookup header = findProjectCommand(tree / "mine/src/scale/scale.cuh");
        QVERIFY(header.command && header.command->match == ProjectCommand::Match::Nearest);
        QCOMPARE(header.command->source, tree / "mine/src/scale/scale.cu");
    }
    void aContainersRootIsMoved()
    {
        const Tree tree;
        tree.write("w/src/a.cu");
        tree.makeFolder("w/src/inc");
        tree.write("w/compile_commands.json", command("/src/a.cu", "-I/src/inc -DA=1", "/src"));
        const ProjectLookup lookup = findProjectCommand(tree / "w/src/a.cu");
        QCOMPARE(macroOf(lookup), QStringLiteral("A=1"));
        QCOMPARE(lookup.command->directory, tree / "w/src");
        QCOMPARE(joined(lookup.command->includes, tree.root()), QStringLiteral("w/src/inc"));
    }
    void aNameAloneHasToBeTheOnlyOne()
    {
        const Tree tree;
        tree.write("w/main.cu");
        tree.write("w/compile_commands.json",
                   json("[{'directory': '/x/a', 'file': '/x/a/main.cu', 'command': 'nvcc -DA'},"
                        " {'directory': '/x/b', 'file': '/x/b/main.cu', 'command': 'nvcc -DB'}]"));
        const ProjectLookup lookup = findProjectCommand(tree / "w/main.cu");
        QVERIFY(!lookup.command || lookup.command->match == ProjectCommand::Match::Nearest);
        tree.write("w/compile_commands.json", command("/x/a/main.cu", "-DA", "/x/a"));
        QCOMPARE(macroOf(findProjectCommand(tree / "w/main.cu")), QStringLiteral("A=1"));
    }

    void otherBuildSystems()
    {
        const Tree tree;
        tree.write("waves/meson.build");
        tree.write("waves/builddir/compile_commands.json", fixture("meson.json"));
        tree.write("waves/src/wave.cu");
        for (const char* folder : {"waves/include", "waves/subprojects/half/include", "waves/builddir/waves.p"})
            tree.makeFolder(folder);
        const ProjectLookup meson = findProjectCommand(tree / "waves/src/wave.cu");
        QVERIFY(meson.command);
        QCOMPARE(joined(meson.command->includes, tree / "waves"), QStringLiteral("builddir/waves.p|builddir|.|include"));
        QCOMPARE(joined(meson.command->systemIncludes, tree / "waves"), QStringLiteral("subprojects/half/include"));
        QCOMPARE(joined(meson.command->macros), QStringLiteral("WAVES=3|_FILE_OFFSET_BITS=64"));
        QCOMPARE(joined(meson.command->undefines), QStringLiteral("DEBUG"));
        QCOMPARE(joined(meson.command->architectures), QStringLiteral("sm_86"));

        tree.write("sorts/compile_commands.json", fixture("bear.json"));
        tree.write("sorts/src/sort.cu");
        tree.makeFolder("sorts/include");
        const ProjectLookup bear = findProjectCommand(tree / "sorts/src/sort.cu");
        QVERIFY(bear.command);
        QCOMPARE(joined(bear.command->includes, tree / "sorts"), QStringLiteral("include"));
        QCOMPARE(joined(bear.command->macros), QStringLiteral("FLAVOUR=\"plain make\"|FROM_HOST=1"));
        QCOMPARE(joined(bear.command->architectures), QStringLiteral("sm_90a"));
        QCOMPARE(bear.command->standard, std::string("c++14"));
        QCOMPARE(joined(bear.command->options), QStringLiteral("--ptxas-options=--def-load-cache=cg"));

        tree.write("tiles/compile_commands.json", fixture("clang.json"));
        tree.write("tiles/tile.cu");
        tree.write("tiles/config.h");
        tree.makeFolder("tiles/include,dir");
        const ProjectLookup clang = findProjectCommand(tree / "tiles/tile.cu");
        QVERIFY(clang.command);
        QCOMPARE(joined(clang.command->includes, tree / "tiles"), QStringLiteral("include,dir"));
        QCOMPARE(joined(clang.command->forcedIncludes, tree / "tiles"), QStringLiteral("config.h"));
        QCOMPARE(joined(clang.command->architectures), QStringLiteral("sm_90|sm_100a"));
        QCOMPARE(joined(clang.command->options), QStringLiteral("--ftz=true"));
    }

    void placesAreSearched_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<bool>("isFound");
        QTest::newRow("beside") << "p/src/deep/compile_commands.json" << true;
        QTest::newRow("above") << "p/compile_commands.json" << true;
        QTest::newRow("build") << "p/build/compile_commands.json" << true;
        QTest::newRow("build of another name") << "p/build-gcc12/compile_commands.json" << true;
        QTest::newRow("builddir") << "p/src/builddir/compile_commands.json" << true;
        QTest::newRow("CLion") << "p/cmake-build-release/compile_commands.json" << true;
        QTest::newRow("preset") << "p/build/release/compile_commands.json" << true;
        QTest::newRow("out") << "p/out/compile_commands.json" << true;
        QTest::newRow("out of a preset") << "p/out/build/debug/compile_commands.json" << true;
        QTest::newRow("somewhere else") << "p/other/compile_commands.json" << false;
        QTest::newRow("too deep") << "p/build/a/b/compile_commands.json" << false;
        QTest::newRow("hidden") << "p/build/.cache/compile_commands.json" << false;
    }
    void placesAreSearched()
    {
        QFETCH(QString, place);
        const Tree tree;
        const fs::path file = tree.write("p/src/deep/a.cu");
        tree.write(place.toStdString(), command(file.string(), "-DA"));
        QTEST(findProjectCommand(file).command.has_value(), "isFound");
    }

    void theOneThatKnowsTheFileCounts()
    {
        const Tree tree;
        const fs::path file = tree.write("p/sub/a.cu");
        const std::string others = command((tree / "p/sub/b.cu").string(), "-DB");
        tree.write("p/sub/b.cu");
        tree.write("p/sub/CMakeLists.txt");
        tree.write("p/sub/build/compile_commands.json", others);
        QCOMPARE(macroOf(findProjectCommand(file)), QStringLiteral("B=1"));
        tree.write("p/build/compile_commands.json", command(file.string(), "-DA"));
        QCOMPARE(macroOf(findProjectCommand(file)), QStringLiteral("A=1"));
    }
    void theNewestBuildCounts()
    {
        const Tree tree;
        const fs::path file = tree.write("p/a.cu");
        const fs::path debug = tree.write("p/build-debug/compile_commands.json", command(file.string(), "-DDEBUG"));
        const fs::path release = tree.write("p/build-release/compile_commands.json", command(file.string(), "-DRELEASE"));
        const auto now = fs::file_time_type::clock::now();
        fs::last_write_time(debug, now);
        fs::last_write_time(release, now - std::chrono::hours(1));
        QCOMPARE(macroOf(findProjectCommand(file)), QStringLiteral("DEBUG=1"));
        fs::last_write_time(release, now + std::chrono::hours(1));
        QCOMPARE(macroOf(findProjectCommand(file)), QStringLiteral("RELEASE=1"));
    }

    void theNearestIsSaidSo_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("source");
        QTest::newRow("same stem") << "vectors/src/add.cuh"
                                   << "vectors/src/add.cu";
        QTest::newRow("same folder") << "vectors/src/scale/new.cu"
                                     << "vectors/src/scale/scale.cu";
        QTest::newRow("below") << "vectors/src/scale/impl/part.cuh"
                               << "vectors/src/scale/scale.cu";
        QTest::newRow("elsewhere") << "vectors/include/vectors.h"
                                   << "vectors/src/add.cu";
    }
    void theNearestIsSaidSo()
    {
        QFETCH(QString, file);
        QFETCH(QString, source);
        const Tree tree;
        tree.writeVectors("vectors", true);
        const ProjectLookup lookup = findProjectCommand(tree.write(file.toStdString()));
        QVERIFY(lookup.command);
        QCOMPARE(lookup.command->match, ProjectCommand::Match::Nearest);
        QCOMPARE(lookup.command->source, tree / source.toStdString());
    }
    void noNearestOneIsMadeUp()
    {
        const Tree tree;
        const fs::path file = tree.write("scratch/a.cu");
        const fs::path other = tree.write("llvm/b.cu");
        tree.write("build-llvm/compile_commands.json", command(other.string(), "-DB"));
        QVERIFY2(!findProjectCommand(file).command, "nothing there says that this folder is a project");
        tree.write("CMakeLists.txt");
        QCOMPARE(macroOf(findProjectCommand(file)), QStringLiteral("B=1"));
        tree.write("build-llvm/compile_commands.json",
                   json("[{'directory': '.', 'file': '" + other.string() + ".cpp', 'command': 'g++ -DB'}]"));
        QVERIFY2(!findProjectCommand(file).command, "options of C++ say nothing of a kernel");
    }

    void linksLeadNowhere()
    {
        const Tree tree;
        const fs::path file = tree.write("p/a.cu");
        tree.write("away/compile_commands.json", command(file.string(), "-DAWAY"));
        fs::create_directory_symlink(tree / "away", tree / "p/build");
        QVERIFY(!findProjectCommand(file).command);
        fs::create_symlink(tree / "away/compile_commands.json", tree / "p/compile_commands.json");
        const ProjectLookup lookup = findProjectCommand(file);
        QVERIFY(!lookup.command);
        QVERIFY2(joined(lookup.problems).contains(QStringLiteral("it leads out of its folder")),
                 qPrintable(joined(lookup.problems)));
        fs::remove(tree / "p/compile_commands.json");
        tree.write("p/out/compile_commands.json", command(file.string(), "-DINSIDE"));
        fs::create_symlink("out/compile_commands.json", tree / "p/compile_commands.json");
        QCOMPARE(macroOf(findProjectCommand(file)), QStringLiteral("INSIDE=1"));
    }
    void linkedFoldersAreTheSameFile()
    {
        const Tree tree;
        const fs::path file = tree.write("data/p/a.cu");
        fs::create_directory_symlink(tree / "data", tree / "home");
        tree.write("data/p/compile_commands.json", command((tree / "home/p/a.cu").string(), "-DA"));
        QCOMPARE(macroOf(findProjectCommand(file)), QStringLiteral("A=1"));
        QCOMPARE(macroOf(findProjectCommand(tree / "home/p/a.cu")), QStringLiteral("A=1"));
    }

    void whatIsGoneIsTold()
    {
        const Tree tree;
        const fs::path file = tree.write("p/a.cu");
        tree.makeFolder("p/inc");
        tree.write("p/compile_commands.json",
                   json("[{'directory': '/gone/build', 'file': '" + file.string() +
                        "', 'command': '/gone/bin/nvcc -Iinc -I/gone/include -DA -std=c++20 -c a.cu'}]"));
        const ProjectLookup lookup = findProjectCommand(file);
        QCOMPARE(macroOf(lookup), QStringLiteral("A=1"));
        QCOMPARE(lookup.command->standard, std::string("c++20"));
        QCOMPARE(lookup.command->directory, tree / "p");
        QCOMPARE(joined(lookup.command->includes, tree / "p").section('|', 0, 0), QStringLiteral("inc"));
        QCOMPARE(
            joined(lookup.command->notices),
            "The compile command runs in /gone/build, which is not here; its paths start from " +
                QString::fromStdString(tree.text()) +
                "/p.\nThe compile command names the compiler /gone/bin/nvcc, which is not here; its options count all the same.\n"
                "The compile command looks for headers in /gone/include, which is not here.");
    }
    void anEmptyCommandIsTold()
    {
        const Tree tree;
        const fs::path file = tree.write("p/a.cu");
        tree.write("p/compile_commands.json", json("[{'directory': '.', 'file': 'a.cu'}]"));
        const ProjectLookup lookup = findProjectCommand(file);
        QVERIFY(lookup.command);
        QCOMPARE(joined(lookup.command->notices), QStringLiteral("The compile command is empty."));
    }
    void aDatabaseWithoutTheFileIsTold()
    {
        const Tree tree;
        const fs::path file = tree.write("p/src/a.cu");
        const std::string others = "{'directory': '.', 'file': 'b.cpp', 'command': 'g++ b.cpp'}";
        tree.write("p/compile_commands.json",
                   json("[" + others + ", {'directory': '/usr/share', 'file': 'c.cu', 'command': 'nvcc -c c.cu'}]"));
        const ProjectLookup lookup = findProjectCommand(file);
        QVERIFY2(!lookup.command, "sources outside the project are no example for one inside");
        const QString told = QString::fromStdString(tree.text()) +
            QStringLiteral("/p/compile_commands.json has no command for a.cu, which is compiled as if there were no project.");
        QCOMPARE(joined(lookup.problems), told);

        const fs::path database = tree.write("p/compile_commands.json", json("[" + others + "]"));
        QVERIFY2(findProjectCommand(file).problems.empty(), "a project without CUDA has nothing to do with it");
        QVERIFY(!findProjectCommand(file).awaited.empty());
        QCOMPARE(joined(findProjectCommand(file, database).problems), told);
        tree.write("p/src/compile_commands.json", command(file.string(), "-DA"));
        QVERIFY(findProjectCommand(file).problems.empty());
    }
    void brokenDatabasesArePassedOver()
    {
        const Tree tree;
        const fs::path file = tree.write("p/sub/a.cu");
        tree.write("p/sub/compile_commands.json", "[{");
        tree.write("p/compile_commands.json", command(file.string(), "-DA"));
        const ProjectLookup lookup = findProjectCommand(file);
        QCOMPARE(macroOf(lookup), QStringLiteral("A=1"));
        QVERIFY2(
            joined(lookup.problems).contains(QStringLiteral("compile_commands.json is not used: it is not valid JSON at line 1")),
            qPrintable(joined(lookup.problems)));
        fs::remove(tree / "p/sub/compile_commands.json");
        fs::create_directory(tree / "p/sub/compile_commands.json");
        QVERIFY(joined(findProjectCommand(file).problems).contains(QStringLiteral("it is no regular file")));
    }
    void hostilePathsStayInside()
    {
        const Tree tree;
        tree.write("deep/p/inside.rsp", "-DINSIDE");
        tree.write("deep/outside.rsp", "-DOUTSIDE");
        const fs::path file = tree.write("deep/p/a.cu");
        tree.write("deep/p/compile_commands.json", replaced(fixture("dots.json"), "../../../../etc/passwd", file.string()));
        const ProjectLookup lookup = findProjectCommand(file);
        QVERIFY(lookup.command);
        QCOMPARE(joined(lookup.command->macros).contains(QStringLiteral("OUTSIDE")), false);
        QCOMPARE(lookup.command->files.size() <= 2, true);
        int unread = 0;
        for (const IgnoredOption& each : lookup.command->ignored)
            unread += each.kind == IgnoredOption::Kind::Unread ? 1 : 0;
        QVERIFY2(unread >= 3, "response files outside the project are told");
    }
    void hugeFoldersAreBounded()
    {
        const Tree tree;
        const fs::path file = tree.write("p/a.cu");
        for (int i = 0; i < 300; ++i)
            tree.write("p/build" + std::to_string(i) + "/compile_commands.json", command(file.string(), "-DA"));
        QCOMPARE(findDatabases(file).places.size(), 16U);
    }
    void nothingIsWritten()
    {
        const Tree tree;
        tree.writeVectors("vectors", true);
        const std::vector<std::string> before = listing(tree.root());
        findProjectCommand(tree / "vectors/src/add.cu");
        QVERIFY(listing(tree.root()) == before);
    }

    void namedOnesAreTaken()
    {
        const Tree tree;
        const fs::path file = tree.write("p/a.cu");
        tree.write("p/compile_commands.json", command(file.string(), "-DFOUND"));
        const fs::path named = tree.write("elsewhere/build/compile_commands.json", command(file.string(), "-DNAMED"));
        QCOMPARE(macroOf(findProjectCommand(file, named)), QStringLiteral("NAMED=1"));
        QCOMPARE(macroOf(findProjectCommand(file, tree / "elsewhere")), QStringLiteral("NAMED=1"));
        QCOMPARE(macroOf(findProjectCommand(file, (tree / "elsewhere/build").string() + "/")), QStringLiteral("NAMED=1"));
        QVERIFY_EXCEPTION_THROWN(findProjectCommand(file, tree / "p/none.json"), RuntimeError);
        QVERIFY_EXCEPTION_THROWN(findProjectCommand(file, file), RuntimeError);
    }

    void recentOnesFollowTheFiles()
    {
        const Tree tree;
        const fs::path file = tree.write("p/a.cu");
        tree.write("p/flags.rsp", "-DFLAGS=1");
        tree.write("p/compile_commands.json", command(file.string(), "@flags.rsp -DA=1"));
        const auto first = recentProjectCommand(file);
        QCOMPARE(macroOf(*first), QStringLiteral("FLAGS=1|A=1"));
        QVERIFY2(recentProjectCommand(file) == first, "nothing is read again");
        tree.write("p/flags.rsp", "-DFLAGS=22");
        QCOMPARE(macroOf(*recentProjectCommand(file)), QStringLiteral("FLAGS=22|A=1"));
        tree.write("p/compile_commands.json", command(file.string(), "@flags.rsp -DA=333"));
        QCOMPARE(macroOf(*recentProjectCommand(file)), QStringLiteral("FLAGS=22|A=333"));
    }

    /// A build that is configured while the file is open is found with the next key.
    void theFirstDatabaseIsAwaited_data()
    {
        QTest::addColumn<QString>("place");
        QTest::newRow("in the build folder") << "p/build/compile_commands.json";
        QTest::newRow("in another build folder") << "p/build-debug/compile_commands.json";
        QTest::newRow("beside the project") << "p/compile_commands.json";
        QTest::newRow("beside the source") << "p/src/deep/compile_commands.json";
    }
    void theFirstDatabaseIsAwaited()
    {
        QFETCH(QString, place);
        const Tree tree;
        const fs::path file = tree.write("p/src/deep/a.cu");
        tree.write("p/CMakeLists.txt");
        tree.makeFolder("p/build-debug");
        const auto none = recentProjectCommand(file);
        QVERIFY(!none->command);
        QVERIFY(std::ranges::find(none->awaited, tree / place.toStdString()) != none->awaited.end());
        QVERIFY2(std::ranges::find(none->awaited, tree / "compile_commands.json") == none->awaited.end(), "the project ends before");
        QVERIFY2(recentProjectCommand(file) == none, "nothing is read again");
        tree.write(place.toStdString(), "[{");
        const auto broken = recentProjectCommand(file);
        QVERIFY(broken != none && !broken->command);
        tree.write(place.toStdString(), command(file.string(), "-DA=1"));
        const auto found = recentProjectCommand(file);
        QCOMPARE(macroOf(*found), QStringLiteral("A=1"));
        QVERIFY(found->awaited.empty());
    }

    void settingsOfTheUserCount()
    {
        ProjectCommand project;
        project.includes = {"/p/include"};
        project.systemIncludes = {"/p/system"};
        project.macros = {"A=1", "B(x)=x"};
        project.undefines = {"C", "D"};
        project.standard = "c++17";
        project.architectures = {"sm_80"};
        project.options = {"--maxrregcount=64", "--use_fast_math", "--ptxas-options=--def-load-cache=cg",
                           "--ptxas-options=--opt-level=1"};
        project.nvccOptions = {"--extended-lambda"};
        const CompileSettings all = withProject({}, project);
        QCOMPARE(joined(all.includeDirectories), QStringLiteral("/p/include|/p/system"));
        QCOMPARE(joined(all.defines), QStringLiteral("A=1|B(x)=x"));
        QCOMPARE(joined(all.architectures), QStringLiteral("sm_80"));
        QCOMPARE(joined(all.nvccOptions), QStringLiteral("--extended-lambda"));
        QCOMPARE(
            joined(canonicalOptions(all)),
            QStringLiteral("--define-macro=A=1|--define-macro=B(x)=x|--std=c++17|--undefine-macro=C|--undefine-macro=D|"
                           "--maxrregcount=64|--use_fast_math|--ptxas-options=--def-load-cache=cg|--ptxas-options=--opt-level=1"));
        const CompileSettings own{.architectures = {"sm_90"},
                                  .defines = {"A=2", "C=3"},
                                  .includeDirectories = {"/mine"},
                                  .standard = "c++20",
                                  .options = {"-maxrregcount", "40", "-Xptxas=-O3"},
                                  .nameExpressions = {"k<int>"}};
        const CompileSettings both = withProject(own, project);
        QCOMPARE(joined(both.includeDirectories), QStringLiteral("/mine|/p/include|/p/system"));
        QCOMPARE(joined(both.defines), QStringLiteral("B(x)=x|A=2|C=3"));
        QCOMPARE(joined(both.architectures), QStringLiteral("sm_90"));
        QCOMPARE(both.standard, std::string("c++20"));
        QCOMPARE(joined(both.nameExpressions), QStringLiteral("k<int>"));
        QCOMPARE(
            joined(canonicalOptions(both)),
            QStringLiteral("--define-macro=B(x)=x|--define-macro=A=2|--define-macro=C=3|--std=c++20|--undefine-macro=D|"
                           "--use_fast_math|--ptxas-options=--def-load-cache=cg|--maxrregcount=40|--ptxas-options=--opt-level=3"));
    }

    void forcedIncludesComeBeforeTheSource()
    {
        const Tree tree;
        const fs::path file = tree.write("p/a.cu");
        tree.write("p/config.h");
        tree.write("p/inc/other.h");
        tree.write("p/compile_commands.json", command("a.cu", "-Iinc -include config.h -include other.h -include none.h -c a.cu"));
        const ProjectLookup lookup = findProjectCommand(file);
        QVERIFY(lookup.command);
        QCOMPARE(joined(lookup.command->forcedIncludes, tree / "p"), QStringLiteral("config.h|inc/other.h"));
        QVERIFY2(joined(lookup.command->notices).contains(QStringLiteral("p/none.h before the source, which is not here.")),
                 qPrintable(joined(lookup.command->notices)));
        QCOMPARE(sourceWithProject("int x;\n", "/p/odd\"name\\.cu", *lookup.command),
                 "#include \"" + tree.text() + "/p/config.h\"\n#include \"" + tree.text() +
                     "/p/inc/other.h\"\n#line 1 \"/p/odd\\\"name\\\\.cu\"\nint x;\n");
        QCOMPARE(sourceWithProject("int x;\n", file, {}), std::string("int x;\n"));
    }

    void aHundredThousandCommandsAreQuick()
    {
        const Tree tree;
        const fs::path file = tree.write("p/src/none.cu");
        std::string text = "[";
        for (int i = 0; i < 100000; ++i) {
            const std::string number = std::to_string(i);
            text += (i == 0 ? "" : ",");
            text += "{'directory': '/p/build', 'command': 'nvcc -c ../src/part" + number + ".cu', 'file': '../src/part" + number +
                ".cu'}";
        }
        tree.write("p/compile_commands.json", json(text + "]"));
        const std::clock_t begin = std::clock();  // the machine may have other work
        const ProjectLookup lookup = findProjectCommand(file);
        const std::clock_t taken = std::clock() - begin;
        QVERIFY(!lookup.command);
        QCOMPARE(lookup.problems.size(), std::size_t{1});
        QVERIFY(joined(lookup.problems).contains(QStringLiteral("compile_commands.json has no command for none.cu")));
#ifndef KD_SANITIZED
        QVERIFY2(taken < CLOCKS_PER_SEC, qPrintable(QString::number(taken)));
#endif
    }
};

KD_TEST(TestProjectLookup, kd::test::NoApplication)

}  // namespace tst_projectlookup

#include "tst_projectlookup.moc"
