// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

namespace kd::test {

/// Runs one test as if it were a program of its own; the arguments are the program's without the test's name.
using Main = int (*)(int argc, char** argv);

/// Makes a test known to the program by its name in ctest.
struct Registration {
    Registration(const char* name, Main main);
};

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
/// KD_TEST_NAME comes from kd_test() in cmake/Testing.cmake.
#define KD_TEST(Test, Application) \
    static const kd::test::Registration kTestRegistration(KD_TEST_NAME, kd::test::runTest<Application, Test>);

/// Stands before the parameters and the body of a test's own main().
#define KD_TEST_MAIN \
    static int testMain(int argc, char** argv); \
    static const kd::test::Registration kTestRegistration(KD_TEST_NAME, testMain); \
    static int testMain
