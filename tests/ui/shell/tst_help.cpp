// SPDX-License-Identifier: GPL-3.0-or-later
#include "shellbench.h"
#include "tests/program/testprogram.h"
#include "tests/ui/pictures.h"
#include "ui/common/theme.h"
#include "ui/shell/help/helpwindow.h"
#include "ui/shell/help/manualpage.h"
#include "ui/shell/perspectives.h"
#include "ui/shell/settingsdialog.h"

#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTreeWidget>

namespace tst_help {

namespace {

using namespace kd;

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The window with all its panels, and the section that F1 opens in it.
struct HelpBench : FullBench {
    HelpBench() { window.page().makePanels(); }
    HelpWindow* help() { return window.findChild<HelpWindow*>(); }
    QString sectionOfKey(QWidget& place)
    {
        place.window()->activateWindow();
        if (!QTest::qWaitForWindowActive(place.window()))
            return QStringLiteral("no active window");
        place.setFocus();
        QTest::keyClick(place.window(), Qt::Key_F1);
        const HelpWindow* const shown = place.window()->findChild<HelpWindow*>();
        return shown == nullptr ? QString() : shown->section();
    }
};

}  // namespace

class TestHelp : public QObject {
    Q_OBJECT

    OwnSettings m_settings;

private slots:
    void everyPanelHasASectionOfItsOwn()
    {
        FullBench bench;
        const Manual manual;
        for (const Feature& each : features(bench.workbench))
            QVERIFY2(manual.section(each.id) != nullptr, qPrintable(each.id));
        for (const Perspective each : kPerspectives)
            QVERIFY2(manual.section(nameOf(each)) != nullptr, qPrintable(nameOf(each)));
    }

    void everyDialogHasASectionOfItsOwn()
    {
        const Manual manual;
        const QByteArray places = read(QStringLiteral(KD_SOURCE_FOLDER "/ui/shell/help/helpplaces.cpp"));
        static const QRegularExpression kDialog(QStringLiteral("class (\\w+) : public QDialog"));
        QDirIterator headers(QStringLiteral(KD_SOURCE_FOLDER "/ui"), {QStringLiteral("*.h")}, QDir::Files,
                             QDirIterator::Subdirectories);
        int found = 0;
        while (headers.hasNext()) {
            for (auto it = kDialog.globalMatch(QString::fromUtf8(read(headers.next()))); it.hasNext(); ++found) {
                const QByteArray name = "kd::" + it.next().captured(1).toUtf8();
                QVERIFY2(places.contains("\"" + name + "\""), name.constData());
            }
        }
        QVERIFY(found >= 7);
        static const QRegularExpression kSection(QStringLiteral("QStringLiteral\\(\"([a-z-]+)\"\\)"));
        for (auto it = kSection.globalMatch(QString::fromUtf8(places)); it.hasNext();) {
            const QString anchor = it.next().captured(1);
            QVERIFY2(manual.section(anchor) != nullptr, qPrintable(anchor));
        }
    }

    void theKeyLeadsToTheSection()
    {
        HelpBench bench;
        for (const Perspective perspective : kPerspectives) {
            bench.window.setPerspective(perspective);
            bench.window.page().makePanels();
            for (const Feature& feature : features(bench.workbench)) {
                if (!bench.window.page().reveal(feature.id))
                    continue;
                QWidget* const focus = bench.window.focusWidget();
                QVERIFY2(focus != nullptr, qPrintable(feature.id));
                QCOMPARE(bench.sectionOfKey(*focus), feature.id);
            }
        }
        QCOMPARE(bench.window.findChildren<HelpWindow*>().size(), 1);
        for (const auto& [name, section] : {std::pair{"kd::StatusBar", "status-bar"}, std::pair{"kd::MainToolBar", "toolbar"},
                                            std::pair{"kd::PerspectiveBar", "perspectives"}}) {
            for (QWidget* const each : bench.window.findChildren<QWidget*>()) {
                if (!each->inherits(name))
                    continue;
                each->setFocusPolicy(Qt::StrongFocus);
                QCOMPARE(bench.sectionOfKey(*each), QLatin1String(section));
            }
        }
        bench.window.showWelcome();
        QCOMPARE(bench.sectionOfKey(bench.window), QString("welcome"));
    }

