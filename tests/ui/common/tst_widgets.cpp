// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbermarks.h"
#include "tests/ui/pictures.h"
#include "ui/common/chart.h"
#include "ui/common/badge.h"
#include "ui/common/busybar.h"
#include "ui/common/multiselectbox.h"
#include "ui/common/codeedit.h"
#include "ui/common/emptystate.h"
#include "ui/common/filterfield.h"
#include "ui/common/filtermodel.h"
#include "ui/common/flowrow.h"
#include "ui/common/form.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/itemdelegate.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/meter.h"
#include "ui/common/realspinbox.h"
#include "ui/common/searchlist.h"
#include "ui/common/sectiontitle.h"
#include "ui/common/toolbarselector.h"
#include "ui/common/tableroles.h"
#include "ui/common/tableview.h"
#include "ui/common/theme.h"
#include "ui/common/toggleswitch.h"
#include "tests/program/testprogram.h"

#include <QApplication>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStringListModel>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidgetAction>
#include <QtTest>

#include <algorithm>
#include <cmath>

namespace tst_widgets {

using namespace kd;

namespace {

QStandardItem* cell(const QString& text, const QVariant& sortKey = {}, bool isNumber = false)
{
    auto* const item = new QStandardItem(text);
    item->setData(sortKey.isValid() ? sortKey : QVariant(text), SortRole);
    if (isNumber)
        item->setData(true, NumberRole);
    return item;
}

/// Three rows in a group, one outside.
void fill(QStandardItemModel& model)
{
    model.setHorizontalHeaderLabels({QStringLiteral("Attribute"), QStringLiteral("H200"), QStringLiteral("Description")});
    auto* const group = new QStandardItem(QStringLiteral("Registers and shared memory"));
    group->setData(true, GroupRole);
    const auto add = [](QStandardItem& parent, const QString& name, const QString& text, const QVariant& key,
                        const QString& words) {
        parent.appendRow({cell(name), cell(text, key, true), cell(words)});
    };
    add(*group, QStringLiteral("Registers per SM"), QStringLiteral("65\u202f536"), 65536, QStringLiteral("32-bit registers"));
    add(*group, QStringLiteral("Shared per block"), QStringLiteral("48\u202fKiB"), 49152, QStringLiteral("Without opt-in"));
    add(*group, QStringLiteral("Warp size"), QStringLiteral("32"), 32, QStringLiteral("Threads in lockstep"));
    add(*group, QStringLiteral("Peer access"), QStringLiteral("–"), std::nan(""), QStringLiteral("Not known of this device"));
    group->child(1, 1)->setData(QVariant::fromValue(Token::WarnBack), TintRole);
    group->child(1, 1)->setData(QVariant::fromValue(Token::Warn), ColorRole);
    group->child(1, 1)->setData(true, BoldRole);
    group->child(2, 0)->setData(QStringLiteral("warning"), IconRole);
    group->child(2, 0)->setData(QVariant::fromValue(Token::Warn), IconColorRole);
    group->child(3, 1)->setData(QVariant::fromValue(Token::TextMuted), ColorRole);
    model.appendRow({group, new QStandardItem, new QStandardItem});
}

ChartContent occupancyCurve()
{
    ChartContent content;
    content.x = {.title = QStringLiteral("Threads per block"), .includesZero = true, .step = 256, .lower = 0, .upper = 1024};
    content.y = {.title = QStringLiteral("Occupancy"), .unit = QStringLiteral("%"), .lower = 0, .upper = 100};
    ChartSeries series{.name = QStringLiteral("model"), .slot = 1, .style = ChartSeries::Style::Step, .isFilled = true};
    for (int threads = 32; threads <= 1024; threads += 32) {
        series.x.push_back(threads);
        series.y.push_back(std::floor(2048.0 * 0.66 / threads) * threads / 2048 * 100);
    }
    content.series = {series};
    content.current = QPointF(256, 62.5);
    return content;
}

ChartContent samples()
{
    ChartContent content;
    content.x = {.title = QStringLiteral("Launch")};
    content.y = {.title = QStringLiteral("Time"), .unit = QStringLiteral("µs")};
    ChartSeries a{.name = QStringLiteral("A"), .slot = 2, .style = ChartSeries::Style::Points};
    ChartSeries b{.name = QStringLiteral("B"), .slot = 1, .style = ChartSeries::Style::Points};
    for (int i = 1; i <= 100; ++i) {
        a.x.push_back(i);
        a.y.push_back(3112 + 12 * std::sin(i * 1.7) + 5 * std::cos(i * 0.3));
        b.x.push_back(i);
        b.y.push_back(2980 + 9 * std::sin(i * 2.3));
    }
    content.bands = {{3104, 3112, 3120, 2, QStringLiteral("median 3\u202f112\u202fµs")}, {2972, 2980, 2988, 1, {}}};
    content.series = {a, b};
    return content;
}

ChartContent histogram()
{
    ChartContent content;
    content.x = {.title = QStringLiteral("Time"), .unit = QStringLiteral("µs")};
    content.y = {.title = QStringLiteral("Launches"), .includesZero = true};
    content.series = {{.name = QStringLiteral("A"), .slot = 2, .style = ChartSeries::Style::Bars, .x = {1, 2, 3, 4, 5},
                       .y = {3, 12, 30, 8, 1}, .barWidth = 1}};
    content.bandsOnX = {{2.4, 3, 3.6, 2, QStringLiteral("median")}};
    return content;
}

}  // namespace

class TestWidgets : public QObject {
    Q_OBJECT
private slots:
    void realNumbersHaveTheMarksOfTheLanguage()
    {
        RealSpinBox box;
        box.setRange(0.1, 600);
        box.setDecimals(1);
        box.setSuffix(QStringLiteral("\u202Fs"));
        box.setValue(15.5);
        QCOMPARE(box.text(), QStringLiteral("15.5\u202Fs"));
        numbers::setMarks(numbers::Marks::CommaAndSpace);
        box.setValue(16.5);
        QCOMPARE(box.text(), QStringLiteral("16,5\u202Fs"));
        for (const char* const typed : {"2.5", "2,5", "2,5 s"}) {
            box.setValue(1);
            auto* const field = box.findChild<QLineEdit*>();
            field->selectAll();
            QTest::keyClicks(field, QString::fromLatin1(typed));
            QTest::keyClick(field, Qt::Key_Return);
            QVERIFY2(box.value() == 2.5, typed);
        }
        QString text = QStringLiteral("7e2");
        int position = 0;
        QCOMPARE(static_cast<QAbstractSpinBox&>(box).validate(text, position), QValidator::Invalid);
        numbers::setMarks(numbers::Marks::PointAndSpace);
    }

