// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/report/embedding.h"
#include "core/report/reportfields.h"

namespace kd {
namespace {

constexpr Bytes kLargestPage{128u << 20};

void requireFormat(const Json& json, const std::string& subject)
{
    if (!json.is_object() || valueOr<std::string>(json, "format", "") != report::kFormat)
        refuse(subject, "this is not a KernelDesk report: \"format\": \"kerneldesk-report\" is missing");
    const auto version = json.find("version");
    if (version == json.end() || !version->is_number_integer() || *version < 1)
        refuse(subject, "its \"version\" is not a whole number from 1");
    if (version->get<std::uint64_t>() > report::kVersion)
        refuse(subject,
               message("it is of report version {}, but this program reads version {}: open it with a newer KernelDesk",
                       version->dump(), report::kVersion));
}

/// What stands between the one start of the data and their end.
std::string_view dataOf(std::string_view page, const std::string& subject)
{
    const std::size_t start = page.find(report::kDataStart);
    if (start == std::string_view::npos)
        refuse(subject, "this page is not a KernelDesk report: it has no block of a report's data");
    const std::string_view rest = page.substr(start + report::kDataStart.size());
    if (rest.find(report::kDataStart) != std::string_view::npos)
        refuse(subject, "this page holds the data of more than one report");
    const std::size_t end = rest.find(report::kDataEnd);
    if (end == std::string_view::npos)
        refuse(subject, "this page is cut off: the end of its data is missing");
    return rest.substr(0, end);
}

}  // namespace

Report reportFromJson(const Json& json, const std::string& subject)
{
    requireFormat(json, subject);
    try {
        return report::readReport(json);
    } catch (const Error& error) {
        refuse(subject, error.sentence());
    } catch (const Json::exception&) {
        refuse(subject, "a value in it is of another type than a report's");
    }
}

Report reportFromText(std::string_view text, const std::string& subject)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    const bool isPage = first != std::string_view::npos && text[first] == '<';
    return reportFromJson(parseJson(isPage ? dataOf(text, subject) : text, subject), subject);
}

Report loadReport(const std::filesystem::path& file)
{
    return reportFromText(posix::readTextFile(file, kLargestPage), file.string());
}

}  // namespace kd
