// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compilerequest.h"
#include "core/compile/nvrtc/nvrtclibrary.h"
#include "core/compile/cache/pchcandidate.h"

#include <cstddef>
#include <string>
#include <vector>

namespace kd {

/// One program in NVRTC, alive as long as this object.
class NvrtcProgram {
public:
    /// The request's source, headers and name expressions. `result()` tells whether NVRTC took them. `lineTables` says
    /// that the options ask for line information. With `part` its file stands for the first lines.
    NvrtcProgram(const NvrtcApi& api, const CompileRequest& request, bool lineTables, const PchPrefix* part = nullptr);
    /// Nothing but directives, to be compiled with --create-pch: it ends in an error behind them, when the file is written.
    NvrtcProgram(const NvrtcApi& api, const std::string& directives, const std::vector<UserHeader>& headers);
    ~NvrtcProgram();
    NvrtcProgram(const NvrtcProgram&) = delete;
    NvrtcProgram& operator=(const NvrtcProgram&) = delete;

    nvrtcResult result() const noexcept { return m_result; }
    /// Compiles with these options; the same as result() afterwards.
    nvrtcResult compile(const std::vector<std::string>& options);

    /// Gives the log without what NVRTC says of precompiled headers that it used.
    std::string log() const;
    /// Tells whether the precompiled part took part as it should.
    bool usedPart() const;
    /// Tells of a program of directives whether all is well with them, and nothing to tell.
    bool endsAtHeaderStop() const;
    std::string ptx() const;  ///< also there when only ptxas failed
    std::vector<std::byte> cubin() const;
    std::size_t tileIrSize() const;  ///< bytes; 0 where there is none, or NVRTC knows none
    std::vector<std::byte> tileIr() const;
    /// The symbol that `expression` stands for; empty when there is none.
    std::string loweredName(const std::string& expression) const;

private:
    void create(const std::string& source, const std::vector<UserHeader>& headers, bool lineTables);
    std::string wholeLog() const;

    const NvrtcApi& m_api;
    std::string m_usedLine;  ///< text that the log says first when the precompiled part is used
    std::string m_partOption;
    nvrtcProgram m_program = nullptr;
    nvrtcResult m_result = NVRTC_SUCCESS;
};

}  // namespace kd
