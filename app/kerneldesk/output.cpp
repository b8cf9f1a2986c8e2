// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/output.h"

#include "core/base/posix/terminal.h"
#include "core/base/terminaltext.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <iostream>
#include <string_view>
#include <utility>

namespace kd::cli {
namespace {

bool coloursAreWelcome()
{
    return qEnvironmentVariableIsEmpty("NO_COLOR") && qgetenv("TERM") != "dumb";
}

int outputError = 0;  // of the first write to standard output that failed

void noteFailure(bool failed)
{
    if (failed && outputError == 0)
        outputError = errno != 0 ? errno : EIO;
}

void writeBytes(std::FILE* stream, std::string_view bytes)
{
    errno = 0;
    noteFailure(std::fwrite(bytes.data(), 1, bytes.size(), stream) != bytes.size() && stream == stdout);
}

/// `text` comes from outside: what a terminal would obey is taken from it.
void writeText(std::FILE* stream, std::string_view text)
{
    const bool isTerminal = stream == stdout ? posix::outputIsTerminal() : posix::errorIsTerminal();
    writeBytes(stream, isTerminal ? terminalText(text) : text);
}

// A highlight begins and ends with two low surrogates: the highlight's own, then kMarkEnd. Nothing that was UTF-8 holds such a
// pair, not even where it was cut, so that what a kernel prints cannot highlight.
constexpr char16_t kMarkBegin = 0xDC00, kMarkEnd = 0xDFFF;
/// SGR sequences by Style::Highlight.
constexpr std::array<std::string_view, 7> kCodes{"\x1b[0m",  "\x1b[1m",    "\x1b[2m",   "\x1b[1;31m",
                                                 "\x1b[32m", "\x1b[1;33m", "\x1b[1;36m"};

QString mark(Style::Highlight highlight)
{
    return QString(QChar(kMarkBegin + static_cast<int>(highlight))) + QChar(kMarkEnd);
}

void writeHighlighted(std::FILE* stream, const QString& text)
{
    qsizetype written = 0;
    for (qsizetype end = text.indexOf(QChar(kMarkEnd)); end >= 0; end = text.indexOf(QChar(kMarkEnd), end + 1)) {
        const qsizetype begin = end - 1;
        const int highlight = begin < written ? -1 : text[begin].unicode() - kMarkBegin;
        if (highlight < 0 || highlight >= static_cast<int>(kCodes.size()))
            continue;
        writeText(stream, text.mid(written, begin - written).toStdString());
        writeBytes(stream, kCodes[static_cast<std::size_t>(highlight)]);
        written = end + 1;
    }
    writeText(stream, text.mid(written).toStdString());
}

void flush()
{
    errno = 0;
    noteFailure(std::fflush(stdout) != 0 || std::ferror(stdout) != 0);
}

}  // namespace

Style Style::ofOutput()
{
    return Style(posix::outputIsTerminal() && coloursAreWelcome());
}

Style Style::ofError()
{
    return Style(posix::errorIsTerminal() && coloursAreWelcome());
}

QString Style::wrapped(const QString& text, Highlight highlight) const
{
    return m_colours ? mark(highlight) + text + mark(Highlight::None) : text;
}

void print(const QString& text)
{
    writeHighlighted(stdout, text);
}

OutputStream::OutputStream() : std::ostream(nullptr)
{
    rdbuf(posix::outputIsTerminal() ? &m_lines : std::cout.rdbuf());
}

OutputStream::~OutputStream()
{
    flush();
}

OutputStream::Lines::int_type OutputStream::Lines::overflow(int_type character)
{
    if (traits_type::eq_int_type(character, traits_type::eof()))
        return traits_type::not_eof(character);
    const char one = traits_type::to_char_type(character);
    xsputn(&one, 1);
    return character;
}

std::streamsize OutputStream::Lines::xsputn(const char* text, std::streamsize size)
{
    m_text.append(text, static_cast<std::size_t>(size));
    const std::size_t lines = m_text.rfind('\n') + 1;
    writeText(stdout, std::string_view(m_text).substr(0, lines));
    m_text.erase(0, lines);
    return size;
}

int OutputStream::Lines::sync()
{
    writeText(stdout, std::exchange(m_text, {}));
    return 0;
}

void printDocument(const Json& document)
{
    writeText(stdout, dumpJson(document, 2) + '\n');
}

void complain(const QString& sentence)
{
    // Results that were printed come before what is said about them.
    flush();
    const QString name = Style::ofError().bold(QStringLiteral("kerneldesk:"));
    writeHighlighted(stderr, name + QLatin1Char(' ') + sentence + QLatin1Char('\n'));
}

void printError(const QString& text)
{
    flush();
    writeHighlighted(stderr, text);
}

void rewriteErrorLine(const QString& text)
{
    flush();
    writeBytes(stderr, "\r\x1b[K");
    writeHighlighted(stderr, text);
}

int finishOutput()
{
    flush();
    return outputError;
}

}  // namespace kd::cli
