// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worker/capturemessages.h"

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/json.h"

#include <string_view>

namespace kd {
namespace {

constexpr std::string_view kCaptureSubject = "message about a capture";
constexpr std::size_t kMaxCaptureWords = 65536, kMaxCaptureText = 4096, kMaxCaptureName = 64;

std::string_view payloadText(QByteArrayView payload)
{
    return {payload.data(), static_cast<std::size_t>(payload.size())};
}

template <typename T> QByteArray jsonMessage(CaptureMessage kind, const T& value)
{
    Json json;
    writeFields(json, value);
    return toCaptureMessage(kind, QByteArray::fromStdString(dumpJson(json)));
}

template <typename T> T readMessage(QByteArrayView payload)
{
    T value;
    try {
        readFields(parseJson(payloadText(payload), kCaptureSubject), value);
    } catch (const Json::exception&) {
        throw RuntimeError({.text = "a message about a capture is damaged"});
    }
    return value;
}

struct FailureMessage {
    Message sentence;
};

constexpr auto kRequestToJson = [](const CaptureRequest& request) { return Json(captureRequestText(request)); };
constexpr auto kReadRequest = [](const JsonFields& fields, std::string_view key, CaptureRequest& request) {
    std::string text;
    fields.read(key, text);
    request = parseCaptureRequest(text);
};

}  // namespace

template <> struct FieldList<CaptureStart> {
    static constexpr FieldRules kRules{.subject = kCaptureSubject};
    static void list(auto& fields, auto& start)
    {
        auto& [program, arguments, folder, variables, request] = start;
        fields.field("program", program, kMaxCaptureText);
        fields.field("arguments", arguments, kMaxCaptureWords);
        fields.field("folder", folder, kMaxCaptureText);
        fields.field("variables", variables, kMaxCaptureWords);
        fields.custom("request", request, kRequestToJson, kReadRequest);
    }
};

template <> struct FieldList<RecordingName> {
    static constexpr FieldRules kRules{.subject = kCaptureSubject};
    static void list(auto& fields, auto& name)
    {
        auto& [process, order] = name;
        fields.required("process", process, 1);
        fields.required("order", order, 1);
    }
};

template <> struct FieldList<CaptureFile> {
    static constexpr FieldRules kRules{.subject = kCaptureSubject};
    static void list(auto& fields, auto& file)
    {
        auto& [recording, name, bytes] = file;
        fields.object("recording", recording);
        fields.field("name", name, kMaxCaptureName);
        fields.required("bytes", bytes);
    }
};

template <> struct FieldList<FailureMessage> {
    static constexpr FieldRules kRules{.subject = kCaptureSubject};
    static void list(auto& fields, auto& failure)
    {
        auto& [sentence] = failure;
        fields.field("sentence", sentence);
    }
};

template <> struct FieldList<posix::ExitStatus> {
    static constexpr FieldRules kRules{.subject = kCaptureSubject};
    static void list(auto& fields, auto& status)
    {
        auto& [signalled, code, peakMemory] = status;
        constexpr int kLastCode = 255;
        fields.field("signalled", signalled);
        fields.field("code", code, 0, kLastCode);
        fields.notSent(peakMemory);
    }
};

QByteArray toCaptureMessage(CaptureMessage kind, QByteArrayView payload)
{
    QByteArray bytes;
    bytes.reserve(payload.size() + 1);
    return bytes.append(static_cast<char>(kind)).append(payload);
}

QByteArray toCaptureMessage(const CaptureStart& start)
{
    return jsonMessage(CaptureMessage::Start, start);
}

QByteArray toCaptureMessage(const CaptureFile& file)
{
    return jsonMessage(CaptureMessage::FileBegin, file);
}

QByteArray toCaptureMessage(const RecordingName& name)
{
    return jsonMessage(CaptureMessage::Recording, name);
}

QByteArray toCaptureMessage(const Message& failure)
{
    return jsonMessage(CaptureMessage::Failed, FailureMessage{failure});
}

QByteArray toCaptureMessage(const posix::ExitStatus& status)
{
    return jsonMessage(CaptureMessage::Ended, status);
}

CaptureStart captureStartOf(QByteArrayView payload)
{
    return readMessage<CaptureStart>(payload);
}

CaptureFile captureFileOf(QByteArrayView payload)
{
    return readMessage<CaptureFile>(payload);
}

RecordingName recordingNameOf(QByteArrayView payload)
{
    return readMessage<RecordingName>(payload);
}

Message captureFailureOf(QByteArrayView payload)
{
    return readMessage<FailureMessage>(payload).sentence;
}

posix::ExitStatus captureExitOf(QByteArrayView payload)
{
    return readMessage<posix::ExitStatus>(payload);
}

}  // namespace kd
