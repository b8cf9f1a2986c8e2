// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/compile/compilerchoice.h"
#include "ui/program/program.h"
#include "ui/workbench/build/build.h"
#include "ui/workbench/build/headerwatch.h"
#include "ui/workbench/target/targetconnection.h"

#include <QElapsedTimer>
#include <QFuture>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace kd {

struct FoundCode;
struct Report;

/// The program as it stands in the editor: a copy of all its text.
Program programOf(const Document& document);
/// Gives what sentences about it need: its names, without text and session.
Program namesOf(const Document& document);

/// Tells whether documents are compiled as they are edited, and how long that waits after the last key.
struct LiveCompile {
    bool isOn = true;
    Milliseconds delay{250};

    /// How long it waits where the last compile took that long: `delay`, and from half a second on a quarter of that time where
    /// that is longer, at most a second. Else a compile of seconds would begin, and be given up, with each pause of who types.
    Milliseconds delayAfter(Seconds compile) const;
};

/// Tells of a compile that goes on.
struct CompileProgress {
    CompilerChoice compiler = CompilerChoice::Auto;  ///< Auto: not known, since NVRTC's answer decides
    Seconds elapsed{};                               ///< since it was asked for
};

/// Compiles one document, when it is asked to and as it is edited, and keeps the newest build and the newest good one. Goes on
/// while another document is current. Of compiled code it finds what fits device and architecture instead, with live compile or
/// without and before the folder is trusted, and gives the document the kernel's text. A part of the document: client, target and
/// settings are there as long as it is asked for anything.
class DocumentBuild : public QObject {
    Q_OBJECT
public:
    DocumentBuild(Client& client, Document& document, const TargetConnection& target, const LiveCompile& live);
    ~DocumentBuild() override;

    const Build& build() const { return m_newest; }
    const Build& goodBuild() const { return m_good; }
    const Build& previousBuild() const { return m_previous; }
    bool isStale() const;
    /// Gives what goodBuild() says until the first compile: a report that was opened. Its figures are there, its code is not.
    const Report* report() const { return m_report.get(); }
    /// To be called before anything was compiled.
    void adoptReport(const std::shared_ptr<const Report>& report);
    /// build() is of the text, its headers, the compile settings and the architecture as they are now.
    bool isCurrent() const;
    bool isCompiling() const { return m_isCompiling; }
    /// Of the compile that goes on. Where NVRTC decides, nvcc is named once it is asked, and if the build before was nvcc's.
    CompileProgress progress() const;
    /// The newest compile read that file, as a header or for its compile command.
    bool reads(const QString& path) const;
    void compile();
    void stop();
    /// One sentence where the device runs nothing of the compiled code; empty where it does, and for sources.
    const QString& whyNotRun() const { return m_whyNotRun; }
    /// The newest compile was for the target, the device and the architecture of now.
    bool isForTarget() const { return m_compiledFor == whereTo(); }
    /// Compiles soon what is not compiled yet, or does not, as live compile is on or off now.
    void followLive();

signals:
    void changed();
    void compilingChanged();
    void compilerChosen();  ///< progress() names nvcc, which goes to work
    /// The compile commands of the project were read again. `state` tells one reading from the next.
    void projectChanged(const QString& database, const QString& state);
    void failed(const QString& sentence);  ///< no compile came of it
    /// With which compile command of its project it is compiled, where that differs; that it is compiled without its host code.
    void noticed(const QString& sentences);

private:
    /// Holds what a compile is made of.
    struct BuildInputs {
        quint64 revision = 0, compileRevision = 0;  ///< revisions of the document
        quint64 number = 0;                         ///< number of the compile
        int editedLine = 0;
    };
    struct Prepared;
    using Paths = std::vector<std::filesystem::path>;
    static Prepared prepared(const Program& program, const std::string& architecture, const Paths& before);
    static Prepared preparedOnce(const Program& program, const std::string& architecture, const Paths& before);
    void begin(bool isAsked);
    void prepare(const BuildInputs& inputs, bool isAsked);
    void find(const BuildInputs& inputs, bool isAsked);
    void onFound(FoundCode found, BuildInputs inputs);
    void refuse(const QString& sentence, const BuildInputs& inputs, bool isAsked);
    bool followsByItself() const;
    void adopt(Prepared prepared, const BuildInputs& inputs);
    void send(CompileRequest request, const BuildInputs& inputs);
    void onCompiled(const QFuture<CompileOutcome>& future, const BuildInputs& inputs);
    void onEarly(CompileOutcome outcome);
    void beginLive();
    void keepGood();
    void setBuild(CompileOutcome outcome, const BuildInputs& inputs,
                  std::shared_ptr<const std::vector<CompileOutcome>> found = nullptr);
    void tellOfHostCode();
    void setCompiling(bool compiling);
    /// Target, architecture and device.
    QStringList whereTo() const;
    QString tag() const;

    Client& m_client;
    Document& m_document;
    const TargetConnection& m_target;
    const LiveCompile& m_live;
    /// The newest good build for an architecture, and what it changed.
    struct Generations {
        Build newest, before;
    };
    Build m_newest, m_good, m_previous;
    std::map<std::string, Generations> m_generations;  ///< by architecture
    std::shared_ptr<const Report> m_report;
    QStringList m_compiledFor;  ///< whereTo() of the last request
    QTimer m_delay;
    HeaderWatch m_headers;
    std::vector<std::filesystem::path> m_goodHeaders;  ///< what the newest good build read besides its source
    std::vector<std::filesystem::path> m_sentHeaders;
    QString m_projectNotes;          ///< what was told last
    QString m_database, m_databaseState;  ///< the compile commands of the newest compile's project
    QString m_whyNotRun;
    std::string m_soughtKernel;      ///< of compiled code: the one that the newest build was asked for
    bool m_hasNewHeaders = false;    ///< headers changed since the newest compile read them
    QFuture<CompileOutcome> m_future;
    quint64 m_number = 0;  ///< number of the newest compile
    BuildInputs m_sent;
    quint64 m_seenSettings = 0;  ///< compileRevision() when it was last looked at
    bool m_isCompiling = false;
    bool m_isHostCodeTold = false;  ///< that it is set aside, since the last build that had it
    QElapsedTimer m_since;          ///< since the newest compile was asked for
    Seconds m_compileTime{};        ///< what the last compile took that was none of the cache's
    CompilerChoice m_compiler = CompilerChoice::Auto;  ///< of the newest compile, as far as it is known
};

}  // namespace kd
