// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/assembly/assemblyfeed.h"
#include "ui/assembly/assemblytext.h"

#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QMenu;
class QStackedLayout;
class QTabBar;

namespace kd {

class AssemblyView;
class BuildController;
class BusyBar;
class Client;
class Documents;
class EmptyState;
class FileWriter;
class FindBar;
class JobRunner;
class LaunchModel;
class Notices;
class TargetConnection;
class ThemedLabel;

/// The models that it shows.
struct AssemblyModels {
    Client& client;
    Documents& documents;
    TargetConnection& target;
    BuildController& builds;
    LaunchModel& launches;
    JobRunner& jobs;
    FileWriter& exports;
    Notices& notices;
};

/// The assembly of the newest good build: SASS, PTX, Tile IR where it has some, and their difference to the build before, of the
/// chosen kernel or of all.
class AssemblyPane : public QWidget {
    Q_OBJECT
public:
    /// Its tabs: one for each of assemblyLanguages(), and what the last edit changed.
    enum class Page { Sass, Ptx, TileIr, Diff };
    static constexpr int kStripHeight = 33;  ///< logical pixels: the strip above the listing, and that above the source beside it

    AssemblyPane(const AssemblyModels& models, QWidget* parent);

    Page page() const;
    void setPage(Page page);
    /// Sets what Diff compares.
    void setDiffLanguage(Listing::Language language);
    /// "": that of the chosen kernel; "*": all; else a lowered name.
    void setFunction(const QString& function);
    void setShowsLive(bool shows);
    bool showsLive() const;
    void setLinked(bool isLinked);
    bool isLinked() const;
    void setShowsAddresses(bool shows);
    bool showsAddresses() const { return m_hasAddresses; }
    /// Lowest in the more menu: what the pane's owner can do with it.
    void addMenuAction(QAction* action) { m_menuEnd << action; }
    /// Left of the text.
    void setBand(QWidget* band);

    AssemblyFeed& feed() const { return *m_feed; }
    AssemblyView* view() const { return m_view; }
    EmptyState* emptyState() const { return m_empty; }
    QTabBar* tabs() const { return m_tabs; }
    FindBar* findBar();
    /// How long the text of a build before stays as it is while the next one is under way; then it is grey, and the strip says so.
    void setPatience(Milliseconds patience) { m_patience.setInterval(patience); }
    /// The text is that of a build before, and its successor has been under way for that long.
    bool isLate() const { return m_isLate; }
    /// Nothing more comes of the build of now: its text is shown, or why there is none.
    bool isSettled() const;
    /// Gives the revision of the text that the lines of the view were made of.
    quint64 revision() const { return m_revision; }
    /// Colours and ribbons have something to say: the text is that of the source, and links are on.
    bool isLinkable() const;
    void copyAll();
    void fillMenu(QMenu* menu);

    QSize minimumSizeHint() const override;

signals:
    /// Another text, or isLinkable().
    void contentChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void build();
    void leave();
    QWidget* makeStrip();
    QAction* addSwitch(QBoxLayout* row, const QString& iconName, const QString& text);
    void addMenuButton(QBoxLayout* row);
    void addFunctionMenu(QMenu* menu);
    void addDiffMenu(QMenu* menu);
    void showMenu(const QPoint& position);
    Listing::Language language() const;
    std::string wantedFunction() const;
    bool isUnderWay() const;
    bool isOfAnotherKernel() const;
    bool isOfOtherCubin() const;
    bool isDiffOfAnotherKernel() const;
    void follow();
    void refresh();
    void ask();
    void onContent(AssemblyTextPointer content, quint64 revision, bool keepsPlace);
    void showTabs();
    QString absenceText() const;
    bool isRefused() const;
    void showSentence();
    void showState();
    void showDiffCount();
    void save();
    void placeBusy();

    AssemblyModels m_models;
    AssemblyFeed* m_feed;
    QTabBar* m_tabs = nullptr;
    ThemedLabel* m_note = nullptr;
    QAction* m_live = nullptr;
    QAction* m_link = nullptr;
    AssemblyView* m_view = nullptr;
    EmptyState* m_empty = nullptr;
    QWidget* m_body = nullptr;
    QWidget* m_strip = nullptr;
    QBoxLayout* m_row = nullptr;
    QBoxLayout* m_column = nullptr;
    QStackedLayout* m_stack = nullptr;
    BusyBar* m_busy = nullptr;
    QTimer m_patience;
    bool m_isLate = false;
    FindBar* m_find = nullptr;
    QList<QAction*> m_menuEnd;
    QString m_function;
    Listing::Language m_diffLanguage = Listing::Language::Sass;
    bool m_hasAddresses = false;
    quint64 m_revision = 0;
    quint64 m_asked = 0;  ///< texts so far: the newest wins
    quint64 m_shown = 0;
    /// Holds what the text of now was made of.
    struct Made {
        Page page = Page::Sass;
        std::string function;
        bool hasAddresses = false;
        friend bool operator==(const Made&, const Made&) = default;
    };
    Made m_made;
    AssemblyFeed::ListingPointer m_madeOf;
    AssemblyFeed::DiffPointer m_madeOfDiff;
};

}  // namespace kd
