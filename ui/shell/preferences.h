#pragma once

#include "core/base/units.h"
#include "ui/common/theme.h"

#include <QByteArray>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <optional>

namespace kd {

/// What the window keeps between its runs: window.ini beside kerneldesk.ini, which users write by hand and which stays theirs.
class Preferences : public QObject {
    Q_OBJECT
public:
    explicit Preferences(QObject* parent = nullptr);

    /// Gives the theme what was kept. Once, at the start.
    void applyAppearance() const;
    Theme::Mode themeMode() const;
    void setThemeMode(Theme::Mode mode);
    double fontScale() const;  ///< 0.8 to 2
    void setFontScale(double scale);

    /// How long live compile waits after the last key.
    static constexpr Milliseconds kShortestDelay{50}, kLongestDelay{2000};
    Milliseconds liveDelay() const;
    void setLiveDelay(Milliseconds delay);
    /// What programs run on that name no device: "cuda:1"; empty for the target's own choice.
    QString preferredDevice() const;
    void setPreferredDevice(const QString& id);

    /// Newest first, at most ten.
    QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void clearRecentFiles();

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    /// The arrangement of docks that was kept under `key`; empty for the default one.
    QByteArray layout(const QString& key) const;
    void setLayout(const QString& key, const QByteArray& layout);

    /// Nothing: the default ones. An empty list: none.
    std::optional<QList<QKeySequence>> shortcuts(const QString& command) const;
    void setShortcuts(const QString& command, const std::optional<QList<QKeySequence>>& keys);

signals:
    void recentFilesChanged();
    void workChanged();        ///< live delay or preferred device
    void appearanceChanged();  ///< theme mode and font scale, which are already in force

private:
    QSettings m_settings;
};

}  // namespace kd
