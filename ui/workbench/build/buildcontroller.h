// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/build/documentbuild.h"
#include "ui/workbench/documents/documents.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QString>
#include <QTimer>

namespace kd {

/// The build of the current document, and what all builds have in common. Every document has its own (of()), which goes on while
/// another one is current.
class BuildController : public QObject {
    Q_OBJECT
public:
    BuildController(Client& client, Documents& documents, TargetConnection& target);

    DocumentBuild& of(Document& document) const;
    const Build& build() const { return current().build(); }
    const Build& goodBuild() const { return current().goodBuild(); }
    const Build& previousBuild() const { return current().previousBuild(); }
    bool isStale() const { return current().isStale(); }
    const Report* report() const { return current().report(); }
    void adoptReport(const std::shared_ptr<const Report>& report) { current().adoptReport(report); }
    bool isCurrent() const { return current().isCurrent(); }
    bool isCompiling() const { return current().isCompiling(); }
    CompileProgress progress() const { return current().progress(); }
    void compile() { current().compile(); }
    void stop() { current().stop(); }

    bool isLive() const { return m_live.isOn; }
    void setLive(bool live);
    const CompileSettings& settings() const { return m_documents.current().session().compile; }
    /// Kept in the session. Document::sessionChanged answers; with live compile the program is compiled again.
    void setSettings(const CompileSettings& settings);
    /// How long live compile waits after the last key at the least: see LiveCompile::delayAfter().
    void setDelay(Milliseconds delay) { m_live.delay = delay; }

signals:
    // These tell of the current document, and whenever another one is current
    void changed();
    void compilingChanged();
    void progressed();  ///< progress() went on: twice a second, and when nvcc goes to work

    void liveChanged(bool live);
    /// It tells with which compile command of its project a document is compiled, that its host code is set aside, that the
    /// project's commands were read again, and that a header of the current document is edited and not saved: what is compiled is
    /// the text on the disk.
    void noticed(const QString& sentences);

private:
    DocumentBuild& current() const { return of(m_documents.current()); }
    void follow(Document& document);
    void followProgress();
    void tellOfProject(const QString& database, const QString& state);
    void tellOfUnsavedHeaders();

    Client& m_client;
    Documents& m_documents;
    TargetConnection& m_target;
    LiveCompile m_live;
    QTimer m_progress;  ///< runs while the current document is compiled
    QHash<QString, QString> m_toldProjects;  ///< by database: its state that was told last
    QSet<quint64> m_toldUnsaved;             ///< numbers of documents: headers of others, told since they were saved last
};

}  // namespace kd
