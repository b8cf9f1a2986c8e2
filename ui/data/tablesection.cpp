// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/tablesection.h"

#include "core/base/error.h"
#include "ui/common/emptystate.h"
#include "ui/common/format.h"
#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/tableview.h"
#include "ui/common/themedlabel.h"
#include "ui/common/widgetstyle.h"
#include "ui/data/byteelements.h"
#include "ui/data/datainspector.h"
#include "ui/data/numberelements.h"
#include "ui/results/elementgrid.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QStackedLayout>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <optional>

namespace kd {
namespace {

constexpr quint64 kMaxCopied = 100'000;  // cells of one copy
constexpr int kLeastHeight = 80, kPlaceWidth = 110;

enum Page { EmptyPage, NumbersPage, BytesPage };

}  // namespace

TableSection::TableSection(DataInspector& inspector, QWidget* parent)
    : PageSection(tr("Table"), parent), m_inspector(inspector), m_numbers(new NumberElements(inspector, this)),
      m_bytes(new ByteElements(inspector, this)), m_numberGrid(new ElementGrid(*m_numbers, this)),
      m_byteGrid(new ElementGrid(*m_bytes, this)), m_tabs(new QTabBar(this)), m_place(new QLineEdit(this)),
      m_value(new ThemedLabel(FontRole::Mono, Token::Text, this)), m_word(new HintLabel({}, this)),
      m_empty(new EmptyState({}, {}, this)), m_pages(new QStackedLayout)
{
    m_byteGrid->setAccessibleName(tr("Bytes"));
    m_numberGrid->setMinimumHeight(Theme::instance().scaled(kLeastHeight));
    addButton(makeSeekMenu());
    auto* const copy = new QAction(icon(QStringLiteral("copy")), tr("Copy the selected elements"), this);
    connect(copy, &QAction::triggered, this, &TableSection::copy);
    addButton(copy);
    m_tabs->addTab(tr("Numbers"));
    m_tabs->addTab(tr("Bytes"));
    m_tabs->setDrawBase(false);
    m_tabs->setAccessibleName(tr("How the buffer is written"));
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_numberGrid);
    m_pages->addWidget(m_byteGrid);
    auto* const content = new QWidget(this);
    m_layout = new QVBoxLayout(content);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addLayout(m_pages, 1);
    m_layout->addWidget(makeFoot());
    setContent(content, 0);
    connect(m_tabs, &QTabBar::currentChanged, this, &TableSection::showState);
    for (ElementGrid* const grid : {m_numberGrid, m_byteGrid}) {
        connect(grid, &ElementGrid::copyRequested, this, &TableSection::copy);
        connect(grid, &ElementGrid::scrolled, this, &TableSection::showRows);
    }
    connect(m_numberGrid, &ElementGrid::currentChanged, this,
            [this](quint64 cell) { m_inspector.setCursor(m_numbers->numberOf(cell)); });
    connect(m_byteGrid, &ElementGrid::currentChanged, this, [this](quint64 byte) {
        const std::optional<quint64> number = m_bytes->numberAt(byte);
        if (number)
            m_inspector.setCursor(*number);
    });
    connect(&inspector, &DataInspector::viewChanged, this, &TableSection::showState);
    connect(&inspector, &DataInspector::cursorChanged, this, &TableSection::showCursor);
    connect(&inspector, &DataInspector::cursorChanged, this, &TableSection::forgetRefused);
    for (ElementPageCache* const pages : {&inspector.bytes(), &inspector.expectedBytes()})
        connect(pages, &ElementPageCache::arrived, this, &TableSection::showCursor);
    connect(&inspector, &DataInspector::told, this, [this](const QString& sentence) { say(sentence); });
    showState();
}

QAction* TableSection::makeSeekMenu()
{
    struct Search {
        QString next, previous;
        SoughtValue sought;
    };
    const std::array<Search, 4> searches{{{tr("Next NaN"), tr("Previous NaN"), SoughtValue::NaN},
                                          {tr("Next infinity"), tr("Previous infinity"), SoughtValue::Infinite},
                                          {tr("Next denormal"), tr("Previous denormal"), SoughtValue::Denormal},
                                          {tr("Next zero"), tr("Previous zero"), SoughtValue::Zero}}};
    auto* const menu = new QMenu(this);
    for (const auto& [next, previous, sought] : searches) {
        menu->addAction(next, this, [this, sought = sought] { m_inspector.seek(sought, SeekDirection::Forward); });
        menu->addAction(previous, this, [this, sought = sought] { m_inspector.seek(sought, SeekDirection::Backward); });
    }
    auto* const action = new QAction(icon(QStringLiteral("search")), tr("Find"), this);
    action->setMenu(menu);
    return action;
}

QWidget* TableSection::makeFoot()
{
    auto* const foot = new QWidget(this);
    auto* const rows = new QVBoxLayout(foot);
    rows->setContentsMargins(8, 4, 8, 4);
    rows->setSpacing(4);
    auto* const layout = new QHBoxLayout;
    layout->setSpacing(8);
    useFont(m_place, FontRole::Mono);
    m_place->setMaximumWidth(Theme::instance().scaled(kPlaceWidth));
    m_place->setPlaceholderText(tr("Go to"));
    m_place->setAccessibleName(tr("Go to an element"));
    connect(m_place, &QLineEdit::returnPressed, this, &TableSection::goToTyped);
    connect(m_place, &QLineEdit::textChanged, this, &TableSection::forgetRefused);
    m_value->setElided(true);
    layout->addWidget(m_tabs);
    layout->addWidget(m_place);
    layout->addStretch(1);
    rows->addLayout(layout);
    rows->addWidget(m_value);
    rows->addWidget(m_word);
    return foot;
}

