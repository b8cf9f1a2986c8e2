// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings/preferences.h"

#include "ui/common/translation.h"
#include "ui/text/editorsettings.h"

#include <QCryptographicHash>

#include <algorithm>

namespace kd {
namespace {

constexpr int kMaxRecent = 10;
constexpr int kMaxCommands = 8;
const QString kRecent = QStringLiteral("recent/files");
const QString kPinned = QStringLiteral("recent/pinned");
const QString kCommands = QStringLiteral("recent/commands");
const QString kWelcome = QStringLiteral("start/welcome");
const QString kTour = QStringLiteral("start/tour");
const QString kReopens = QStringLiteral("start/reopen");
const QString kOpen = QStringLiteral("start/files");
const QString kTarget = QStringLiteral("work/target");
const QString kTheme = QStringLiteral("appearance/theme");
const QString kFontScale = QStringLiteral("appearance/fontScale");
const QString kCodeFamily = QStringLiteral("appearance/codeFamily");
const QString kLetsAssistantsIn = QStringLiteral("assistants/letIn");
const QString kSavesBeforeRun = QStringLiteral("work/saveBeforeRun");
const QString kLiveDelay = QStringLiteral("work/liveDelay");
const QString kDevice = QStringLiteral("work/device");
constexpr Milliseconds kUsualDelay(250);
const QString kCompletes = QStringLiteral("editor/completesAsTyped");
const QString kRuler = QStringLiteral("editor/ruler");
const QString kTabWidth = QStringLiteral("editor/tabWidth");
const QString kWraps = QStringLiteral("editor/wrapLines");
const QString kZoom = QStringLiteral("editor/zoom");
const QString kHiddenColumns = QStringLiteral("editor/hiddenColumns");
const QString kGeometry = QStringLiteral("window/geometry");
const QStringList kThemeWords = {QStringLiteral("system"), QStringLiteral("dark"), QStringLiteral("light"),
                                 QStringLiteral("contrast")};

QString shortcutKey(const QString& command)
{
    return QStringLiteral("shortcuts/") + command;
}

QString layoutKey(const QString& name)
{
    return QStringLiteral("docks/") + name;
}

/// Qt takes a damaged layout for a strange but good one: docks get lost.
QByteArray checksum(const QByteArray& layout)
{
    return QCryptographicHash::hash(layout, QCryptographicHash::Sha256).first(8);
}

void prepend(QStringList& list, const QString& entry)
{
    list.removeAll(entry);
    list.prepend(entry);
}

}  // namespace

Preferences::Preferences(QObject* parent)
    : QObject(parent),
      m_settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("kerneldesk"), QStringLiteral("window"))
{
}

void Preferences::applyAppearance() const
{
    Theme::instance().setMode(themeMode());
    Theme::instance().setFontScale(fontScale());
    Theme::instance().setCodeFamily(codeFamily());
}

Theme::Mode Preferences::themeMode() const
{
    const qsizetype at = kThemeWords.indexOf(m_settings.value(kTheme).toString());
    return at < 0 ? Theme::Mode::System : static_cast<Theme::Mode>(at);
}

QString Preferences::language() const
{
    return chosenLanguage();
}

void Preferences::setLanguage(const QString& code)
{
    if (code == language())
        return;
    setChosenLanguage(code);
    emit languageChanged();
}

void Preferences::setThemeMode(Theme::Mode mode)
{
    m_settings.setValue(kTheme, kThemeWords[static_cast<qsizetype>(mode)]);
    Theme::instance().setMode(mode);
    emit appearanceChanged();
}

double Preferences::fontScale() const
{
    return std::clamp(m_settings.value(kFontScale, 1.0).toDouble(), 0.8, 2.0);
}

void Preferences::setFontScale(double scale)
{
    m_settings.setValue(kFontScale, std::clamp(scale, 0.8, 2.0));
    Theme::instance().setFontScale(fontScale());
    emit appearanceChanged();
}

QString Preferences::codeFamily() const
{
    return m_settings.value(kCodeFamily).toString();
}

void Preferences::setCodeFamily(const QString& family)
{
    m_settings.setValue(kCodeFamily, family);
    Theme::instance().setCodeFamily(family);
    emit appearanceChanged();
}

bool Preferences::letsAssistantsIn() const
{
    return m_settings.value(kLetsAssistantsIn, false).toBool();
}

void Preferences::setLetsAssistantsIn(bool lets)
{
    if (lets == letsAssistantsIn())
        return;
    m_settings.setValue(kLetsAssistantsIn, lets);
    emit assistantsChanged();
}

bool Preferences::savesBeforeRun() const
{
    return m_settings.value(kSavesBeforeRun, false).toBool();
}

void Preferences::setSavesBeforeRun(bool saves)
{
    m_settings.setValue(kSavesBeforeRun, saves);
}

Milliseconds Preferences::liveDelay() const
{
    const int kept = m_settings.value(kLiveDelay, static_cast<int>(kUsualDelay.count())).toInt();
    return std::clamp(Milliseconds(kept), kShortestDelay, kLongestDelay);
}

void Preferences::setLiveDelay(Milliseconds delay)
{
    m_settings.setValue(kLiveDelay, static_cast<int>(std::clamp(delay, kShortestDelay, kLongestDelay).count()));
    emit workChanged();
}

QString Preferences::preferredDevice() const
{
    return m_settings.value(kDevice).toString();
}

void Preferences::setPreferredDevice(const QString& id)
{
    m_settings.setValue(kDevice, id);
    emit workChanged();
}

