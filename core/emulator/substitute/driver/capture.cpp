// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/driver/capture.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace kd::emulator::substitute {
namespace {

bool isLegacy(CUstream stream)
{
    return stream == nullptr || stream == CU_STREAM_LEGACY;
}

void addEach(std::vector<GraphNode*>& nodes, const std::vector<GraphNode*>& more)
{
    for (GraphNode* const each : more)
        if (std::ranges::find(nodes, each) == nodes.end())
            nodes.push_back(each);
}

/// The nodes, and all that they depend on.
std::unordered_set<const GraphNode*> nodesUpTo(std::vector<GraphNode*> last)
{
    std::unordered_set<const GraphNode*> found;
    while (!last.empty()) {
        const GraphNode* const node = last.back();
        last.pop_back();
        if (found.insert(node).second)
            last.insert(last.end(), node->dependencies.begin(), node->dependencies.end());
    }
    return found;
}

bool areAllIn(const std::unordered_set<const GraphNode*>& known, const std::vector<GraphNode*>& nodes)
{
    return std::ranges::all_of(nodes, [&](const GraphNode* node) { return known.contains(node); });
}

bool blocks(const DriverApi& api, CUstream stream)
{
    unsigned flags = 0;
    return api.cuStreamGetFlags(stream, &flags) == CUDA_SUCCESS && flags == CU_STREAM_DEFAULT;
}

}  // namespace

thread_local CUstreamCaptureMode Captures::t_mode = CU_STREAM_CAPTURE_MODE_GLOBAL;

Captures& Captures::ofThisProcess()
{
    static Captures& captures = *new Captures;
    return captures;
}

/// Work of the legacy stream would wait for streams that capture.
std::optional<CUresult> Captures::onLegacy(CUstream stream)
{
    if (!isLegacy(stream))
        return std::nullopt;
    std::optional<CUresult> result;
    for (auto& [key, point] : m_streams)
        if (point.capture->isBlocking) {
            point.capture->isInvalid = true;
            result = CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
        }
    return result;
}

std::optional<CUresult> Captures::onWork(const DriverApi&, CUstream stream, const Make& make)
{
    const std::lock_guard lock(Graphs::ofThisProcess().mutex);
    const auto found = m_streams.find(stream);
    if (found == m_streams.end())
        return onLegacy(stream);
    Point& point = found->second;
    if (point.capture->isInvalid)
        return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    GraphWork work;
    const CUresult result = make ? make(work) : CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    if (result != CUDA_SUCCESS) {
        // A call with wrong arguments leaves the capture as it was.
        point.capture->isInvalid = result != CUDA_ERROR_INVALID_VALUE;
        return result;
    }
    if (const auto* const free = std::get_if<FreeWork>(&work); free != nullptr && point.capture->graph->frees(*free->memory))
        return CUDA_ERROR_INVALID_VALUE;
    point.dependencies = {point.capture->graph->add(std::move(work), point.dependencies)};
    return CUDA_SUCCESS;
}

std::optional<CUresult> Captures::onWait(CUstream stream)
{
    const std::lock_guard lock(Graphs::ofThisProcess().mutex);
    const auto found = m_streams.find(stream);
    if (found == m_streams.end())
        return onLegacy(stream);
    if (std::exchange(found->second.capture->isInvalid, true))
        return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
}

std::optional<CUresult> Captures::onWait(CUevent event)
{
    const std::lock_guard lock(Graphs::ofThisProcess().mutex);
    const auto found = m_events.find(event);
    if (found == m_events.end())
        return std::nullopt;
    found->second.capture->isInvalid = true;
    return CUDA_ERROR_CAPTURED_EVENT;
}

std::optional<CUresult> Captures::onUnsafe()
{
    if (t_mode == CU_STREAM_CAPTURE_MODE_RELAXED)
        return std::nullopt;
    const std::lock_guard lock(Graphs::ofThisProcess().mutex);
    std::optional<CUresult> result;
    for (auto& [stream, point] : m_streams) {
        Capture& capture = *point.capture;
        const bool isOwn = capture.thread == std::this_thread::get_id() && capture.mode != CU_STREAM_CAPTURE_MODE_RELAXED;
        const bool isOfAll = t_mode == CU_STREAM_CAPTURE_MODE_GLOBAL && capture.mode == CU_STREAM_CAPTURE_MODE_GLOBAL;
        if (!isOwn && !isOfAll)
            continue;
        capture.isInvalid = true;
        result = CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    }
    return result;
}

