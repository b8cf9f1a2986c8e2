// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/substitute/driver/graph.h"
#include "core/emulator/substitute/emulation.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <unordered_map>
#include <vector>

namespace kd::emulator::substitute {

/// Streams whose work becomes nodes of graphs, as cuStreamBeginCapture has it. Its functions lock Graphs::mutex themselves.
class Captures {
public:
    static Captures& ofThisProcess();

    /// What a stream that captures is to do. It is called with the graphs' mutex held.
    using Make = std::function<CUresult(GraphWork& work)>;

    /// Tells whether any stream captures. Takes no lock.
    bool any() const noexcept { return m_count > 0; }

    /// `stream` is given work: it becomes a node where it captures; nothing where it does not and may be given work. Work that a
    /// graph cannot hold has no `make`.
    std::optional<CUresult> onWork(const DriverApi& api, CUstream stream, const Make& make);
    /// Somebody waits for `stream`, or asks for it.
    std::optional<CUresult> onWait(CUstream stream);
    /// Somebody waits for `event`, or asks for it.
    std::optional<CUresult> onWait(CUevent event);
    /// A call that may not be between those that are captured: what waits for everything, or takes memory.
    std::optional<CUresult> onUnsafe();
    std::optional<CUresult> onRecord(const DriverApi& api, CUevent event, CUstream stream, unsigned flags);
    std::optional<CUresult> onWaitEvent(const DriverApi& api, CUstream stream, CUevent event, unsigned flags);
    void onDestroy(CUstream stream);
    void onDestroy(CUevent event);

    /// `graph` is null for a new one.
    CUresult begin(const DriverApi& api, CUstream stream, CUstreamCaptureMode mode, CUgraph graph, const CUgraphNode* dependencies,
                   std::size_t count);
    CUresult end(CUstream stream, CUgraph* graph);

    struct Info {
        CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
        std::uint64_t id = 0;
        CUgraph graph = nullptr;
        const CUgraphNode* dependencies = nullptr;  ///< valid until the stream's next call
        const CUgraphEdgeData* edges = nullptr;     ///< those of `dependencies`, as long valid
        std::size_t count = 0;
    };
    Info infoOf(CUstream stream);
    CUresult setDependencies(CUstream stream, const CUgraphNode* nodes, std::size_t count, bool adds);
    /// Gives the mode of this thread that was before.
    CUstreamCaptureMode exchangeMode(CUstreamCaptureMode mode);

private:
    struct Capture {
        std::shared_ptr<Graph> graph;
        CUstream origin = nullptr;
        CUstreamCaptureMode mode = CU_STREAM_CAPTURE_MODE_GLOBAL;
        std::thread::id thread;
        std::uint64_t id = 0;
        std::vector<GraphNode*> left;  ///< what streams that are gone did last: another one has to wait for it
        bool isInvalid = false;
        bool isBlocking = false;  ///< one of its streams waits for the legacy stream
        bool isGiven = false;     ///< the graph was there before
    };
    struct Point {
        std::shared_ptr<Capture> capture;
        std::vector<GraphNode*> dependencies;
        std::vector<CUgraphNode> told;           ///< what infoOf() pointed to
        std::vector<CUgraphEdgeData> toldEdges;  ///< no edge of a captured stream has data: all zero
    };

    void forget(const Capture& capture);
    bool isJoined(const Capture& capture, const Point& origin) const;
    std::optional<CUresult> onLegacy(CUstream stream);

    std::atomic<int> m_count{0};
    std::uint64_t m_lastId = 0;
    std::unordered_map<CUstream, Point> m_streams;
    std::unordered_map<CUevent, Point> m_events;
    static thread_local CUstreamCaptureMode t_mode;
};

/// An entry that gives `stream` work: what becomes a node is made by `make`, else `body` does it at once.
template <typename Body>
CUresult streamEntry(const char* name, CUstream stream, const Captures::Make& make, const Body& body) noexcept
{
    return entry(name, [&](const DriverApi& api) -> CUresult {
        Captures& captures = Captures::ofThisProcess();
        if (captures.any())
            if (const std::optional<CUresult> result = captures.onWork(api, stream, make))
                return *result;
        return body(api);
    });
}

/// An entry that is not allowed while streams of this thread capture.
template <typename Body> CUresult unsafeEntry(const char* name, const Body& body) noexcept
{
    return entry(name, [&](const DriverApi& api) -> CUresult {
        Captures& captures = Captures::ofThisProcess();
        if (captures.any())
            if (const std::optional<CUresult> result = captures.onUnsafe())
                return *result;
        return body(api);
    });
}

}  // namespace kd::emulator::substitute
