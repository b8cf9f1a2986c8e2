// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/bench/recordedanswers.h"

#include "core/base/error.h"
#include "core/base/sha256.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace kd {
namespace {

const std::string kFolder = "@FOLDER@";
const std::string kTarget = "target";
const std::string kCompile = "compile";
const std::string kRun = "run";
const std::string kTime = "time";
const std::string kDisassemble = "disassemble";
const std::string kSample = "sample";

QString pathOf(const QString& name)
{
    return QStringLiteral(KD_ANSWERS "/%1.json").arg(name);
}

/// Empty where the program has no folder: nothing is replaced then.
std::string folderOf(const std::string& programName)
{
    return std::filesystem::path(programName).parent_path().string();
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    if (from.size() < 2)
        return text;
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

Json withFolder(const Json& value, const std::string& from, const std::string& to)
{
    if (value.is_string())
        return replaced(value.get<std::string>(), from, to);
    Json all = value;
    if (all.is_structured()) {
        for (Json& each : all)
            each = withFolder(each, from, to);
    }
    return all;
}

Json kept(const Json& value, const std::string& programName)
{
    return withFolder(value, folderOf(programName), kFolder);
}

Json given(const Json& value, const std::string& programName)
{
    return withFolder(value, kFolder, folderOf(programName));
}

std::string hashOf(const std::string& text)
{
    const QByteArray hash = QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256);
    return hash.first(12).toHex().toStdString();
}

std::string packed(const QByteArray& bytes)
{
    return qCompress(bytes, 9).toBase64().toStdString();
}

QByteArray unpacked(const std::string& text)
{
    return qUncompress(QByteArray::fromBase64(QByteArray::fromStdString(text)));
}

std::string textOf(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string keyOf(const CompileRequest& request)
{
    Json key = {request.source, request.architecture, request.options, request.nameExpressions};
    for (const UserHeader& header : request.headers)
        key.push_back({header.includeName, header.text});
    return hashOf(dumpJson(key));
}

/// Of the program it knows the image, and neither name nor folder.
Json partsOf(const RunRequest& request, std::span<const std::byte> image)
{
    Json parts = request;
    parts.erase("cubinBlob");
    parts.erase("programName");
    parts["image"] = hashOf(replaced(textOf(image), folderOf(request.programName), kFolder));
    return parts;
}

std::string keyOf(const RunRequest& request, std::span<const std::byte> image)
{
    return hashOf(dumpJson(partsOf(request, image)));
}

std::string keyOf(const TimingRequest& request, std::span<const std::byte> image)
{
    Json parts = request;
    parts["run"] = partsOf(request.run, image);
    return hashOf(dumpJson(parts));
}

/// The code that ran is the one that was given, which names the folder of the day.
void nameImage(RunOutcome& outcome, std::span<const std::byte> image)
{
    if (!outcome.cubinSha256.empty())
        outcome.cubinSha256 = sha256Hex(image);
}

std::string keyOf(const QString& pciBusId)
{
    return pciBusId.isEmpty() ? "emulated" : pciBusId.toStdString();
}

}  // namespace

RecordedAnswers RecordedAnswers::read(const QString& name)
{
    RecordedAnswers answers;
    QFile file(pathOf(name));
    if (file.open(QIODevice::ReadOnly))
        answers.m_answers = parseJson(file.readAll().toStdString(), name.toStdString());
    return answers;
}

void RecordedAnswers::write(const QString& name) const
{
    QFile file(pathOf(name));
    const QByteArray text = QByteArray::fromStdString(dumpJson(m_answers, 1)) + '\n';
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        throw RuntimeError({.text = verbatim(file.errorString().toStdString()), .subject = name.toStdString()});
}

const Json* RecordedAnswers::find(const std::string& call, const std::string& key) const
{
    const auto all = m_answers.find(call);
    if (all == m_answers.end())
        return nullptr;
    const auto answer = all->find(key);
    return answer == all->end() ? nullptr : &*answer;
}

void RecordedAnswers::add(const std::string& call, const std::string& key, Json answer)
{
    m_answers[call].emplace(key, std::move(answer));
}

std::optional<TargetInfo> RecordedAnswers::target() const
{
    const Json* const json = find(kTarget, "info");
    if (json == nullptr)
        return {};
    return TargetInfo{.compiler = json->at("compiler").get<CompilerInfo>(),
                      .devices = json->at("devices").get<DeviceList>(),
                      .disassembler = json->at("disassembler").get<DisassemblerLocation>(),
                      .programVersion = QString::fromStdString(json->at("programVersion").get<std::string>())};
}

/// Where the recording machine has its tools is nobody's business.
void RecordedAnswers::keepTarget(TargetInfo target)
{
    if (target.compiler.available)
        target.compiler.path = "/usr/local/cuda/lib64/libnvrtc.so";
    if (!target.compiler.toolkitInclude.empty())
        target.compiler.toolkitInclude = "/usr/local/cuda/include";
    if (!target.disassembler.path.empty()) {
        target.disassembler.path = "/usr/local/cuda/bin/nvdisasm";
        target.disassembler.identity = "recorded";
    }
    add(kTarget, "info",
        {{"compiler", target.compiler},
         {"devices", target.devices},
         {"disassembler", target.disassembler},
         {"programVersion", target.programVersion.toStdString()}});
}

std::optional<CompileOutcome> RecordedAnswers::compile(const CompileRequest& request) const
{
    const Json* const json = find(kCompile, keyOf(request));
    if (json == nullptr)
        return {};
    auto outcome = given(*json, request.programName).get<CompileOutcome>();
    const QByteArray cubin = unpacked(valueOr(*json, "cubin", std::string()));
    const auto bytes = std::as_bytes(std::span(cubin.data(), static_cast<std::size_t>(cubin.size())));
    outcome.cubin.assign(bytes.begin(), bytes.end());
    outcome.ptx = replaced(unpacked(valueOr(*json, "ptx", std::string())).toStdString(), kFolder, folderOf(request.programName));
    return outcome;
}

void RecordedAnswers::keep(const CompileRequest& request, const CompileOutcome& outcome)
{
    if (outcome.state != CompileOutcome::State::Ok && outcome.state != CompileOutcome::State::Rejected)
        return;
    Json json = kept(outcome, request.programName);
    if (!outcome.cubin.empty()) {
        json["cubin"] = packed(QByteArray::fromStdString(textOf(outcome.cubin)));
        json["ptx"] = packed(QByteArray::fromStdString(replaced(outcome.ptx, folderOf(request.programName), kFolder)));
    }
    const std::string key = keyOf(request);
    const Json* const known = find(kCompile, key);
    if (known != nullptr && !known->contains("cubin") && json.contains("cubin"))
        m_answers[kCompile].erase(key);
    add(kCompile, key, std::move(json));
}

std::optional<RunOutcome> RecordedAnswers::run(const RunRequest& request, std::span<const std::byte> image) const
{
    const Json* const json = find(kRun, keyOf(request, image));
    if (json == nullptr)
        return {};
    auto outcome = given(*json, request.programName).get<RunOutcome>();
    nameImage(outcome, image);
    return outcome;
}

void RecordedAnswers::keep(const RunRequest& request, std::span<const std::byte> image, const RunOutcome& outcome)
{
    if (outcome.state != RunOutcome::State::Cancelled)
        add(kRun, keyOf(request, image), kept(outcome, request.programName));
}

std::optional<TimingOutcome> RecordedAnswers::time(const TimingRequest& request, std::span<const std::byte> image) const
{
    const Json* const json = find(kTime, keyOf(request, image));
    if (json == nullptr)
        return {};
    auto outcome = given(*json, request.run.programName).get<TimingOutcome>();
    nameImage(outcome.run, image);
    return outcome;
}

void RecordedAnswers::keep(const TimingRequest& request, std::span<const std::byte> image, const TimingOutcome& outcome)
{
    if (outcome.run.state != RunOutcome::State::Cancelled)
        add(kTime, keyOf(request, image), kept(outcome, request.run.programName));
}

std::optional<Disassembly> RecordedAnswers::disassemble(const std::string& cubinSha256, const std::string& programName) const
{
    const Json* const json = find(kDisassemble, cubinSha256);
    if (json == nullptr)
        return {};
    auto disassembly = json->get<Disassembly>();
    for (std::string* const text : {&disassembly.lineInfo, &disassembly.liveRanges})
        *text = replaced(unpacked(*text).toStdString(), kFolder, folderOf(programName));
    return disassembly;
}

void RecordedAnswers::keep(const std::string& cubinSha256, const std::string& programName, const Disassembly& disassembly)
{
    if (disassembly.state == Disassembly::State::Cancelled)
        return;
    Disassembly smaller = disassembly;
    for (std::string* const text : {&smaller.lineInfo, &smaller.liveRanges})
        *text = packed(QByteArray::fromStdString(replaced(*text, folderOf(programName), kFolder)));
    add(kDisassemble, cubinSha256, smaller);
}

std::optional<GaugeSample> RecordedAnswers::sample(const QString& pciBusId) const
{
    const Json* const json = find(kSample, keyOf(pciBusId));
    return json == nullptr ? std::nullopt : std::optional(json->get<GaugeSample>());
}

void RecordedAnswers::keep(const QString& pciBusId, GaugeSample sample)
{
    static const QRegularExpression path(QStringLiteral("\\(/[^)]*\\)"));
    const QString failure = QString::fromStdString(sample.failure.english()).replace(path, QStringLiteral("(libnvidia-ml.so.1)"));
    sample.failure = verbatim(failure.toStdString());
    add(kSample, keyOf(pciBusId), sample);
}

}  // namespace kd
