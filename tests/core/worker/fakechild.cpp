// SPDX-License-Identifier: GPL-3.0-or-later
// A child of the supervisor that does what it is told by the source it is to compile, or the kernel that it is to run.
#include "core/base/frameheader.h"
#include "core/base/posix/channel.h"
#include "core/base/posix/process.h"
#include "core/compile/compiler.h"
#include "core/base/sha256.h"
#include "core/compile/cache/pchcandidate.h"
#include "core/measure/runner.h"
#include "core/worker/launchclock.h"
#include "core/worker/wire.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <unistd.h>
#include <utility>

using namespace kd;

namespace {

constexpr int kChannel = 3;

class FakeChild {
public:
    FakeChild() : m_channel(posix::Handle(kChannel)) { }

    void serve()
    {
        while (std::optional<posix::Frame> frame = m_channel.receive()) {
            const ChildMessage message = childMessageFrom(frame->payload);
            m_job = message.job;
            if (includes() != nullptr && !std::exchange(m_isReady, true))
                tell("ready", PchToolchain{.nvrtc = "fake", .includeFolders = {includes()}, .heapAddress = 1, .heapBytes = 1}, 0);
            if (message.type == "compile" || message.type == "signatures")
                compile(message);
            else if (message.type == "precompile")
                precompile();
            else if (message.type == "info")
                tell("answer", CompilerInfo{.available = true, .version = "0.0.1"});
            else if (message.type == "list")
                tell("devices", DeviceList{.devices = {{.id = {"cuda:0"}, .name = "Fake"}}});
            else if (message.type == "clock")
                m_clock.emplace(posix::SharedMemory(std::move(frame->descriptors.at(0)), LaunchClock::size()));
            else if (message.type == "memory")
                receiveMemory(message.body, frame->descriptors);
            else if (message.type == "run" || message.type == "time" || message.type == "compare")
                run(message);
        }
    }

private:
    /// The toolkit's headers that it is to have.
    static const char* includes() { return std::getenv("KDFAKE_INCLUDES"); }

    void tell(const char* type, Json body, std::uint64_t job)
    {
        m_channel.send(toCbor({.type = type, .job = job, .body = std::move(body)}));
    }
    void tell(const char* type, Json body) { tell(type, std::move(body), m_job); }

    /// An answer in which one bit has changed on its way.
    void tellDamaged(std::size_t bit)
    {
        const std::vector<std::byte> payload =
            toCbor({.type = "answer", .job = m_job, .body = {{"state", std::string(1000, 'x')}}});
        const FrameHeader header = FrameHeader::of(payload);
        std::vector<std::byte> frame(sizeof header);
        std::memcpy(frame.data(), &header, sizeof header);
        frame.insert(frame.end(), payload.begin(), payload.end());
        frame.at(bit / 8) ^= std::byte{1} << bit % 8;
        (void)!::write(kChannel, frame.data(), frame.size());
        for (;;)
            ::pause();
    }

    /// What both kinds can be told.
    void obey(const std::string& order)
    {
        if (order == "segv") {
            std::signal(SIGSEGV, SIG_DFL);  // sanitizers take it
            std::raise(SIGSEGV);
        }
        if (order == "killed")
            std::raise(SIGKILL);
        if (order == "terminated")
            std::raise(SIGTERM);
        if (order.ends_with("-once")) {
            if (std::ofstream("../was-ended", std::ios::in))
                return;
            std::ofstream("../was-ended") << "by somebody";
            return obey(order.substr(0, order.rfind("-once")));
        }
        if (order == "exit0")
            ::_exit(0);
        if (order == "hang")
            for (;;)
                ::pause();
        if (order == "garbage")
            (void)!::write(kChannel, "this is no frame at all", 23);
        if (order == "damaged-input")
            ::_exit(kDamagedInputStatus);
        if (order.starts_with("flip-"))
            tellDamaged(std::stoul(order.substr(5)));
        if (order == "wrong-shape") {
            tell("answer", {{"state", 7}, {"kernels", "none"}});
            for (;;)
                ::pause();
        }
        if (order == "no-cbor") {
            m_channel.send(std::as_bytes(std::span("what is this")));
            for (;;)
                ::pause();
        }
        if (order == "out-of-memory") {
            std::fputs("terminate called after throwing an instance of 'std::bad_alloc'\n", stderr);
            std::abort();
        }
    }

