// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/nvrtc/nvrtcprogram.h"

#include "core/compile/source/diagnostics.h"
#include "core/compile/source/linedirective.h"

#include <string_view>

namespace kd {
namespace {

/// NVRTC looks for quoted includes beside the program: in a folder that does not exist, so that it reads only what the
/// request brings along.
constexpr const char* kProgramName = "/.kerneldesk/program.cu";
constexpr const char* kHeaderStop = "#pragma nv_hdrstop\n";
constexpr const char* kEndOfHeaders = "kerneldesk: end of headers";

template <typename Size, typename Get>
std::string textOf(nvrtcProgram program, Size size, Get get)
{
    std::size_t length = 0;
    if (size(program, &length) != NVRTC_SUCCESS || length <= 1)
        return {};
    std::string text(length, '\0');
    if (get(program, text.data()) != NVRTC_SUCCESS)
        return {};
    // The log of some compiles ends in two NULs.
    while (text.ends_with('\0'))
        text.pop_back();
    return text;
}

}  // namespace

NvrtcProgram::NvrtcProgram(const NvrtcApi& api, const CompileRequest& request, bool lineTables, const PchPrefix* part)
    : m_api(api)
{
    const std::string name = request.programName.empty() ? "program.cu" : request.programName;
    if (part == nullptr) {
        create(withLineDirective(request.source, name, lineTables), request.headers, lineTables);
    } else {
        m_partOption = "--use-pch=" + part->file.string();
        m_usedLine = "\"" + std::string(kProgramName) + "\": using precompiled header file \"" + part->file.string() + "\"\n";
        const std::string_view rest = std::string_view(request.source).substr(part->end);
        create(part->directives + kHeaderStop + withLineDirective(rest, name, lineTables, part->nextLine), request.headers,
               lineTables);
    }
    for (const std::string& expression : request.nameExpressions)
        if (m_result == NVRTC_SUCCESS)
            m_result = api.addNameExpression(m_program, expression.c_str());
}

NvrtcProgram::NvrtcProgram(const NvrtcApi& api, const std::string& directives, const std::vector<UserHeader>& headers) : m_api(api)
{
    // Compiling goes no further than the error, which saves a fifth of the time.
    create(directives + kHeaderStop + "#error " + kEndOfHeaders + "\n", headers, false);
}

void NvrtcProgram::create(const std::string& source, const std::vector<UserHeader>& headers, bool lineTables)
{
    std::vector<std::string> texts;
    std::vector<const char*> textPointers;
    std::vector<const char*> names;
    texts.reserve(headers.size());
    for (const UserHeader& header : headers) {
        texts.push_back(withLineDirective(header.text, header.path.empty() ? header.includeName : header.path, lineTables));
        textPointers.push_back(texts.back().c_str());
        names.push_back(header.includeName.c_str());
    }
    m_result = m_api.createProgram(&m_program, source.c_str(), kProgramName, static_cast<int>(names.size()), textPointers.data(),
                                   names.data());
}

NvrtcProgram::~NvrtcProgram()
{
    if (m_program != nullptr)
        m_api.destroyProgram(&m_program);
}

nvrtcResult NvrtcProgram::compile(const std::vector<std::string>& options)
{
    std::vector<const char*> words;
    for (const std::string& option : options)
        words.push_back(option.c_str());
    if (!m_partOption.empty())
        words.push_back(m_partOption.c_str());
    m_result = m_api.compileProgram(m_program, static_cast<int>(words.size()), words.data());
    return m_result;
}

std::string NvrtcProgram::wholeLog() const
{
    return textOf(m_program, m_api.getProgramLogSize, m_api.getProgramLog);
}

std::string NvrtcProgram::log() const
{
    std::string text = wholeLog();
    if (!m_usedLine.empty() && text.starts_with(m_usedLine))
        text.erase(0, m_usedLine.size());
    return text;
}

bool NvrtcProgram::usedPart() const
{
    const std::string text = wholeLog();
    // Further words about it, or about the lines that it stands for, are none that a compile without it would say.
    return text.starts_with(m_usedLine) && text.find("precompiled header", m_usedLine.size()) == std::string::npos &&
           text.find(std::string(kProgramName) + "(", m_usedLine.size()) == std::string::npos;
}

bool NvrtcProgram::endsAtHeaderStop() const
{
    const std::vector<Diagnostic> diagnostics = readDiagnostics(wholeLog());
    return diagnostics.size() == 1 && diagnostics.front().severity == Diagnostic::Severity::Error &&
           diagnostics.front().message.english().find(kEndOfHeaders) != std::string::npos;
}

std::string NvrtcProgram::ptx() const
{
    return textOf(m_program, m_api.getPtxSize, m_api.getPtx);
}

std::vector<std::byte> NvrtcProgram::cubin() const
{
    std::size_t size = 0;
    if (m_api.getCubinSize(m_program, &size) != NVRTC_SUCCESS)
        return {};
    std::vector<std::byte> bytes(size);
    if (size != 0 && m_api.getCubin(m_program, reinterpret_cast<char*>(bytes.data())) != NVRTC_SUCCESS)
        bytes.clear();
    return bytes;
}

std::size_t NvrtcProgram::tileIrSize() const
{
    std::size_t size = 0;
    if (m_api.getTileIrSize == nullptr || m_api.getTileIr == nullptr || m_api.getTileIrSize(m_program, &size) != NVRTC_SUCCESS)
        return 0;
    return size;
}

std::vector<std::byte> NvrtcProgram::tileIr() const
{
    std::vector<std::byte> bytes(tileIrSize());
    if (!bytes.empty() && m_api.getTileIr(m_program, reinterpret_cast<char*>(bytes.data())) != NVRTC_SUCCESS)
        bytes.clear();
    return bytes;
}

std::string NvrtcProgram::loweredName(const std::string& expression) const
{
    const char* name = nullptr;
    return m_api.getLoweredName(m_program, expression.c_str(), &name) == NVRTC_SUCCESS && name != nullptr ? name : "";
}

}  // namespace kd
