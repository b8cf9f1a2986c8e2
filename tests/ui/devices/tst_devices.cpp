// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "tests/ui/bench/devicemodels.h"
#include "tests/ui/bench/occupancymodels.h"
#include "tests/ui/bench/recordedworkbench.h"
#include "tests/ui/pictures.h"
#include "ui/common/badge.h"
#include "ui/common/tableroles.h"
#include "ui/common/tableview.h"
#include "ui/common/theme.h"
#include "ui/common/themedlabel.h"
#include "ui/devices/attributeexport.h"
#include "ui/devices/attributefilter.h"
#include "ui/devices/attributemodel.h"
#include "ui/devices/attributespanel.h"
#include "ui/devices/attributetable.h"
#include "ui/devices/attributetext.h"
#include "ui/devices/devicecomparison.h"
#include "ui/devices/devicelistmodel.h"
#include "ui/devices/devicespanel.h"
#include "ui/devices/gaugecard.h"
#include "ui/devices/gaugefeed.h"
#include "ui/devices/gaugespanel.h"
#include "ui/occupancy/occupancyfeed.h"
#include "ui/occupancy/occupancymodel.h"
#include "ui/program/targets.h"

#include <QApplication>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtTest>

#include <cmath>

namespace tst_devices {

using namespace kd;

namespace {

DeviceInfo device(const std::string& id, const std::string& name, std::int64_t processors, std::int64_t shared)
{
    DeviceInfo info;
    info.id = {id};
    info.name = name;
    info.computeCapability = {9, 0};
    info.uuid = "GPU-" + id;
    info.pciBusId = "0000:0f:00.0";
    info.totalMemory = {150'109'880'320};
    info.attributes = {{"MULTIPROCESSOR_COUNT", processors}, {"MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", shared}, {"WARP_SIZE", 32},
                       {"CLOCK_RATE", 1'980'000}, {"ECC_ENABLED", 1}, {"MAX_THREADS_PER_BLOCK", 1024}};
    return info;
}

DeviceList twoDevices()
{
    DeviceList list;
    list.devices = {device("cuda:0", "NVIDIA H200", 132, 232'448), device("emulated", "Emulated GPU (CPU)", 2, 232'448)};
    list.devices[1].attributes.erase("ECC_ENABLED");
    list.defaultDevice = "cuda:0";
    return list;
}

/// Of both devices of a list.
std::shared_ptr<const AttributeTable> table(const DeviceList& list = twoDevices())
{
    return std::make_shared<AttributeTable>(makeAttributeTable(list, {list.devices[0].id.name, list.devices[1].id.name}));
}

const AttributeRow& rowWith(const AttributeTable& table, QString AttributeRow::*member, const QString& text)
{
    for (const AttributeSection& section : table.groups)
        for (const AttributeRow& row : section.rows)
            if (row.*member == text)
                return row;
    qFatal("no such row");
}

const AttributeRow& rowNamed(const AttributeTable& table, const QString& cudaName)
{
    return rowWith(table, &AttributeRow::cudaName, cudaName);
}

const AttributeRow& rowTitled(const AttributeTable& table, const QString& title)
{
    return rowWith(table, &AttributeRow::title, title);
}

/// The panel under a header as the window draws it.
QWidget* framed(Panel* panel)
{
    auto* const box = new QWidget;
    box->setBackgroundRole(QPalette::Base);
    box->setAutoFillBackground(true);
    auto* const head = new QHBoxLayout;
    head->setContentsMargins(12, 3, 6, 3);
    head->addWidget(new ThemedLabel(panel->title(), FontRole::PanelTitle, Token::Text, box));
    if (panel->headerWidget())
        head->addWidget(panel->headerWidget(), 1);
    else
        head->addStretch(1);
    for (QAction* const action : panel->headerActions()) {
        auto* const button = new QToolButton(box);
        button->setDefaultAction(action);
        head->addWidget(button);
    }
    auto* const layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(panel, 1);
    return box;
}

}  // namespace

class TestDevices : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void init() { Theme::instance().setMode(Theme::Mode::Dark); }

