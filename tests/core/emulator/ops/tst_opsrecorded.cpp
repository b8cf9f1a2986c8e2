// SPDX-License-Identifier: GPL-3.0-or-later
#include "probes/proberun.h"
#include "recorded.h"
#include "recording.h"
#include "values.h"

#include "core/emulator/decode/decodetable.h"
#include "core/emulator/exec/warppatterns.h"
#include "core/emulator/memory/memorypatterns.h"
#include "core/emulator/ops/patterns.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <algorithm>

#include <set>

namespace tst_opsrecorded {

using namespace kd;
using namespace kd::emulator;
using namespace kd::test;

namespace {

constexpr int kShown = 5;

/// What is wrong, by row of the decode table; an empty list for a row whose forms are all as they should be.
using Complaints = std::map<std::string, QStringList>;

/// What a form or probe gives here beside what the device gave.
struct Compared {
    std::string name;
    std::vector<int> columns;
    int cases = 0;
    DeviceChecksum device;
    std::vector<std::uint8_t> results;
    std::string stopped;  ///< why it could not be emulated

    bool isEqual() const { return stopped.empty() && checksum(results.data(), results.size()) == *device; }
    qsizetype pieceCount() const { return (cases + kPieceCases - 1) / kPieceCases; }
};

/// "cases 64 to 127"
QString placeOf(const Compared& compared, const QByteArray& device, qsizetype firstPiece)
{
    const std::vector<std::uint8_t> own = pieces(compared.results, compared.columns, compared.cases);
    for (std::size_t i = 0; i < own.size(); ++i) {
        const qsizetype at = firstPiece + static_cast<qsizetype>(i);
        if (at < device.size() && own[i] != static_cast<std::uint8_t>(device[at]))
            return QString("cases %1 to %2").arg(i * kPieceCases).arg((i + 1) * kPieceCases - 1);
    }
    return "some case";
}

class Comparing {
public:
    Comparing()
    {
        for (const std::span<const InstructionPattern> part : {arithmeticPatterns(), conversionPatterns()}) {
            for (const InstructionPattern& row : part)
                addRow(row);
        }
        ProbeRunner runner;
        for (const Probe& probe : allProbes())
            addProbe(probe, runner);
        for (const auto& [name, reason] : m_recorded.departures()) {
            if (!name.starts_with("row ") && !name.starts_with("kernel ") && !m_names.contains(name))
                m_complaints["departures"] << QString::fromStdString(name + ": there is no such form");
        }
    }

    const Complaints& complaints() const { return m_complaints; }
    qsizetype forms() const { return static_cast<qsizetype>(m_names.size()); }
    bool hasAllPieces() const { return m_piece == m_recorded.pieces().size(); }
    std::string reasonFor(const std::string& row) const { return m_recorded.departure("row " + row); }

private:
    void addRow(const InstructionPattern& row)
    {
        const std::vector<Form> forms = formsOf(row);
        const std::vector<DeviceChecksum> device = m_recorded.row(nameOf(row));
        if (device.empty() && std::ranges::all_of(forms, isLater))
            return;
        QStringList& complaints = m_complaints[nameOf(row)];
        if (device.size() != forms.size()) {
            complaints << QString("%1 forms are recorded instead of %2").arg(device.size()).arg(forms.size());
            return;
        }
        for (std::size_t i = 0; i < forms.size(); ++i) {
            Compared compared{forms[i].name(), columnsOf(forms[i]), kCases, device[i], {}, {}};
            if (device[i])
                compared.results = emulatedResults(forms[i]);
            if (!isLater(forms[i]))
                compare(compared, complaints);
            m_names.insert(compared.name);
            m_piece += compared.pieceCount();
        }
    }

