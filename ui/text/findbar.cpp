// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/findbar.h"

#include "ui/common/icons.h"
#include "ui/common/theme.h"
#include "ui/common/whenfinished.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QtConcurrent>

#include <algorithm>

namespace kd {
namespace {

constexpr int kDelay = 80;  // milliseconds after the last key
constexpr int kShortestField = 120;
constexpr int kCountWidth = 12;  // characters

}  // namespace

FindBar::FindBar(CodeView* view, Purpose purpose, QWidget* parent) : QWidget(parent), m_view(view), m_delay(new QTimer(this))
{
    setVisible(false);
    setAccessibleName(tr("Find"));
    m_delay->setSingleShot(true);
    m_delay->setInterval(kDelay);
    connect(m_delay, &QTimer::timeout, this, &FindBar::search);
    build(purpose);
    connect(m_view, &CodeView::edited, this, [this] {
        ++m_edits;
        ++m_asked;  // what is under way was found in another text
        m_isCurrent = false;
        m_pendingStep = 0;
        if (isVisible())
            m_delay->start();
    });
    connect(m_view, &QsciScintillaBase::SCN_UPDATEUI, this, [this](int updated) {
        if (isVisible() && (updated & QsciScintillaBase::SC_UPDATE_V_SCROLL))
            markVisible();
    });
    connect(&Theme::instance(), &Theme::changed, this, &FindBar::applyTheme);
    applyTheme();
}

FindBar::~FindBar() = default;

void FindBar::build(Purpose purpose)
{
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 4, 8, 4);
    rows->setSpacing(4);
    rows->addLayout(makeFindRow());
    if (purpose == Purpose::FindAndReplace)
        rows->addWidget(makeReplaceRow());
    m_error = new QLabel(this);
    m_error->setWordWrap(true);
    m_error->hide();
    rows->addWidget(m_error);
}

QLineEdit* FindBar::makeField(const QString& name)
{
    auto* const field = new QLineEdit(this);
    field->setPlaceholderText(name);
    field->setAccessibleName(name);
    field->setMinimumWidth(kShortestField);
    return field;
}

QHBoxLayout* FindBar::makeFindRow()
{
    auto* const row = new QHBoxLayout;
    row->setSpacing(4);
    m_field = makeField(tr("Find"));
    connect(m_field, &QLineEdit::textChanged, m_delay, [this] { m_delay->start(); });
    row->addWidget(m_field, 1);
    row->addWidget(m_case = addToggle(QStringLiteral("Aa"), tr("Match case")));
    row->addWidget(m_word = addToggle(QStringLiteral("W"), tr("Whole words")));
    row->addWidget(m_pattern = addToggle(QStringLiteral(".*"), tr("Regular expression")));
    m_inSelection = addToggle(QStringLiteral("[ ]"), tr("In the selection"));
    connect(m_inSelection, &QToolButton::clicked, this, &FindBar::setInSelection);
    row->addWidget(m_inSelection);
    m_count = new QLabel(this);
    m_count->setMinimumWidth(m_count->fontMetrics().averageCharWidth() * kCountWidth);
    row->addWidget(m_count);
    const auto button = [&](const QString& name, const QString& tip, void (FindBar::*slot)()) {
        QToolButton* const made = addButton(name, tip);
        connect(made, &QToolButton::clicked, this, slot);
        row->addWidget(made);
    };
    button(QStringLiteral("arrow-up"), tr("Previous (Shift+F3)"), &FindBar::findPrevious);
    button(QStringLiteral("arrow-down"), tr("Next (F3)"), &FindBar::findNext);
    button(QStringLiteral("close"), tr("Close (Esc)"), &FindBar::close);
    return row;
}