    void buttonsOfDialogsHaveNoIcons()
    {
        const QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Close);
        QCOMPARE(box.style()->styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons, nullptr, &box), 0);
        for (const QAbstractButton* const button : box.buttons())
            QVERIFY2(button->icon().isNull(), qPrintable(button->text()));
    }

    void longListsAreSearched()
    {
        QMenu menu;
        QStringList names;
        for (int i = 0; i < 300; ++i)
            names << QStringLiteral("scale_%1<float, %2>").arg(i % 3 == 0 ? "rows" : "columns").arg(i);
        auto* const list = new SearchList(QStringLiteral("Find a kernel"), &menu);
        auto* const entry = new QWidgetAction(&menu);
        entry->setDefaultWidget(list);
        menu.addAction(entry);
        QSignalSpy chosen(list, &SearchList::chosen);
        list->setNames(names, names[150]);
        menu.popup({});
        auto* const field = list->findChild<QLineEdit*>();
        const auto* const view = list->findChild<QListView*>();
        QVERIFY(QTest::qWaitForWindowExposed(&menu));
        QCOMPARE(view->currentIndex().data().toString(), names[150]);
        QVERIFY(view->visualRect(view->currentIndex()).intersects(view->viewport()->rect()));
        QVERIFY2(menu.height() < 600, "it does not fill the screen");
        QTest::keyClicks(field, "29 Rows");
        QCOMPARE(view->model()->rowCount(), 4);  // 129, 291, 294, 297
        QTest::keyClick(field, Qt::Key_Down);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), view->model()->index(1, 0).data().toString());
        QVERIFY2(chosen[0][0].toString().contains("rows") && chosen[0][0].toString().contains("29"), "it has both words");
        QTest::keyClick(field, Qt::Key_PageDown);
        QCOMPARE(view->currentIndex().row(), 3);
        QTest::keyClicks(field, " nothing");
        QCOMPARE(view->model()->rowCount(), 0);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Down, Qt::Key_PageUp})
            QTest::keyClick(field, key);
        QCOMPARE(chosen.size(), 1);
        field->clear();
        QCOMPARE(view->model()->rowCount(), 300);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(view->model()->index(0, 0)).center());
        QCOMPARE(chosen.size(), 2);
        QCOMPARE(chosen[1][0].toString(), names[0]);
    }

    void choiceBoxesStayOpenAndSayWhatIsTaken()
    {
        MultiSelectBox box;
        QAction* const bounds = box.addChoice("bounds", "__launch_bounds__");
        QAction* const unroll = box.addChoice("unroll", "#pragma unroll");
        QCOMPARE(box.words(), QString("bounds, unroll"));
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        QTest::keyClick(&box, Qt::Key_Space);
        auto* const menu = box.findChild<QMenu*>();
        QVERIFY(menu->isVisible());
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(bounds).center());
        QVERIFY(menu->isVisible() && !bounds->isChecked());
        QCOMPARE(box.words(), QString("unroll"));
        menu->setActiveAction(unroll);
        QTest::keyClick(menu, Qt::Key_Space);
        QVERIFY(menu->isVisible() && !unroll->isChecked());
        QCOMPARE(box.words(), QString("none"));
        QCOMPARE(box.accessibleDescription(), QString("none"));
        QTest::keyClick(menu, Qt::Key_Escape);
        QVERIFY(!menu->isVisible());
    }

    void initTestCase() { Theme::install(); }
    void init()
    {
        Theme::instance().setMode(Theme::Mode::Dark);
        Theme::instance().setFontScale(1);
    }

    void aBusyBarMovesInStepsAndOnlyInSight()
    {
        struct Paints : QObject {
            bool eventFilter(QObject*, QEvent* event) override
            {
                count += event->type() == QEvent::Paint ? 1 : 0;
                return false;
            }
            int count = 0;
        };
        BusyBar bar;
        bar.resize(160, 6);
        bar.setRange(0, 0);
        QVERIFY(!bar.isMoving());
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        QVERIFY(bar.isMoving());
        const QImage before = bar.grab().toImage();
        Paints paints;
        bar.installEventFilter(&paints);
        QElapsedTimer time;
        time.start();
        QTRY_VERIFY(paints.count >= 4);
        QVERIFY2(time.elapsed() >= 2 * BusyBar::kStep, "it takes eight steps a second, not sixty");
        QVERIFY(bar.grab().toImage() != before);
        bar.setRange(0, 10);
        bar.setValue(5);
        QVERIFY(!bar.isMoving());
        const QImage half = bar.grab().toImage();
        QCOMPARE(half.pixelColor(half.width() / 4, 3), Theme::instance().color(Token::Accent));
        QVERIFY(half.pixelColor(half.width() * 3 / 4, 3) != Theme::instance().color(Token::Accent));
        bar.setRange(0, 0);
        QTRY_VERIFY(bar.isMoving());
        bar.hide();
        QVERIFY(!bar.isMoving());
    }

    void chipIsClickedOnlyWhereItLeadsSomewhere()
    {
        Badge badge(QStringLiteral("warning"), QStringLiteral("1 warning"), Badge::Kind::Warn);
        QSignalSpy clicked(&badge, &Badge::clicked);
        QTest::mouseClick(&badge, Qt::LeftButton);
        QCOMPARE(clicked.size(), 0);
        badge.setClickable(true);
        QTest::mouseClick(&badge, Qt::LeftButton);
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(badge.sizeHint().height(), 21);
        Theme::instance().setFontScale(2);
        QCOMPARE(badge.sizeHint().height(), 42);
    }

    void selectorOpensByMouseAndKey()
    {
        ToolbarSelector selector(QStringLiteral("layers"), QStringLiteral("Architecture"));
        selector.setValue(QStringLiteral("sm_90"));
        QCOMPARE(selector.accessibleName(), QStringLiteral("Architecture: sm_90"));
        QCOMPARE(selector.sizeHint().height(), 38);
        selector.menu()->addAction(QStringLiteral("sm_80"));
        QSignalSpy opened(selector.menu(), &QMenu::aboutToShow);
        QTest::keyClick(&selector, Qt::Key_Down);
        QCOMPARE(opened.size(), 1);
        selector.menu()->close();
        QTest::mouseClick(&selector, Qt::LeftButton);
        QCOMPARE(opened.size(), 2);
        selector.menu()->close();
    }

    void formRowSaysWhatIsWrong()
    {
        Form form;
        auto* const field = new QLineEdit;
        FormRow* const row = form.addRow(QStringLiteral("Grid"), field);
        form.show();
        row->setHint(QStringLiteral("4 096 blocks"));
        auto* const hint = form.findChild<HintLabel*>();
        QVERIFY(hint->isVisible());
        row->setProblem(QStringLiteral("The grid must not be empty."));
        QCOMPARE(hint->text(), QStringLiteral("The grid must not be empty."));
        QCOMPARE(field->property("invalid").toBool(), true);
        row->setProblem({});
        QCOMPARE(hint->text(), QStringLiteral("4 096 blocks"));
        QCOMPARE(field->accessibleName(), QStringLiteral("Grid"));
        auto* const reset = form.findChild<QToolButton*>();
        QVERIFY(!reset->isVisible());
        row->setChanged(true);
        QSignalSpy asked(row, &FormRow::resetRequested);
        reset->click();
        QCOMPARE(asked.size(), 1);
    }

    void longCodeStandsBeneathItsLabel()
    {
        Form form;
        auto* const other = new QLineEdit;
        auto* const field = new CodeEdit;
        form.addRow(QStringLiteral("Name"), other);
        form.addRow(QStringLiteral("Grid"), field);
        form.resize(300, 120);
        form.show();
        QVERIFY(QTest::qWaitForWindowExposed(&form));
        other->setFocus();
        const QList<QLabel*> labels = form.findChildren<QLabel*>();
        const QLabel* const label =
            *std::find_if(labels.begin(), labels.end(), [&](const QLabel* each) { return each->buddy() == field; });
        field->setText(QStringLiteral("256"));
        QTRY_VERIFY(field->x() > label->geometry().right());
        const int beside = field->width();
        field->setText(QStringLiteral("ceil_div(columns, TILE), div(rows, 8)"));  // a little too long
        QCOMPARE(field->width(), beside);
        field->setText(QStringLiteral("ceil_div(columns, TILE) * max(1, divisions / 4), ceil_div(rows, 8)"));
        QTRY_VERIFY(field->y() > label->y() && field->x() == label->x());
        QVERIFY(field->width() > beside);
        form.resize(500, 120);
        QTRY_VERIFY(field->x() > label->geometry().right());
        form.resize(300, 120);
        QTRY_COMPARE(field->x(), label->x());
        field->setFocus();  // nothing moves under who types
        field->setText(QStringLiteral("256"));
        QCOMPARE(field->x(), label->x());
        other->setFocus();
        QTRY_VERIFY(field->x() > label->geometry().right());
    }

    void flowGoesOnInTheNextLine()
    {
        FlowRow row(6);
        std::vector<QWidget*> buttons;
        for (int i = 0; i < 4; ++i)
            buttons.push_back(new QPushButton(QStringLiteral("Button")));
        row.setItems(buttons);
        const QSize one = buttons.front()->sizeHint();
        QCOMPARE(row.heightForWidth(4 * one.width() + 3 * 6), one.height());
        QCOMPARE(row.heightForWidth(2 * one.width() + 6), 2 * one.height() + 6);
        row.resize(2 * one.width() + 6, 200);
        row.show();
        QTRY_COMPARE(buttons[2]->pos(), QPoint(0, one.height() + 6));
    }

    void onlyTheSortedHeadHasRoomForAnArrow()
    {
        QStandardItemModel model;
        fill(model);
        FilterModel filter;
        filter.setSourceModel(&model);
        TableView table;
        table.setModel(&filter);
        const int plain = table.header()->sectionSizeHint(1);
        table.sortByColumn(1, Qt::AscendingOrder);
        QVERIFY(table.header()->sectionSizeHint(1) > plain);
        table.sortByColumn(0, Qt::AscendingOrder);
        QCOMPARE(table.header()->sectionSizeHint(1), plain);
    }

    void filterKeepsGroupsAndSortsByNumber()
    {
        QStandardItemModel model;
        fill(model);
        FilterModel filter;
        filter.setSourceModel(&model);
        QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        filter.sort(1, Qt::AscendingOrder);
        const QModelIndex group = filter.index(0, 0);
        const auto name = [&](int row) { return filter.index(row, 0, filter.index(0, 0)).data().toString(); };
        QCOMPARE(name(0), QStringLiteral("Warp size"));
        QCOMPARE(name(2), QStringLiteral("Registers per SM"));
        QCOMPARE(name(3), QStringLiteral("Peer access"));
        filter.sort(1, Qt::DescendingOrder);
        QCOMPARE(name(0), QStringLiteral("Registers per SM"));
        QCOMPARE(name(3), QStringLiteral("Peer access"));
        filter.setFilterText(QStringLiteral("SHARED opt"));
        QCOMPARE(filter.rowCount(group), 1);
        QCOMPARE(name(0), QStringLiteral("Shared per block"));
        filter.setFilterText(QStringLiteral("nothing like this"));
        QCOMPARE(filter.rowCount(), 0);
    }

    void tableCopiesPlainDigits()
    {
        QStandardItemModel model;
        fill(model);
        FilterModel filter;
        filter.setSourceModel(&model);
        TableView table;
        table.setModel(&filter);
        table.setGrouped(true);
        table.resize(600, 200);
        table.show();
        const QModelIndex group = filter.index(0, 0);
        QVERIFY(table.isExpanded(group));
        table.setCurrentIndex(filter.index(0, 0, group));
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("Attribute\tH200\tDescription\nRegisters per SM\t65536\t32-bit registers\n"));
        QCOMPARE(plainDigits(QStringLiteral("\u221212.5\u202f% of 1\u202f048\u202f576")), QStringLiteral("-12.5 % of 1048576"));
        QCOMPARE(table.tsv(false).count(u'\n'), 5);
    }

    void whatIsTypedIntoAFilterFieldFilters()
    {
        QStringListModel names({QStringLiteral("alpha"), QStringLiteral("beta")});
        FilterModel filter;
        filter.setSourceModel(&names);
        QWidget header;
        QLineEdit* const field = makeFilterField(filter, QStringLiteral("Filter the names"), 140, &header);
        QVERIFY(field->parentWidget() == &header);
        QCOMPARE(field->accessibleName(), QStringLiteral("Filter the names"));
        QCOMPARE(field->minimumWidth(), 140);
        field->setText(QStringLiteral("alp"));
        QCOMPARE(filter.rowCount(), 1);
        field->clear();
        QCOMPARE(filter.rowCount(), 2);
    }

    void typingFilters()
    {
        QStandardItemModel model;
        fill(model);
        FilterModel filter;
        filter.setSourceModel(&model);
        TableView table;
        table.setModel(&filter);
        table.setGrouped(true);
        table.show();
        QTest::keyClicks(&table, QStringLiteral("w"));
        auto* const field = table.findChild<QLineEdit*>();
        QVERIFY(field->isVisible());
        QTest::keyClicks(field, QStringLiteral("arp"));
        QCOMPARE(filter.filterText(), QStringLiteral("warp"));
        QCOMPARE(filter.rowCount(filter.index(0, 0)), 1);
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(filter.filterText(), QString());
        QVERIFY(!field->isVisible());
    }

    void clickOnTheArrowFoldsAGroup()
    {
        QStandardItemModel model;
        fill(model);
        TableView table;
        table.setModel(&model);
        table.setGrouped(true);
        table.resize(400, 200);
        table.show();
        const QModelIndex group = model.index(0, 0);
        const QPoint arrow = table.visualRect(group).topLeft() + QPoint(12, 12);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, Qt::NoModifier, arrow);
        QVERIFY(!table.isExpanded(group));
    }

    void namesOfTwoMediansNeverCoverEachOther()
    {
        ChartContent content = histogram();
        content.bandsOnX = {{2.9, 3.1, 3.2, 2, QStringLiteral("A 3.1")}, {2.9, 3.0, 3.1, 1, QStringLiteral("B 3.0")}};
        Chart chart;
        chart.setContent(content);
        QHash<QString, Qt::Alignment> sides;
        for (const QObject* const each : chart.findChildren<QObject*>()) {
            if (each->property("positionAlignment").isValid())
                sides[each->property("text").toString()] = each->property("positionAlignment").value<Qt::Alignment>();
        }
        QVERIFY(sides.value(QStringLiteral("A 3.1")).testFlag(Qt::AlignLeft));
        QVERIFY(sides.value(QStringLiteral("B 3.0")).testFlag(Qt::AlignRight));
    }

    void chartKeepsItsData()
    {
        Chart chart;
        chart.resize(320, 180);
        chart.setContent(occupancyCurve());
        QCOMPARE(chart.tsv().section(u'\n', 0, 1), QStringLiteral("Threads per block\tmodel\n32\t65.625"));
        ChartContent two = samples();
        two.series[1].x.pop_back();
        two.series[1].y.pop_back();
        chart.setContent(two);
        QCOMPARE(chart.tsv().section(u'\n', 0, 0), QStringLiteral("Series\tLaunch\tTime (µs)"));
        QCOMPARE(chart.tsv().count(u'\n'), 200);
        QCOMPARE(chart.picture().size(), QSize(640, 360));
        chart.setContent({});
        QVERIFY(!chart.picture().isNull());
    }

    void theCurrentPointIsWholeOnAnAxis()
    {
        Chart chart;
        chart.resize(320, 180);
        ChartContent content = occupancyCurve();
        content.current = QPointF(0, 50);
        chart.setContent(content);
        const QImage picture = chart.picture().toImage().convertToFormat(QImage::Format_RGB32);  // twice as large
        const QRgb color = Theme::instance().series(2).rgb();
        int widest = 0;
        for (int y = 0; y < picture.height(); ++y) {
            int run = 0;
            for (int x = 0; x < picture.width(); ++x) {
                run = picture.pixel(x, y) == color ? run + 1 : 0;
                widest = std::max(widest, run);
            }
        }
        QVERIFY2(widest >= 18, qPrintable(QString::number(widest)));
    }

    void rubberBandZoomsAndEscShowsAll()
    {
        Chart chart;
        chart.resize(400, 260);
        chart.setContent(occupancyCurve());
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const QImage whole = chart.picture().toImage();
        auto* const plot = chart.findChild<QWidget*>();
        QTest::mousePress(plot, Qt::LeftButton, Qt::NoModifier, QPoint(150, 60));
        QTest::mouseMove(plot, QPoint(200, 100));
        QTest::mouseMove(plot, QPoint(260, 140));
        QTest::mouseRelease(plot, Qt::LeftButton, Qt::NoModifier, QPoint(260, 140));
        QVERIFY(chart.picture().toImage() != whole);
        QTest::keyClick(&chart, Qt::Key_Escape);
        QCOMPARE(chart.picture().toImage(), whole);
    }

    void pictures()
    {
        QWidget window;
        window.setBackgroundRole(QPalette::Base);
        window.setAutoFillBackground(true);
        auto* const columns = new QHBoxLayout(&window);
        auto* const left = new QVBoxLayout;
        auto* const right = new QVBoxLayout;
        columns->addLayout(left, 2);
        columns->addLayout(right, 3);
        fillControls(*left);
        fillTables(*right);
        window.resize(1200, 900);
        window.show();
        savePictures(window, QStringLiteral("widgets"));
        Theme::instance().setFontScale(1.5);
        savePictures(window, QStringLiteral("widgets-large"));
        iconSheet();
    }

