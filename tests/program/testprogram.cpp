// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"

#include <cstdio>
#include <map>
#include <string_view>
#include <vector>

namespace kd::test {
namespace {

/// By name; filled before main().
std::map<std::string_view, Main>& tests()
{
    static std::map<std::string_view, Main> all;
    return all;
}

int listTests(std::FILE* out, int status)
{
    for (const auto& [name, main] : tests())
        std::fprintf(out, "%.*s\n", static_cast<int>(name.size()), name.data());
    return status;
}

}  // namespace

Registration::Registration(const char* name, Main main)
{
    tests().emplace(name, main);
}

}  // namespace kd::test

/// The tests of one room. The first argument is the name of one of them, the others are QtTest's; `-tests` lists the names.
int main(int argc, char** argv)
{
    using namespace kd::test;
    if (argc == 2 && std::string_view(argv[1]) == "-tests")
        return listTests(stdout, 0);
    const auto found = argc > 1 ? tests().find(argv[1]) : tests().end();
    if (found == tests().end()) {
        std::fprintf(stderr, "usage: %s TEST [QtTest's arguments]; the tests are:\n", argv[0]);
        return listTests(stderr, 2);
    }
    std::vector<char*> arguments{argv[0]};
    arguments.insert(arguments.end(), argv + 2, argv + argc + 1);  // with the null at the end
    return found->second(argc - 1, arguments.data());
}
