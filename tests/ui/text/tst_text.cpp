// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/theme.h"
#include "ui/text/codeviewaccessible.h"
#include "ui/text/findbar.h"
#include "ui/text/linetints.h"
#include "ui/text/liveregisterheat.h"
#include "tests/program/testprogram.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QWheelEvent>
#include <QtTest>

namespace tst_text {

using namespace kd;

namespace {

QByteArrayList wordsFound(const QByteArray& text, const SearchTerm& term)
{
    QByteArrayList words;
    for (const CodeView::Replacement& match : findAll(text, term).matches)
        words << text.mid(match.from, match.to - match.from);
    return words;
}

struct Bench {
    explicit Bench(const QByteArray& text) : bar(&view, FindBar::Purpose::FindAndReplace)
    {
        view.setBytes(text);
        view.resize(400, 300);
        view.show();
        bar.open(true);
    }
    bool finds(const SearchTerm& term, std::size_t count)
    {
        bar.setTerm(term);
        return QTest::qWaitFor([&] { return bar.result().matches.size() == count; });
    }

    CodeView view;
    FindBar bar;
};

}  // namespace

class TextTest : public QObject {
    Q_OBJECT
private slots:
    void tintsMoveWithTheText()
    {
        CodeView view;
        view.setBytes("a\nb\nc\nd\ne\n");
        LineTints tints(&view, 8);
        const auto markerOf = [&](int line) { return view.SendScintilla(QsciScintillaBase::SCI_MARKERGET, line); };
        tints.set({{1, 1}, {3, 2}});
        QCOMPARE(markerOf(1), 1L << 8);
        QCOMPARE(markerOf(3), 1L << 9);
        QCOMPARE(tints.colorAt(3).value(), LineTints::color(2, false));
        QVERIFY(!tints.colorAt(2));
        tints.setStrong(1);
        QCOMPARE(markerOf(3), 1L << 9 | 1L << 16);
        QCOMPARE(tints.colorAt(3).value(), LineTints::color(2, true));

        view.replaceRange(view.lineStart(3), view.lineStart(3), "new\n");
        QCOMPARE(tints.tints(), (std::vector<LineTints::Tint>{{1, 1}, {4, 2}}));
        QCOMPARE(markerOf(4), 1L << 9 | 1L << 16);
        view.replaceRange(view.lineStart(1) + 1, view.lineStart(1) + 1, "\nnew");
        QCOMPARE(tints.tints(), (std::vector<LineTints::Tint>{{1, 1}, {5, 2}}));
        view.replaceRange(view.lineEnd(0), view.lineEnd(1), {});
        QCOMPARE(tints.tints(), (std::vector<LineTints::Tint>{{-1, 1}, {4, 2}}));
        tints.set({});
        QCOMPARE(markerOf(4), 0L);
    }

    void rangesEndWhereTheTextEnds()
    {
        CodeView view;
        view.setBytes("abc");
        QCOMPARE(view.bytes(1, 4), QByteArray("bc"));
        QCOMPARE(view.bytes(3, 4), QByteArray());
        QCOMPARE(view.bytes(7, 9), QByteArray());
        QCOMPARE(view.bytes(-2, 2), QByteArray("ab"));
        QCOMPARE(view.bytes(2, 1), QByteArray());
        view.replaceRange(2, 90, "d");
        QCOMPARE(view.bytes(), QByteArray("abd"));
        view.replaceRange(50, 90, "e");
        QCOMPARE(view.bytes(), QByteArray("abde"));
        view.setBytes({});
        QCOMPARE(view.bytes(0, 1), QByteArray());
    }

    void liveRegistersWarmUpTowardsTheMaximum()
    {
        QCOMPARE(LiveRegisterHeat::of(22, 22, 47).level, 0);
        QCOMPARE(LiveRegisterHeat::of(38, 22, 47).level, 0);
        QCOMPARE(LiveRegisterHeat::of(41, 22, 47).level, 1);
        QCOMPARE(LiveRegisterHeat::of(44, 22, 47).level, 2);
        QCOMPARE(LiveRegisterHeat::of(46, 22, 47).level, 3);
        QVERIFY(!LiveRegisterHeat::of(46, 22, 47).isPeak);
        QVERIFY(LiveRegisterHeat::of(47, 22, 47).isPeak);
        QCOMPARE(LiveRegisterHeat::of(4, 4, 4).level, 0);
    }