    void theKeyWorksInDialogs()
    {
        HelpBench bench;
        for (const auto& [command, section] : {std::pair{"tools.settings", "settings"}, std::pair{"tools.targets", "targets"},
                                               std::pair{"tools.capture", "capture-window"},
                                               std::pair{"help.machine", "machine"}, std::pair{"help.about", "about"},
                                               std::pair{"help.messages", "messages"}, std::pair{"file.open", "files-dialog"}}) {
            bench.command(command)->trigger();
            QDialog* dialog = nullptr;
            for (QDialog* const each : bench.window.findChildren<QDialog*>())
                if (each->isVisible() && qobject_cast<HelpWindow*>(each) == nullptr)
                    dialog = each;
            QVERIFY2(dialog != nullptr, command);
            QVERIFY(QTest::qWaitForWindowActive(dialog));
            QTest::keyClick(dialog, Qt::Key_F1);
            QTRY_VERIFY(bench.help() != nullptr && bench.help()->isVisible());
            QCOMPARE(bench.help()->section(), QLatin1String(section));
            // Where the dialog is modal, what stands beside it would take no key.
            QCOMPARE(bench.help()->parentWidget() == dialog, dialog->isModal());
            bench.help()->close();
            dialog->close();
            QTRY_VERIFY(bench.help() == nullptr);
        }
    }

    void linksAndPicturesResolve()
    {
        HelpBench bench;
        bench.command("help.contents")->trigger();
        auto* const page = bench.help()->findChild<ManualPage*>();
        const Manual& manual = bench.help()->manual();
        int links = 0, pictures = 0;
        for (const ManualChapter& chapter : manual.chapters()) {
            bench.help()->showSection(chapter.sections.front().anchor);
            QCOMPARE(page->chapter(), &chapter);
            QStringList named;
            for (QTextBlock block = page->document()->begin(); block.isValid(); block = block.next()) {
                for (auto it = block.begin(); !it.atEnd(); ++it) {
                    const QTextCharFormat format = it.fragment().charFormat();
                    if (format.isImageFormat()) {
                        QVERIFY(page->loadResource(QTextDocument::ImageResource, QUrl(format.toImageFormat().name())).isValid());
                        ++pictures;
                    } else if (!format.anchorHref().isEmpty()) {
                        QVERIFY2(manual.section(QUrl(format.anchorHref()).fragment()) != nullptr, qPrintable(format.anchorHref()));
                        ++links;
                    }
                    if (!format.anchorNames().isEmpty() && !named.contains(format.anchorNames().front()))
                        named << format.anchorNames().front();
                }
            }
            QCOMPARE(named.size(), chapter.sections.size());
        }
        QVERIFY(links > 5);
        QVERIFY(pictures >= 5);
    }

    void searchesAllPages()
    {
        HelpBench bench;
        bench.command("help.contents")->trigger();
        auto* const list = bench.help()->findChild<QTreeWidget*>();
        const int contents = list->topLevelItemCount();
        QVERIFY(contents > 12);
        bench.help()->search(QStringLiteral("race barrier"));
        QVERIFY(list->topLevelItem(0)->text(0).contains("Races in shared memory"));
        QTest::keyClick(bench.help()->findChild<QLineEdit*>(), Qt::Key_Return);
        QCOMPARE(bench.help()->section(), QString("races"));
        savePictures(*bench.help(), "help-search");
        bench.help()->search(QStringLiteral("no such words at all"));
        QCOMPARE(list->topLevelItemCount(), 1);
        QCOMPARE(list->topLevelItem(0)->flags(), Qt::ItemFlags(Qt::NoItemFlags));
        bench.help()->search(QString());
        QCOMPARE(list->topLevelItemCount(), contents);
        QCOMPARE(list->currentItem()->text(0), QString("Races in shared memory"));
        savePictures(*bench.help(), "help");
    }

    void goesBackAndForward()
    {
        HelpBench bench;
        bench.command("help.contents")->trigger();
        HelpWindow& help = *bench.help();
        QVERIFY(QTest::qWaitForWindowActive(&help));
        help.showSection(QStringLiteral("roofline"));
        auto* const page = help.findChild<ManualPage*>();
        QVERIFY(page->verticalScrollBar()->value() > 0);
        emit page->anchorClicked(QUrl(QStringLiteral("#peaks")));
        QCOMPARE(help.section(), QString("peaks"));
        QTest::keyClick(&help, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(help.section(), QString("roofline"));
        QTest::keyClick(&help, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(help.section(), QString("peaks"));
        emit page->anchorClicked(QUrl(QStringLiteral("file:///etc/passwd")));
        QCOMPARE(help.section(), QString("peaks"));
    }

    void unknownSectionsShowTheFirst()
    {
        HelpBench bench;
        bench.command("help.contents")->trigger();
        bench.help()->showSection(QStringLiteral("nowhere"));
        QCOMPARE(bench.help()->section(), QString("first-five-minutes"));
    }

    void keysAreListedAsTheyAreSet()
    {
        HelpBench bench;
        bench.command("help.contents")->trigger();
        const ManualSection* const keys = bench.help()->manual().section(QStringLiteral("keys"));
        QVERIFY(keys != nullptr);
        QVERIFY(keys->text.contains("| F1 |"));
    }
};

KD_TEST(TestHelp, QApplication)

}  // namespace tst_help

#include "tst_help.moc"
