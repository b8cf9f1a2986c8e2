// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mcp/answers.h"
#include "ui/mcp/commandrun.h"
#include "ui/mcp/folders.h"
#include "ui/mcp/jsonrpc.h"
#include "ui/mcp/linereader.h"
#include "ui/mcp/resources.h"
#include "ui/mcp/sweeps.h"
#include "ui/mcp/tools.h"
#include "ui/mcp/windowlink.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QTimer>

#include <deque>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kd::mcp {

/// What a server is given at its start.
struct ServerSettings {
    CommandPlace place;
    AllowedFolders folders;
    std::vector<std::string> devices{"emulated"};  ///< that may be used; the first where none is named
    std::filesystem::path scratch;                 ///< private, for sources that come as text, journals and reports
    ResourcePlaces resources;
    std::string version;
    std::filesystem::path window;                  ///< socket of the window (windowSocket()); empty: it takes no part
};

/// A server of the Model Context Protocol (revisions 2024-11-05 to 2025-11-25, https://modelcontextprotocol.io/specification):
/// bytes of the client in, lines for it out. Each request is answered once, as soon as it is done; a call works in a process of its
/// own (CommandRun). Lives on one thread and never blocks for long.
class Server : public QObject {
    Q_OBJECT
public:
    explicit Server(ServerSettings settings, QObject* parent = nullptr);
    ~Server() override;

    void receive(std::string_view bytes);
    /// Nothing more comes: ends all that is running. `ended` follows once nothing is.
    void end();
    struct Call;

signals:
    /// One message, a line with its end.
    void send(const QByteArray& line);
    void ended();

private:
    void answer(const Incoming& message);
    void notified(const Incoming& message);
    void post(const Json& message);
    Json resultOf(const Incoming& request);
    Json initialize(const Json& parameters);
    Json toolList() const;
    Json resourceList() const;
    Json outputSchema(const Tool& tool) const;
    void addListing(Call& call, const Json& arguments);
    void callTool(const Incoming& request);
    /// Takes `call` where its arguments are in order.
    void callWindow(std::unique_ptr<Call>& call, const Json& arguments);
    void readWindowDocument(const Incoming& request);
    bool isOffered(const Tool& tool) const;
    static std::string clientName(const Json& parameters);
    void startCall(std::unique_ptr<Call> call);
    void startWaiting();
    void callEnded(Call& call, const CommandEnd& end);
    void tellProgress();
    /// The answer that needs no command; null where one is needed, whose words `call` has then.
    Json sweepAnswer(Call& call, const Json& arguments);
    Json sweepPart(Call& call);
    /// Answers the calls that wait for that sweep, as far as it is by now.
    void sweepMoved(const std::string& id);
    Json documentOf(const Call& call, const CommandEnd& end);
    /// The result of a call. `document` is its answer, which has a member "error" where the call itself failed.
    Json toolAnswer(Json document, std::size_t maxBytes, const std::string& sentence = {});
    std::string textOf(const std::filesystem::path& file) const;
    CommandPlace placeOf(const Tool& tool, const Json& arguments) const;
    std::filesystem::path scratchFile(const char* ending);
    void writeSource(Call& call, const Json& arguments);
    void endIfIdle();

    ServerSettings m_settings;
    Resources m_resources;
    LineReader m_lines;
    Answers m_answers;
    Sweeps m_sweeps;
    std::unique_ptr<WindowLink> m_window;  ///< null where the window takes no part
    std::deque<std::unique_ptr<Call>> m_calls;  ///< those that run first
    QTimer m_progress;
    std::size_t m_files = 0;
    bool m_isEnding = false;
};

}  // namespace kd::mcp