QWidget* FindBar::makeReplaceRow()
{
    m_replaceRow = new QWidget(this);
    auto* const row = new QHBoxLayout(m_replaceRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    m_replacement = makeField(tr("Replace with"));
    m_replacement->setToolTip(
        tr("With regular expressions: \\0 is what was found, \\1 to \\9 its groups, \\n a new line, \\t a tab."));
    row->addWidget(m_replacement, 1);
    auto* const one = new QPushButton(tr("Replace"), m_replaceRow);
    auto* const all = new QPushButton(tr("Replace all"), m_replaceRow);
    connect(one, &QPushButton::clicked, this, [this] { replaceOne(); });
    connect(all, &QPushButton::clicked, this, [this] { replaceAll(); });
    row->addWidget(one);
    row->addWidget(all);
    return m_replaceRow;
}

QToolButton* FindBar::addToggle(const QString& text, const QString& tip)
{
    auto* const button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::toggled, this, &FindBar::search);
    return button;
}

QToolButton* FindBar::addButton(const QString& iconName, const QString& tip)
{
    auto* const button = new QToolButton(this);
    button->setIcon(icon(iconName));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void FindBar::applyTheme()
{
    m_view->indicatorDefine(QsciScintilla::StraightBoxIndicator, kIndicator);
    m_view->setIndicatorForegroundColor(Theme::instance().color(Token::Warn), kIndicator);
    m_view->setIndicatorDrawUnder(true, kIndicator);
    m_view->SendScintilla(QsciScintillaBase::SCI_INDICSETALPHA, static_cast<unsigned long>(kIndicator), 60L);
    m_view->SendScintilla(QsciScintillaBase::SCI_INDICSETOUTLINEALPHA, static_cast<unsigned long>(kIndicator), 140L);
    const auto range = static_cast<unsigned long>(kRangeIndicator);
    m_view->indicatorDefine(QsciScintilla::StraightBoxIndicator, kRangeIndicator);
    m_view->setIndicatorForegroundColor(Theme::instance().color(Token::Info), kRangeIndicator);
    m_view->setIndicatorDrawUnder(true, kRangeIndicator);
    m_view->SendScintilla(QsciScintillaBase::SCI_INDICSETALPHA, range, 26L);
    m_view->SendScintilla(QsciScintillaBase::SCI_INDICSETOUTLINEALPHA, range, 0L);
    showCount();
    showError();
}

bool FindBar::setInSelection(bool isInSelection)
{
    const CodeView::Position from = m_view->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONSTART);
    const CodeView::Position to = m_view->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONEND);
    const bool isSet = isInSelection && from < to;
    m_view->SendScintilla(QsciScintillaBase::SCI_SETINDICATORCURRENT, static_cast<unsigned long>(kRangeIndicator));
    m_view->SendScintilla(QsciScintillaBase::SCI_INDICATORCLEARRANGE, 0UL, m_view->length());
    if (isSet)
        m_view->SendScintilla(QsciScintillaBase::SCI_INDICATORFILLRANGE, static_cast<unsigned long>(from), to - from);
    const QSignalBlocker quiet(m_inSelection);
    m_inSelection->setChecked(isSet);
    search();
    return isSet;
}

std::pair<CodeView::Position, CodeView::Position> FindBar::range() const
{
    const auto indicator = static_cast<unsigned long>(kRangeIndicator);
    if (!m_inSelection->isChecked())
        return {0, m_view->length()};
    const bool isAtStart = m_view->SendScintilla(QsciScintillaBase::SCI_INDICATORVALUEAT, indicator, 0L) != 0;
    const CodeView::Position from = isAtStart ? 0 : m_view->SendScintilla(QsciScintillaBase::SCI_INDICATOREND, indicator, 0L);
    const bool isThere = m_view->SendScintilla(QsciScintillaBase::SCI_INDICATORVALUEAT, indicator, from) != 0;
    return {from, isThere ? m_view->SendScintilla(QsciScintillaBase::SCI_INDICATOREND, indicator, from) : from};
}

/// A replacement at its edge would take that edge away.
void FindBar::keepRange(CodeView::Position from, CodeView::Position to)
{
    if (!m_inSelection->isChecked())
        return;
    m_view->SendScintilla(QsciScintillaBase::SCI_SETINDICATORCURRENT, static_cast<unsigned long>(kRangeIndicator));
    m_view->SendScintilla(QsciScintillaBase::SCI_INDICATORCLEARRANGE, 0UL, m_view->length());
    m_view->SendScintilla(QsciScintillaBase::SCI_INDICATORFILLRANGE, static_cast<unsigned long>(from), to - from);
}

