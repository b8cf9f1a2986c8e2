// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kd::cli {

/// "compiling 3 of 12" on standard error while something takes its time; nothing where that is not a terminal. The line is
/// gone when this is.
class Progress {
public:
    explicit Progress(QString what);
    ~Progress();
    Progress(Progress&&) = delete;
    Progress& operator=(Progress&&) = delete;

    void show(int done, int total);

private:
    QString m_what;
    bool m_isTerminal;
    bool m_shown = false;
};

}  // namespace kd::cli
