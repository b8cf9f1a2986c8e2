// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compilerequest.h"

#include "core/base/fields.h"

namespace kd {
namespace {

constexpr std::uint64_t kMaxCompileTime = std::uint64_t{365} * 24 * 3'600'000;  // ms

}  // namespace

template <> struct FieldList<UserHeader> {
    static constexpr FieldRules kRules{.subject = "header of a compile", .isLenient = true};
    static void list(auto& fields, auto& header)
    {
        auto& [includeName, path, text] = header;
        fields.field("includeName", includeName);
        fields.field("path", path);
        fields.field("text", text);
    }
};

template <> struct FieldList<CompileRequest> {
    static constexpr FieldRules kRules{.subject = "compile request", .isLenient = true};
    static void list(auto& fields, auto& request)
    {
        auto& [source, programName, headers, architecture, options, nameExpressions, compiler, nvccOptions, useCache,
               needsSignatures, deadline] = request;
        fields.field("source", source);
        fields.field("programName", programName);
        fields.objects("headers", headers);
        fields.field("architecture", architecture);
        fields.field("options", options);
        fields.field("nameExpressions", nameExpressions);
        fields.word("compiler", compiler, kCompilerChoices);
        fields.field("nvccOptions", nvccOptions);
        fields.field("useCache", useCache);
        fields.field("needsSignatures", needsSignatures);
        fields.milliseconds("deadline", deadline, 0, kMaxCompileTime);
    }
};

void to_json(Json& json, const CompileRequest& request)
{
    writeFields(json, request);
}

void from_json(const Json& json, CompileRequest& request)
{
    readFields(json, request);
}

}  // namespace kd
