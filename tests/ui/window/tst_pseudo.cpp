// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window in a language in which every letter has an accent (translations/pseudo.py): what shows plain letters was never
// handed to a translator, and what is cut has no room for a longer language.
#include "tests/program/plainenglish.h"
#include "tests/program/testprogram.h"
#include "ui/program/examples.h"
#include "ui/program/words.h"
#include "wholewindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QRegularExpression>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTranslator>

#include <algorithm>

using namespace kd;

namespace {

constexpr int kRows = 40;  // of a model; those below say nothing new

/// Qt's own texts, of which each language has a catalogue: an accent follows every letter.
struct QtTexts : QTranslator {
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        static const QRegularExpression kLetter(QStringLiteral("([A-Za-z])"));
        return *context == 'Q' ? QString::fromUtf8(source).replace(kLetter, QStringLiteral("\\1\u0301")) : QString();
    }
};

struct PseudoApplication : WindowTestApplication {
    PseudoApplication(int& argc, char** argv) : WindowTestApplication(argc, argv)
    {
        isLoaded = translator.load(QStringLiteral(KD_PSEUDO)) && installTranslator(&qtTexts) && installTranslator(&translator);
    }
    QTranslator translator;
    QtTexts qtTexts;
    bool isLoaded = false;
};

/// What users called things: titles of the examples as they are and as the welcome page cuts them, names of kernels, presets and types.
QStringList givenNames()
{
    QStringList names{QStringLiteral("const float*"), QStringLiteral("float*"), QStringLiteral("float"), QStringLiteral("int"),
                      QStringLiteral("rows = 512"), QStringLiteral("1 Mi elements"), QStringLiteral("8 Mi elements"),
                      QStringLiteral("cudaDeviceProp::major, minor")};
    for (const Example& example : examples()) {
        const QString title = toQt(example.title);
        QString rest = title.section(QStringLiteral(": "), 1);
        names << toQt(example.name) << title << title.section(QStringLiteral(": "), 0, 0) << rest;
        names << rest.replace(0, 1, rest.left(1).toUpper());
        for (const std::string& kernel : example.kernels)
            names << toQt(kernel);
    }
    names.removeAll(QString());
    std::sort(names.begin(), names.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
    return names;
}

/// Everything that the window says, and where.
class Reading {
public:
    void addTree(const QString& place, QWidget& root)
    {
        addWidget(place, root);
        for (QWidget* const widget : root.findChildren<QWidget*>())
            addWidget(place, *widget);
        for (const QAction* const action : root.findChildren<QAction*>())
            addAction(place, *action);
    }
    /// A line for each text with plain English, without repetitions.
    QStringList plain() const
    {
        QStringList lines;
        const QStringList names = givenNames();
        for (auto it = m_texts.begin(); it != m_texts.end(); ++it) {
            QString text = it.key();
            for (const QString& name : names)
                text.replace(name, QStringLiteral(" "));
            const QStringList words = plainEnglish(text);
            if (!words.isEmpty())
                lines << QStringLiteral("%1: \"%2\" (%3)").arg(it.value(), it.key().left(200), words.join(QStringLiteral(", ")));
        }
        return lines;
    }
    qsizetype size() const { return m_texts.size(); }

private:
    void add(const QString& place, const QString& text)
    {
        // Qt calls the line between two items so, in any language.
        if (!text.isEmpty() && text != QLatin1String("separator") && !m_texts.contains(text))
            m_texts.insert(text, place);
    }
    void addAction(const QString& place, const QAction& action)
    {
        const QString where = place + QStringLiteral(", action ") + action.objectName();
        add(where, action.text());
        add(where, action.toolTip());
        add(where, action.statusTip());
    }
    void addWidget(const QString& place, const QWidget& widget)
    {
        const QString where = QStringLiteral("%1, %2 %3").arg(place, QLatin1String(widget.metaObject()->className()), widget.objectName());
        for (const QString& text : {widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle(), widget.accessibleName(),
                                    widget.accessibleDescription()})
            add(where, text);
        if (const auto* const label = qobject_cast<const QLabel*>(&widget))
            add(where, label->text());
        if (const auto* const button = qobject_cast<const QAbstractButton*>(&widget))
            add(where, button->text());
        if (const auto* const edit = qobject_cast<const QLineEdit*>(&widget))
            add(where, edit->placeholderText());
        if (const auto* const group = qobject_cast<const QGroupBox*>(&widget))
            add(where, group->title());
        if (const auto* const menu = qobject_cast<const QMenu*>(&widget))
            add(where, menu->title());
        if (const auto* const tabs = qobject_cast<const QTabBar*>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                add(where, tabs->tabText(i));
                add(where, tabs->tabToolTip(i));
            }
        }
        if (const auto* const box = qobject_cast<const QComboBox*>(&widget))
            addItems(where, *box->model(), {});
        if (const auto* const view = qobject_cast<const QAbstractItemView*>(&widget); view != nullptr && view->model() != nullptr)
            addModel(where, *view->model());
    }
    void addModel(const QString& where, const QAbstractItemModel& model)
    {
        for (int column = 0; column < model.columnCount(); ++column) {
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
                add(where + QStringLiteral(" head"), model.headerData(column, Qt::Horizontal, role).toString());
        }
        addItems(where, model, {});
    }
    void addItems(const QString& where, const QAbstractItemModel& model, const QModelIndex& parent)
    {
        for (int row = 0; row < std::min(model.rowCount(parent), kRows); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole})
                    add(where, model.data(index, role).toString());
                if (column == 0)
                    addItems(where, model, index);
            }
        }
    }

    QMap<QString, QString> m_texts;  // each with the place where it was seen first
};

}  // namespace

class PseudoTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
        QVERIFY(static_cast<PseudoApplication&>(*qApp).isLoaded);
        QCOMPARE(QCoreApplication::translate("core", "the end"), QStringLiteral("ţţĥéé ééñđ"));
    }

    void perspectivesHaveNoPlainEnglish()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        QVERIFY(whole.run() != nullptr);
        Reading reading;
        for (const char* const each : {"edit", "measure", "occupancy", "data", "devices"}) {
            whole.trigger(QStringLiteral("view.") + QLatin1String(each));
            QVERIFY(WholeWindow::paints(whole.window));
            reading.addTree(QLatin1String(each), whole.window);
        }
        judge(reading, 500);
    }

    void dialogsHaveNoPlainEnglish()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        Reading reading;
        for (const char* const command : {"tools.settings", "tools.targets", "help.messages", "help.machine", "help.about",
                                          "tools.search", "window.welcome"}) {
            whole.trigger(QLatin1String(command));
            QVERIFY(WholeWindow::comes([] { return QApplication::activeWindow() != nullptr; }));
            reading.addTree(QLatin1String(command), whole.window);
            for (QDialog* const dialog : whole.window.findChildren<QDialog*>())
                dialog->close();
        }
        judge(reading, 100);
    }

private:
    static void judge(const Reading& reading, qsizetype least)
    {
        QVERIFY2(reading.size() >= least, qPrintable(QStringLiteral("only %1 texts were read").arg(reading.size())));
        const QStringList plain = reading.plain();
        for (const QString& line : plain)
            qWarning("%s", qUtf8Printable(line));
        QCOMPARE(plain.size(), 0);
    }

    QTemporaryDir m_settings;
};

KD_TEST(PseudoTest, PseudoApplication)
#include "tst_pseudo.moc"
