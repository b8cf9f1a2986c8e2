#pragma once

#include "core/base/json.h"

#include <QString>

namespace kd::cli {

/// Highlights for terminals; plain text where there is none, NO_COLOR is set or TERM is "dumb".
class Style {
public:
    static Style ofOutput();
    static Style ofError();

    QString bold(const QString& text) const { return wrapped(text, "1"); }
    QString dim(const QString& text) const { return wrapped(text, "2"); }
    QString red(const QString& text) const { return wrapped(text, "1;31"); }
    QString green(const QString& text) const { return wrapped(text, "32"); }
    QString yellow(const QString& text) const { return wrapped(text, "1;33"); }
    QString cyan(const QString& text) const { return wrapped(text, "1;36"); }

private:
    explicit Style(bool colours) : m_colours(colours) { }
    QString wrapped(const QString& text, const char* code) const;

    bool m_colours;
};

/// To standard output, as UTF-8.
void print(const QString& text);
/// One indented document and a line feed to standard output.
void printDocument(const Json& document);
/// "kerneldesk: SENTENCE" and a line feed to standard error.
void complain(const QString& sentence);
/// To standard error as it is.
void printError(const QString& text);

/// Flushes standard output. 0, or the system's error number when not all of it could be written.
int finishOutput();

}  // namespace kd::cli
