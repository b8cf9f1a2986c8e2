// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/tipbox.h"

#include "ui/common/theme.h"

#include <QLabel>
#include <QPainter>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include <algorithm>

namespace kd {
namespace {

constexpr int kMaxTipWidth = 560;  // logical pixels
constexpr int kTipGap = 2;

QString escaped(const QByteArray& bytes)
{
    return QString::fromUtf8(bytes).toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
}

QString declarationHtml(const QByteArray& declaration, int argument)
{
    const auto parameters = parametersOf(declaration);
    if (argument < 0 || parameters.empty())
        return escaped(declaration);
    const bool isOpen = declaration.endsWith("...)");
    const auto last = parameters.size() - 1;
    const auto wanted = static_cast<std::size_t>(argument);
    if (wanted > last && !isOpen)
        return escaped(declaration);
    const auto [at, length] = parameters[std::min(wanted, last)];
    return QStringLiteral("%1<b style='color:%2'>%3</b>%4")
        .arg(escaped(declaration.left(at)), Theme::instance().color(Token::Accent).name(), escaped(declaration.mid(at, length)),
             escaped(declaration.mid(at + length)));
}

}  // namespace

TipBox::TipBox(QWidget* window) : QFrame(window), m_text(new QLabel(this))
{
    hide();
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAutoFillBackground(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 5, 8, 6);
    layout->addWidget(m_text);
    connect(&Theme::instance(), &Theme::changed, this, &TipBox::applyTheme);
    applyTheme();
}

void TipBox::applyTheme()
{
    const Theme& theme = Theme::instance();
    QPalette colors = palette();
    colors.setColor(QPalette::Window, theme.color(Token::Raised));
    colors.setColor(QPalette::WindowText, theme.color(Token::Text));
    setPalette(colors);
    m_text->setFont(theme.font(FontRole::Label));
    if (isVisible())
        open();
}

void TipBox::explain(const std::vector<Explanation>& explanations, int argument, const QRect& word, Side side)
{
    m_explanations = explanations;
    m_sentence.clear();
    m_argument = argument;
    m_word = word;
    m_side = side;
    open();
}

void TipBox::say(const QString& sentence, const QRect& word)
{
    m_explanations.clear();
    m_sentence = sentence;
    m_word = word;
    m_side = Side::Beneath;
    open();
}

QString TipBox::html() const
{
    const Theme& theme = Theme::instance();
    const QFont mono = theme.font(FontRole::Editor);
    const double points = mono.pixelSize() > 0 ? mono.pixelSize() * 72.0 / logicalDpiY() : mono.pointSizeF();
    QString text = m_sentence.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    QByteArray meaning;
    const std::size_t shown = std::min(m_explanations.size(), kMaxShown);
    for (std::size_t i = 0; i < shown; ++i) {
        text += QStringLiteral("<div style='font-family:\"%1\";font-size:%2pt'>%3</div>")
                    .arg(mono.family())
                    .arg(points)
                    .arg(declarationHtml(m_explanations[i].declaration, m_argument));
        if (!m_explanations[i].meaning.isEmpty() && m_explanations[i].meaning != meaning) {
            meaning = m_explanations[i].meaning;
            text +=
                QStringLiteral("<div style='color:%1'>%2</div>").arg(theme.color(Token::TextSecondary).name(), escaped(meaning));
        }
    }
    if (m_explanations.size() > shown)
        text +=
            QStringLiteral("<div style='color:%1'>%2</div>")
                .arg(theme.color(Token::TextMuted).name(), tr("and %1 more").arg(m_explanations.size() - shown).toHtmlEscaped());
    return text;
}

QString TipBox::plainText() const
{
    return QTextDocumentFragment::fromHtml(m_text->text()).toPlainText();
}

void TipBox::open()
{
    m_text->setText(html());
    setAccessibleName(plainText());
    const int widest = std::min(Theme::instance().scaled(kMaxTipWidth), parentWidget()->width());
    m_text->setWordWrap(false);
    const bool isWide = sizeHint().width() > widest;
    m_text->setWordWrap(isWide);
    const int width = isWide ? widest : sizeHint().width();
    const QSize size(width, isWide ? layout()->heightForWidth(width) : sizeHint().height());
    const int above = m_word.top() - kTipGap - size.height();
    const int beneath = m_word.bottom() + kTipGap;
    const bool fitsBeneath = beneath + size.height() <= parentWidget()->height();
    const bool isAbove = m_side == Side::Above ? above >= 0 || !fitsBeneath : !fitsBeneath && above >= 0;
    const int x = std::clamp(m_word.left(), 0, std::max(0, parentWidget()->width() - size.width()));
    setGeometry(QRect(QPoint(x, isAbove ? std::max(0, above) : beneath), size));
    show();
    raise();
}

void TipBox::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.setPen(Theme::instance().color(Token::LineStrong));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

}  // namespace kd
