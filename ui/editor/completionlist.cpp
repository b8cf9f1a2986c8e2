// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/completionlist.h"

#include "ui/common/theme.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace kd {
namespace {

constexpr int kMaxListRows = 10;
constexpr int kProposalRow = 22;     // logical pixels
constexpr int kProposalInset = 8;
constexpr int kMinListWidth = 280;
constexpr int kMaxListWidth = 560;
constexpr int kDetailRole = Qt::UserRole;
constexpr int kKindRole = Qt::UserRole + 1;

QColor proposalColor(Proposal::Kind kind)
{
    const Theme& theme = Theme::instance();
    switch (kind) {
    case Proposal::Kind::Keyword:
    case Proposal::Kind::Type:
        return theme.syntax(SyntaxToken::Keyword);
    case Proposal::Kind::Builtin:
        return theme.syntax(SyntaxToken::Builtin);
    case Proposal::Kind::Macro:
        return theme.syntax(SyntaxToken::Preprocessor);
    case Proposal::Kind::Function:
    case Proposal::Kind::Member:
    case Proposal::Kind::Word:
        break;
    }
    return theme.color(Token::Text);
}

class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return QSize(0, Theme::instance().scaled(kProposalRow));
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = Theme::instance();
        const bool isChosen = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        if (isChosen)
            painter->fillRect(option.rect, theme.color(Token::Selection));
        const QRect row = option.rect.adjusted(kProposalInset, 0, -kProposalInset, 0);
        const QString word = index.data().toString();
        painter->setFont(theme.font(FontRole::Editor));
        painter->setPen(proposalColor(static_cast<Proposal::Kind>(index.data(kKindRole).toInt())));
        const int width = painter->fontMetrics().horizontalAdvance(word);
        painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(word, Qt::ElideRight, row.width()));
        painter->setFont(theme.font(FontRole::Hint));
        painter->setPen(theme.color(isChosen ? Token::TextSecondary : Token::TextMuted));
        const QRect rest = row.adjusted(width + 2 * kProposalInset, 0, 0, 0);
        if (rest.width() > 4 * kProposalInset)
            painter->drawText(rest, Qt::AlignRight | Qt::AlignVCenter,
                              painter->fontMetrics().elidedText(index.data(kDetailRole).toString(), Qt::ElideRight, rest.width()));
        painter->restore();
    }
};

}  // namespace

CompletionList::CompletionList(QWidget* window) : QListView(window), m_model(new QStandardItemModel(this))
{
    hide();
    setAccessibleName(tr("Words that fit"));
    setFocusPolicy(Qt::NoFocus);
    setModel(m_model);
    setItemDelegate(new RowDelegate(this));
    setUniformItemSizes(true);
    setEditTriggers(NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportMargins(1, 1, 1, 1);
    connect(this, &QListView::clicked, this, &CompletionList::accepted);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void CompletionList::offer(const std::vector<Proposal>& proposals, const QRect& word, bool isChosen, const QByteArray& chosen)
{
    m_proposals = proposals;
    m_model->clear();
    QList<QStandardItem*> rows;
    rows.reserve(static_cast<qsizetype>(proposals.size()));
    for (const Proposal& proposal : proposals) {
        auto* const item = new QStandardItem(QString::fromUtf8(proposal.text));
        item->setData(QString::fromUtf8(proposal.detail), kDetailRole);
        item->setData(static_cast<int>(proposal.kind), kKindRole);
        rows << item;
    }
    m_model->appendColumn(rows);
    selectionModel()->clear();
    const auto kept = chosen.isEmpty() ? proposals.end() : std::ranges::find(proposals, chosen, &Proposal::text);
    if (kept != proposals.end())
        setCurrentIndex(m_model->index(static_cast<int>(kept - proposals.begin()), 0));
    else if (isChosen)
        setCurrentIndex(m_model->index(0, 0));
    else
        scrollToTop();
    place(word);
    show();
    raise();
}

const Proposal* CompletionList::chosen() const
{
    const QModelIndex index = currentIndex();
    return index.isValid() && isVisible() ? &m_proposals[static_cast<std::size_t>(index.row())] : nullptr;
}

void CompletionList::move(int rows)
{
    const int last = m_model->rowCount() - 1;
    const int from = currentIndex().isValid() ? currentIndex().row() : rows > 0 ? -1 : last + 1;
    const bool isStep = rows == 1 || rows == -1;
    const int to = isStep ? (from + rows + last + 1) % (last + 1) : std::clamp(from + rows, 0, last);
    setCurrentIndex(m_model->index(to, 0));
}

int CompletionList::rowsInSight() const
{
    return std::min(kMaxListRows, m_model->rowCount());
}

void CompletionList::place(const QRect& word)
{
    const Theme& theme = Theme::instance();
    const QFontMetrics mono(theme.font(FontRole::Editor));
    const QFontMetrics hint(theme.font(FontRole::Hint));
    int widest = kMinListWidth;
    for (const Proposal& proposal : m_proposals)
        widest = std::max(widest, mono.horizontalAdvance(QString::fromUtf8(proposal.text)) + 4 * kProposalInset +
                                      std::min(kMinListWidth, hint.horizontalAdvance(QString::fromUtf8(proposal.detail))));
    const int bar = m_model->rowCount() > kMaxListRows ? verticalScrollBar()->sizeHint().width() : 0;
    const QSize size(std::min({widest + bar, theme.scaled(kMaxListWidth), parentWidget()->width()}),
                     rowsInSight() * theme.scaled(kProposalRow) + 2);
    QPoint at(word.left() - kProposalInset, word.bottom() + 2);
    if (at.y() + size.height() > parentWidget()->height())
        at.setY(std::max(0, word.top() - 2 - size.height()));
    at.setX(std::clamp(at.x(), 0, std::max(0, parentWidget()->width() - size.width())));
    setGeometry(QRect(at, size));
}

void CompletionList::paintEvent(QPaintEvent* event)
{
    QPainter(viewport()).fillRect(event->rect(), Theme::instance().color(Token::Raised));
    QListView::paintEvent(event);
    QPainter painter(viewport());
    painter.setPen(Theme::instance().color(Token::LineStrong));
    painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
}

}  // namespace kd
