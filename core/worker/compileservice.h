// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/backgroundthread.h"
#include "core/compile/cache/cache.h"
#include "core/compile/compiler.h"
#include "core/compile/nvcc/nvccchoice.h"
#include "core/compile/nvcc/nvccreason.h"
#include "core/compile/tile/tileassembly.h"
#include "core/compile/toolkit/nvcclocation.h"
#include "core/worker/compilepool.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Compiles as the window asks for them: look-up in the cache, the real compile and the signatures beside it in two
/// processes, merge, store. For one tag the newest wins; while its kernels keep their names and layout, signatures are
/// found only after a second without a newer compile; those of a request for figures alone never, and its outcome is stored apart
/// until they are wanted. Every job ends with exactly one finished(); when that says that more comes, exactly one signatures()
/// follows. A request that leaves the compiler open goes to NVRTC; where NVRTC's own answer shows that the program has host code,
/// nvcc's outcome is the job's, and nothing of the first answer is told. That choice is kept for the tag, so that NVRTC is not
/// asked with every key, until what it refused is gone or the compiler is chosen (NvccChoice). Where there is no nvcc the host code
/// is set aside and NVRTC asked once more: its outcome says so in a notice. Where the outcome has Tile IR, tileiras makes machine
/// code of it before anything is told; what goes wrong there is a notice, too.
class CompileService : public QObject {
    Q_OBJECT
public:
    /// `pool` holds NVRTC's processes, `nvccPool` those of nvcc and tileiras.
    CompileService(CompilePool& pool, CompilePool& nvccPool, CompileCache cache, QObject* parent);
    ~CompileService() override;

    void submit(quint64 job, const QString& tag, CompileRequest request);
    /// True when there was such a job; it has then finished as Cancelled.
    bool cancel(quint64 job);
    /// Asks a compile process once; `done` gets what there is, with a sentence in `missing` when nobody can be asked.
    void info(std::function<void(const CompilerInfo&)> done);

signals:
    /// nvcc goes to work on a job that left the compiler open; before its finished(). Not where the outcome was known already.
    void compilerChosen(quint64 job, kd::CompilerChoice compiler);
    void finished(quint64 job, const kd::CompileOutcome& outcome, bool more);
    /// The kernels of the outcome with names and types of their parameters as far as they are known.
    void signatures(quint64 job, const std::vector<kd::KernelInfo>& kernels);
    void notice(const kd::Message& sentence);

private:
    struct Job {
        QString tag;
        CompileRequest request;
        std::string key;
        NvccReason reason;                      ///< why nvcc is asked where the request leaves it open
        bool isKeptChoice = false;              ///< NVRTC was not asked for `reason`, but refused the program before
        std::optional<CompileOutcome> refused;  ///< what NVRTC answered where nvcc is asked for that
        std::vector<std::string> addedOptions;  ///< options among the request's that are for nvcc alone
        Message missingNvcc;                    ///< why there is no nvcc, where host code is set aside for that
        std::string nvccIdentity;
        std::uint64_t compileTask = 0;
        std::uint64_t signatureTask = 0;
        std::optional<CompileOutcome> outcome;
        std::optional<SignatureOutcome> signature;
        Message signatureProblem;  ///< why there is none where nobody got to find it
        bool storesResult = false;
        std::optional<CompileOutcome> untold;  ///< an outcome with Tile IR, while tileiras is looked for or works
        bool isFound = false;                  ///< `untold` was known already
        std::uint64_t tileTask = 0;
        std::optional<CompileOutcome> tile;    ///< what tileiras made of it
    };

    /// What is known before a process is asked.
    struct LookUp {
        std::string key;
        std::optional<CompileOutcome> found;
        bool isWhole = false;  ///< `found` has its signatures
        NvccLocation nvcc;  ///< where the request is for it
        std::optional<CompileRequest> withoutHost;  ///< the request for NVRTC, where it is for nvcc and there is none
        Message notice;
    };
    /// What is known of tileiras before it is asked.
    struct TileLookUp {
        TileirasLocation tileiras;
        std::string key;
        std::optional<CompileOutcome> found;
    };
    /// The tasks of a job that is over.
    struct EndedTasks {
        CompilePool* pool = nullptr;
        std::uint64_t compileTask = 0;
        std::uint64_t signatureTask = 0;
        std::uint64_t tileTask = 0;
    };

    CompilePool& poolOf(const Job& job) const;
    static void removeAddedOptions(Job& job);
    NvccReason keptReason(const QString& tag, const CompileRequest& request);
    void askNvrtcInstead(quint64 job);
    void begin(quint64 job);
    void lookUp(quint64 job);
    LookUp readLookUp(const CompileRequest& request);
    void onLookUp(quint64 job, LookUp known);
    void start(quint64 job);
    CompileTask taskOf(const char* type, const Job& job) const;
    void askNvcc(quint64 job, CompileOutcome refused);
    void setHostCodeAside(quint64 job, LookUp known);
    void endWithoutNvcc(quint64 job, const Message& missing);
    static CompileOutcome toldOutcome(const Job& job, CompileOutcome outcome);
    void addSignatures(quint64 job, LookUp known);
    void store(const std::string& key, CompileOutcome outcome);
    void startSignatures(quint64 job);
    void awaitQuiet(quint64 job);
    /// `outcome` and `signature` are what was answered; where nothing was, `end` says why.
    void onCompiled(quint64 job, const TaskResult& end, CompileOutcome outcome);
    void onSignatures(quint64 job, const TaskResult& end, SignatureOutcome signature);
    void tell(quint64 job, CompileOutcome outcome, bool isFound);
    void lookForTileiras(quint64 job, CompileOutcome outcome, bool isFound);
    TileLookUp readTileLookUp(const CompileOutcome& outcome, bool useCache);
    void assemble(quint64 job, TileLookUp known);
    void onAssembled(quint64 job, CompileOutcome assembled);
    static std::vector<KernelInfo> toldKernels(const Job& job);
    void complete(quint64 job);
    void supersede(const QString& tag);
    EndedTasks end(quint64 job, const Message& message);
    static CompileOutcome emptyOutcome(const CompileRequest& request, CompileOutcome::State state, const Message& message);

    CompilePool& m_pool;
    CompilePool& m_nvccPool;
    CompileCache m_cache;  ///< used on m_disk only
    BackgroundThread m_disk;  ///< the event loop does not wait for a disk
    std::map<quint64, Job> m_jobs;
    std::map<QString, std::string> m_layouts;  ///< layouts of the last compile of each tag: what its signatures hang on
    std::map<QString, NvccChoice> m_choices;   ///< why nvcc judges what has that tag
    std::optional<CompilerInfo> m_info;
};

/// Gives what a compile came to whose process gave no answer.
CompileOutcome::State stateOf(const TaskResult& end);
/// One sentence: what happened to the process, and what to do.
Message errorText(const TaskResult& end, const CompileRequest& request);
/// The same of one that ran out of what little memory the machine had left for it.
Message scarceText(const TaskResult& end, const CompileRequest& request);
/// One sentence for what is not the source's fault; `happened` follows "The compiler process".
Message machineText(const Message& happened, const CompileRequest& request);

}  // namespace kd