void TableSection::addFoot(QWidget* row)
{
    m_layout->addWidget(row);
}

ElementGrid& TableSection::shown() const
{
    return m_tabs->currentIndex() == 1 ? *m_byteGrid : *m_numberGrid;
}

void TableSection::say(const QString& sentence, bool isWrong)
{
    m_word->setHint(sentence, isWrong ? Token::Bad : Token::TextMuted);
}

// What was typed wrong is of no matter once it is another text, or the cursor went elsewhere.
void TableSection::forgetRefused()
{
    if (!m_isRefused)
        return;
    m_isRefused = false;
    setInvalid(m_place, false);
    say({});
}

void TableSection::showState()
{
    const bool isBytes = m_tabs->currentIndex() == 1;
    const QString why = m_inspector.whyNothing();
    const bool hasBytes = m_inspector.bytes().count() > 0 && m_inspector.bytes().failure().isEmpty();
    m_empty->setContent(why);
    m_pages->setCurrentIndex(isBytes && hasBytes ? BytesPage : why.isEmpty() ? NumbersPage : EmptyPage);
    say({});
    showCursor();
}

void TableSection::showRows()
{
    if (m_pages->currentIndex() == EmptyPage)
        return setNote({});
    const auto [first, last] = shown().shownRowRange();
    setNote(last > first ? tr("rows %1 to %2").arg(formatCount(first), formatCount(last - 1)) : QString());
}

// Where the cursor is, what is there, and what should be.
void TableSection::showCursor()
{
    showRows();
    if (m_inspector.count() == 0 || !m_inspector.whyNothing().isEmpty())
        return m_value->setText({});
    const quint64 at = m_inspector.cursor();
    if (m_numbers->numberOf(m_numberGrid->current()) != at)
        m_numberGrid->follow(m_numbers->cellOf(at));
    if (m_bytes->numberAt(m_byteGrid->current()) != at)
        m_byteGrid->follow(m_bytes->byteOf(at));
    const QString place = m_inspector.placeText(at), value = m_inspector.valueText(at), byte = formatCount(m_bytes->byteOf(at));
    const std::optional<double> expected = m_inspector.expectedAt(at);
    // As a program writes it, like the value beside it.
    const QString compared = expected ? tr("%1 %2").arg(m_inspector.expectedName(), formatNumber(*expected)) : QString();
    m_value->setText(expected ? tr("%1 = %2, %3, byte %4").arg(place, value, compared, byte)
                              : tr("%1 = %2, byte %3").arg(place, value, byte));
}

void TableSection::goToTyped()
{
    static const QRegularExpression number(QStringLiteral("[0-9]+"));
    std::vector<std::uint64_t> coordinates;
    QRegularExpressionMatchIterator matches = number.globalMatch(QString(m_place->text()).remove(QChar(0x202f)));
    bool isRead = true;
    while (matches.hasNext() && isRead)
        coordinates.push_back(matches.next().captured().toULongLong(&isRead));
    const std::vector<ViewAxis>& axes = m_inspector.numbers().axes;
    std::optional<quint64> index;
    if (isRead && coordinates.size() == 1 && coordinates[0] < m_inspector.count())
        index = coordinates[0];
    const bool fits = coordinates.size() == axes.size() &&
        std::ranges::equal(coordinates, axes, [](std::uint64_t at, const ViewAxis& axis) { return at < axis.count; });
    if (isRead && coordinates.size() > 1 && fits)
        index = m_inspector.numbers().indexOf(coordinates);
    m_isRefused = !index;
    setInvalid(m_place, m_isRefused);
    say(index ? QString() : tr("Give an index below %1, or a number for each dimension.").arg(formatCount(m_inspector.count())),
        true);
    if (index)
        m_inspector.setCursor(*index);
}

void TableSection::copy()
{
    ElementGrid& grid = shown();
    const ElementGrid::Range range = grid.selection();
    const quint64 cells = (range.lastRow - range.firstRow + 1) * (range.lastColumn - range.firstColumn + 1);
    if (cells > kMaxCopied)
        return say(tr("%1 elements are too many for the clipboard; at most %2 are copied. Save the buffer as a file instead.")
                       .arg(formatCount(cells), formatCount(kMaxCopied)),
                   true);
    QString text;
    for (quint64 row = range.firstRow; row <= range.lastRow; ++row) {
        for (quint64 column = range.firstColumn; column <= range.lastColumn; ++column) {
            const QString cell = grid.cellText(row, column);
            if (cell == QStringLiteral("…"))
                return say(tr("Not all of these elements are here yet; copy again in a moment."), true);
            text += (column > range.firstColumn ? QStringLiteral("\t") : QString()) + plainDigits(cell);
        }
        text += QLatin1Char('\n');
    }
    QGuiApplication::clipboard()->setText(text);
    say(cells == 1 ? tr("1 element copied.") : tr("%1 elements copied.").arg(formatCount(cells)));
}

}  // namespace kd
