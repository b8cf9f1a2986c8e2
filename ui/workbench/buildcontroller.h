// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/program/program.h"
#include "ui/workbench/build.h"
#include "ui/workbench/documents.h"
#include "ui/workbench/targetconnection.h"

#include <QFuture>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <map>
#include <string>

namespace kd {

struct Report;

/// The program as it stands in the editor: a copy of all its text.
Program programOf(const Document& document);
/// What sentences about it need: its names, without text and session.
Program namesOf(const Document& document);

/// Compiles the document, when it is asked to and as it is edited, and keeps the newest build and the newest good one.
class BuildController : public QObject {
    Q_OBJECT
public:
    BuildController(Client& client, Documents& documents, TargetConnection& target);

    const Build& build() const { return builds().newest; }
    const Build& goodBuild() const { return builds().good; }
    const Build& previousBuild() const { return builds().previous; }
    bool isStale() const;
    /// What goodBuild() says until the first compile: a report that was opened. Its figures are there, its code is not.
    const Report* report() const { return builds().report.get(); }
    /// Of the document that is open, before anything was compiled.
    void takeReport(const std::shared_ptr<const Report>& report);
    /// build() is of the text, the compile settings and the architecture as they are now.
    bool isCurrent() const;
    bool isCompiling() const { return m_isCompiling; }
    bool isLive() const { return m_isLive; }
    void setLive(bool live);
    void setDelay(Milliseconds delay) { m_delay.setInterval(delay); }
    void compile();
    void stop();

signals:
    void changed();
    void compilingChanged();
    void failed(const QString& sentence);  ///< no compile came of it

private:
    /// What a compile is made of.
    struct Stamp {
        quint64 revision = 0, compileRevision = 0;  ///< of the document
        quint64 number = 0;                         ///< of the compile
        int editedLine = 0;
    };
    void begin(bool isAsked);
    void send(CompileRequest request, const Stamp& stamp);
    void take(const QFuture<CompileOutcome>& future, const Stamp& stamp);
    void takeEarly(CompileOutcome outcome);
    void takeSession();
    void setBuild(CompileOutcome outcome, const Stamp& stamp);
    void setCompiling(bool compiling);
    void beginLive();
    /// Target, architecture and device.
    QStringList whereTo() const;

    Client& m_client;
    Documents& m_documents;
    TargetConnection& m_target;
    /// The newest good build for an architecture, and what it changed.
    struct Generations {
        Build newest, before;
    };
    /// Of one document.
    struct Builds {
        Build newest, good, previous;
        std::map<std::string, Generations> generations;  ///< by architecture
        std::shared_ptr<const Report> report;
        QStringList compiledFor;  ///< whereTo() of the last request
        void keepGood();
    };
    Builds& builds() const { return m_documents.current().part<Builds>(); }

    QTimer m_delay;
    QFuture<CompileOutcome> m_future;
    quint64 m_number = 0;  ///< of the newest compile
    Stamp m_sent;
    quint64 m_seenSettings = 0;  ///< compileRevision() when it was last looked at
    bool m_isLive = true;
    bool m_isCompiling = false;
};

}  // namespace kd
