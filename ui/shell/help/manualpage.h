// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/help/manual.h"

#include <QTextBrowser>

namespace kd {

/// A chapter of the manual as a page in the theme's fonts and colours. Links are left to the owner (anchorClicked).
class ManualPage : public QTextBrowser {
    Q_OBJECT
public:
    explicit ManualPage(QWidget* parent);

    /// At the section of that anchor. `chapter` outlives the page.
    void showSection(const ManualChapter& chapter, const QString& anchor);
    const ManualChapter* chapter() const { return m_chapter; }

    /// Pictures are taken in the colours of the theme.
    QVariant loadResource(int type, const QUrl& name) override;

private:
    void render();
    void styleBlocks();
    void styleTables();
    void nameHeadings();
    void fitPictures();

    const ManualChapter* m_chapter = nullptr;
    QString m_anchor;
};

}  // namespace kd
