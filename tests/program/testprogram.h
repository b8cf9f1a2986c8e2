// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

namespace kd::test {

/// Runs one test as if it were a program of its own; the arguments are the program's without the test's name.
using Main = int (*)(int argc, char** argv);

/// Makes the test of a source file known to the program.
struct Registration {
    Registration(const char* file, Main main);
};

/// The name in ctest of the test that runs; it is the first argument of a further process that is to do a part of it.
QString name();

/// Stands in for the application object of tests that need none.
struct NoApplication {
    NoApplication(int&, char**) { }
};

template <typename Application, typename Test> int runTest(int argc, char** argv)
{
    const Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace kd::test

/// Registers the class `Test`, which runs under an `Application`: NoApplication, QCoreApplication, QApplication.
/// Several files are compiled as one: each has a namespace of its own, named as the file, in which this stands. Its name in ctest comes from
/// kd_test() in cmake/Testing.cmake.
#define KD_TEST(Test, Application) \
    static const kd::test::Registration kTestRegistration(__FILE__, kd::test::runTest<Application, Test>);

/// Stands before the parameters and the body of a test's own main().
#define KD_TEST_MAIN \
    static int testMain(int argc, char** argv); \
    static const kd::test::Registration kTestRegistration(__FILE__, testMain); \
    static int testMain
