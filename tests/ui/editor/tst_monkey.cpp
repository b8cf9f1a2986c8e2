// SPDX-License-Identifier: GPL-3.0-or-later
// Random keys, clicks and commands where editors break: at the ends of texts, in empty ones, with several carets, with rectangles.
// A failure names its seed: KD_MONKEY_SEED=7 tries another one, KD_MONKEY_TRACE=1 prints every step before it is done.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/editormodels.h"
#include "ui/common/theme.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/editorpanel.h"
#include "ui/editor/problemmarks.h"
#include "ui/text/editorsettings.h"
#include "ui/workbench/documents/documents.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QInputMethodEvent>
#include <QtTest>

#include <random>

namespace tst_monkey {

using namespace kd;

namespace {

using Position = CodeView::Position;
constexpr int kStepsOfRound = 100;
constexpr int kStepsOfRow = 2500;  // eight rows: 20,000
constexpr int kStepsOfPaint = 25;
constexpr Position kLongestText = 4000;  // bytes; a longer one ends its round

bool isContinuation(const QByteArray& text, Position at)
{
    return at < text.size() && (static_cast<unsigned char>(text.at(at)) & 0xc0) == 0x80;
}

/// One editor, and a hand that does not know what it does.
class Monkey {
public:
    explicit Monkey(quint32 seed) : m_random(seed), m_workbench(Target{}), m_panel(editorModels(m_workbench))
    {
        EditorSettings::instance().set({});
        m_panel.resize(500, 300);
        m_panel.show();
        m_panel.activateWindow();
        m_panel.editor()->setFocus();
        QObject::connect(m_panel.editor(), &CodeView::lineEdited, &m_panel, [this](int, int added, bool) { m_lines += added; });
        for (QAction* const each : m_panel.editActions())
            if (!each->isSeparator() && !each->objectName().contains(QLatin1String("Tab")))
                m_actions << each;
    }

    void open(const QByteArray& text)
    {
        m_workbench.documents.replace({.session = {}, .text = text});
        m_original = text;
        m_lines = editor().lines();
    }

    /// What is wrong after a number of steps; empty when nothing is.
    QString play(int steps)
    {
        for (int i = 0; i < steps && editor().length() < kLongestText; ++i) {
            step();
            if (i % kStepsOfPaint == 0)
                QCoreApplication::processEvents();
            if (const QString wrong = judge(); !wrong.isEmpty()) {
                tell(m_last + QStringLiteral(" led"));
                return QStringLiteral("step %1, %2: %3").arg(i).arg(m_last, wrong);
            }
        }
        return judgeHistory();
    }

private:
    CodeEditor& editor() { return *m_panel.editor(); }
    int pick(int below) { return static_cast<int>(m_random() % static_cast<quint32>(below)); }
    Position place() { return m_random() % static_cast<quint32>(editor().length() + 1); }
    template <typename T, std::size_t count> const T& oneOf(const T (&all)[count]) { return all[pick(static_cast<int>(count))]; }

    void step()
    {
        switch (pick(12)) {
        case 0:
        case 1:
        case 2:
            return type();
        case 3:
        case 4:
            return press();
        case 5:
            return goToAnEnd();
        case 6:
        case 7:
            return command();
        case 8:
            return click();
        case 9:
            return dragRectangle();
        case 10:
            return compose();
        default:
            return pick(2) == 0 ? replace() : mark();
        }
    }

    /// Told before it is done, so that the trace of a crash ends with what caused it.
    void tell(const QString& what)
    {
        m_last = what;
        if (qEnvironmentVariableIsSet("KD_MONKEY_TRACE"))
            qInfo().noquote() << what << "at" << selections() << "of" << editor().bytes().toPercentEncoding(" /{}();\"");
    }

    /// Anchor and caret of each, and the mode: 0 a stream, 1 a rectangle, 2 lines, 3 a thin rectangle.
    QString selections()
    {
        QStringList all;
        const long count = editor().SendScintilla(QsciScintilla::SCI_GETSELECTIONS);
        for (unsigned long i = 0; i < static_cast<unsigned long>(count); ++i)
            all << QStringLiteral("%1-%2").arg(editor().SendScintilla(QsciScintilla::SCI_GETSELECTIONNANCHOR, i))
                       .arg(editor().SendScintilla(QsciScintilla::SCI_GETSELECTIONNCARET, i));
        return all.join(u' ') + QStringLiteral(" mode %1").arg(editor().SendScintilla(QsciScintilla::SCI_GETSELECTIONMODE));
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}, const QString& text = {})
    {
        tell(QStringLiteral("key %1 '%2'").arg(QKeySequence(QKeyCombination(modifiers, key)).toString(), text));
        QTest::sendKeyEvent(QTest::Click, &editor(), key, text, modifiers);
    }

