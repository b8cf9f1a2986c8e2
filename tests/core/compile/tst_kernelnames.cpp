// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/kernelnames.h"
#include "tests/core/heapallocations.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_kernelnames {

using namespace kd;

namespace {

KernelInfo kernel(const char* name, const char* lowered, std::initializer_list<const char*> types)
{
    KernelInfo info{.name = name, .loweredName = lowered, .hasSignature = true};
    for (const char* const type : types)
        info.parameters.emplace_back().type.name = type;
    return info;
}

CompileOutcome program()
{
    return {.kernels = {kernel("k", "_Z1kiPi", {"int", "int*"}), kernel("k", "_Z1kfPi", {"float", "int*"}),
                        kernel("ns::one", "_ZN2ns3oneEv", {}), kernel("ns::t<a::b,1>", "_ZN2ns1tI1", {}),
                        kernel("ns::t<a::b,2>", "_ZN2ns1tI2", {}), kernel("ns::u<7>", "_ZN2ns1uI7", {})}};
}

/// Names that need the heap, as most have.
CompileOutcome manyKernels(int count)
{
    CompileOutcome outcome;
    for (int i = 0; i < count; ++i) {
        const std::string number = std::to_string(i);
        outcome.kernels.push_back({.name = "generated::kernel<float, 128>_" + number, .loweredName = "_ZN9generated6kernel" + number});
    }
    return outcome;
}

}  // namespace

class TestKernelNames : public QObject {
    Q_OBJECT

private slots:
    void kernelsOfTheToolkitStandLast()
    {
        CompileOutcome outcome{.kernels = {kernel("cub::CUB_300000_SM_900::EmptyKernel<void>", "a", {}), kernel("k", "b", {}),
                                           kernel("thrust::fill<1>", "c", {}), kernel("cubic", "d", {})}};
        putToolkitKernelsLast(outcome);
        QStringList names;
        for (const KernelInfo& each : outcome.kernels)
            names << QString::fromStdString(each.loweredName);
        QCOMPARE(names, (QStringList{"b", "d", "a", "c"}));
        QVERIFY(isOfToolkit(outcome.kernels[2]) && !isOfToolkit(outcome.kernels[1]));
    }

    void findsWhatIsMeant_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("kernels");  ///< their places
        QTest::newRow("overloads") << "k" << "01";
        QTest::newRow("parameters") << "k(float, int*)" << "1";
        QTest::newRow("blanks") << " k ( int,int * ) " << "0";
        QTest::newRow("lowered") << "_Z1kfPi" << "1";
        QTest::newRow("within a namespace") << "ns::one" << "2";
        QTest::newRow("without it") << "one" << "2";
        QTest::newRow("its parameters") << "ns::one()" << "2";
        QTest::newRow("instance") << "ns::t<a::b, 2>" << "4";
        QTest::newRow("instance without its namespace") << "t<a::b,1>" << "3";
        QTest::newRow("instance by a cast number") << "ns::t<a::b, (unsigned int)2>" << "4";
        QTest::newRow("instance by a number with its type") << "ns::t<a::b, 2u>" << "4";
        QTest::newRow("instance that is not there") << "ns::t<a::b, 3>" << "";
        QTest::newRow("instances") << "t" << "34";
        QTest::newRow("only instance") << "ns::u" << "5";
        QTest::newRow("only instance by its last name") << "u" << "5";
        QTest::newRow("namespace") << "ns" << "";
        QTest::newRow("argument's namespace") << "b,1>" << "";
        QTest::newRow("other parameters") << "k(int)" << "";
        QTest::newRow("nothing") << "" << "";
    }
    void findsWhatIsMeant()
    {
        QFETCH(QString, name);
        const CompileOutcome outcome = program();
        QString places;
        for (const KernelInfo* const found : kernelsNamed(outcome, name.toStdString()))
            places += QString::number(found - outcome.kernels.data());
        QTEST(places, "kernels");
        QCOMPARE(findKernel(outcome, name.toStdString()) != nullptr, places.size() == 1);
    }

    void distinctNamesAreFound()
    {
        CompileOutcome outcome = program();
        QCOMPARE(distinctNames(outcome),
                 std::string("k(int, int*), k(float, int*), ns::one, ns::t<a::b,1>, ns::t<a::b,2>, ns::u<7>"));
        outcome.kernels[1].hasSignature = false;
        QCOMPARE(distinctName(outcome, outcome.kernels[1]), std::string("_Z1kfPi"));
        for (const KernelInfo& each : outcome.kernels)
            QCOMPARE(findKernel(outcome, distinctName(outcome, each)), &each);
        std::vector<std::string> each;
        for (const KernelInfo& kernel : outcome.kernels)
            each.push_back(distinctName(outcome, kernel));
        QCOMPARE(allDistinctNames(outcome), each);
        QCOMPARE(distinctNames({}), std::string());
        QVERIFY(allDistinctNames({}).empty());
        CompileOutcome many;
        for (int i = 0; i < 300; ++i)
            many.kernels.push_back({.name = "k" + std::to_string(i)});
        QCOMPARE(distinctNames(many), std::string("k0, k1, k2, k3, k4, k5, k6, k7, k8, k9, k10, k11, …"));
    }

    /// Files with hundreds of kernels are looked into at every key: a look-up makes no names of its own.
    void lookUpsMakeNoNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isThere");
        QTest::newRow("a name") << "generated::kernel<float, 128>_7" << true;
        QTest::newRow("a name without blanks and namespace") << "kernel<float,128>_7" << true;
        QTest::newRow("no kernel's name") << "somewhere_else::another_kernel" << false;
    }
    void lookUpsMakeNoNames()
    {
        QFETCH(QString, name);
        QFETCH(bool, isThere);
        const auto allocations = [&](int kernels) {
            const CompileOutcome outcome = manyKernels(kernels);
            const std::string wanted = name.toStdString();
            const std::uint64_t before = heapAllocationsOfThread();
            const bool isFound = findKernel(outcome, wanted) != nullptr;
            const std::uint64_t made = heapAllocationsOfThread() - before;
            return isFound == isThere ? made : UINT64_MAX;
        };
        const std::uint64_t few = allocations(8);
        QVERIFY(few < 8);
        QCOMPARE(allocations(1000), few);
    }

    void signaturesAreFoundBySymbol()
    {
        CompileOutcome outcome = program();
        outcome.kernels[1].hasSignature = false;
        const auto found = kernelsWithSignature(outcome.kernels);
        QCOMPARE(found.size(), outcome.kernels.size() - 1);
        QCOMPARE(found.at("_ZN2ns3oneEv")->name, std::string("ns::one"));
        QVERIFY(!found.contains("_Z1kfPi"));
    }
};

KD_TEST(TestKernelNames, kd::test::NoApplication)

}  // namespace tst_kernelnames

#include "tst_kernelnames.moc"
