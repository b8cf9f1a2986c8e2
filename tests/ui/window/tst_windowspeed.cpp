// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's thread computes in one dispatch while something large is edited or sent.
#include "wholewindow.h"

#include "tests/program/testprogram.h"
#include "ui/editor/editorpanel.h"
#include "ui/text/findbar.h"

#include <QClipboard>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>

namespace tst_windowspeed {

using namespace kd;

namespace {

constexpr double kBrisk = 50;           ///< ms of CPU time in one dispatch
constexpr qint64 kInput = qint64(192) << 20;  ///< bytes: to copy them takes longer than a dispatch may
constexpr double kLargeDocument = 500;  ///< while a document of more than 50,000 lines is loaded

QByteArray linesOf(int count, const QByteArray& behind = {})
{
    QByteArray text;
    for (int i = 0; i < count; ++i)
        text += "__device__ int f" + QByteArray::number(i) + "(int);" + behind + '\n';
    return text + "extern \"C\" __global__ void k(float* data) { data[0] = 1; }\n";
}

MeteredApplication& metered()
{
    return static_cast<MeteredApplication&>(*qApp);
}

}  // namespace

class TestWindowSpeed : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
        metered().reset();
    }

    void typingInALargeDocument()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(opens(whole, linesOf(150000)));
        VERIFY_BRISK(kLargeDocument);
        for (const int line : {75000, 2, 149990}) {
            whole.editor()->setCursorPosition(line, 0);
            QVERIFY(types(whole, QStringLiteral("int typed = 1; // words\n")));
            VERIFY_BRISK(kBrisk);
        }
    }

    void typingFarDownInManyMegabytes()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(opens(whole, linesOf(300000, "  // words")));
        QVERIFY(whole.workbench.documents.current().text().size() > 11'000'000);
        VERIFY_BRISK(kLargeDocument);
        whole.editor()->setCursorPosition(299990, 0);
        QVERIFY(types(whole, QStringLiteral("int x;\n")));
        VERIFY_BRISK(kBrisk);
        whole.trigger(QStringLiteral("editor.undo"));
        QVERIFY(settles(whole));
        VERIFY_BRISK(kBrisk);
    }

    void aLongLine()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensProgram(linesOf(10), simpleLaunch("k")));
        QVERIFY(settles(whole));
        metered().reset();
        QByteArray line = "// ";
        while (line.size() < 200000)
            line += "words (of) 1.5f a comment, ";
        QApplication::clipboard()->setText(QString::fromUtf8(line));
        whole.editor()->setCursorPosition(3, 0);
        whole.trigger(QStringLiteral("editor.paste"));
        QVERIFY(settles(whole));
        VERIFY_BRISK(kBrisk);
        QVERIFY(types(whole, QStringLiteral("at its end")));
        VERIFY_BRISK(kBrisk);
        whole.editor()->setCursorPosition(3, 0);
        QVERIFY(types(whole, QStringLiteral("float at[] = {1, 2};")));
        VERIFY_BRISK(kBrisk);
    }

    void undoOfALargePaste()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensProgram(linesOf(10), simpleLaunch("k")));
        const QByteArray before = whole.workbench.documents.current().text();
        metered().reset();
        QApplication::clipboard()->setText(QString::fromUtf8(linesOf(20000)));
        whole.trigger(QStringLiteral("editor.paste"));
        QVERIFY(whole.editor()->lines() > 20000);
        QVERIFY(settles(whole));
        VERIFY_BRISK(kBrisk);
        whole.trigger(QStringLiteral("editor.undo"));
        QCOMPARE(whole.workbench.documents.current().text(), before);
        QVERIFY(settles(whole));
        VERIFY_BRISK(kBrisk);
        whole.trigger(QStringLiteral("editor.redo"));
        QVERIFY(whole.editor()->lines() > 20000);
        QVERIFY(settles(whole));
        VERIFY_BRISK(kBrisk);
    }

    void replacingEverywhere()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(opens(whole, linesOf(20000)));
        auto* const find = whole.window.findChild<EditorPanel*>()->findBar();
        QVERIFY(find != nullptr);
        find->open(true);
        QSignalSpy searched(find, &FindBar::searched);
        find->setTerm({.text = QStringLiteral("(int)")});
        QVERIFY(whole.comes([&] { return find->result().matches.size() == 20000; }));
        metered().reset();
        find->setReplacement(QStringLiteral("(double)"));
        find->replaceAll();
        QVERIFY(whole.comes([&] { return whole.workbench.documents.current().text().count("(double)") == 20000; }));
        QVERIFY(settles(whole));
        VERIFY_BRISK(kBrisk);
        whole.trigger(QStringLiteral("editor.undo"));
        QVERIFY(settles(whole));
        VERIFY_BRISK(kBrisk);
    }

    void aLargeFileAsInput()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("data.bin"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(kInput));
        file.close();
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        LaunchSetup launch = simpleLaunch("k");
        launch.deadlineSeconds = 100;
        launch.arguments = {{"data", "file(\"" + path.toStdString() + "\")"}};
        QVERIFY2(whole.opensProgram(linesOf(10), launch), qPrintable(whole.workbench.launches.check().sentence));
        VERIFY_BRISK(kBrisk);
        const RunRecordPointer record = whole.run();
        QVERIFY2(record && record->outcome.ok(),
                 record ? record->outcome.message.english().c_str() : qPrintable(whole.failures.value(0).value(0).toString()));
        VERIFY_BRISK(kBrisk);
    }

    // Fault 17.
    void fiftyMegabytesAreKeptAsTheyAre()
    {
        QByteArray text;
        while (text.size() < 50'000'000)
            text += "__device__ float f" + QByteArray::number(text.size()) +
                "(float x) { return x * 1.5f; }  // \xc3\xa4\xe2\x82\xac\r\n";
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(opens(whole, text));
        whole.editor()->insertAt(QStringLiteral("// typed\n"), 0, 0);
        QSignalSpy saved(&whole.workbench.files, &DocumentFiles::saved);
        whole.workbench.files.save(whole.workbench.documents.current().sourcePath());
        QVERIFY(whole.comes([&] { return saved.size() == 1; }));
        QFile file(m_folder.filePath(QStringLiteral("large.cu")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), "// typed\n" + text);
        QVERIFY(!whole.workbench.documents.current().isModified());
    }

private:
    /// An untrusted document, so that no compile goes on besides.
    bool opens(WholeWindow& whole, const QByteArray& text)
    {
        QFile file(m_folder.filePath(QStringLiteral("large.cu")));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return false;
        file.close();
        whole.workbench.files.open(file.fileName());
        return whole.comes([&] { return whole.workbench.documents.current().text() == text; }) && settles(whole);
    }
    static bool types(WholeWindow& whole, const QString& text)
    {
        whole.editor()->setFocus();
        for (const QChar character : text) {
            QTest::keyClick(whole.editor(), character == u'\n' ? '\r' : character.toLatin1());
            if (!settles(whole))
                return false;
        }
        return true;
    }
    /// Painted, and nothing of what was posted is left.
    static bool settles(WholeWindow& whole)
    {
        return whole.paints(*whole.editor()->viewport());
    }

    QTemporaryDir m_settings, m_folder;
};

KD_TEST(TestWindowSpeed, WindowTestApplication)

}  // namespace tst_windowspeed

#include "tst_windowspeed.moc"
