// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

namespace kd {

/// A worker at the other end of a link: takes its calls and tells its words, as core/worker/worker.rep names and explains them.
class WorkerWire : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual void ping(quint64 token) = 0;
    virtual void putBlob(const QString& id, quint64 total, quint64 offset, const QByteArray& slice) = 0;
    virtual void fetchBlob(quint64 job, const QString& id, quint64 offset, quint64 length) = 0;
    virtual void describe(quint64 job) = 0;
    virtual void compile(quint64 job, const QString& tag, const QByteArray& request) = 0;
    virtual void run(quint64 job, const QString& tag, const QByteArray& request) = 0;
    virtual void time(quint64 job, const QString& tag, const QByteArray& request) = 0;
    virtual void compare(quint64 job, const QString& tag, const QByteArray& request) = 0;
    virtual void count(quint64 job, const QString& tag, const QByteArray& request) = 0;
    virtual void disassemble(quint64 job, const QString& tag, const QByteArray& request) = 0;
    virtual void analyse(quint64 job, const QString& tag, const QByteArray& request) = 0;
    virtual void sample(quint64 job, const QString& pciBusId) = 0;
    virtual void cancel(quint64 job) = 0;

signals:
    void initialized();  ///< the worker can be called from now on
    void needBlobs(quint64 job, const QStringList& ids);
    void finished(quint64 job, const QByteArray& outcome, bool more);
    void signatures(quint64 job, const QByteArray& kernels);
    void failed(quint64 job, const QString& sentence);
    void progress(quint64 job, quint64 done, quint64 total);
    void blobSlice(quint64 job, const QString& id, quint64 offset, const QByteArray& slice);
    void console(quint64 job, const QString& text);
    void notice(const QString& sentence);
    void compilerChosen(quint64 job, const QString& compiler);
};

/// Over a link whose preambles are exchanged, and which must outlive it. ui/replica has it, over Qt Remote Objects.
std::unique_ptr<WorkerWire> makeWorkerWire(QIODevice& link);

}  // namespace kd
