// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/wording.h"
#include "core/report/document.h"
#include "core/report/embedding.h"
#include "core/report/htmlblocks.h"
#include "core/report/report.h"

namespace kd {
namespace {

/// JSON that can stand within <script>: no character of it can end the element or a comment.
std::string jsonForScript(const Json& json)
{
    std::string safe;
    for (const char c : dumpJson(json)) {
        switch (c) {
        case '<': safe += "\\u003c"; break;
        case '>': safe += "\\u003e"; break;
        case '&': safe += "\\u0026"; break;
        default: safe += c;
        }
    }
    return safe;
}

}  // namespace

std::string reportToHtml(const Report& report)
{
    const report::Document document = report::documentOf(report);
    report::HtmlWriter out;
    out.raw("<!DOCTYPE html>\n<html lang=\"").text(wordingTag());
    out.raw("\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
            "<meta name=\"generator\" content=\"KernelDesk\">\n");
    out.element("title", "", report::titleOf(document)).raw("\n<style>").raw(report::pageStyle()).raw("</style>\n");
    out.raw("</head>\n<body>\n<main>\n");
    report::writeDocument(out, document, report::chartDrawings(report));
    out.raw("</main>\n").raw(report::kDataStart).raw(jsonForScript(reportToJson(report))).raw(report::kDataEnd);
    out.raw("\n</body>\n</html>\n");
    return out.html();
}

}  // namespace kd