/// In the background.
QFuture<SearchResult> FindBar::find(const std::optional<QString>& replacement) const
{
    const auto [from, to] = range();
    return QtConcurrent::run([text = m_view->bytes(from, to), term = term(), replacement, start = from] {
        SearchResult result = findAll(text, term, replacement);
        for (CodeView::Replacement& match : result.matches) {
            match.from += start;
            match.to += start;
        }
        return result;
    });
}

void FindBar::showError()
{
    m_error->setText(m_result.error);
    m_error->setVisible(!m_result.error.isEmpty());
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, Theme::instance().color(Token::Bad));
    m_error->setPalette(colors);
}

void FindBar::open(bool withReplace)
{
    // QsciScintilla::selectedText() has room for the main one of several selections, and is given all.
    const QString selected = QString::fromUtf8(m_view->bytes(m_view->SendScintilla(QsciScintilla::SCI_GETSELECTIONSTART),
                                                             m_view->SendScintilla(QsciScintilla::SCI_GETSELECTIONEND)));
    if (selected.contains(QChar::LineFeed))
        setInSelection(true);
    else if (!selected.isEmpty())
        m_field->setText(m_pattern->isChecked() ? QRegularExpression::escape(selected) : selected);
    if (m_replaceRow)
        m_replaceRow->setVisible(withReplace);
    show();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void FindBar::close()
{
    hide();
    clearMarks();
    setInSelection(false);
    m_view->setFocus(Qt::OtherFocusReason);
}

SearchTerm FindBar::term() const
{
    return {m_field->text(), m_pattern->isChecked(), m_case->isChecked(), m_word->isChecked()};
}

void FindBar::setTerm(const SearchTerm& term)
{
    const QSignalBlocker blocker(m_field);
    m_field->setText(term.text);
    m_pattern->setChecked(term.isPattern);
    m_case->setChecked(term.matchesCase);
    m_word->setChecked(term.isWholeWord);
    search();
}

void FindBar::setReplacement(const QString& text)
{
    m_replacement->setText(text);
}

void FindBar::search()
{
    m_delay->stop();
    m_isCurrent = false;
    const quint64 asked = ++m_asked;
    whenFinished(this, find({}), [this, asked](const QFuture<SearchResult>& found) {
        if (asked == m_asked && found.resultCount() > 0)
            onResult(found.result());
    });
}

void FindBar::onResult(const SearchResult& result)
{
    m_result = result;
    m_isCurrent = true;
    m_isWrapped = false;
    markVisible();
    showCount();
    showError();
    if (const int direction = std::exchange(m_pendingStep, 0); direction != 0)
        step(direction);
    emit searched();
}

void FindBar::step(int direction)
{
    if (!m_isCurrent) {
        m_pendingStep = direction;
        search();
        return;
    }
    const auto& matches = m_result.matches;
    if (matches.empty())
        return;
    const CodeView::Position from = m_view->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONSTART);
    const CodeView::Position to = m_view->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONEND);
    const auto isBefore = [](const CodeView::Replacement& match, CodeView::Position position) { return match.from < position; };
    auto found = std::lower_bound(matches.begin(), matches.end(), direction > 0 ? to : from, isBefore);
    m_isWrapped = found == (direction > 0 ? matches.end() : matches.begin());
    if (direction > 0)
        found = found == matches.end() ? matches.begin() : found;
    else
        found = found == matches.begin() ? matches.end() - 1 : found - 1;
    goTo(static_cast<std::size_t>(found - matches.begin()));
}

void FindBar::goTo(std::size_t index)
{
    m_view->select(m_result.matches[index].from, m_result.matches[index].to);
    showCount();
}

