// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QString>

#include <ostream>
#include <streambuf>
#include <string>

namespace kd::cli {

/// Highlights for terminals; plain text where there is none, NO_COLOR is set or TERM is "dumb". The functions below write what it
/// gives.
class Style {
public:
    static Style ofOutput();
    static Style ofError();

    QString bold(const QString& text) const { return wrapped(text, Highlight::Bold); }
    QString dim(const QString& text) const { return wrapped(text, Highlight::Dim); }
    QString red(const QString& text) const { return wrapped(text, Highlight::Red); }
    QString green(const QString& text) const { return wrapped(text, Highlight::Green); }
    QString yellow(const QString& text) const { return wrapped(text, Highlight::Yellow); }
    QString cyan(const QString& text) const { return wrapped(text, Highlight::Cyan); }

    enum class Highlight { None, Bold, Dim, Red, Green, Yellow, Cyan };

private:
    explicit Style(bool colours) : m_colours(colours) { }
    QString wrapped(const QString& text, Highlight highlight) const;

    bool m_colours;
};

// Text is written as UTF-8. On a terminal, which would obey them, control characters of names, messages and kernels become U+FFFD
// (terminalText). Files and pipes get them as they are.

/// Writes `text` to standard output.
void print(const QString& text);

/// Standard output for what core writes as a stream; a terminal gets it line by line.
class OutputStream : public std::ostream {
public:
    OutputStream();
    ~OutputStream() override;

private:
    class Lines : public std::streambuf {
    protected:
        int_type overflow(int_type character) override;
        std::streamsize xsputn(const char* text, std::streamsize size) override;
        int sync() override;

    private:
        std::string m_text;  ///< begun, but not yet written
    };
    Lines m_lines;
};

/// One indented document and a line feed to standard output.
void printDocument(const Json& document);
/// "kerneldesk: SENTENCE" and a line feed to standard error.
void complain(const QString& sentence);
/// Writes `text` to standard error.
void printError(const QString& text);
/// Replaces the line of standard error that the terminal's cursor stands on.
void rewriteErrorLine(const QString& text);

/// Flushes standard output. 0, or the system's error number when not all of it could be written.
int finishOutput();

}  // namespace kd::cli