    void addProbe(const Probe& probe, ProbeRunner& runner)
    {
        const auto device = m_recorded.probes().find(probe.name);
        QStringList& complaints = m_complaints[rowOf(probe)];
        Compared compared{probe.name, probe.columns, probe.cases, {}, {}, {}};
        m_names.insert(probe.name);
        if (device == m_recorded.probes().end()) {
            complaints << QString::fromStdString(probe.name + ": not recorded");
        } else {
            compared.device = device->second;
            if (compared.device)
                run(probe, runner, compared);
            compare(compared, complaints);
        }
        m_piece += compared.pieceCount();
    }

    static void run(const Probe& probe, ProbeRunner& runner, Compared& compared)
    {
        try {
            compared.results = runner.run(probe);
        } catch (const std::exception& error) {
            compared.stopped = error.what();
        }
    }

    void compare(const Compared& compared, QStringList& complaints) const
    {
        const bool departs = !m_recorded.departure(compared.name).empty();
        const QString name = QString::fromStdString(compared.name);
        if (!compared.device && !departs)
            complaints << name + ": the device did not run it, and ops-sm90-departures.txt does not say why";
        else if (compared.device && compared.isEqual() && departs)
            complaints << name + ": is the device's, strike it from ops-sm90-departures.txt";
        else if (compared.device && !departs && !compared.stopped.empty())
            complaints << name + ": " + QString::fromStdString(compared.stopped);
        else if (compared.device && !departs && !compared.isEqual())
            complaints << name + ": differs in " + placeOf(compared, m_recorded.pieces(), m_piece);
    }

    Recorded m_recorded;
    Complaints m_complaints;
    std::set<std::string> m_names;
    qsizetype m_piece = 0;  ///< of the next form
};

const Comparing& comparing()
{
    static const Comparing all;
    return all;
}

}  // namespace

/// Every case of every instruction of a GPU of compute capability 9.0, bit for bit as an H200 gave it; the
/// departures that are listed must still be some.
class OpsRecordedTest : public QObject {
    Q_OBJECT
private slots:
    void agreesWithHardware_data();
    void agreesWithHardware();
    void recordsEveryRow_data();
    void recordsEveryRow();
    void knowsWhereEveryPieceIs();
};

void OpsRecordedTest::agreesWithHardware_data()
{
    QTest::addColumn<QStringList>("complaints");
    for (const auto& [row, complaints] : comparing().complaints())
        QTest::addRow("%s", row.c_str()) << complaints;
}

void OpsRecordedTest::agreesWithHardware()
{
    QFETCH(QStringList, complaints);
    const qsizetype count = complaints.size();
    QVERIFY2(count == 0, qPrintable(QString("%1 forms: %2").arg(count).arg(complaints.mid(0, kShown).join("; "))));
}

void OpsRecordedTest::recordsEveryRow_data()
{
    QTest::addColumn<int>("target");
    for (const std::span<const InstructionPattern> part : {memoryPatterns(), controlPatterns(), warpPatterns()}) {
        for (const InstructionPattern& row : part)
            QTest::addRow("%s", nameOf(row).c_str()) << row.minimumTarget;
    }
}

// Of memory, control flow and warps: of the others every form is recorded.
void OpsRecordedTest::recordsEveryRow()
{
    QFETCH(int, target);
    const std::string row = QTest::currentDataTag();
    const bool isListed = !comparing().reasonFor(row).empty();
    const bool isRecorded = comparing().complaints().contains(row);
    QVERIFY2(isRecorded || isListed || target > 90, "it is neither recorded nor does ops-sm90-departures.txt say why not");
    QVERIFY2(!isRecorded || !isListed, "it is recorded: strike it from ops-sm90-departures.txt");
}

void OpsRecordedTest::knowsWhereEveryPieceIs()
{
    QVERIFY(comparing().forms() > 20000);
    QVERIFY(comparing().hasAllPieces());
}

KD_TEST(OpsRecordedTest, kd::test::NoApplication)

}  // namespace tst_opsrecorded

#include "tst_opsrecorded.moc"
