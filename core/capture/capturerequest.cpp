// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/capturerequest.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/posix/file.h"

#include <charconv>

namespace kd {
namespace {

constexpr std::string_view kRequestSubject = "request to record launches";
constexpr std::size_t kMaxRequest = std::size_t{1} << 20, kMaxChoices = 1024, kMaxText = 4096;

}  // namespace

template <> struct FieldList<LaunchChoice> {
    static constexpr FieldRules kRules{.subject = kRequestSubject};
    static void list(auto& fields, auto& choice)
    {
        auto& [kernel, number, isWhole] = choice;
        fields.field("kernel", kernel, kMaxText);
        fields.field("number", number);
        fields.field("isWhole", isWhole);
    }
};

template <> struct FieldList<CaptureRequest> {
    static constexpr FieldRules kRules{.subject = kRequestSubject};
    static void list(auto& fields, auto& request)
    {
        auto& [launches, firstOfEach, range, measuresOnly, mostLaunches, listsKernels, limit, cupti] = request;
        fields.objects("launches", launches, kMaxChoices);
        fields.field("firstOfEach", firstOfEach);
        fields.field("range", range, kMaxText);
        fields.field("measuresOnly", measuresOnly);
        fields.field("mostLaunches", mostLaunches);
        fields.field("listsKernels", listsKernels);
        fields.field("limit", limit);
        fields.field("cupti", cupti, kMaxChoices);
    }
};

std::optional<LaunchChoice> launchChoiceOf(std::string_view text)
{
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos || colon == 0)
        return std::nullopt;
    LaunchChoice choice{.kernel = std::string(text.substr(0, colon))};
    const std::string_view digits = text.substr(colon + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), choice.number);
    if (error != std::errc() || end != digits.data() + digits.size() || choice.number == 0)
        return std::nullopt;
    return choice;
}

std::string captureRequestText(const CaptureRequest& request)
{
    Json json;
    writeFields(json, request);
    return dumpJson(json);
}

CaptureRequest parseCaptureRequest(std::string_view text)
{
    CaptureRequest request;
    readFields(parseJson(text, kRequestSubject, {.bytes = kMaxRequest}), request);
    return request;
}

void writeCaptureRequest(const CaptureRequest& request, const std::filesystem::path& folder)
{
    constexpr unsigned kPrivate = 0600;
    posix::writeFileAtomically(folder / CaptureRequest::kFile, captureRequestText(request), kPrivate);
}

CaptureRequest readCaptureRequest(const std::filesystem::path& folder)
{
    return parseCaptureRequest(posix::readTextFile(folder / CaptureRequest::kFile, Bytes{kMaxRequest}));
}

}  // namespace kd
