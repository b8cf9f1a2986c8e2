#pragma once

#include <QByteArray>
#include <QString>
#include <QStringDecoder>

namespace kd {

/// What a kernel and its process print during one run: UTF-8 with what is invalid replaced, the first megabyte of it.
class ConsoleText {
public:
    static constexpr qsizetype kMostBytes = 1 << 20;

    /// Takes what came on one of the two streams; returns the part of it that is kept, for showing at once. With the last
    /// of it comes a note that the rest is left out.
    QString append(int stream, const QByteArray& bytes);
    const QString& text() const { return m_text; }

private:
    QStringDecoder m_decoders[2]{QStringDecoder(QStringDecoder::Utf8), QStringDecoder(QStringDecoder::Utf8)};
    QString m_text;
    qsizetype m_taken = 0;
};

}  // namespace kd