    void valuesAreWrittenInTheirUnit_data()
    {
        QTest::addColumn<AttributeUnit>("unit");
        QTest::addColumn<qlonglong>("value");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("exact");
        const auto row = [](AttributeUnit unit, qlonglong value, const QString& text, const QString& exact) {
            QTest::addRow("%s %lld", std::string(unitName(unit).text()).c_str(), value) << unit << value << text << exact;
        };
        row(AttributeUnit::Bytes, 232448, QStringLiteral("227\u202fKiB"), QStringLiteral("232\u202f448\u202fbytes = 227\u202fKiB"));
        row(AttributeUnit::Bytes, 512, QStringLiteral("512\u202fB"), QStringLiteral("512\u202fbytes = 512\u202fB"));
        row(AttributeUnit::Kilohertz, 1980000, QStringLiteral("1\u202f980\u202fMHz"),
            QStringLiteral("1\u202f980\u202f000\u202fkHz = 1\u202f980\u202fMHz"));
        row(AttributeUnit::Kilohertz, 0, QStringLiteral("none"), QStringLiteral("0\u202fkHz = none"));
        row(AttributeUnit::Bits, 0, QStringLiteral("none"), QStringLiteral("none"));
        row(AttributeUnit::Boolean, 0, QStringLiteral("no"), QStringLiteral("0 = no"));
        row(AttributeUnit::Switch, 1, QStringLiteral("on"), QStringLiteral("1 = on"));
        row(AttributeUnit::FlopPerSecond, 66'908'160'000'000,
            QStringLiteral("66.91\u202fTFLOP/s"), QStringLiteral("66.91\u202fTFLOP/s"));
        row(AttributeUnit::Mask, 9, QStringLiteral("0x9"), QStringLiteral("9 = 0x9"));
        row(AttributeUnit::Identifier, 590680286, QStringLiteral("0x233510de"),
            QStringLiteral("590\u202f680\u202f286 = 0x233510de"));
        row(AttributeUnit::Bits, 6144, QStringLiteral("6\u202f144\u202fbit"), QStringLiteral("6\u202f144\u202fbit"));
        row(AttributeUnit::Threads, 1024, QStringLiteral("1\u202f024"), QStringLiteral("1\u202f024\u202fthreads"));
        row(AttributeUnit::Number, -1, QStringLiteral("\u22121"), QStringLiteral("\u22121"));
    }
    void valuesAreWrittenInTheirUnit()
    {
        QFETCH(const AttributeUnit, unit);
        QFETCH(const qlonglong, value);
        QTEST(attributeText(unit, value), "text");
        QTEST(exactAttributeText(unit, value), "exact");
    }

    void tableComparesWithTheBase()
    {
        const auto both = table();
        QVERIFY(rowNamed(*both, QStringLiteral("MULTIPROCESSOR_COUNT")).differs());
        QVERIFY(!rowNamed(*both, QStringLiteral("WARP_SIZE")).differs());
        const AttributeRow& ecc = rowNamed(*both, QStringLiteral("ECC_ENABLED"));
        QCOMPARE(ecc.cells[0].text, QStringLiteral("on"));
        QCOMPARE(ecc.cells[1].text, QStringLiteral("–"));
        QVERIFY(ecc.cells[1].differs && !ecc.cells[0].differs);
        // Name, UUID, multiprocessors, what they come to, and ECC.
        QCOMPARE(both->differingRows(), 5u);
        QCOMPARE(both->rowCount(), 12u);
        QCOMPARE(rowNamed(*both, QStringLiteral("WARP_SIZE")).constant, QStringLiteral("CU_DEVICE_ATTRIBUTE_WARP_SIZE (10)"));
        QVERIFY(makeAttributeTable(twoDevices(), {"cuda:7"}).groups.empty());
    }

    void modelHoldsTheTable()
    {
        AttributeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTable(table());
        QCOMPARE(model.columnCount(), 5);
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("H200"));
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Identity"));
        const QModelIndex board = model.index(model.rowCount() - 1, 0);
        QVERIFY(board.data(GroupRole).toBool());
        const QModelIndex name = model.index(0, 2, board);
        QCOMPARE(name.data().toString(), QStringLiteral("Emulated GPU (CPU)"));
        QCOMPARE(name.data(TintRole).value<Token>(), Token::WarnBack);
        QVERIFY(!name.siblingAtColumn(1).data(TintRole).isValid());
        model.setTable(std::make_shared<AttributeTable>());
        QCOMPARE(model.rowCount(), 0);
    }

