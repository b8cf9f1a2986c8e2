// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worker/childprocess.h"

#include <QObject>
#include <QPointer>

#include <cstddef>
#include <span>
#include <string>

namespace kd {

/// One run of a tool in a disassemble process: what it prints, up to a limit, and how it ended.
class ToolProcess : public QObject {
    Q_OBJECT
public:
    /// Gives `cubin` to a child that was just started.
    ToolProcess(ChildProcess* child, std::span<const std::byte> cubin, std::size_t maxBytes, QObject* parent);
    /// Kills the tool if it still runs.
    ~ToolProcess() override;

    bool hasEnded() const { return m_hasEnded; }
    /// It ended by itself, with status 0, or was ended because it printed too much.
    bool isGood() const
    {
        return m_isCut || (m_hasEnded && !m_end.sentGarbage && !m_end.status.signalled && m_end.status.code == 0);
    }
    bool isCut() const { return m_isCut; }
    /// Another try may succeed.
    bool mayTryAgain() const { return !m_isCut && m_hasEnded && kd::mayTryAgain(m_end); }
    const std::string& text() const { return m_text; }
    std::string takeText() { return std::move(m_text); }
    /// "was ended by SIGSEGV (Segmentation fault)", "ended with status 1 (its last words: "…")".
    Message failure() const;

signals:
    void ended();

private:
    void onOutput(int stream, const QByteArray& bytes);
    void end(const ChildEnd& end);

    QPointer<ChildProcess> m_child;
    std::size_t m_maxBytes;
    std::string m_text, m_errors;
    ChildEnd m_end;
    bool m_isCut = false;
    bool m_hasEnded = false;
};

}  // namespace kd
