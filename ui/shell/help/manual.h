// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace kd {

/// One section of the manual: what stands from its heading to the next one.
struct ManualSection {
    QString anchor;  ///< names it in links and for F1: "launch"
    QString title;
    int level = 1;   ///< 1: the title of its chapter
    QString text;    ///< its Markdown, without the heading
};

/// One page of the manual.
struct ManualChapter {
    QString markdown;  ///< without the anchors of its headings, which no reader of Markdown knows
    QList<ManualSection> sections;  ///< in the order of their headings; the first one is the chapter's own
};

/// A section that holds what was searched for.
struct ManualHit {
    const ManualSection* section;
    const ManualChapter* chapter;
    QString excerpt;  ///< a line of its text around the first word
};

/// The manual as it is compiled in (resources/manual), in English, with further chapters behind it.
class Manual {
public:
    /// `further`: Markdown of a chapter each, with anchors as in "# Keyboard {#keys}".
    explicit Manual(const QStringList& further = {});

    const QList<ManualChapter>& chapters() const { return m_chapters; }
    /// Null when there is none of that name.
    const ManualChapter* chapterOf(const QString& anchor) const;
    const ManualSection* section(const QString& anchor) const;
    /// Sections that hold each of the words, in their title or text; those with the words in their title first. Of no words none.
    QList<ManualHit> search(const QString& words) const;

private:
    QList<ManualChapter> m_chapters;
};

}  // namespace kd
