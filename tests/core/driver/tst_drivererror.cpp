// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/driver/drivererror.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <typeinfo>

namespace tst_drivererror {

using kd::Damage;

class TestDriverError : public QObject {
    Q_OBJECT

private slots:
    void mapsResultsToTheHierarchy_data();
    void mapsResultsToTheHierarchy();
    void successPasses();
    void carriesEverything();
    void resultsHaveWords_data();
    void resultsHaveWords();
    void unknownResultsKeepTheirNumber();
};

void TestDriverError::mapsResultsToTheHierarchy_data()
{
    QTest::addColumn<int>("result");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<int>("damage");

    const auto row = [](const char* name, CUresult result, const std::type_info& type, Damage damage) {
        QTest::newRow(name) << int(result) << QByteArray(type.name()) << int(damage);
    };
    const auto& memory = typeid(kd::MemoryError);
    const auto& launch = typeid(kd::LaunchError);
    const auto& logic = typeid(kd::LogicError);
    const auto& machine = typeid(kd::RuntimeError);
    row("out of memory", CUDA_ERROR_OUT_OF_MEMORY, memory, Damage::None);
    row("illegal address", CUDA_ERROR_ILLEGAL_ADDRESS, launch, Damage::Sticky);
    row("out of resources", CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, launch, Damage::None);
    row("timeout of a launch", CUDA_ERROR_LAUNCH_TIMEOUT, launch, Damage::Sticky);
    row("assert", CUDA_ERROR_ASSERT, launch, Damage::ContextDead);
    row("stack", CUDA_ERROR_HARDWARE_STACK_ERROR, launch, Damage::Sticky);
    row("instruction", CUDA_ERROR_ILLEGAL_INSTRUCTION, launch, Damage::Sticky);
    row("misaligned", CUDA_ERROR_MISALIGNED_ADDRESS, launch, Damage::Sticky);
    row("address space", CUDA_ERROR_INVALID_ADDRESS_SPACE, launch, Damage::Sticky);
    row("program counter", CUDA_ERROR_INVALID_PC, launch, Damage::Sticky);
    row("launch failed", CUDA_ERROR_LAUNCH_FAILED, launch, Damage::Sticky);
    row("cooperative", CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE, launch, Damage::None);
    row("peer access is no launch", CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED, logic, Damage::None);
    row("invalid value", CUDA_ERROR_INVALID_VALUE, logic, Damage::None);
    row("handle", CUDA_ERROR_INVALID_HANDLE, logic, Damage::None);
    row("not initialised", CUDA_ERROR_NOT_INITIALIZED, logic, Damage::None);
    row("no device", CUDA_ERROR_NO_DEVICE, machine, Damage::None);
    row("no binary", CUDA_ERROR_NO_BINARY_FOR_GPU, machine, Damage::None);
    row("ecc", CUDA_ERROR_ECC_UNCORRECTABLE, machine, Damage::Sticky);
    row("mps client", CUDA_ERROR_MPS_CLIENT_TERMINATED, machine, Damage::Sticky);
    row("unknown", CUDA_ERROR_UNKNOWN, typeid(kd::Error), Damage::Sticky);
}

void TestDriverError::mapsResultsToTheHierarchy()
{
    QFETCH(int, result);
    QFETCH(QByteArray, type);
    QFETCH(int, damage);
    const kd::DriverApi api;
    try {
        kd::check(api, static_cast<CUresult>(result), "cuSomething");
        QFAIL("an error must be thrown");
    } catch (const kd::Error& error) {
        QCOMPARE(QByteArray(typeid(error).name()), type);
    }
    QCOMPARE(int(kd::damageOf(static_cast<CUresult>(result))), damage);
}

void TestDriverError::successPasses()
{
    kd::check(kd::DriverApi(), CUDA_SUCCESS, "cuSomething");
    QCOMPARE(int(kd::damageOf(CUDA_SUCCESS)), int(Damage::None));
    QCOMPARE(int(kd::damageOf(CUDA_ERROR_NOT_READY)), int(Damage::None));
}

void TestDriverError::carriesEverything()
{
    try {
        kd::check(kd::DriverApi(), CUDA_ERROR_ILLEGAL_ADDRESS, "cuStreamQuery", "saxpy");
        QFAIL("an error must be thrown");
    } catch (const kd::LaunchError& error) {
        QCOMPARE(error.info().operation, std::string("cuStreamQuery"));
        QCOMPARE(error.info().name, std::string("CUDA_ERROR_ILLEGAL_ADDRESS"));
        QCOMPARE(error.info().subject.name, std::string("saxpy"));
        QVERIFY(error.info().text.english().starts_with("illegal address: "));
    }
}

void TestDriverError::resultsHaveWords_data()
{
    QTest::addColumn<int>("result");
    for (const CUresult result :
         {CUDA_ERROR_STUB_LIBRARY, CUDA_ERROR_DEVICE_UNAVAILABLE, CUDA_ERROR_NO_DEVICE, CUDA_ERROR_INVALID_IMAGE,
          CUDA_ERROR_NO_BINARY_FOR_GPU, CUDA_ERROR_INVALID_PTX, CUDA_ERROR_UNSUPPORTED_PTX_VERSION, CUDA_ERROR_NOT_FOUND,
          CUDA_ERROR_ILLEGAL_ADDRESS, CUDA_ERROR_ASSERT, CUDA_ERROR_TENSOR_MEMORY_LEAK, CUDA_ERROR_SYSTEM_NOT_READY,
          CUDA_ERROR_MPS_SERVER_NOT_READY, CUDA_ERROR_INVALID_CLUSTER_SIZE, CUDA_ERROR_UNKNOWN})
        QTest::newRow(std::string(kd::wordsOf(result).name).c_str()) << int(result);
}

void TestDriverError::resultsHaveWords()
{
    QFETCH(int, result);
    const kd::ResultDescription words = kd::wordsOf(static_cast<CUresult>(result));
    QVERIFY(words.name.starts_with("CUDA_ERROR_"));
    QVERIFY(!words.kind.empty());
    QVERIFY(!words.hint.text().ends_with('.'));
    const std::string sentence = kd::describeResult(static_cast<CUresult>(result)).english();
    QVERIFY(sentence.find(words.name) != std::string::npos);
}

void TestDriverError::unknownResultsKeepTheirNumber()
{
    QCOMPARE(kd::describeResult(static_cast<CUresult>(950)).english(), std::string("CUDA error 950"));
    try {
        kd::check(kd::DriverApi(), static_cast<CUresult>(950), "cuSomething");
        QFAIL("an error must be thrown");
    } catch (const kd::LogicError& error) {
        QCOMPARE(error.info().name, std::string("CUDA error 950"));
    }
}

KD_TEST(TestDriverError, QCoreApplication)

}  // namespace tst_drivererror

#include "tst_drivererror.moc"
