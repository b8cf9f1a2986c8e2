// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help/manualpage.h"

#include "ui/common/theme.h"

#include <QFontDatabase>
#include <QImage>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>
#include <QUrl>

#include <vector>

namespace kd {
namespace {

constexpr int kPictureWidth = 600, kPageMargin = 18, kCodeMargin = 8, kCellPadding = 4;
constexpr int kLineHeight = 125;  // per cent

/// Places of what stands in a font of equal widths, or of pictures.
std::vector<QTextFragment> fragmentsOf(const QTextDocument& document)
{
    std::vector<QTextFragment> found;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            found.push_back(it.fragment());
    return found;
}

QTextCursor select(QTextDocument& document, int from, int length)
{
    QTextCursor cursor(&document);
    cursor.setPosition(from);
    cursor.setPosition(from + length, QTextCursor::KeepAnchor);
    return cursor;
}

bool isCode(const QTextBlock& block)
{
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence) ||
        block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

bool isSameCode(const QTextBlock& before, const QTextBlock& block)
{
    const auto languageOf = [](const QTextBlock& each) {
        return each.blockFormat().stringProperty(QTextFormat::BlockCodeLanguage);
    };
    return before.isValid() && block.isValid() && isCode(before) && isCode(block) && languageOf(before) == languageOf(block);
}

}  // namespace

ManualPage::ManualPage(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    document()->setDocumentMargin(kPageMargin);
    connect(&Theme::instance(), &Theme::changed, this, &ManualPage::render);
}

void ManualPage::showSection(const ManualChapter& chapter, const QString& anchor)
{
    m_anchor = anchor;
    if (m_chapter == &chapter) {
        scrollToAnchor(m_anchor);
        return;
    }
    m_chapter = &chapter;
    render();
}

void ManualPage::render()
{
    if (m_chapter == nullptr)
        return;
    document()->setDefaultFont(Theme::instance().font(FontRole::Body));
    setMarkdown(m_chapter->markdown);
    styleBlocks();
    styleTables();
    fitPictures();
    nameHeadings();
    scrollToAnchor(m_anchor);
}

QVariant ManualPage::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource)
        return {};
    QString file = name.fileName();
    if (Theme::instance().isDark())
        file.replace(QLatin1String("-light-"), QLatin1String("-dark-"));
    const QImage picture(QStringLiteral(":/screenshots/emulated/") + file);
    if (picture.isNull())
        return {};
    const qreal ratio = devicePixelRatio();
    QImage shown = picture.scaledToWidth(qRound(kPictureWidth * ratio), Qt::SmoothTransformation);
    shown.setDevicePixelRatio(ratio);
    return shown;
}

void ManualPage::styleBlocks()
{
    QTextCursor cursor(document());
    const QColor raised = Theme::instance().color(Token::Raised);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (isCode(block)) {
            format.setBackground(raised);
            format.setNonBreakableLines(false);
            // One block may follow another.
            if (!isSameCode(block.previous(), block))
                format.setTopMargin(kCodeMargin);
            if (!isSameCode(block, block.next()))
                format.setBottomMargin(kCodeMargin);
        } else if (!block.text().contains(QChar::ObjectReplacementCharacter)) {  // a picture would leave a gap
            format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
        }
        cursor.setPosition(block.position());
        cursor.setBlockFormat(format);
    }
    const QString fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
    QTextCharFormat code;
    code.setFontFamilies({Theme::instance().font(FontRole::Mono).family()});
    for (const QTextFragment& each : fragmentsOf(*document())) {
        if (each.charFormat().font().family() == fixed || each.charFormat().fontFixedPitch())
            select(*document(), each.position(), each.length()).mergeCharFormat(code);
    }
}

void ManualPage::styleTables()
{
    for (QTextFrame* const frame : document()->rootFrame()->childFrames()) {
        auto* const table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderCollapse(true);
        format.setBorderBrush(Theme::instance().color(Token::Line));
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellPadding(kCellPadding);
        table->setFormat(format);
    }
}

void ManualPage::fitPictures()
{
    for (const QTextFragment& each : fragmentsOf(*document())) {
        if (!each.charFormat().isImageFormat())
            continue;
        QTextImageFormat format = each.charFormat().toImageFormat();
        format.setWidth(kPictureWidth);
        select(*document(), each.position(), each.length()).setCharFormat(format);
    }
}

/// So that scrollToAnchor() finds them. The headings of the document are those of the sections, in their order.
void ManualPage::nameHeadings()
{
    qsizetype at = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || at == m_chapter->sections.size())
            continue;
        QTextCharFormat name;
        name.setAnchor(true);
        name.setAnchorNames({m_chapter->sections[at++].anchor});
        select(*document(), block.position(), block.length() - 1).mergeCharFormat(name);
    }
}

}  // namespace kd
