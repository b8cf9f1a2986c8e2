// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/console/consolefeed.h"
#include "ui/workbench/runs/job.h"

#include <Qsci/qscidocument.h>

#include <QObject>

#include <memory>
#include <optional>

namespace kd {

class Client;
class JobRunner;
class Notices;
class TextAnchor;

/// What kernels print and what the worker says, from the first word on: what waits to be shown, and the text that was shown, which
/// one view at a time adds to. It outlives its views.
class ConsoleLog : public QObject {
    Q_OBJECT
public:
    ConsoleLog(Client& client, JobRunner& jobs, Notices& notices, QObject* parent = nullptr);

    ConsoleFeed& feed() { return m_feed; }

    /// The text of the view, as it left it.
    struct Shown {
        std::shared_ptr<TextAnchor> anchor;  ///< while no view is there; the text ends before it
        std::optional<QsciDocument> text;  ///< nothing before the first view
        quint64 dropped = 0;               ///< lines that are no longer there
        bool hasDroppedLine = false;       ///< its first line says so
    };
    Shown& shown() { return m_shown; }

signals:
    /// The feed has something.
    void waiting();

private:
    void addOutput(const QString& text);
    void addNotice(const QString& sentence);
    void noteRun(Job::Kind kind, const QString& kernel);

    ConsoleFeed m_feed;
    Shown m_shown;
    QString m_heading;  ///< heading of the job whose first words have not come yet
};

}  // namespace kd
