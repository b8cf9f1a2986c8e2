#pragma once

#include "core/compile/compilerequest.h"
#include "core/compile/nvrtclibrary.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Messages, __FILE__ and line tables name files as the request does, with one exception: in line tables NVRTC puts the
/// working directory before relative names, so those go under this folder, that the result depends on the request only.
inline constexpr std::string_view kVirtualFolder = "/.kerneldesk/";

/// One program in NVRTC, alive as long as this object.
class NvrtcProgram {
public:
    /// The request's source, headers and name expressions. `result()` tells whether NVRTC took them. `lineTables` says
    /// that the options ask for line information.
    NvrtcProgram(const NvrtcApi& api, const CompileRequest& request, bool lineTables);
    ~NvrtcProgram();
    NvrtcProgram(const NvrtcProgram&) = delete;
    NvrtcProgram& operator=(const NvrtcProgram&) = delete;

    nvrtcResult result() const noexcept { return m_result; }
    /// Compiles with these options; the same as result() afterwards.
    nvrtcResult compile(const std::vector<std::string>& options);

    std::string log() const;
    std::string ptx() const;  ///< also there when only ptxas failed
    std::vector<std::byte> cubin() const;
    /// The symbol that `expression` stands for; empty when there is none.
    std::string loweredName(const std::string& expression) const;

private:
    const NvrtcApi& m_api;
    nvrtcProgram m_program = nullptr;
    nvrtcResult m_result = NVRTC_SUCCESS;
};

}  // namespace kd
