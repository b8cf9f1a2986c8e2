// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/welcome/recentlist.h"

#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"
#include "ui/common/sectiontitle.h"
#include "ui/common/themedlabel.h"
#include "ui/shell/settings/preferences.h"
#include "ui/workbench/base/result.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr int kRowHeight = 38;
constexpr int kRecentInset = 6;
constexpr int kRecentIcon = 16;

/// A file: its name, beneath it its folder.
class FileButton : public QAbstractButton {
public:
    FileButton(const QString& path, bool isGone, QWidget* parent) : QAbstractButton(parent), m_file(path), m_isGone(isGone)
    {
        const QString shown = QDir::toNativeSeparators(path);
        setObjectName(QStringLiteral("open ") + path);
        setAccessibleName(isGone ? RecentList::tr("%1, which is not there any more").arg(shown) : shown);
        setToolTip(isGone ? RecentList::tr("%1 is not there any more").arg(shown) : shown);
        setEnabled(!isGone);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return {Theme::instance().scaled(160), Theme::instance().scaled(kRowHeight)}; }
    QSize minimumSizeHint() const override { return {Theme::instance().scaled(80), Theme::instance().scaled(kRowHeight)}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = Theme::instance();
        QPainter painter(this);
        if (underMouse() && !m_isGone)
            painter.fillRect(rect(), theme.color(Token::Hover));
        if (hasFocus()) {
            painter.setPen(theme.color(Token::Accent));
            painter.drawRect(rect().adjusted(0, 0, -1, -1));
        }
        const QRect room = rect().adjusted(kRecentInset, 2, -kRecentInset, -2);
        const QFileInfo file(m_file);
        draw(painter, room, FontRole::Label, m_isGone ? Token::TextMuted : Token::Accent, Qt::AlignTop, file.fileName());
        draw(painter, room, FontRole::Hint, Token::TextMuted, Qt::AlignBottom,
             m_isGone ? RecentList::tr("not there any more") : QDir::toNativeSeparators(file.path()));
    }

private:
    static void draw(QPainter& painter, const QRect& room, FontRole role, Token color, Qt::Alignment where, const QString& text)
    {
        painter.setFont(Theme::instance().font(role));
        painter.setPen(Theme::instance().color(color));
        painter.drawText(room, static_cast<int>(Qt::AlignLeft | where) | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(text, Qt::ElideMiddle, room.width()));
    }

    QString m_file;
    bool m_isGone;
};

QToolButton* makeButton(const QString& iconName, const QString& tip, const QString& name, QWidget* parent)
{
    auto* const button = new QToolButton(parent);
    button->setObjectName(name);
    button->setIcon(icon(iconName));
    useIconSize(button, kRecentIcon);
    button->setToolTip(tip);
    button->setAccessibleName(name);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

}  // namespace

RecentList::RecentList(Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_preferences(preferences), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    auto* const title = new SectionTitle(tr("Recent files"), this);
    auto* const clear = new QToolButton(title);
    clear->setObjectName(QStringLiteral("clearRecent"));
    clear->setText(tr("Clear"));
    clear->setAccessibleName(tr("Clear the recent files"));
    clear->setToolTip(tr("Forget all that are not pinned"));
    clear->setFocusPolicy(Qt::StrongFocus);
    title->addRight(clear);
    m_layout->addWidget(title);
    connect(clear, &QAbstractButton::clicked, &preferences, &Preferences::clearRecentFiles);
    connect(&preferences, &Preferences::recentFilesChanged, this, &RecentList::look);
    fill();
}

void RecentList::look()
{
    fill();
    const QStringList files = m_preferences.recentFiles();
    const auto work = [files] {
        QSet<QString> gone;
        std::copy_if(files.begin(), files.end(), std::inserter(gone, gone.end()),
                     [](const QString& path) { return !QFileInfo::exists(path); });
        return gone;
    };
    whenFinished(this, QtConcurrent::run(work), [this](const QFuture<QSet<QString>>& future) {
        if (std::exchange(m_gone, future.result()) != m_gone)
            fill();
    });
}

void RecentList::fill()
{
    auto* const rows = new QWidget(this);
    auto* const layout = new QVBoxLayout(rows);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    const QStringList pinned = m_preferences.pinnedFiles();
    QStringList files = m_preferences.recentFiles();
    std::stable_partition(files.begin(), files.end(), [&](const QString& path) { return pinned.contains(path); });
    for (const QString& path : std::as_const(files))
        layout->addWidget(rowOf(path, pinned.contains(path)));
    if (files.isEmpty())
        layout->addWidget(new ThemedLabel(tr("Nothing was opened yet."), FontRole::Hint, Token::TextMuted, rows));
    findChild<QToolButton*>(QStringLiteral("clearRecent"))->setVisible(!files.isEmpty());
    m_layout->addWidget(rows);
    QWidget* const old = std::exchange(m_rows, rows);
    if (old == nullptr)
        return;
    // The keyboard stays where it was.
    const QWidget* const focus = window()->focusWidget();
    QWidget* const same = focus == nullptr || !old->isAncestorOf(focus) ? nullptr : rows->findChild<QWidget*>(focus->objectName());
    rows->show();
    if (same != nullptr)
        same->setFocus(Qt::OtherFocusReason);
    old->hide();
    old->deleteLater();
}

QWidget* RecentList::rowOf(const QString& path, bool isPinned)
{
    auto* const row = new QWidget;
    auto* const layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    const QString name = QFileInfo(path).fileName();
    auto* const file = new FileButton(path, m_gone.contains(path), row);
    QToolButton* const pin =
        makeButton(QStringLiteral("pin"), isPinned ? tr("Unpin") : tr("Pin: stays in this list"), tr("Pin %1").arg(name), row);
    QToolButton* const forget = makeButton(QStringLiteral("close"), tr("Forget"), tr("Forget %1").arg(name), row);
    pin->setCheckable(true);
    pin->setChecked(isPinned);
    connect(file, &QAbstractButton::clicked, this, [this, path] { emit chosen(path); });
    connect(pin, &QAbstractButton::clicked, this, [this, path](bool isOn) { m_preferences.setPinned(path, isOn); });
    connect(forget, &QAbstractButton::clicked, this, [this, path] { m_preferences.removeRecentFile(path); });
    layout->addWidget(file, 1);
    layout->addWidget(pin);
    layout->addWidget(forget);
    return row;
}

}  // namespace kd
