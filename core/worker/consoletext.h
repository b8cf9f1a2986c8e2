// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringDecoder>

namespace kd {

/// The folder that __FILE__ and asserts of programs with line tables have before a relative name
/// (core/compile/nvrtc/nvrtcprogram.h).
inline constexpr const char* kSourceFolder = "/.kerneldesk/";

/// Holds what a kernel and its process print during one run: UTF-8 with what is invalid replaced, the first megabyte of it.
/// Files are named as their user did.
class ConsoleText {
public:
    static constexpr qsizetype kMaxBytes = 1 << 20;

    /// Takes what came on one of the two streams; returns the part of it that is kept, for showing at once. With the last
    /// of it comes a note that the rest is left out. What may be half of the folder's name comes with the next part.
    QString append(int stream, const QByteArray& bytes);
    QString text() const;

private:
    struct Stream {
        QStringDecoder decoder{QStringDecoder::Utf8};
        QString held;   ///< the end of what came, perhaps the start of the folder's name
        QChar before;   ///< the last character that was given on
    };
    static QString asUserNamed(Stream& stream, const QString& decoded, bool isLast);

    Stream m_streams[2];
    QString m_text;
    qsizetype m_taken = 0;
};

}  // namespace kd