private:
    static void fillControls(QVBoxLayout& layout)
    {
        auto* const title = new SectionTitle(QStringLiteral("Arguments"));
        title->setNote(QStringLiteral("8, two of them buffers"));
        title->addButton(new QAction(icon(QStringLiteral("refresh")), QStringLiteral("Refresh"), title));
        layout.addWidget(title);
        auto* const form = new Form;
        FormRow* const grid = form->addRow(QStringLiteral("Grid"), new QLineEdit(QStringLiteral("ceil(N / B), ceil(M / BM)")));
        grid->setHint(QStringLiteral("64 × 64 × 1 = 4\u202f096 blocks"));
        auto* const combo = new QComboBox;
        combo->addItems({QStringLiteral("4096³, beta 0.5"), QStringLiteral("other")});
        form->addRow(QStringLiteral("Preset"), combo)->setChanged(true);
        auto* const spin = new QSpinBox;
        form->addRow(QStringLiteral("Dyn. shared"), spin);
        FormRow* const wrong = form->addRow(QStringLiteral("Deadline"), new QLineEdit(QStringLiteral("5 x")));
        wrong->setProblem(QStringLiteral("The deadline \"5 x\" is no time: write 5 s or 500 ms."));
        auto* const off = new QLineEdit(QStringLiteral("disabled"));
        off->setEnabled(false);
        form->addRow(QStringLiteral("Cluster"), off);
        layout.addWidget(form);
        auto* const checks = new QHBoxLayout;
        auto* const check = new QCheckBox(QStringLiteral("Verify after run"));
        check->setChecked(true);
        checks->addWidget(check);
        checks->addWidget(new QCheckBox(QStringLiteral("Poison outputs")));
        auto* const radio = new QRadioButton(QStringLiteral("Radio"));
        radio->setChecked(true);
        checks->addWidget(radio);
        layout.addLayout(checks);
        auto* const buttons = new QHBoxLayout;
        auto* const primary = new QPushButton(QStringLiteral("Run"));
        setPrimary(primary);
        auto* const disabled = new QPushButton(QStringLiteral("Disabled"));
        disabled->setEnabled(false);
        auto* const compact = new QPushButton(QStringLiteral("Insert"));
        setCompact(compact);
        auto* const flat = new QPushButton(QStringLiteral("Connect"));
        setFlat(flat);
        auto* const live = new ToggleSwitch(QStringLiteral("Live"));
        live->setChecked(true);
        for (QWidget* const widget : std::initializer_list<QWidget*>{primary, new QPushButton(QStringLiteral("Plain")), disabled,
                                                                     compact, flat, live, new ToggleSwitch(QStringLiteral("Off"))})
            buttons->addWidget(widget);
        layout.addLayout(buttons);
        auto* const badges = new QHBoxLayout;
        for (Badge* const badge : {new Badge(QStringLiteral("error"), QStringLiteral("1 error"), Badge::Kind::Bad),
                                 new Badge(QStringLiteral("warning"), QStringLiteral("1 warning"), Badge::Kind::Warn),
                                 new Badge(QStringLiteral("advice"), QStringLiteral("1 advice"), Badge::Kind::Info),
                                 new Badge(QStringLiteral("arrow-down"), QStringLiteral("FASTER"), Badge::Kind::Ok),
                                 new Badge(QStringLiteral("inout"), QStringLiteral("inout"), Badge::Kind::Violet),
                                 new Badge({}, QStringLiteral("sm_90"), Badge::Kind::Neutral)})
            badges->addWidget(badge);
        layout.addLayout(badges);
        auto* const selectors = new QHBoxLayout;
        auto* const target = new ToolbarSelector(QStringLiteral("devices"), QStringLiteral("Target"));
        target->setValue(QStringLiteral("NVIDIA H200 · cuda:0"));
        target->setState(Token::Ok, QStringLiteral("ready"));
        target->setPreferredWidth(208);
        auto* const kernel = new ToolbarSelector(QStringLiteral("kernel"), QStringLiteral("Kernel"));
        kernel->setValue(QStringLiteral("sgemm_tiled"));
        selectors->addWidget(target);
        selectors->addWidget(kernel);
        selectors->addStretch(1);
        layout.addLayout(selectors);
        for (const Meter::Content& content :
             {Meter::Content{QStringLiteral("Warps"), QStringLiteral("40 / 64"), 0.625, 0.75},
              Meter::Content{.label = QStringLiteral("Registers"),
              .text = QStringLiteral("61\u202f440 / 65\u202f536"),
              .fraction = 0.9375,
              .isLimiter = true},
              Meter::Content{
                  .label = QStringLiteral("Blocks"), .text = QStringLiteral("5 / 32"), .fraction = 0.15, .isStale = true}}) {
            auto* const meter = new Meter;
            meter->setContent(content);
            layout.addWidget(meter);
        }
        auto* const progress = new QProgressBar;
        progress->setValue(40);
        layout.addWidget(progress);
        auto* const tabs = new QTabBar;
        for (const char* const tab : {"Problems", "Console", "Results", "Timing"})
            tabs->addTab(QLatin1String(tab));
        layout.addWidget(tabs);
        layout.addWidget(
            new EmptyState(QStringLiteral("Nothing was run yet. Results of the next run appear here."), QStringLiteral("Run")));
        layout.addStretch(1);
    }

    void fillTables(QVBoxLayout& layout)
    {
        auto* const model = new QStandardItemModel(this);
        fill(*model);
        auto* const filter = new FilterModel(this);
        filter->setSourceModel(model);
        auto* const table = new TableView;
        table->setModel(filter);
        table->setGrouped(true);
        table->header()->resizeSection(0, 220);
        table->setCurrentIndex(filter->index(0, 0, filter->index(0, 0)));
        layout.addWidget(table, 1);
        for (const ChartContent& content : {occupancyCurve(), samples(), histogram()}) {
            auto* const chart = new Chart;
            chart->setContent(content);
            layout.addWidget(chart, 1);
        }
    }

    static void iconSheet()
    {
        QWidget sheet;
        sheet.setBackgroundRole(QPalette::Base);
        sheet.setAutoFillBackground(true);
        auto* const grid = new QGridLayout(&sheet);
        int at = 0;
        for (const QString& file : QDir(QStringLiteral(":/icons")).entryList()) {
            auto* const button = new QToolButton;
            button->setIcon(icon(file.chopped(4), Token::Text));
            button->setIconSize(QSize(40, 40));
            button->setText(file.chopped(4));
            button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
            grid->addWidget(button, at / 12, at % 12);
            ++at;
        }
        sheet.resize(1200, 560);
        savePictures(sheet, QStringLiteral("icons"));
    }
};

KD_TEST(TestWidgets, QApplication)

}  // namespace tst_widgets

#include "tst_widgets.moc"