    void type()
    {
        static const QString letters[] = {
            QStringLiteral("{"), QStringLiteral("}"),      QStringLiteral("("),      QStringLiteral(")"),
            QStringLiteral("/"), QStringLiteral("\""),     QStringLiteral(" "),      QStringLiteral("#"),
            QStringLiteral("a"), QStringLiteral("_"),      QStringLiteral("."),      QStringLiteral(","),
            QStringLiteral(";"), QStringLiteral("\u00e9"), QStringLiteral("\u65e5"), QStringLiteral("thr")};
        for (const QChar letter : oneOf(letters))
            key(letter.unicode() < 0x80 ? static_cast<Qt::Key>(letter.toUpper().unicode()) : Qt::Key_unknown, {}, letter);
    }

    void press()
    {
        static constexpr Qt::Key keys[] = {Qt::Key_Return,   Qt::Key_Return, Qt::Key_Enter,   Qt::Key_Backspace, Qt::Key_Backspace,
                                           Qt::Key_Delete,   Qt::Key_Tab,    Qt::Key_Backtab, Qt::Key_Home,      Qt::Key_End,
                                           Qt::Key_Up,       Qt::Key_Down,   Qt::Key_Left,    Qt::Key_Right,     Qt::Key_PageUp,
                                           Qt::Key_PageDown, Qt::Key_Escape, Qt::Key_Insert};
        static constexpr Qt::KeyboardModifiers modifiers[] = {Qt::NoModifier,
                                                              Qt::NoModifier,
                                                              Qt::ShiftModifier,
                                                              Qt::ControlModifier,
                                                              Qt::ControlModifier | Qt::ShiftModifier,
                                                              Qt::AltModifier | Qt::ShiftModifier};
        const Qt::Key chosen = oneOf(keys);
        const bool isText = chosen == Qt::Key_Return || chosen == Qt::Key_Enter;
        key(chosen, oneOf(modifiers), isText ? QStringLiteral("\r") : QString());
    }

    void goToAnEnd()
    {
        key(pick(3) == 0 ? Qt::Key_Home : Qt::Key_End, Qt::ControlModifier | (pick(4) == 0 ? Qt::ShiftModifier : Qt::NoModifier));
        key(pick(2) == 0 ? Qt::Key_Return : Qt::Key_Delete);
    }

    void command()
    {
        QAction* const action = m_actions[pick(static_cast<int>(m_actions.size()))];
        tell(action->objectName());
        if (action->objectName() == QLatin1String("editor.paste") && pick(2) == 0)
            QApplication::clipboard()->setText(pick(2) == 0 ? QStringLiteral("p\r\n\u00e9") : QString());
        action->trigger();
        editor().setFocus();
    }

    QPoint point() { return {pick(editor().viewport()->width()), pick(editor().viewport()->height())}; }

    void click()
    {
        static constexpr Qt::KeyboardModifiers modifiers[] = {Qt::NoModifier, Qt::ControlModifier, Qt::AltModifier,
                                                              Qt::ShiftModifier};
        const QPoint where = point();
        const Qt::KeyboardModifiers held = oneOf(modifiers);
        tell(QStringLiteral("click at %1, %2 with %3").arg(where.x()).arg(where.y()).arg(int(held)));
        QTest::mouseClick(editor().viewport(), Qt::LeftButton, held, where);
        if (pick(5) == 0) {
            tell(QStringLiteral("and again"));
            QTest::mouseDClick(editor().viewport(), Qt::LeftButton, held, where);
            QTest::mouseRelease(editor().viewport(), Qt::LeftButton, held, where);
        }
    }

    void dragRectangle()
    {
        const QPoint from = point();
        const QPoint to = point();
        tell(QStringLiteral("rectangle from %1, %2 to %3, %4").arg(from.x()).arg(from.y()).arg(to.x()).arg(to.y()));
        QWidget* const view = editor().viewport();
        QTest::mousePress(view, Qt::LeftButton, Qt::AltModifier, from);
        QMouseEvent move(QEvent::MouseMove, to, view->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::AltModifier);
        QApplication::sendEvent(view, &move);
        QTest::mouseRelease(view, Qt::LeftButton, Qt::AltModifier, to);
    }

    /// As input methods write: a proposal first, then what was chosen.
    void compose()
    {
        tell(QStringLiteral("compose"));
        if (pick(2) == 0) {
            QInputMethodEvent proposal(QStringLiteral("\u304b"), {});
            QApplication::sendEvent(&editor(), &proposal);
        }
        QInputMethodEvent chosen;
        chosen.setCommitString(pick(3) == 0 ? QString() : QStringLiteral("\u706b"));
        QApplication::sendEvent(&editor(), &chosen);
    }