    void screenReadersReadIt()
    {
        CodeView view;
        view.setBytes("a\xc3\xa4 word\n\xf0\x9f\x98\x80 two\nend");
        auto* const access = QAccessible::queryAccessibleInterface(&view);
        QVERIFY(dynamic_cast<CodeViewAccessible*>(access) != nullptr);
        QCOMPARE(access->role(), QAccessible::EditableText);
        QAccessibleTextInterface* const text = access->textInterface();
        QVERIFY(text != nullptr);
        QCOMPARE(text->characterCount(), 17);
        QCOMPARE(text->text(1, 4), QString::fromUtf8("\xc3\xa4 w"));
        int from = 0, to = 0;
        QCOMPARE(text->textAtOffset(9, QAccessible::LineBoundary, &from, &to), QString::fromUtf8("\xf0\x9f\x98\x80 two\n"));
        QCOMPARE(std::pair(from, to), std::pair(8, 14));
        QCOMPARE(text->textAtOffset(5, QAccessible::WordBoundary, &from, &to), QStringLiteral("word"));
        QCOMPARE(text->textBeforeOffset(9, QAccessible::LineBoundary, &from, &to), QString::fromUtf8("a\xc3\xa4 word\n"));
        QCOMPARE(text->textAfterOffset(9, QAccessible::LineBoundary, &from, &to), QStringLiteral("end"));
        QCOMPARE(text->textAfterOffset(16, QAccessible::LineBoundary, &from, &to), QString());
        QCOMPARE(text->textAtOffset(8, QAccessible::CharBoundary, &from, &to), QString::fromUtf8("\xf0\x9f\x98\x80"));
        text->setCursorPosition(10);
        QCOMPARE(text->cursorPosition(), 10);
        QCOMPARE(view.caret(), view.lineStart(1) + 5);
        text->addSelection(10, 13);
        QCOMPARE(view.selectedText(), QStringLiteral("two"));
        text->selection(0, &from, &to);
        QCOMPARE(std::pair(from, to), std::pair(10, 13));
        view.replaceRange(0, 1, "xyz");
        QCOMPARE(text->characterCount(), 19);
    }

    void screenReadersHearOfChanges()
    {
        CodeView view;
        view.setBytes("a\xc3\xa4 word\nend");
        view.replaceRange(view.lineStart(1), view.lineStart(1) + 1, "\xc3\xb6x");
        const QAccessibleTextInsertEvent insertion = CodeViewAccessible::insertionAt(&view, view.lineStart(1), 3);
        QCOMPARE(insertion.changePosition(), 8);
        QCOMPARE(insertion.textInserted(), QString::fromUtf8("\xc3\xb6x"));
        const QAccessibleTextRemoveEvent removal = CodeViewAccessible::removalAt(&view, view.lineStart(1), "\xc3\xb6");
        QCOMPARE(removal.changePosition(), 8);
        QCOMPARE(removal.textRemoved(), QString::fromUtf8("\xc3\xb6"));
    }

    void tellsOfEachLineOnce()
    {
        CodeView view;
        view.setBytes("one\ntwo\nthree\n");
        QList<std::tuple<int, int, bool>> lines;
        QSignalSpy edits(&view, &CodeView::edited);
        connect(&view, &CodeView::lineEdited, this, [&](int line, int added, bool isAtStart) {
            QCOMPARE(edits.size(), 0);
            lines.append({line, added, isAtStart});
        });
        view.replaceRange(view.lineStart(1), view.lineEnd(1), "2\n2\n2");
        QCOMPARE(lines, (QList<std::tuple<int, int, bool>>{{1, 0, true}, {1, 2, true}}));
        QCOMPARE(edits.size(), 1);
        edits.clear();
        lines.clear();
        view.SendScintilla(QsciScintilla::SCI_DELETERANGE, 3UL, 1L);  // told with the next turn
        QCOMPARE(edits.size(), 0);
        QTRY_COMPARE(edits.size(), 1);
        QCOMPARE(lines, (QList<std::tuple<int, int, bool>>{{0, -1, false}}));
        lines.clear();
        edits.clear();
        view.setCursorPosition(0, 0);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(lines, (QList<std::tuple<int, int, bool>>{{0, 1, true}}));
        QCOMPARE(edits.size(), 1);
    }

