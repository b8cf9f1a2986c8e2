// SPDX-License-Identifier: GPL-3.0-or-later
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

/// Holds what the window keeps between its runs: window.ini beside kerneldesk.ini, which users write by hand and which stays
/// theirs.
class Preferences : public QObject {
    Q_OBJECT
public:
    explicit Preferences(QObject* parent = nullptr);

    /// Gives the theme what was kept. Once, at the start.
    void applyAppearance() const;
    Theme::Mode themeMode() const;
    void setThemeMode(Theme::Mode mode);
    double fontScale() const;  ///< 0.8 to 2
    /// The code of the chosen language; empty: the system's.
    QString language() const;
    void setLanguage(const QString& code);
    void setFontScale(double scale);
    /// The family of code; empty: the shipped one.
    QString codeFamily() const;
    void setCodeFamily(const QString& family);

    /// How long live compile waits after the last key.
    static constexpr Milliseconds kShortestDelay{50}, kLongestDelay{2000};
    Milliseconds liveDelay() const;
    void setLiveDelay(Milliseconds delay);
    /// Gives what programs run on that name no device: "cuda:1"; empty for the target's own choice.
    QString preferredDevice() const;
    void setPreferredDevice(const QString& id);

    /// What is run or timed is saved first, where it has a file.
    bool savesBeforeRun() const;
    void setSavesBeforeRun(bool saves);

    /// Whether programs that write kernels may work with the window; off at first.
    bool letsAssistantsIn() const;
    void setLetsAssistantsIn(bool lets);

    /// Gives the editors what was kept, and keeps what is changed of it from now on. Once, at the start.
    void keepEditorSettings();

    /// Newest first: at most ten, and those that are pinned.
    QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);
    /// All but those that are pinned.
    void clearRecentFiles();
    QStringList pinnedFiles() const;
    void setPinned(const QString& path, bool isPinned);

    /// The page of examples and recent files, at a start without a file.
    bool showsWelcome() const;
    void setShowsWelcome(bool shows);
    /// The tour, at a start that shows the welcome page: until it was seen or skipped.
    bool wantsTour() const;
    void setWantsTour(bool wants);
    /// A start without a file opens openFiles() again.
    bool reopensFiles() const;
    void setReopensFiles(bool reopens);
    /// Gives the files that were open when the program ended last, in their order.
    QStringList openFiles() const;
    void setOpenFiles(const QStringList& paths);

    /// Gives the name of one of the user's targets; empty: this machine.
    QString defaultTarget() const;
    void setDefaultTarget(const QString& name);

    /// Ids of the commands that the search ran, newest first, at most eight.
    QStringList recentCommands() const;
    void addRecentCommand(const QString& id);

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    /// The arrangement of docks that was kept under `key`; empty for the default one, nothing where what is there is damaged.
    std::optional<QByteArray> layout(const QString& key) const;
    /// Empty: the default one.
    void setLayout(const QString& key, const QByteArray& layout);

    /// Nothing: the default ones. An empty list: none.
    std::optional<QList<QKeySequence>> shortcuts(const QString& command) const;
    void setShortcuts(const QString& command, const std::optional<QList<QKeySequence>>& keys);

signals:
    void recentFilesChanged();
    void startChanged();       ///< a start without a file shows something else
    void assistantsChanged();  ///< letsAssistantsIn() is another
    void workChanged();        ///< live delay or preferred device
    void languageChanged();    ///< another one was chosen; it is not in force yet
    void appearanceChanged();  ///< theme mode, font scale and family of code, which are already in force

private:
    QSettings m_settings;
};

}  // namespace kd
