// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/compile/source/launchbounds.h"

#include <QFuture>
#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kd {

class Client;
class Document;

/// The document's program for an architecture, with what is tried.
struct Variant {
    std::string architecture;
    std::optional<BoundsEdit> edit;    ///< of the text as it stands
    std::vector<std::string> options;  ///< behind those of the document
};

/// Compiles variants of the document as it stands, with line tables as live compile has them: what is tried here and done
/// there is compiled once.
class Variants : public QObject {
    Q_OBJECT
public:
    Variants(Client& client, Document& document);

    /// Any number at once: the worker queues them. What comes of it is without its code; nothing where the compiler was not there,
    /// or the compile was cancelled.
    using Done = std::function<void(const std::optional<CompileOutcome>& result)>;
    void compile(const Variant& variant, Done done);
    bool isBusy() const { return !m_running.empty(); }
    /// Ends all; none of them answers any more.
    void cancel();

private:
    void take(quint64 number, const QFuture<CompileOutcome>& future);

    struct Running {
        Done done;
        QFuture<CompileOutcome> future;  ///< not valid while its request is made
    };
    Client& m_client;
    Document& m_document;
    std::map<quint64, Running> m_running;
    quint64 m_last = 0;
};

}  // namespace kd