std::optional<CUresult> Captures::onRecord(const DriverApi&, CUevent event, CUstream stream, unsigned flags)
{
    const std::lock_guard lock(Graphs::ofThisProcess().mutex);
    const auto found = m_streams.find(stream);
    if (found == m_streams.end()) {
        if (const std::optional<CUresult> result = onLegacy(stream))
            return result;
        m_events.erase(event);
        return std::nullopt;
    }
    Point& point = found->second;
    if (point.capture->isInvalid)
        return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    if ((flags & CU_EVENT_RECORD_EXTERNAL) != 0)
        point.dependencies = {point.capture->graph->add(EventWork{event, false}, point.dependencies)};
    else
        m_events[event] = {point.capture, point.dependencies, {}};
    return CUDA_SUCCESS;
}

std::optional<CUresult> Captures::onWaitEvent(const DriverApi& api, CUstream stream, CUevent event, unsigned flags)
{
    const std::lock_guard lock(Graphs::ofThisProcess().mutex);
    const auto here = m_streams.find(stream);
    const auto there = m_events.find(event);
    if (there == m_events.end()) {
        if (here == m_streams.end())
            return onLegacy(stream);
        Point& point = here->second;
        if (point.capture->isInvalid)
            return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
        if ((flags & CU_EVENT_WAIT_EXTERNAL) != 0) {
            point.dependencies = {point.capture->graph->add(EventWork{event, true}, point.dependencies)};
            return CUDA_SUCCESS;
        }
        point.capture->isInvalid = true;
        return CUDA_ERROR_STREAM_CAPTURE_ISOLATION;
    }
    Capture& capture = *there->second.capture;
    if (capture.isInvalid)
        return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    if (isLegacy(stream)) {
        capture.isInvalid = true;
        return CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
    }
    if (here == m_streams.end()) {
        m_streams[stream] = {there->second.capture, there->second.dependencies, {}};
        capture.isBlocking = capture.isBlocking || blocks(api, stream);
        ++m_count;
        return CUDA_SUCCESS;
    }
    if (here->second.capture.get() != &capture) {
        capture.isInvalid = here->second.capture->isInvalid = true;
        return CUDA_ERROR_STREAM_CAPTURE_MERGE;
    }
    addEach(here->second.dependencies, there->second.dependencies);
    return CUDA_SUCCESS;
}

/// The capture of an origin that is gone cannot be whole; that of another stream can, where what it did is waited for.
void Captures::onDestroy(CUstream stream)
{
    const std::lock_guard lock(Graphs::ofThisProcess().mutex);
    const auto found = m_streams.find(stream);
    if (found == m_streams.end())
        return;
    const std::shared_ptr<Capture> capture = found->second.capture;
    if (capture->origin == stream) {
        capture->isInvalid = true;
        forget(*capture);
        return;
    }
    addEach(capture->left, found->second.dependencies);
    m_streams.erase(found);
    --m_count;
}

void Captures::onDestroy(CUevent event)
{
    const std::lock_guard lock(Graphs::ofThisProcess().mutex);
    m_events.erase(event);
}

CUresult Captures::begin(const DriverApi& api, CUstream stream, CUstreamCaptureMode mode, CUgraph graph,
                         const CUgraphNode* dependencies, std::size_t count)
{
    Graphs& graphs = Graphs::ofThisProcess();
    const std::lock_guard lock(graphs.mutex);
    unsigned flags = 0;
    if (const CUresult result = api.cuStreamGetFlags(stream, &flags); result != CUDA_SUCCESS)
        return result;
    if (isLegacy(stream))
        return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    if (mode < CU_STREAM_CAPTURE_MODE_GLOBAL || mode > CU_STREAM_CAPTURE_MODE_RELAXED)
        return CUDA_ERROR_INVALID_VALUE;
    if (m_streams.contains(stream))
        return CUDA_ERROR_ILLEGAL_STATE;
    Point point{.capture = std::make_shared<Capture>()};
    point.capture->graph = graph != nullptr ? graphs.find(graph) : std::make_shared<Graph>();
    if (!point.capture->graph || !graphs.nodesOf(*point.capture->graph, dependencies, count, point.dependencies))
        return CUDA_ERROR_INVALID_VALUE;
    point.capture->origin = stream;
    point.capture->mode = mode;
    point.capture->thread = std::this_thread::get_id();
    point.capture->id = ++m_lastId;
    point.capture->isBlocking = flags == CU_STREAM_DEFAULT;
    point.capture->isGiven = graph != nullptr;
    // A graph that is being captured has a handle already.
    if (graph == nullptr)
        graphs.add(point.capture->graph);
    m_streams.emplace(stream, std::move(point));
    ++m_count;
    return CUDA_SUCCESS;
}