void Preferences::keepEditorSettings()
{
    EditorSettings& editors = EditorSettings::instance();
    editors.set({.completesAsTyped = m_settings.value(kCompletes, true).toBool(),
                 .ruler = m_settings.value(kRuler, 0).toInt(),
                 .tabWidth = m_settings.value(kTabWidth, EditorSettings::kUsualTabWidth).toInt(),
                 .wrapsLines = m_settings.value(kWraps, false).toBool(),
                 .zoom = m_settings.value(kZoom, 0).toInt(),
                 .hiddenColumns = m_settings.value(kHiddenColumns).toStringList()});
    connect(&editors, &EditorSettings::changed, this, [this, &editors] {
        m_settings.setValue(kCompletes, editors.values().completesAsTyped);
        m_settings.setValue(kRuler, editors.values().ruler);
        m_settings.setValue(kTabWidth, editors.values().tabWidth);
        m_settings.setValue(kWraps, editors.values().wrapsLines);
        m_settings.setValue(kZoom, editors.values().zoom);
        m_settings.setValue(kHiddenColumns, editors.values().hiddenColumns);
    });
}

QStringList Preferences::recentFiles() const
{
    return m_settings.value(kRecent).toStringList();
}

void Preferences::addRecentFile(const QString& path)
{
    QStringList files = recentFiles();
    prepend(files, path);
    const QStringList pinned = pinnedFiles();
    int unpinned = 0;
    files.removeIf([&](const QString& each) { return !pinned.contains(each) && ++unpinned > kMaxRecent; });
    m_settings.setValue(kRecent, files);
    emit recentFilesChanged();
}

void Preferences::removeRecentFile(const QString& path)
{
    QStringList files = recentFiles();
    QStringList pinned = pinnedFiles();
    files.removeAll(path);
    pinned.removeAll(path);
    m_settings.setValue(kRecent, files);
    m_settings.setValue(kPinned, pinned);
    emit recentFilesChanged();
}

void Preferences::clearRecentFiles()
{
    QStringList files = recentFiles();
    const QStringList pinned = pinnedFiles();
    files.removeIf([&](const QString& each) { return !pinned.contains(each); });
    m_settings.setValue(kRecent, files);
    emit recentFilesChanged();
}

QStringList Preferences::pinnedFiles() const
{
    return m_settings.value(kPinned).toStringList();
}

void Preferences::setPinned(const QString& path, bool isPinned)
{
    QStringList pinned = pinnedFiles();
    pinned.removeAll(path);
    if (isPinned)
        pinned << path;
    m_settings.setValue(kPinned, pinned);
    emit recentFilesChanged();
}

bool Preferences::wantsTour() const
{
    return m_settings.value(kTour, true).toBool();
}

void Preferences::setWantsTour(bool wants)
{
    m_settings.setValue(kTour, wants);
}

bool Preferences::showsWelcome() const
{
    return m_settings.value(kWelcome, true).toBool();
}

void Preferences::setShowsWelcome(bool shows)
{
    m_settings.setValue(kWelcome, shows);
    emit startChanged();
}

bool Preferences::reopensFiles() const
{
    return m_settings.value(kReopens, false).toBool();
}

void Preferences::setReopensFiles(bool reopens)
{
    m_settings.setValue(kReopens, reopens);
    emit startChanged();
}

QStringList Preferences::openFiles() const
{
    return m_settings.value(kOpen).toStringList();
}

void Preferences::setOpenFiles(const QStringList& paths)
{
    m_settings.setValue(kOpen, paths);
}

QString Preferences::defaultTarget() const
{
    return m_settings.value(kTarget).toString();
}

void Preferences::setDefaultTarget(const QString& name)
{
    m_settings.setValue(kTarget, name);
}

QStringList Preferences::recentCommands() const
{
    return m_settings.value(kCommands).toStringList();
}

void Preferences::addRecentCommand(const QString& id)
{
    QStringList ids = recentCommands();
    prepend(ids, id);
    m_settings.setValue(kCommands, ids.mid(0, kMaxCommands));
}

QByteArray Preferences::windowGeometry() const
{
    return m_settings.value(kGeometry).toByteArray();
}

void Preferences::setWindowGeometry(const QByteArray& geometry)
{
    m_settings.setValue(kGeometry, geometry);
}

std::optional<QByteArray> Preferences::layout(const QString& key) const
{
    const QVariant kept = m_settings.value(layoutKey(key));
    if (!kept.isValid())
        return QByteArray();
    const QByteArray bytes = kept.toByteArray();
    const QByteArray layout = bytes.mid(8);
    if (bytes.first(std::min<qsizetype>(8, bytes.size())) != checksum(layout))
        return std::nullopt;
    return layout;
}

void Preferences::setLayout(const QString& key, const QByteArray& layout)
{
    if (layout.isEmpty())
        m_settings.remove(layoutKey(key));
    else
        m_settings.setValue(layoutKey(key), checksum(layout) + layout);
}

std::optional<QList<QKeySequence>> Preferences::shortcuts(const QString& command) const
{
    const QString key = shortcutKey(command);
    if (!m_settings.contains(key))
        return std::nullopt;
    QList<QKeySequence> keys;
    for (const QString& text : m_settings.value(key).toStringList()) {
        const QKeySequence sequence(text, QKeySequence::PortableText);
        if (!sequence.isEmpty())
            keys << sequence;
    }
    return keys;
}

void Preferences::setShortcuts(const QString& command, const std::optional<QList<QKeySequence>>& keys)
{
    if (!keys) {
        m_settings.remove(shortcutKey(command));
        return;
    }
    QStringList texts;
    for (const QKeySequence& sequence : *keys)
        texts << sequence.toString(QKeySequence::PortableText);
    m_settings.setValue(shortcutKey(command), texts);
}

}  // namespace kd