    /// As other panels do with the text.
    void replace()
    {
        const QByteArray text = editor().bytes();
        Position from = place();
        while (isContinuation(text, from))
            ++from;
        Position to = std::min(from + pick(8), editor().length());
        while (isContinuation(text, to))
            ++to;
        tell(QStringLiteral("replace %1 to %2").arg(from).arg(to));
        m_workbench.documents.current().replaceRange(from, to, pick(2) == 0 ? QByteArray() : QByteArray("r\n"));
    }

    void mark()
    {
        tell(QStringLiteral("mark"));
        const int line = 1 + pick(editor().lines() + 1);
        m_panel.marks()->setProblems(
            {{.message = QStringLiteral("wrong here"), .place = {.line = line, .column = pick(9)}, .revision = 1}}, {});
    }

    QString judge()
    {
        const QByteArray text = editor().bytes();
        if (!text.isValidUtf8())
            return QStringLiteral("a character was cut");
        if (editor().lines() != m_lines)
            return QStringLiteral("%1 lines, %2 were told of").arg(editor().lines()).arg(m_lines);
        const long carets = editor().SendScintilla(QsciScintilla::SCI_GETSELECTIONS);
        for (unsigned long i = 0; i < static_cast<unsigned long>(carets); ++i) {
            for (const unsigned message : {QsciScintilla::SCI_GETSELECTIONNCARET, QsciScintilla::SCI_GETSELECTIONNANCHOR}) {
                const Position at = editor().SendScintilla(message, i);
                if (at < 0 || at > text.size() || isContinuation(text, at))
                    return QStringLiteral("caret %1 at %2 of %3").arg(i).arg(at).arg(text.size());
            }
        }
        return {};
    }

    /// Back to the first text, and forth again.
    QString judgeHistory()
    {
        const auto all = [this](bool (QsciScintilla::*isThere)() const, void (CodeView::*go)()) {
            while ((editor().*isThere)())
                (editor().*go)();
        };
        all(&QsciScintilla::isRedoAvailable, &CodeView::redo);
        const QByteArray last = editor().bytes();
        all(&QsciScintilla::isUndoAvailable, &CodeView::undo);
        if (editor().bytes() != m_original)
            return QStringLiteral("undo leads to '%1' for '%2'")
                .arg(QString::fromUtf8(editor().bytes()), QString::fromUtf8(m_original));
        if (m_workbench.documents.current().isTextModified())
            return QStringLiteral("the first text is said to be modified");
        all(&QsciScintilla::isRedoAvailable, &CodeView::redo);
        if (editor().bytes() != last)
            return QStringLiteral("redo leads to '%1' for '%2'").arg(QString::fromUtf8(editor().bytes()), QString::fromUtf8(last));
        return judge();
    }

    std::mt19937 m_random;
    Workbench m_workbench;
    EditorPanel m_panel;
    QList<QAction*> m_actions;
    QByteArray m_original;
    QString m_last;
    int m_lines = 0;  ///< as they were told of
};

}  // namespace

class MonkeyTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void nothingBreaks_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("one line") << QByteArray("int a;");
        QTest::newRow("comment") << QByteArray("a;\n  //");
        QTest::newRow("open block") << QByteArray("void f()\n{\n    if (a) {");
        QTest::newRow("line ends alone") << QByteArray("\n\n\n");
        QTest::newRow("foreign line ends") << QByteArray("a();\r\n\r\n{\r\n    b();\r\n}");
        QTest::newRow("mixed line ends") << QByteArray("a\r\nb\nc\rd");
        QTest::newRow("several bytes a character") << QByteArray("// \u00e9\u65e5\U0001f600\n\t\u65e5 = \"\U0001f600");
    }

    void nothingBreaks()
    {
        QFETCH(QByteArray, text);
        bool isSet = false;
        const int chosen = qEnvironmentVariableIntValue("KD_MONKEY_SEED", &isSet);
        const auto seed = static_cast<quint32>(isSet ? chosen : 1);
        qInfo("seed %u", seed);
        Monkey monkey(seed);
        for (int done = 0; done < kStepsOfRow; done += kStepsOfRound) {
            monkey.open(text);
            const QString wrong = monkey.play(kStepsOfRound);
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(QStringLiteral("seed %1, round %2, %3").arg(seed).arg(done / kStepsOfRound).arg(wrong)));
        }
    }
};

KD_TEST(MonkeyTest, QApplication)

}  // namespace tst_monkey

#include "tst_monkey.moc"