    void searchCoversNamesAndDescriptions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("onlyDifferences");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("title") << "multiprocessors" << false << QStringList{"MULTIPROCESSOR_COUNT", "CLOCK_RATE"};
        QTest::newRow("cuda name") << "warp_s" << false << QStringList{"WARP_SIZE"};
        QTest::newRow("description") << "execute together" << false << QStringList{"WARP_SIZE"};
        QTest::newRow("short description") << "lockstep" << false << QStringList{"WARP_SIZE"};
        QTest::newRow("runtime name") << "sharedMemPerBlockOptin" << false << QStringList{"MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"};
        QTest::newRow("value") << "227" << false << QStringList{"MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"};
        QTest::newRow("nothing") << "qubit" << false << QStringList{};
        QTest::newRow("differences") << "" << true
                                     << QStringList{"cuDeviceGetName", "cuDeviceGetUuid", "derived", "ECC_ENABLED",
                                                    "MULTIPROCESSOR_COUNT"};
        QTest::newRow("differences of a search") << "multiprocessors" << true << QStringList{"MULTIPROCESSOR_COUNT"};
    }
    void searchCoversNamesAndDescriptions()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, onlyDifferences);
        QFETCH(QStringList, names);
        AttributeModel model;
        model.setTable(table());
        AttributeFilter filter;
        filter.setSourceModel(&model);
        QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        filter.setFilterText(text);
        filter.setOnlyDifferences(onlyDifferences);
        QStringList shown;
        for (int group = 0; group < filter.rowCount(); ++group) {
            const QModelIndex head = filter.index(group, 0);
            for (int row = 0; row < filter.rowCount(head); ++row)
                shown << filter.index(row, model.cudaColumn(), head).data().toString();
        }
        names.sort();
        shown.sort();
        QCOMPARE(shown, names);
    }

    void namesOfDevicesAreShort_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("shorter");
        const auto row = [](const char* name, const char* shorter) { QTest::newRow(name) << name << shorter; };
        row("NVIDIA H200", "H200");
        row("NVIDIA GeForce RTX 4090", "RTX 4090");
        row("NVIDIA A100-SXM4-80GB", "A100 80 GB");
        row("A100 SXM 40 GB", "A100 40 GB");
        row("NVIDIA H100 80GB HBM3", "H100 80 GB");
        row("H100 PCIe", "H100 PCIe");
        row("Tesla T4", "T4");
        row("NVIDIA RTX 6000 Ada Generation", "RTX 6000 Ada");
        row("Emulated GPU", "Emulated GPU");
    }
    void namesOfDevicesAreShort()
    {
        QFETCH(const QString, name);
        QTEST(shortDeviceName(name), "shorter");
    }

    void columnsOfTwinsTellThemApart()
    {
        DeviceList list = twoDevices();
        list.devices[1].name = "NVIDIA H200";
        list.devices[1].id = {"cuda:1"};
        AttributeModel model;
        model.setTable(std::make_shared<AttributeTable>(makeAttributeTable(list, {"cuda:0", "cuda:1"})));
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("H200, cuda:0"));
        QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("H200, cuda:1"));
    }

    /// Further groups are folded until they are searched or opened; the first row explains itself at once.
    void tableFoldsWhatIsSeldomNeeded()
    {
        RecordedWorkbench workbench(kd::test::name());
        DeviceComparison& comparison = comparisonOf(workbench);
        comparison.setList(std::make_shared<DeviceList>(twoDevices()), "cuda:0");
        AttributesPanel panel(comparisonOf(workbench), nullptr);
        auto* const rows = panel.findChild<TableView*>();
        auto* const search = panel.headerWidget()->findChild<QLineEdit*>();
        const auto isOpen = [&](const QString& title) {
            for (int group = 0; group < rows->model()->rowCount(); ++group)
                if (const QModelIndex head = rows->model()->index(group, 0); head.data().toString() == title)
                    return rows->isExpanded(head);
            return false;
        };
        const QModelIndex board = rows->model()->index(rows->model()->rowCount() - 1, 0);
        QCOMPARE(board.data().toString(), QStringLiteral("Board and driver"));
        QVERIFY(isOpen(QStringLiteral("Identity")) && !isOpen(QStringLiteral("Board and driver")));
        QCOMPARE(rows->currentIndex().data().toString(), QStringLiteral("Compute capability"));
        search->setText(QStringLiteral("uuid"));
        QVERIFY(isOpen(QStringLiteral("Board and driver")));
        search->clear();
        QVERIFY(!isOpen(QStringLiteral("Board and driver")));
        rows->expand(board);
        rows->collapse(rows->model()->index(0, 0));
        comparison.setCompared("emulated", true);
        QVERIFY(isOpen(QStringLiteral("Board and driver")) && !isOpen(QStringLiteral("Identity")));
        // One selected row is what the strip explains: all are copied.
        panel.headerActions().front()->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().count(u'\n') > 10);
    }

    void comparisonKeepsWhatWasChosen()
    {
        DeviceComparison comparison;
        QSignalSpy changed(&comparison, &DeviceComparison::changed);
        comparison.setList(std::make_shared<DeviceList>(twoDevices()), "emulated");
        QCOMPARE(comparison.base(), std::string("emulated"));
        QCOMPARE(changed.size(), 1);
        comparison.setBase("cuda:0");
        comparison.setCompared("emulated", true);
        QCOMPARE(comparison.table()->devices.size(), 2u);
        QCOMPARE(comparison.table()->devices.front().id.name, std::string("cuda:0"));
        // The same list again changes nothing, and the user's choice wins over the preferred one.
        comparison.setList(std::make_shared<DeviceList>(twoDevices()), "emulated");
        QCOMPARE(changed.size(), 3);
        QCOMPARE(comparison.base(), std::string("cuda:0"));
        // The device is gone.
        DeviceList rest = twoDevices();
        rest.devices.erase(rest.devices.begin());
        comparison.setList(std::make_shared<DeviceList>(rest), "emulated");
        QCOMPARE(comparison.base(), std::string("emulated"));
        QCOMPARE(comparison.table()->devices.size(), 1u);
    }

    void deviceListSaysStateAndCompares()
    {
        DeviceComparison comparison;
        DeviceListModel model(comparison);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto rowsOf = [&](DeviceListModel::Kind kind) {
            int rows = 0;
            for (int row = 0; row < model.rowCount(); ++row)
                rows += model.index(row).data(DeviceListModel::KindRole).value<DeviceListModel::Kind>() == kind ? 1 : 0;
            return rows;
        };
        QCOMPARE(rowsOf(DeviceListModel::Kind::Device), 0);
        QCOMPARE(rowsOf(DeviceListModel::Kind::Note), 1);
        comparison.setList(std::make_shared<DeviceList>(twoDevices()), "cuda:0");
        model.setUsed(QStringLiteral("cuda:0"), TargetConnection::State::Busy);
        QCOMPARE(rowsOf(DeviceListModel::Kind::Device), 2);
        QCOMPARE(rowsOf(DeviceListModel::Kind::Note), 0);
        QVERIFY(rowsOf(DeviceListModel::Kind::Preset) >= 12);
        QCOMPARE(model.index(0).data().toString(), QStringLiteral("This machine"));
        QCOMPARE(model.index(0).flags(), Qt::NoItemFlags);
        const QModelIndex used = model.index(1), other = model.index(2);
        QCOMPARE(used.data(DeviceListModel::StateWordRole).toString(), QStringLiteral("busy"));
        QCOMPARE(other.data(DeviceListModel::StateWordRole).toString(), QStringLiteral("ready"));
        QCOMPARE(used.data(DetailRole).toString(), QStringLiteral("cuda:0, sm_90, 132 SMs"));
        QCOMPARE(used.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::PartiallyChecked));
        QVERIFY(model.setData(other, Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(comparison.table()->devices.size(), 2u);
        model.setUsed(QStringLiteral("cuda:0"), TargetConnection::State::Lost);
        QCOMPARE(other.data(DeviceListModel::StateWordRole).toString(), QStringLiteral("lost"));
    }

    void spreadsheetsComputeNoNameOfADevice()
    {
        DeviceList list = twoDevices();
        list.devices[1].id = {"=cmd|calc"};
        list.devices[1].name = "@SUM(A1)";
        list.devices[1].attributes["CLOCK_RATE"] = -1;
        const QString csv = QString::fromUtf8(attributeDocument(*table(list), AttributeFormat::AsCsv));
        QVERIFY2(csv.startsWith(QStringLiteral("group,attribute,CUDA name,unit,cuda:0,'=cmd|calc,description\r\n")),
                 qPrintable(csv));
        QVERIFY2(csv.contains(QStringLiteral(",'@SUM(A1),")), qPrintable(csv));
        QVERIFY2(csv.contains(QStringLiteral(",-1,")), qPrintable(csv));
    }

    void documentsHoldRawValues()
    {
        DeviceList list = twoDevices();
        list.devices[1].name = "A \"quoted\", | <b>name";
        const auto both = table(list);
        const QString csv = QString::fromUtf8(attributeDocument(*both, AttributeFormat::AsCsv));
        QCOMPARE(csv.count(QStringLiteral("\r\n")), 13);
        QVERIFY(csv.contains(QStringLiteral("\"A \"\"quoted\"\", | <b>name\"")));
        QVERIFY(csv.contains(QStringLiteral("MAX_SHARED_MEMORY_PER_BLOCK_OPTIN,bytes,232448,232448")));
        const QJsonObject json = QJsonDocument::fromJson(attributeDocument(*both, AttributeFormat::AsJson)).object();
        QCOMPARE(json[QStringLiteral("attributes")].toArray().size(), 12);
        QCOMPARE(json[QStringLiteral("attributes")][1][QStringLiteral("values")][QStringLiteral("cuda:0")].toInteger(),
                 150'109'880'320);
        const QString markdown = QString::fromUtf8(attributeDocument(*both, AttributeFormat::AsMarkdown));
        QVERIFY(markdown.contains(QStringLiteral("A \"quoted\", \\| &lt;b>name |")));
        QVERIFY(markdown.contains(QStringLiteral("| SM clock, maximum | 1980 MHz | 1980 MHz | kHz | `CLOCK_RATE` |")));
        QCOMPARE(attributeFormatOf(QStringLiteral("/a/B.JSON")), AttributeFormat::AsJson);
        QCOMPARE(attributeFormatOf(QStringLiteral("/a/b")), AttributeFormat::AsCsv);
    }

    void panelsShowTheTarget()
    {
        RecordedWorkbench workbench(kd::test::name());
        DevicesPanel devices(comparisonOf(workbench), occupancyOf(workbench), workbench.target, workbench.navigator, nullptr);
        AttributesPanel attributes(comparisonOf(workbench), nullptr);
        QWidget devicesFrame;
        devices.resize(272, 600);
        devices.show();
        auto* const list = devices.findChild<QListView*>();
        QCOMPARE(list->model()->index(1, 0).data(DeviceListModel::KindRole).value<DeviceListModel::Kind>(),
                 DeviceListModel::Kind::Note);
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 30000);
        QCOMPARE(list->model()->index(1, 0).data(DeviceListModel::KindRole).value<DeviceListModel::Kind>(),
                 DeviceListModel::Kind::Device);
        QCOMPARE(list->currentIndex().data(KeyRole).toString(), workbench.target.deviceId());
        auto* const rows = attributes.findChild<TableView*>();
        QVERIFY(rows->model()->rowCount() >= 7);
        auto* const search = attributes.headerWidget()->findChild<QLineEdit*>();
        search->setText(QStringLiteral("CU_DEVICE_ATTRIBUTE_WARP_SIZE"));
        QCOMPARE(rows->model()->rowCount(), 1);
        const QModelIndex warp = rows->model()->index(0, 0, rows->model()->index(0, 0));
        QCOMPARE(warp.siblingAtColumn(1).data().toString(), QStringLiteral("32"));
        rows->setCurrentIndex(warp);
        attributes.findChild<QPushButton*>()->click();
        QVERIFY(
            QGuiApplication::clipboard()->text().contains(QStringLiteral("Warp size (threads)\t32\tWARP_SIZE\tHow many threads")));
        search->setText(QStringLiteral("no such attribute"));
        QCOMPARE(rows->model()->rowCount(), 0);
    }

    void presetsStandBesideDevices()
    {
        DeviceComparison comparison;
        // Before any target has answered.
        comparison.setBase("preset:h200");
        QCOMPARE(comparison.table()->devices.size(), 1u);
        comparison.setList(std::make_shared<DeviceList>(twoDevices()), "cuda:0");
        QCOMPARE(comparison.base(), std::string("preset:h200"));
        comparison.setBase("cuda:0");
        comparison.setCompared("preset:rtx4090", true);
        comparison.setCompared("preset:nothing", true);
        const std::shared_ptr<const AttributeTable> before = comparison.table();
        const AttributeTable& table = *before;
        QCOMPARE(table.devices.size(), 2u);
        const AttributeRow& processors = rowNamed(table, QStringLiteral("MULTIPROCESSOR_COUNT"));
        QCOMPARE(processors.cells[1].text, QStringLiteral("128"));
        QVERIFY(processors.cells[1].differs);
        QVERIFY2(processors.cells[1].source.contains(QStringLiteral("2025-04-14")), qPrintable(processors.cells[1].source));
        QVERIFY(processors.cells[0].source.isEmpty());
        // What a preset does not know is no difference, whichever of the two is the base.
        QVERIFY(!rowNamed(table, QStringLiteral("ECC_ENABLED")).differs());
        QCOMPARE(rowNamed(table, QStringLiteral("ECC_ENABLED")).cells[1].text, QStringLiteral("–"));
        comparison.setCompared("cuda:0", true);
        comparison.setBase("preset:rtx4090");
        comparison.setCompared("cuda:0", true);
        QVERIFY(!rowNamed(*comparison.table(), QStringLiteral("ECC_ENABLED")).differs());
        QVERIFY(rowNamed(*comparison.table(), QStringLiteral("MULTIPROCESSOR_COUNT")).cells[1].differs);
        QVERIFY(!rowNamed(table, QStringLiteral("cuDeviceTotalMem")).cells.empty());
        const QJsonObject json = QJsonDocument::fromJson(attributeDocument(*comparison.table(), AttributeFormat::AsJson)).object();
        bool hasSource = false;
        for (const QJsonValue& attribute : json[QStringLiteral("attributes")].toArray())
            hasSource = hasSource ||
                attribute[QStringLiteral("sources")][QStringLiteral("preset:rtx4090")].toString().contains(
                    QStringLiteral("https://"));
        QVERIFY(hasSource);
    }

    void bandwidthIsCalculated()
    {
        DeviceComparison comparison;
        comparison.setBase("preset:rtx4090");
        const AttributeRow& bandwidth = rowTitled(*comparison.table(), QStringLiteral("Bandwidth, calculated"));
        QCOMPARE(bandwidth.cells[0].raw.toLongLong(), 2ll * 10'501'000'000 * 384 / 8);
        QCOMPARE(bandwidth.cells[0].text, QStringLiteral("1.008\u202fTB/s"));
        QVERIFY(bandwidth.constant.startsWith(QStringLiteral("2 × MEMORY_CLOCK_RATE")));
    }

    void otherTargetsAreConnected()
    {
        DeviceComparison comparison;
        DeviceListModel model(comparison);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy connected(&model, &DeviceListModel::connectWanted), asked(&model, &DeviceListModel::askWanted);
        model.setTargets(QStringLiteral("lab"),
                         {{.name = {}, .isOverSsh = false}, {.name = QStringLiteral("gpu-lab-2"), .isOverSsh = true}});
        model.setUsed({}, TargetConnection::State::Lost);
        QCOMPARE(model.index(0).data().toString(), QStringLiteral("lab"));
        QCOMPARE(model.index(1).data(DeviceListModel::ActionRole).toString(), QStringLiteral("Ask again"));
        QCOMPARE(model.index(3).data().toString(), QStringLiteral("This machine"));
        model.setData(model.index(1), true, DeviceListModel::ActionRole);
        model.setData(model.index(3), true, DeviceListModel::ActionRole);
        QCOMPARE(model.index(2).data().toString(), QStringLiteral("Other targets"));
        QCOMPARE(model.index(4).data().toString(), QStringLiteral("Over SSH"));
        QCOMPARE(model.index(5).data(DetailRole).toString(), QStringLiteral("not connected"));
        model.setData(model.index(5), true, DeviceListModel::ActionRole);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(connected.size(), 2);
        QCOMPARE(connected[0][0].toString(), QString());
        QCOMPARE(connected[1][0].toString(), QStringLiteral("gpu-lab-2"));
        QVERIFY(!model.index(5).flags().testFlag(Qt::ItemIsSelectable));
    }

    void sshIsKnownByItsName()
    {
        QVERIFY(isOverSsh({.name = {}, .commandLine = QStringLiteral("ssh -T lab kerneldesk-worker")}));
        QVERIFY(isOverSsh({.name = {}, .commandLine = QStringLiteral("\"/usr/bin/ssh\" lab kerneldesk-worker")}));
        QVERIFY(!isOverSsh({.name = {}, .commandLine = QStringLiteral("srun --gres=gpu:1 kerneldesk-worker")}));
        QVERIFY(!isOverSsh({.name = {}, .commandLine = QString()}));
    }

    void occupancyIsCalculatedForAPreset()
    {
        RecordedWorkbench workbench(kd::test::name());
        QSignalSpy asked(&workbench.navigator, &Navigator::featureRequested);
        comparisonOf(workbench).setBase("preset:rtx4090");
        DevicesPanel panel(comparisonOf(workbench), occupancyOf(workbench), workbench.target, workbench.navigator, nullptr);
        for (QAction* const action : panel.findChild<QListView*>()->actions())
            if (action->text().startsWith(QStringLiteral("Calculate occupancy"))) {
                QVERIFY(action->isEnabled());
                action->trigger();
            }
        QCOMPARE(occupancyOf(workbench).value(OccupancyField::Architecture), 89);
        QCOMPARE(occupancyOf(workbench).value(OccupancyField::Multiprocessors), 128);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toString(), QStringLiteral("calculator"));
    }

    void keysReachEveryCheckMark()
    {
        RecordedWorkbench workbench(kd::test::name());
        DeviceComparison& comparison = comparisonOf(workbench);
        DevicesPanel panel(comparisonOf(workbench), occupancyOf(workbench), workbench.target, workbench.navigator, nullptr);
        comparison.setList(std::make_shared<DeviceList>(twoDevices()), "cuda:0");
        panel.show();
        auto* const list = panel.findChild<QListView*>();
        QTest::keyClick(list, Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(comparison.base(), std::string("cuda:0"));
        QTest::keyClick(list, Qt::Key_Space);
        QVERIFY(comparison.isCompared("emulated"));
        QCOMPARE(comparison.base(), std::string("cuda:0"));
        QTest::keyClick(list, Qt::Key_Up, Qt::ControlModifier);
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(comparison.base(), std::string("emulated"));
        QCOMPARE(comparison.table()->devices.size(), 1u);
    }

    /// As a hand does it: press, a little trembling, release.
    void aPressOnABoxComparesWithoutSelecting()
    {
        RecordedWorkbench workbench(kd::test::name());
        DeviceComparison& comparison = comparisonOf(workbench);
        DevicesPanel panel(comparisonOf(workbench), occupancyOf(workbench), workbench.target, workbench.navigator, nullptr);
        comparison.setList(std::make_shared<DeviceList>(twoDevices()), "cuda:0");
        panel.resize(272, 600);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        auto* const list = panel.findChild<QListView*>();
        const auto press = [&](int row, bool isOnBox, Qt::KeyboardModifiers keys) {
            const QRect rect = list->visualRect(list->model()->index(row, 0));
            const QPoint place =
                list->viewport()->mapTo(&panel, isOnBox ? QPoint(rect.right() - 18, rect.center().y()) : rect.center());
            QTest::mousePress(panel.windowHandle(), Qt::LeftButton, keys, place);
            QTest::mouseMove(panel.windowHandle(), place + QPoint(1, 1));
            QTest::mouseRelease(panel.windowHandle(), Qt::LeftButton, keys, place + QPoint(1, 1));
        };
        press(2, true, Qt::NoModifier);
        QCOMPARE(comparison.base(), std::string("cuda:0"));
        QCOMPARE(comparison.table()->devices.size(), 2u);
        press(2, true, Qt::NoModifier);
        QCOMPARE(comparison.table()->devices.size(), 1u);
        press(2, false, Qt::ControlModifier);
        QCOMPARE(comparison.base(), std::string("cuda:0"));
        QCOMPARE(comparison.table()->devices.size(), 2u);
        press(2, true, Qt::NoModifier);
        // Space keeps the selected device in the comparison, whichever is selected next.
        press(2, false, Qt::NoModifier);
        QCOMPARE(comparison.base(), std::string("emulated"));
        QCOMPARE(comparison.table()->devices.size(), 1u);
        QTest::keyClick(list, Qt::Key_Space);
        press(1, false, Qt::NoModifier);
        QCOMPARE(comparison.base(), std::string("cuda:0"));
        QCOMPARE(comparison.table()->devices.size(), 2u);
    }

    void exportWritesAFile()
    {
        RecordedWorkbench workbench(kd::test::name());
        comparisonOf(workbench).setList(std::make_shared<DeviceList>(twoDevices()), "cuda:0");
        AttributesPanel panel(comparisonOf(workbench), nullptr);
        QTemporaryDir folder;
        const auto exportTo = [&](const QString& path) {
            panel.headerActions().at(1)->trigger();
            auto* const dialog = panel.findChild<QFileDialog*>();
            emit dialog->fileSelected(path);
            dialog->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        const QString path = folder.filePath(QStringLiteral("devices.json"));
        exportTo(path);
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("devices")].toArray().size(), 1);
        const auto says = [&](const QString& words) {
            for (const QLabel* const label : panel.findChildren<QLabel*>())
                if (label->text().contains(words))
                    return true;
            return false;
        };
        QTRY_VERIFY(says(QStringLiteral("Saved as devices.json.")));
        exportTo(folder.filePath(QStringLiteral("missing/devices.csv")));
        QTRY_VERIFY(says(QStringLiteral("missing")));
    }

    void historyKeepsAMinute()
    {
        GaugeHistory history;
        QVERIFY(!history.newest() && !history.most());
        for (qint64 when = 0; when <= 90'000; when += 500)
            history.add(when, when == 60'000 ? std::nullopt : std::optional(static_cast<double>(when)));
        QCOMPARE(history.points().front().when, 30'000);
        QCOMPARE(history.points().size(), 121u);
        QCOMPARE(history.newest(), std::optional(90'000.0));
        QCOMPARE(history.most(), std::optional(90'000.0));
    }

    /// Over a machine with a stand-in for NVML.
    void feedAsksWhileSomebodyLooks()
    {
        qputenv("KERNELDESK_LIBNVML", KD_FAKE_NVML);  // for a worker that is recorded
        RecordedWorkbench workbench(kd::test::name() + QStringLiteral("_nvml"));
        GaugeFeed feed(workbench.client, workbench.target);
        QSignalSpy sampled(&feed, &GaugeFeed::sampled);
        feed.setDevice(QStringLiteral("0000:10:00.0"));
        feed.setActive(true);
        // No worker is started for gauges.
        QCOMPARE(workbench.client.processId(), 0);
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(sampled.size() >= 2, 30000);
        const auto sample = sampled.back()[1].value<GaugeSample>();
        QCOMPARE(sample.failure, Message());
        QCOMPARE(sample.utilisation.value, std::optional(98.0));
        QVERIFY(sampled[1][0].toLongLong() > sampled[0][0].toLongLong());
        feed.setDevice({});
        QTRY_VERIFY_WITH_TIMEOUT(!sampled.back()[1].value<GaugeSample>().failure.empty(), 30000);
        feed.setActive(false);
        qunsetenv("KERNELDESK_LIBNVML");
    }

    void gaugesSayWhyThereAreNone()
    {
        qputenv("KERNELDESK_LIBNVML", "/no/such/libnvidia-ml.so.1");
        RecordedWorkbench workbench(kd::test::name() + QStringLiteral("_nonvml"));
        GaugesPanel panel(comparisonOf(workbench), workerModels(workbench), nullptr);
        panel.resize(276, 800);
        panel.show();
        workbench.target.describe();
        const auto says = [&](const QString& words) {
            for (const QLabel* const label : panel.findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(words))
                    return true;
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("looked for /no/such/libnvidia-ml.so.1")), 30000);
        qunsetenv("KERNELDESK_LIBNVML");
    }

    void gaugesShowWhatIsToldAndKeepItWhenTheGpuIsLost()
    {
        RecordedWorkbench workbench(kd::test::name());
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 30000);
        GaugesPanel panel(comparisonOf(workbench), workerModels(workbench), nullptr);
        auto* const feed = panel.findChild<GaugeFeed*>();
        const auto card = [&](const QString& title) {
            for (GaugeCard* const each : panel.findChildren<GaugeCard*>())
                if (each->accessibleName() == title)
                    return each;
            qFatal("no such card");
        };
        GaugeSample sample;
        sample.power.value = 486.25;
        sample.powerLimit.value = 700;
        sample.memoryUsed.value = 5'109'880'320;
        sample.memoryTotal.value = 150'109'880'320;
        sample.temperature.missing = "this device or its driver does not tell it";
        sample.throttle.value = 0x24;
        emit feed->sampled(1000, sample);
        QCOMPARE(card(QStringLiteral("Power"))->reading().number, QStringLiteral("486"));
        QCOMPARE(card(QStringLiteral("Power"))->reading().limit, std::optional(700.0));
        QCOMPARE(card(QStringLiteral("Power"))->reading().foot, QStringLiteral("limit 700\u202fW"));
        QCOMPARE(card(QStringLiteral("Memory"))->reading().number, QStringLiteral("4.8"));
        QCOMPARE(card(QStringLiteral("Memory"))->reading().unit, QStringLiteral("GiB"));
        QCOMPARE(card(QStringLiteral("Temperature"))->reading().number, QStringLiteral("–"));
        QVERIFY(card(QStringLiteral("Temperature"))->toolTip().contains(QStringLiteral("does not tell it")));
        QCOMPARE(panel.findChild<Badge*>()->text(), QStringLiteral("power cap, +1"));
        sample.throttle.value = 0;
        emit feed->sampled(1500, sample);
        QCOMPARE(panel.findChild<Badge*>()->text(), QStringLiteral("none"));
        QCOMPARE(card(QStringLiteral("Power"))->history().points().size(), 2u);
        GaugeSample lost;
        lost.failure = "GPU 0000:10:00.0 is lost.";
        lost.isLost = true;
        emit feed->sampled(2000, lost);
        QCOMPARE(card(QStringLiteral("Power"))->reading().number, QStringLiteral("–"));
        QCOMPARE(card(QStringLiteral("Power"))->history().points().size(), 2u);
        bool says = false;
        for (const QLabel* const label : panel.findChildren<QLabel*>())
            says = says || label->text() == QStringLiteral("GPU 0000:10:00.0 is lost.");
        QVERIFY(says);
    }

    void gaugePictures()
    {
        RecordedWorkbench workbench(kd::test::name());
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 30000);
        GaugesPanel panel(comparisonOf(workbench), workerModels(workbench), nullptr);
        auto* const feed = panel.findChild<GaugeFeed*>();
        GaugeSample sample;
        for (int i = 0; i <= 120; ++i) {
            const bool isBusy = (i > 20 && i < 50) || i > 70;
            const double wave = std::sin(i / 3.0);
            sample.utilisation.value = isBusy ? 97 + wave : 2;
            sample.smClock.value = isBusy ? 1980 : 345;
            sample.smClockMost.value = 1980;
            sample.power.value = isBusy ? 486 + 12 * wave : 78;
            sample.powerLimit.value = 700;
            sample.temperature.value = isBusy ? 52 : 38;
            sample.slowdown.value = 87;
            sample.memoryUsed.value = 5.2e9;
            sample.memoryTotal.value = 150'109'880'320;
            sample.memoryClock.value = 3201;
            sample.throttle.value = 0;
            sample.pcieGeneration.value = 5;
            sample.pcieWidth.value = 16;
            sample.driver = "580.159.04";
            sample.eccCorrected.value = sample.eccUncorrected.value = 0;
            emit feed->sampled(500 * i, sample);
        }
        auto* const box = framed(&panel);
        box->resize(276, 870);
        box->show();
        panel.findChild<GaugeFeed*>()->setActive(false);
        savePictures(*box, QStringLiteral("gauges"));
        box->resize(1000, 230);
        savePictures(*box, QStringLiteral("gauges-wide"));
        panel.setParent(nullptr);
        delete box;
    }

    void pictures()
    {
        RecordedWorkbench workbench(kd::test::name());
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 30000);
        DeviceList list = workbench.target.info()->devices;
        DeviceInfo other = list.devices.back();
        other.id = {"cuda:0"};
        other.name = "NVIDIA H200";
        other.attributes["MULTIPROCESSOR_COUNT"] = 132;
        other.attributes["L2_CACHE_SIZE"] = 62'914'560;
        other.attributes["CLOCK_RATE"] = 1'980'000;
        list.devices.insert(list.devices.begin(), other);
        DeviceComparison& comparison = comparisonOf(workbench);
        QWidget window;
        auto* const layout = new QHBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(4);
        auto* const devices =
            new DevicesPanel(comparisonOf(workbench), occupancyOf(workbench), workbench.target, workbench.navigator, nullptr);
        auto* const attributes = new AttributesPanel(comparisonOf(workbench), nullptr);
        auto* const left = framed(devices);
        left->setFixedWidth(272);
        layout->addWidget(left);
        layout->addWidget(framed(attributes), 1);
        comparison.setList(std::make_shared<DeviceList>(list), "cuda:0");
        comparison.setBase("cuda:0");
        window.resize(1520, 870);
        window.show();
        auto* const rows = attributes->findChild<TableView*>();
        const QModelIndex launch = rows->model()->index(1, 0);
        rows->setCurrentIndex(rows->model()->index(5, 0, launch));
        savePictures(window, QStringLiteral("devices-one"));
        comparison.setCompared("emulated", true);
        savePictures(window, QStringLiteral("devices-two"));
        comparison.setCompared("emulated", false);
        comparison.setCompared("preset:rtx4090", true);
        comparison.setCompared("preset:l4", true);
        attributes->headerWidget()->findChild<QCheckBox*>()->setChecked(true);
        for (int group = 0; group < rows->model()->rowCount(); ++group)
            for (int row = 0; row < rows->model()->rowCount(rows->model()->index(group, 0)); ++row)
                if (const QModelIndex index = rows->model()->index(row, 3, rows->model()->index(group, 0));
                    index.siblingAtColumn(0).data().toString() == QStringLiteral("Memory clock, maximum"))
                    rows->setCurrentIndex(index);
        savePictures(window, QStringLiteral("devices-presets"));
        attributes->headerWidget()->findChild<QCheckBox*>()->setChecked(false);
        comparison.setCompared("emulated", true);
        window.resize(1200, 590);
        savePictures(window, QStringLiteral("devices-small"));
        attributes->headerWidget()->findChild<QCheckBox*>()->setChecked(true);
        Theme::instance().setFontScale(1.5);
        savePictures(window, QStringLiteral("devices-large"));
        Theme::instance().setFontScale(1);
        QVERIFY(rows->model()->rowCount() >= 2);
    }
};

KD_TEST(TestDevices, QApplication)

}  // namespace tst_devices

#include "tst_devices.moc"
