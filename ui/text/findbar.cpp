#include "ui/text/findbar.h"

#include "ui/common/icons.h"
#include "ui/common/theme.h"

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
        m_isCurrent = false;
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
    showCount();
}

void FindBar::open(bool withReplace)
{
    const QString selected = m_view->selectedText();
    if (!selected.isEmpty() && !selected.contains(QChar::LineFeed))
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
    QtConcurrent::run(findAll, m_view->bytes(), term(), std::optional<QString>())
        .then(this, [this, asked](const SearchResult& result) {
            if (asked == m_asked)
                take(result);
        });
}

void FindBar::take(const SearchResult& result)
{
    m_result = result;
    m_isCurrent = true;
    markVisible();
    showCount();
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
        text = tr("%1 of %2").arg(here - matches.begin() + 1).arg(matches.size());
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
    QtConcurrent::run(findAll, m_view->bytes(), term(), std::optional<QString>(m_replacement->text()))
        .then(this, [this, edits, what](const SearchResult& result) {
            if (edits == m_edits)
                apply(result, what);
        });
}

void FindBar::apply(const SearchResult& result, Replace what)
{
    if (what == Replace::All) {
        m_view->replaceRanges(result.matches);
        return;
    }
    const CodeView::Position from = m_view->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONSTART);
    const CodeView::Position to = m_view->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONEND);
    const auto isSelected = [&](const CodeView::Replacement& match) { return match.from == from && match.to == to; };
    const auto found = std::find_if(result.matches.begin(), result.matches.end(), isSelected);
    if (found != result.matches.end()) {
        m_view->replaceRange(from, to, found->text);
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