void FindBar::showCount()
{
    const auto& matches = m_result.matches;
    const CodeView::Position from = m_view->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONSTART);
    const auto isHere = [&](const CodeView::Replacement& match) { return match.from == from; };
    const auto here = std::find_if(matches.begin(), matches.end(), isHere);
    QString text;
    if (!m_result.error.isEmpty())
        text = tr("Bad pattern");
    else if (matches.empty())
        text = m_field->text().isEmpty() ? QString() : tr("No matches");
    else if (here != matches.end() && m_view->hasSelectedText())
        text = (m_isWrapped ? tr("%1 of %2, wrapped") : tr("%1 of %2")).arg(here - matches.begin() + 1).arg(matches.size());
    else
        text = matches.size() == 1 ? tr("1 match") : tr("%1 matches").arg(matches.size());
    if (m_result.hasMore)
        text += QLatin1Char('+');
    m_count->setText(text);
    m_count->setToolTip(m_result.error);
    QPalette colors = palette();
    const bool isBad = !m_result.error.isEmpty() || (matches.empty() && !m_field->text().isEmpty());
    colors.setColor(QPalette::WindowText, Theme::instance().color(isBad ? Token::Bad : Token::TextSecondary));
    m_count->setPalette(colors);
}

void FindBar::markVisible()
{
    clearMarks();
    const int top = m_view->firstVisibleLine();
    const auto shown = m_view->SendScintilla(QsciScintillaBase::SCI_LINESONSCREEN);
    const auto line = [this](long visible) {
        return static_cast<int>(m_view->SendScintilla(QsciScintillaBase::SCI_DOCLINEFROMVISIBLE, visible));
    };
    const CodeView::Position from = m_view->lineStart(line(top));
    const CodeView::Position to = m_view->lineEnd(line(top + shown));
    const auto isBefore = [](const CodeView::Replacement& match, CodeView::Position position) { return match.to < position; };
    auto match = std::lower_bound(m_result.matches.begin(), m_result.matches.end(), from, isBefore);
    for (; m_isCurrent && match != m_result.matches.end() && match->from <= to; ++match)
        m_view->SendScintilla(QsciScintillaBase::SCI_INDICATORFILLRANGE, static_cast<unsigned long>(match->from),
                              match->to - match->from);
}

void FindBar::clearMarks()
{
    m_view->SendScintilla(QsciScintillaBase::SCI_SETINDICATORCURRENT, static_cast<unsigned long>(kIndicator));
    m_view->SendScintilla(QsciScintillaBase::SCI_INDICATORCLEARRANGE, 0UL, m_view->length());
}

void FindBar::replace(Replace what)
{
    const quint64 edits = m_edits;
    whenFinished(this, find(m_replacement->text()), [this, edits, what](const QFuture<SearchResult>& found) {
        if (edits == m_edits && found.resultCount() > 0)
            apply(found.result(), what);
    });
}

void FindBar::apply(const SearchResult& result, Replace what)
{
    if (what == Replace::All) {
        auto [start, end] = range();
        for (const CodeView::Replacement& match : result.matches)
            end += static_cast<CodeView::Position>(match.text.size()) - (match.to - match.from);
        m_view->replaceRanges(result.matches);
        keepRange(start, end);
        return;
    }
    const CodeView::Position from = m_view->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONSTART);
    const CodeView::Position to = m_view->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONEND);
    const auto isSelected = [&](const CodeView::Replacement& match) { return match.from == from && match.to == to; };
    const auto found = std::find_if(result.matches.begin(), result.matches.end(), isSelected);
    if (found != result.matches.end()) {
        const auto [start, last] = range();
        m_view->replaceRange(from, to, found->text);
        keepRange(start, last + static_cast<CodeView::Position>(found->text.size()) - (to - from));
        const CodeView::Position end = from + found->text.size();
        m_view->SendScintilla(QsciScintillaBase::SCI_SETSEL, static_cast<unsigned long>(end), end);
    }
    findNext();
}

bool FindBar::event(QEvent* event)
{
    // Its own keys while it has the focus, whatever else of the window has them.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_F3) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        close();
    else if (isEnter && m_replacement && m_replacement->hasFocus())
        replace(Replace::One);
    else if (isEnter || event->key() == Qt::Key_F3)
        step(event->modifiers() & Qt::ShiftModifier ? -1 : 1);
    else
        QWidget::keyPressEvent(event);
}

void FindBar::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    search();
}

}  // namespace kd
