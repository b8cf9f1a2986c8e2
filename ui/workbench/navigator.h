// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sourceposition.h"

#include <QObject>
#include <QString>

namespace kd {

class Documents;

/// Takes what a view wants of others, whom it does not know: that a place or a feature is shown, that a command is done, that
/// documents are opened and closed. The editor and the window follow its signals.
class Navigator : public QObject {
    Q_OBJECT
public:
    explicit Navigator(Documents& documents);

    /// Asks the editor to show a place, in the tab of its file where that is open.
    void showPlace(const SourcePosition& place);
    /// Asks the window to bring a feature ("occupancy") to the front.
    void showFeature(const QString& id) { emit featureRequested(id); }
    /// Asks the window for one of its commands ("export.html"), as if the user chose it from a menu.
    void doCommand(const QString& id) { emit commandRequested(id); }
    /// Has the field that holds the focus give the value that was typed into it: before anything is run, timed, saved or asked.
    void commitEdits() { emit commitRequested(); }
    void openNew() { emit newRequested(); }
    /// A file was dropped on a view: the window asks about changes, then opens it.
    void open(const QString& path) { emit openRequested(path); }
    /// Asks to close a document by its number: the window asks about changes, then closes its tab.
    void close(quint64 document) { emit closeRequested(document); }

signals:
    void placeRequested(const kd::SourcePosition& place);
    void featureRequested(const QString& id);
    void commandRequested(const QString& id);
    void commitRequested();
    void newRequested();
    void openRequested(const QString& path);
    void closeRequested(quint64 document);

private:
    Documents& m_documents;
};

}  // namespace kd
