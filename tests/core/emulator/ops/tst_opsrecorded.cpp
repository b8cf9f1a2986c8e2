#include "recording.h"

#include <QtTest>

#include <fstream>
#include <map>

using namespace kd;
using namespace kd::emulator;
using namespace kd::test;

namespace {

std::string nameOf(const Row& row)
{
    return std::string(row.root) + " " + std::string(row.pattern);
}

RowChecksum emulated(const Row& row)
{
    RowChecksum sum{nameOf(row)};
    for (const Form& form : formsOf(row)) {
        if (!isBitEqualOnHardware(form))
            continue;
        const std::vector<std::uint8_t> bytes = emulatedResults(form);
        add(sum, checksum(bytes.data(), bytes.size()));
    }
    return sum;
}

/// Lines of the file, by row.
std::map<std::string, std::string> recorded()
{
    std::map<std::string, std::string> lines;
    std::ifstream file(KD_TEST_DATA "/emulator/ops-sm90.txt");
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.front() != '#')
            lines[line.substr(line.find(' ', line.find(' ') + 1) + 1)] = line;
    }
    return lines;
}

}  // namespace

/// Every case of every instruction that a GPU of compute capability 9.0 computes exactly, bit for bit as when an H200 was found
/// to give the same (the first lines of ops-sm90.txt).
class OpsRecordedTest : public QObject {
    Q_OBJECT
private slots:
    void agreesWithHardware_data();
    void agreesWithHardware();
};

void OpsRecordedTest::agreesWithHardware_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("name");
    const std::map<std::string, std::string> lines = recorded();
    for (const std::span<const Row> part : {arithmeticRows(), conversionRows()}) {
        for (const Row& row : part) {
            const RowChecksum sum = emulated(row);
            const auto line = lines.find(sum.row);
            if (sum.forms != 0)
                QTest::addRow("%s", sum.row.c_str()) << QString::fromStdString(lineOf(sum))
                                                     << QString::fromStdString(line == lines.end() ? "not recorded" : line->second);
        }
    }
}

void OpsRecordedTest::agreesWithHardware()
{
    QFETCH(QString, line);
    QFETCH(QString, name);
    QCOMPARE(line, name);
}

QTEST_APPLESS_MAIN(OpsRecordedTest)
#include "tst_opsrecorded.moc"