    /// What toolkit headers it pretends to have, beside an answer.
    void tellWithHeaders(Json body)
    {
        const bool wantsMore = !m_key.empty() && !m_headers.contains(m_key);
        body["headers"] = {{"ready", m_headers}, {"wantsMore", wantsMore}};
        if (m_order == "refused" || m_order == "unfit" || m_order == "taken-with-stored")
            body["headers"]["stored"] = m_order.substr(0, m_order.find('-'));
        if (m_order == "makes" && std::exchange(m_makes, false)) {
            std::ofstream("made.pch") << "headers";
            const IncludeClosure closure = includes() != nullptr ? includeClosure(m_firstLine, {includes()}) : IncludeClosure{};
            body["headers"]["made"] = {
                {"file", "made.pch"}, {"reach", sha256Hex(closure.digest)}, {"label", PchLabel{.name = "mine"}}};
        }
        if (m_order == "lies")
            body["headers"]["made"] = {{"file", "../../made.pch"}, {"label", {{"name", 7}}}};
        if (m_order == "other-reach" && std::exchange(m_makes, false)) {
            std::ofstream("made.pch") << "headers";
            tell("ready", PchToolchain{.nvrtc = "another", .includeFolders = {"/"}, .heapAddress = 2, .heapBytes = 2}, 0);
            body["headers"]["made"] = {{"file", "made.pch"}, {"reach", sha256Hex(std::string("another"))}};
        }
        tell("answer", std::move(body));
    }

    void precompile()
    {
        ++m_precompiles;
        if (m_order == "hang-making")
            obey("hang");
        if (m_order == "die-making")
            obey("segv");
        if (m_order == "killed-making") {
            std::ofstream("../makings", std::ios::app) << "one\n";
            obey("killed");
        }
        if (m_order != "unmakeable")
            m_headers.insert(m_key);
        m_makes = true;
        m_key.clear();
        tellWithHeaders(Json::object());
    }