    void initTestCase() { Theme::install(); }

    void findsWords_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("term");
        QTest::addColumn<bool>("isPattern");
        QTest::addColumn<QByteArrayList>("found");
        const QByteArrayList abc{"abc", "abc"};
        QTest::newRow("plain") << QByteArray("abc xabc\n") << QStringLiteral("abc") << false << abc;
        QTest::newRow("dots are dots") << QByteArray("a.c abc") << QStringLiteral("a.c") << false << QByteArrayList{"a.c"};
        QTest::newRow("behind other letters") << QByteArray("\xc3\xbc\xe2\x82\xac\xf0\x9f\x9a\x80"
                                                            "abc abc")
                                              << QStringLiteral("abc") << false << abc;
        QTest::newRow("behind bytes that are none")
            << QByteArray("\xff\xc3 abc \xe2\x82 abc") << QStringLiteral("abc") << false << abc;
        QTest::newRow("behind a replacement character") << QByteArray("\xef\xbf\xbd"
                                                                      "abc \xef"
                                                                      "abc")
                                                        << QStringLiteral("abc") << false << abc;
        QTest::newRow("behind a byte order mark") << QByteArray("\xef\xbb\xbf" "abc\nabc") << QStringLiteral("abc") << false << abc;
        QTest::newRow("pattern") << QByteArray("f1 f22 g3") << QStringLiteral("f[0-9]+") << true << QByteArrayList{"f1", "f22"};
        QTest::newRow("every line's start") << QByteArray("a\na\n a") << QStringLiteral("^a") << true << QByteArrayList{"a", "a"};
        QTest::newRow("over lines") << QByteArray("a\nb a\nb") << QStringLiteral("a\\nb") << true << QByteArrayList{"a\nb", "a\nb"};
        QTest::newRow("empty ones do not count") << QByteArray("xay") << QStringLiteral("a*") << true << QByteArrayList{"a"};
        QTest::newRow("nothing") << QByteArray("abc") << QString() << false << QByteArrayList{};
    }
    void findsWords()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, term);
        QFETCH(bool, isPattern);
        QTEST(wordsFound(text, {.text = term, .isPattern = isPattern}), "found");
    }

    void caseAndWordsMatter()
    {
        const QByteArray text = "int Int int4";
        QCOMPARE(wordsFound(text, {.text = QStringLiteral("int")}).size(), 3);
        QCOMPARE(wordsFound(text, {.text = QStringLiteral("int"), .matchesCase = true}).size(), 2);
        QCOMPARE(wordsFound(text, {.text = QStringLiteral("int"), .isWholeWord = true}).size(), 2);
    }

    void badPatternsSayWhere()
    {
        const SearchResult result = findAll("abc", {.text = QStringLiteral("a(b"), .isPattern = true});
        QVERIFY(result.matches.empty());
        QVERIFY(result.error.contains(QStringLiteral("character 4")));
    }

    void hopelessPatternsEnd()
    {
        const SearchResult result = findAll(QByteArray(200, 'a') + "b", {.text = QStringLiteral("(a+)+$"), .isPattern = true});
        QVERIFY(result.matches.empty());
    }

    void matchesAreBounded()
    {
        const SearchResult result = findAll(QByteArray(SearchResult::kMaxMatches + 5, 'a'), {.text = QStringLiteral("a")});
        QCOMPARE(result.matches.size(), SearchResult::kMaxMatches);
        QVERIFY(result.hasMore);
    }

    void groupsAreReplaced()
    {
        const SearchTerm term{.text = QStringLiteral("(\\w)(\\d)"), .isPattern = true};
        const SearchResult result = findAll("a1 b2", term, QStringLiteral("\\2-\\1\\t\\\\"));
        QCOMPARE(result.matches.size(), std::size_t(2));
        QCOMPARE(result.matches[0].text, QByteArray("1-a\t\\"));
        QCOMPARE(findAll("a", {.text = QStringLiteral("a")}, QStringLiteral("\\1")).matches[0].text, QByteArray("\\1"));
    }

    void stepsThroughMatchesAndAround()
    {
        Bench bench("x a x a x");
        QVERIFY(bench.finds({.text = QStringLiteral("a")}, 2));
        const auto at = [&] { return bench.view.SendScintilla(QsciScintilla::SCI_GETSELECTIONSTART); };
        bench.bar.findNext();
        QCOMPARE(at(), 2L);
        bench.bar.findNext();
        QCOMPARE(at(), 6L);
        bench.bar.findNext();
        QCOMPARE(at(), 2L);
        bench.bar.findPrevious();
        QCOMPARE(at(), 6L);
    }

    void nothingIsSelectedThatWasFoundInAnotherText()
    {
        Bench bench("x a x");
        QVERIFY(bench.finds({.text = QStringLiteral("a")}, 1));
        bench.view.replaceRange(0, 0, "a a ");
        bench.bar.findNext();  // in the background
        bench.view.replaceRange(0, bench.view.length(), "a");
        QVERIFY(QTest::qWaitFor([&] { return bench.bar.result().matches.size() == 1 && bench.bar.result().matches[0].to == 1; }));
        QVERIFY(bench.view.SendScintilla(QsciScintilla::SCI_GETSELECTIONEMPTY) != 0);
    }

    /// What an input method proposes is shown, and stands in the text once it is chosen.
    void composedTextIsNoneYet()
    {
        CodeView view;
        view.setBytes("ab\ncd\n");
        view.resize(200, 100);
        view.show();
        view.SendScintilla(QsciScintilla::SCI_SETMULTIPLESELECTION, 1UL);
        view.SendScintilla(QsciScintilla::SCI_SETADDITIONALSELECTIONTYPING, 1UL);
        view.SendScintilla(QsciScintilla::SCI_SETSELECTION, 2UL, 2L);
        view.SendScintilla(QsciScintilla::SCI_ADDSELECTION, 5UL, 5L);
        QSignalSpy edits(&view, &CodeView::edited);
        const QImage before = view.grab().toImage();
        QInputMethodEvent proposal(QStringLiteral("\u304b"), {});
        QCoreApplication::sendEvent(&view, &proposal);
        QVERIFY(view.grab().toImage() != before);
        QCOMPARE(view.bytes(), QByteArray("ab\ncd\n"));
        view.replaceRange(0, 0, "e");  // as another panel does meanwhile
        QInputMethodEvent chosen;
        chosen.setCommitString(QStringLiteral("\u706b"));
        QCoreApplication::sendEvent(&view, &chosen);
        QCOMPARE(view.bytes(), QByteArray("eab\u706b\ncd\u706b\n"));
        QCOMPARE(edits.size(), 2);
    }

    void replacesOneAndAll()
    {
        Bench bench("a b a b a");
        QVERIFY(bench.finds({.text = QStringLiteral("a")}, 3));
        bench.bar.setReplacement(QStringLiteral("long"));
        bench.bar.findNext();
        bench.bar.replaceOne();
        QTRY_COMPARE(bench.view.bytes(), QByteArray("long b a b a"));
        QSignalSpy edits(&bench.view, &CodeView::edited);
        bench.bar.replaceAll();
        QTRY_COMPARE(bench.view.bytes(), QByteArray("long b long b long"));
        QCOMPARE(edits.size(), 1);
        bench.view.undo();
        QCOMPARE(bench.view.bytes(), QByteArray("long b a b a"));
        QCOMPARE(edits.size(), 2);
    }

    void looksInTheSelection()
    {
        Bench bench("int a;\nint b;\nint c;\nint d;\n");
        bench.view.setSelection(1, 0, 3, 0);
        bench.bar.open(true);
        QVERIFY(bench.finds({.text = QStringLiteral("int")}, 2));
        bench.bar.setReplacement(QStringLiteral("long"));
        bench.bar.replaceAll();
        QTRY_COMPARE(bench.view.bytes(), QByteArray("int a;\nlong b;\nlong c;\nint d;\n"));
        QVERIFY(bench.finds({.text = QStringLiteral(";")}, 2));
        // The range moves with the text.
        bench.view.replaceRange(0, 0, "// int;\n");
        QVERIFY(bench.finds({.text = QStringLiteral("long b")}, 1));
        QCOMPARE(bench.bar.result().matches.front().from, bench.view.lineStart(2));
        QVERIFY(bench.finds({.text = QStringLiteral("int")}, 0));
        QVERIFY(!bench.bar.setInSelection(false));
        QVERIFY(bench.finds({.text = QStringLiteral("int")}, 3));
        bench.view.setSelection(0, 0, 0, 0);
        QVERIFY2(!bench.bar.setInSelection(true), "nothing is selected");
    }

    void badPatternsAreSaidInTheBar()
    {
        Bench bench("int a;\n");
        const auto says = [&](const QString& words) {
            const QList<QLabel*> labels = bench.bar.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->isVisible() && label->text().contains(words); });
        };
        bench.bar.setTerm({.text = QStringLiteral("(a"), .isPattern = true});
        QTRY_VERIFY(says(QStringLiteral("The pattern cannot be read at character")));
        bench.bar.setTerm({.text = QStringLiteral("(a)"), .isPattern = true});
        QTRY_VERIFY(!says(QStringLiteral("The pattern cannot be read")));
    }

    void goingAroundIsSaid()
    {
        Bench bench("a\na\n");
        QVERIFY(bench.finds({.text = QStringLiteral("a")}, 2));
        const auto says = [&](const QString& words) {
            const QList<QLabel*> labels = bench.bar.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == words; });
        };
        bench.bar.findNext();
        bench.bar.findNext();
        QVERIFY(says(QStringLiteral("2 of 2")));
        bench.bar.findNext();
        QVERIFY(says(QStringLiteral("1 of 2, wrapped")));
    }

    void manyReplacementsAreOneStep()
    {
        Bench bench(QByteArray("ab ").repeated(5000));
        QVERIFY(bench.finds({.text = QStringLiteral("ab")}, 5000));
        bench.bar.setReplacement(QStringLiteral("c"));
        bench.bar.replaceAll();
        QTRY_COMPARE(bench.view.bytes(), QByteArray("c ").repeated(5000));
        bench.view.undo();
        QCOMPARE(bench.view.bytes(), QByteArray("ab ").repeated(5000));
    }

    void wheelZooms()
    {
        Bench bench("a\n");
        const int height = bench.view.textHeight(0);
        QWheelEvent wheel(QPointF(5, 5), QPointF(5, 5), {}, QPoint(0, 120), Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(bench.view.viewport(), &wheel);
        QVERIFY(bench.view.textHeight(0) > height);
        bench.view.resetZoom();
        QCOMPARE(bench.view.textHeight(0), height);
    }

    void keysOfTheWindowAreLeftToIt()
    {
        Bench bench("a\n");
        const auto takes = [&](int key, Qt::KeyboardModifiers modifiers) {
            QKeyEvent event(QEvent::ShortcutOverride, key, modifiers);
            event.ignore();
            QCoreApplication::sendEvent(&bench.view, &event);
            return event.isAccepted();
        };
        for (const int key : {Qt::Key_D, Qt::Key_L, Qt::Key_Slash, Qt::Key_B, Qt::Key_E, Qt::Key_1})
            QVERIFY(!takes(key, Qt::ControlModifier));
        QVERIFY(takes(Qt::Key_Z, Qt::ControlModifier));
        QVERIFY(takes(Qt::Key_Left, Qt::ControlModifier));
    }
};

KD_TEST(TextTest, QApplication)

}  // namespace tst_text

#include "tst_text.moc"
