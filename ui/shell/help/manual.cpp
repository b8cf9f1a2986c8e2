// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help/manual.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

/// Outside of every namespace, as Qt asks for.
static void initManual()
{
    Q_INIT_RESOURCE(manual);
}

namespace kd {
namespace {

constexpr qsizetype kExcerptBefore = 30, kExcerptLength = 110;

ManualChapter chapterFrom(const QString& markdown)
{
    static const QRegularExpression kHeading(QStringLiteral("^(#+) (.*) \\{#([a-z0-9-]+)\\}$"));
    ManualChapter chapter;
    QStringList shown;
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        if (const auto heading = kHeading.match(line); heading.hasMatch()) {
            const int level = static_cast<int>(heading.capturedLength(1));
            chapter.sections << ManualSection{heading.captured(3), heading.captured(2), level, {}};
            shown << heading.captured(1) + QLatin1Char(' ') + heading.captured(2);
            continue;
        }
        if (!chapter.sections.isEmpty())
            chapter.sections.back().text += line + QLatin1Char('\n');
        shown << line;
    }
    chapter.markdown = shown.join(QLatin1Char('\n'));
    return chapter;
}

/// Text as it is read: without marks of Markdown, in one line.
QString plainOf(const QString& markdown)
{
    static const QRegularExpression kPicture(QStringLiteral("!\\[[^\\]]*\\]\\([^)]*\\)"));
    static const QRegularExpression kLink(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression kMarks(QStringLiteral("^```.*$|[`*|]|-{3,}"), QRegularExpression::MultilineOption);
    QString text = markdown;
    text.remove(kPicture).replace(kLink, QStringLiteral("\\1")).remove(kMarks);
    return text.simplified();
}

QString excerptOf(const QString& text, const QString& word)
{
    const qsizetype at = std::max<qsizetype>(text.indexOf(word, 0, Qt::CaseInsensitive), 0);
    qsizetype from = at <= kExcerptBefore ? 0 : text.indexOf(QLatin1Char(' '), at - kExcerptBefore) + 1;
    if (from > at)
        from = at;
    const QString part = text.mid(from, kExcerptLength);
    const QString before(from > 0 ? QStringLiteral("…") : QString());
    return before + part + (from + part.size() < text.size() ? QStringLiteral("…") : QString());
}

bool holdsAll(const QString& text, const QStringList& words)
{
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace

Manual::Manual(const QStringList& further)
{
    initManual();
    const QDir folder(QStringLiteral(":/manual"));
    for (const QString& name : folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            m_chapters << chapterFrom(QString::fromUtf8(file.readAll()));
    }
    for (const QString& each : further)
        m_chapters << chapterFrom(each);
}

const ManualSection* Manual::section(const QString& anchor) const
{
    for (const ManualChapter& chapter : m_chapters)
        for (const ManualSection& each : chapter.sections)
            if (each.anchor == anchor)
                return &each;
    return nullptr;
}

const ManualChapter* Manual::chapterOf(const QString& anchor) const
{
    const auto found = std::ranges::find_if(m_chapters, [&](const ManualChapter& chapter) {
        return std::ranges::any_of(chapter.sections, [&](const ManualSection& each) { return each.anchor == anchor; });
    });
    return found == m_chapters.end() ? nullptr : &*found;
}

QList<ManualHit> Manual::search(const QString& words) const
{
    const QStringList wanted = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<ManualHit> inTitle, inText;
    if (wanted.isEmpty())
        return {};
    for (const ManualChapter& chapter : m_chapters) {
        for (const ManualSection& each : chapter.sections) {
            const QString text = plainOf(each.text);
            if (holdsAll(each.title, wanted))
                inTitle << ManualHit{&each, &chapter, excerptOf(text, wanted.front())};
            else if (holdsAll(each.title + QLatin1Char(' ') + text, wanted))
                inText << ManualHit{&each, &chapter, excerptOf(text, wanted.front())};
        }
    }
    return inTitle + inText;
}

}  // namespace kd