    void compile(const ChildMessage& message)
    {
        auto request = message.body.get<CompileRequest>();
        const bool isSignature = message.type == "signatures";
        m_key = valueOr<std::string>(message.body, "headersKey", {});
        const bool hasHeaders = m_headers.contains(m_key);
        if (request.source.starts_with("#include")) {
            m_firstLine = request.source.substr(0, request.source.find('\n') + 1);
            request.source.erase(0, m_firstLine.size());
        }
        const std::string order =
            isSignature == request.source.starts_with("signature-") ? request.source.substr(isSignature ? 10 : 0) : "ok";
        m_order = order;
        if (order == "stop")
            std::raise(SIGSTOP);
        if (order == "slow")
            ::usleep(300'000);
        if (order == "segv-with-headers" && hasHeaders)
            obey("segv");
        if (order == "hang-with-headers" && hasHeaders)
            obey("hang");
        const bool takes = order.ends_with("-with-stored") && !m_key.empty() && valueOr(message.body, "usesStore", false);
        if (takes) {
            tell("stored", Json::object());
            obey(order.substr(0, order.rfind("-with-stored")));
        }
        if (order == "leave-file")
            std::ofstream("left.pch") << std::string(1 << 20, 'x');
        obey(order);
        if (isSignature) {
            SignatureOutcome signature{.ok = true, .kernels = {{.name = "named", .loweredName = "k"}}};
            if (order == "long")
                signature.kernels[0] = {.loweredName = "k", .parameters = {{.name = std::string(3 << 20, 'n')}}, .hasSignature = true};
            return tellWithHeaders(signature);
        }
        CompileOutcome outcome{.state = order == "reject" ? CompileOutcome::State::Rejected : CompileOutcome::State::Ok,
                               .message = verbatim(takes ? order + " with stored" : hasHeaders ? order + " with headers" : order),
                               .architecture = request.architecture,
                               .kernels = {{.name = "k", .loweredName = "k"}},
                               .ptx = "ptx"};
        // The second one stays where host code is set aside.
        const bool isHostCode = order.starts_with("host-code") || order == "__global__ void host();";
        if (isHostCode && request.compiler != CompilerChoice::Nvcc) {
            outcome.state = CompileOutcome::State::Rejected;
            outcome.diagnostics = {{.message = "expected a \";\"", .position = {.file = "k.cu", .line = 9}, .stage = "compiler"},
                                   {.message = "cannot open source file \"vector\"",
                                    .position = {.file = "k.cu", .line = 2},
                                    .stage = "compiler"}};
        }
        for (const std::string& option : request.options)
            outcome.optionsSha256 += option + ' ';
        if (request.compiler == CompilerChoice::Nvcc) {
            outcome.nvccVersion = "13";
            if (order == "host-code-wrong")
                outcome.state = CompileOutcome::State::Rejected;
        }
        if (request.source == "signature-long")
            outcome.kernels[0].parameters = {{}};
        // What tileiras is to do with it.
        if (order.starts_with("tile-")) {
            const auto bytes = std::as_bytes(std::span(order));
            outcome.tileIr.assign(bytes.begin(), bytes.end());
        }
        if (order == "two-kernels")
            outcome.kernels.push_back({.name = "l", .loweredName = "l"});
        outcome.cubin.resize(4, std::byte{1});
        outcome.nvrtcVersion = std::to_string(::getpid());
        outcome.log = std::to_string(m_precompiles);
        tellWithHeaders(outcomeToWire(outcome));
    }

    void receiveMemory(const Json& body, std::vector<posix::Handle>& descriptors)
    {
        for (std::size_t i = 0; i < descriptors.size(); ++i) {
            posix::SharedMemory memory(std::move(descriptors[i]), Bytes{body.at("entries").at(i).at("size").get<std::uint64_t>()});
            if (body.at("entries").at(i).at("kind") == "output")
                m_outputs.push_back(std::move(memory));
        }
    }

    void launch(const std::string& order)
    {
        m_clock->begin();
        if (order == "flood")
            for (int i = 0; i < 64 << 10; ++i)
                std::printf("%016383d\n", i);
        if (order == "invalid-utf8")
            std::fputs("\xc3\x28 ok\n", stdout);
        if (order == "assert")
            std::fputs("k.cu:12: void k(int *): block: [0,1,0], thread: [5,0,0] Assertion `i < n` failed.\n", stderr);
        obey(order);
        m_clock->end();
        std::fflush(stdout);
    }

    void run(const ChildMessage& message)
    {
        const Json& request = message.body.at("request");
        const bool isComparison = message.type == "compare";
        const Json& run = isComparison ? request.at("first") : message.type == "time" ? request.at("run") : request;
        const auto plan = run.at("plan").get<LaunchPlan>();
        const std::string order = plan.kernel;
        tell("device", {{"name", "Fake"}, {"driverVersion", "13.0"}});
        if (order == "exit0-before")
            ::_exit(0);
        if (order.find("-before:") != std::string::npos) {  // behind it the file of those that were
            const std::string file = order.substr(order.find(':') + 1);
            if (!std::ofstream(file, std::ios::in)) {
                std::ofstream(file) << "by somebody";
                obey(order.substr(0, order.find("-before:")));
                obey("hang");  // until the supervisor has read what it wrote
            }
        }
        if (order == "always-killed-before")
            std::raise(SIGKILL);
        launch(order.find("-before:") == std::string::npos ? order : "ok");
        if (order == "exit0-after")
            ::_exit(0);
        if (order == "unavailable") {
            const RunOutcome none{.state = RunOutcome::State::Unavailable, .message = "no context", .deviceId = "cuda:0"};
            return tell("outcome", {{"outcome", none}, {"dead", false}});
        }
        RunOutcome outcome{.state = RunOutcome::State::Ok, .kernel = order, .device = "Fake", .deviceId = "cuda:0"};
        if (order == "assert" || order == "illegal") {
            outcome.state = RunOutcome::State::Faulted;
            outcome.faults = {{.kind = order == "assert" ? Fault::Kind::Assert : Fault::Kind::IllegalAddress}};
        }
        for (std::size_t i = 0; i < plan.buffers.size() && outcome.ok(); ++i) {
            for (std::byte& byte : m_outputs.at(i).bytes())
                byte = std::byte{'o'};
            outcome.outputs.push_back({.name = plan.buffers[i].name, .count = plan.buffers[i].count});
        }
        if (order == "wrong-job")
            tell("outcome", {{"outcome", outcome}, {"dead", false}}, m_job + 1);
        Json body = message.type == "time" ? timingToWire({.run = outcome, .samples = {1, 2}}) : Json(outcome);
        if (isComparison) {
            ComparisonOutcome comparison;
            comparison.first = comparison.second = outcome;
            comparison.counts = {{"buffers", plan.buffers.size(), m_outputs.size()}};
            body = comparison;
        }
        tell("outcome", {{"outcome", body}, {"dead", !outcome.ok()}});
        m_outputs.clear();
    }

    std::set<std::string> m_headers;
    std::string m_key;
    std::string m_order;
    bool m_makes = false;
    bool m_isReady = false;
    std::string m_firstLine;  ///< of the source last compiled, when it includes something
    int m_precompiles = 0;
    posix::Channel m_channel;
    std::uint64_t m_job = 0;
    std::optional<LaunchClock> m_clock;
    std::vector<posix::SharedMemory> m_outputs;
};

}  // namespace

int main()
{
    posix::dieWithParent(kChannel);
    FakeChild().serve();
    return 0;
}
