#include "ui/shell/preferences.h"

#include <algorithm>

namespace kd {
namespace {

constexpr int kMostRecent = 10;
const QString kRecent = QStringLiteral("recent/files");
const QString kTheme = QStringLiteral("appearance/theme");
const QString kFontScale = QStringLiteral("appearance/fontScale");
const QString kLiveDelay = QStringLiteral("work/liveDelay");
const QString kDevice = QStringLiteral("work/device");
constexpr Milliseconds kUsualDelay(250);
const QString kGeometry = QStringLiteral("window/geometry");
const QStringList kThemeWords = {QStringLiteral("system"), QStringLiteral("dark"), QStringLiteral("light")};

QString shortcutKey(const QString& command)
{
    return QStringLiteral("shortcuts/") + command;
}

}  // namespace

Preferences::Preferences(QObject* parent)
    : QObject(parent), m_settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("kerneldesk"), QStringLiteral("window"))
{
}

void Preferences::applyAppearance() const
{
    Theme::instance().setMode(themeMode());
    Theme::instance().setFontScale(fontScale());
}

Theme::Mode Preferences::themeMode() const
{
    const qsizetype at = kThemeWords.indexOf(m_settings.value(kTheme).toString());
    return at < 0 ? Theme::Mode::System : static_cast<Theme::Mode>(at);
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

QStringList Preferences::recentFiles() const
{
    return m_settings.value(kRecent).toStringList();
}

void Preferences::addRecentFile(const QString& path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_settings.setValue(kRecent, files.mid(0, kMostRecent));
    emit recentFilesChanged();
}

void Preferences::clearRecentFiles()
{
    m_settings.remove(kRecent);
    emit recentFilesChanged();
}

QByteArray Preferences::windowGeometry() const
{
    return m_settings.value(kGeometry).toByteArray();
}

void Preferences::setWindowGeometry(const QByteArray& geometry)
{
    m_settings.setValue(kGeometry, geometry);
}

QByteArray Preferences::layout(const QString& key) const
{
    return m_settings.value(QStringLiteral("layouts/") + key).toByteArray();
}

void Preferences::setLayout(const QString& key, const QByteArray& layout)
{
    m_settings.setValue(QStringLiteral("layouts/") + key, layout);
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
