// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/advice/trials.h"

#include "core/session/launch/moduleimage.h"
#include "ui/common/messagetext.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/build/build.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/target/targetconnection.h"

namespace kd {

TrialRunner::PreparedBuild documentRequest(const Program& changed, const std::string& architecture)
{
    Result<CompileRequest> answer = attempt([&] {
        CompileRequest request = changed.request(architecture);
        addLineInformation(request);
        return request;
    });
    if (answer.value)
        return std::move(*answer.value);
    return CompileOutcome{.state = CompileOutcome::State::Rejected, .message = verbatim(answer.sentence.toStdString())};
}

QString whyNoTrials(const TargetInfo& target, const Build& build)
{
    const bool isOfNvcc = build && compilerOf(*build.outcome).choice == CompilerChoice::Nvcc;
    return isOfNvcc || target.compiler.available ? QString() : messageText(target.compiler.missing);
}

bool insertIntoText(Document& document, const Candidate& candidate)
{
    const QByteArray text = document.text();
    const std::optional<BoundsEdit> edit =
        editIn(candidate, {text.constData(), static_cast<std::size_t>(text.size())});
    if (edit)
        document.replaceRange(static_cast<qsizetype>(edit->begin), static_cast<qsizetype>(edit->end),
                              QByteArray::fromStdString(edit->text));
    return edit.has_value();
}

}  // namespace kd