/// Tells whether all that its streams did is done before what the origin does last.
bool Captures::isJoined(const Capture& capture, const Point& origin) const
{
    const std::unordered_set<const GraphNode*> before = nodesUpTo(origin.dependencies);
    return areAllIn(before, capture.left) && std::ranges::all_of(m_streams, [&](const auto& each) {
        return each.second.capture.get() != &capture || areAllIn(before, each.second.dependencies);
    });
}

void Captures::forget(const Capture& capture)
{
    const auto isIts = [&](const auto& each) { return each.second.capture.get() == &capture; };
    const std::shared_ptr<Graph> graph = capture.graph;
    const bool isThrownAway = capture.isInvalid && !capture.isGiven;
    std::erase_if(m_events, isIts);
    m_count -= static_cast<int>(std::erase_if(m_streams, isIts));
    if (isThrownAway)
        Graphs::ofThisProcess().destroy(handleOf(*graph));
}

CUresult Captures::end(CUstream stream, CUgraph* graph)
{
    const std::lock_guard lock(Graphs::ofThisProcess().mutex);
    if (graph == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    *graph = nullptr;
    const auto found = m_streams.find(stream);
    if (found == m_streams.end())
        return CUDA_ERROR_ILLEGAL_STATE;
    const std::shared_ptr<Capture> capture = found->second.capture;
    if (capture->mode != CU_STREAM_CAPTURE_MODE_RELAXED && capture->thread != std::this_thread::get_id())
        return CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD;
    if (capture->origin != stream) {
        capture->isInvalid = true;
        return CUDA_ERROR_STREAM_CAPTURE_UNMATCHED;
    }
    CUresult result = capture->isInvalid ? CUDA_ERROR_STREAM_CAPTURE_INVALIDATED : CUDA_SUCCESS;
    if (result == CUDA_SUCCESS && !isJoined(*capture, found->second)) {
        capture->isInvalid = true;
        result = CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
    }
    if (result == CUDA_SUCCESS)
        *graph = handleOf(*capture->graph);
    forget(*capture);
    return result;
}

Captures::Info Captures::infoOf(CUstream stream)
{
    const std::lock_guard lock(Graphs::ofThisProcess().mutex);
    const auto found = m_streams.find(stream);
    if (found == m_streams.end())
        return {};
    Point& point = found->second;
    if (point.capture->isInvalid)
        return {.status = CU_STREAM_CAPTURE_STATUS_INVALIDATED, .id = point.capture->id};
    point.told.clear();
    for (const GraphNode* node : point.dependencies)
        point.told.push_back(handleOf(node));
    point.toldEdges.assign(point.told.size(), CUgraphEdgeData{});
    return {.status = CU_STREAM_CAPTURE_STATUS_ACTIVE,
            .id = point.capture->id,
            .graph = handleOf(*point.capture->graph),
            .dependencies = point.told.data(),
            .edges = point.toldEdges.data(),
            .count = point.told.size()};
}

CUresult Captures::setDependencies(CUstream stream, const CUgraphNode* nodes, std::size_t count, bool adds)
{
    Graphs& graphs = Graphs::ofThisProcess();
    const std::lock_guard lock(graphs.mutex);
    const auto found = m_streams.find(stream);
    if (found == m_streams.end())
        return CUDA_ERROR_ILLEGAL_STATE;
    Point& point = found->second;
    if (point.capture->isInvalid)
        return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    std::vector<GraphNode*> given;
    if (!graphs.nodesOf(*point.capture->graph, nodes, count, given))
        return CUDA_ERROR_INVALID_VALUE;
    if (!adds)
        point.dependencies.clear();
    addEach(point.dependencies, given);
    return CUDA_SUCCESS;
}

CUstreamCaptureMode Captures::exchangeMode(CUstreamCaptureMode mode)
{
    return std::exchange(t_mode, mode);
}

}  // namespace kd::emulator::substitute
