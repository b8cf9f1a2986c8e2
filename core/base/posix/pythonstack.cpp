// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/pythonstack.h"

#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <system_error>
#include <utility>

namespace kd::posix {
namespace {

constexpr std::size_t kMaxTrace = std::size_t{1} << 16;

/// What of Python the process has, which does not change once the first thread of it runs.
struct Python {
    int (*isInitialized)() = nullptr;
    void* (*threadState)() = nullptr;
    void (*dump)(int descriptor, void* threadState) = nullptr;
};

const Python* pythonOfThisProcess()
{
    static const Python python{reinterpret_cast<int (*)()>(::dlsym(RTLD_DEFAULT, "Py_IsInitialized")),
                               reinterpret_cast<void* (*)()>(::dlsym(RTLD_DEFAULT, "PyGILState_GetThisThreadState")),
                               reinterpret_cast<void (*)(int, void*)>(::dlsym(RTLD_DEFAULT, "_Py_DumpTraceback"))};
    const bool isThere = python.isInitialized != nullptr && python.threadState != nullptr && python.dump != nullptr;
    return isThere && python.isInitialized() != 0 ? &python : nullptr;
}

/// A file in memory that one thread writes into and reads, again and again. A process that it forks has one of its own.
class TraceFile {
public:
    TraceFile() : m_descriptor(::memfd_create("kerneldesk-trace", MFD_CLOEXEC)) {}
    ~TraceFile()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    TraceFile(const TraceFile&) = delete;
    TraceFile& operator=(const TraceFile&) = delete;

    int descriptor() const noexcept { return m_descriptor; }
    bool isOfThisProcess() const noexcept { return m_process == ::getpid(); }
    bool rewind() const noexcept { return m_descriptor >= 0 && ::lseek(m_descriptor, 0, SEEK_SET) == 0; }
    std::string read() const
    {
        const off_t end = ::lseek(m_descriptor, 0, SEEK_CUR);
        std::string text(end > 0 ? std::min(static_cast<std::size_t>(end), kMaxTrace) : 0, '\0');
        const ssize_t got = ::pread(m_descriptor, text.data(), text.size(), 0);
        text.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
        return text;
    }

private:
    const pid_t m_process = ::getpid();
    const int m_descriptor;
};

}  // namespace

std::string pythonTrace()
{
    const Python* const python = pythonOfThisProcess();
    void* const state = python != nullptr ? python->threadState() : nullptr;
    if (state == nullptr)
        return {};
    static thread_local std::optional<TraceFile> file;
    if (!file || !file->isOfThisProcess())
        file.emplace();
    if (!file->rewind())
        return {};
    python->dump(file->descriptor(), state);
    return file->read();
}

std::vector<PythonCall> pythonCalls(std::string_view trace, std::size_t most)
{
    constexpr std::string_view kFile = "  File \"", kLine = "\", line ", kFunction = " in ";
    std::vector<PythonCall> calls;
    while (!trace.empty() && calls.size() < most) {
        const std::size_t end = std::min(trace.find('\n'), trace.size());
        const std::string_view line = trace.substr(0, end);
        trace.remove_prefix(std::min(end + 1, trace.size()));
        const std::size_t behindFile = line.rfind(kLine);
        if (!line.starts_with(kFile) || behindFile == std::string_view::npos || behindFile < kFile.size())
            continue;
        const std::string_view rest = line.substr(behindFile + kLine.size());
        PythonCall call{.file = std::string(line.substr(kFile.size(), behindFile - kFile.size())), .line = 0, .function = {}};
        const auto [behind, failure] = std::from_chars(rest.data(), rest.data() + rest.size(), call.line);
        const std::string_view function(behind, static_cast<std::size_t>(rest.data() + rest.size() - behind));
        if (failure != std::errc() || call.line <= 0 || !function.starts_with(kFunction))
            continue;
        call.function = function.substr(kFunction.size());
        calls.push_back(std::move(call));
    }
    return calls;
}

}  // namespace kd::posix
