// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <map>
#include <string_view>
#include <vector>

namespace kd::test {
namespace {

struct Name {
    std::string_view file;  ///< from the top of the tree
    std::string_view name;
};

/// As kd_test() gave them.
constexpr Name kNames[] = {
#include KD_TEST_NAMES
};

/// By file; filled before main().
std::map<std::string_view, Main>& files()
{
    static std::map<std::string_view, Main> all;
    return all;
}

std::string_view theName;

using Tests = std::map<std::string_view, Main>;

/// By name.
Tests tests()
{
    Tests all;
    for (const auto& [file, main] : files()) {
        const auto* const name = std::find_if(std::begin(kNames), std::end(kNames),
                                              [file = file](const Name& each) { return file.ends_with(each.file); });
        if (name != std::end(kNames))
            all.emplace(name->name, main);
    }
    return all;
}

int listTests(const Tests& tests, std::FILE* out, int status)
{
    for (const auto& [name, main] : tests)
        std::fprintf(out, "%.*s\n", static_cast<int>(name.size()), name.data());
    return status;
}

}  // namespace

Registration::Registration(const char* file, Main main)
{
    files().emplace(file, main);
}

QString name()
{
    return QString::fromUtf8(theName.data(), static_cast<qsizetype>(theName.size()));
}

}  // namespace kd::test

/// The tests of one room. The first argument is the name of one of them, the others are QtTest's; `-tests` lists the names.
int main(int argc, char** argv)
{
    using namespace kd::test;
    const Tests all = tests();
    if (argc == 2 && std::string_view(argv[1]) == "-tests")
        return listTests(all, stdout, 0);
    const auto found = argc > 1 ? all.find(argv[1]) : all.end();
    if (found == all.end()) {
        std::fprintf(stderr, "usage: %s TEST [QtTest's arguments]; the tests are:\n", argv[0]);
        return listTests(all, stderr, 2);
    }
    theName = found->first;
    std::vector<char*> arguments{argv[0]};
    arguments.insert(arguments.end(), argv + 2, argv + argc + 1);  // with the null at the end
    return found->second(argc - 1, arguments.data());
}
