#include "app/kerneldesk/output.h"

#include "core/base/posix/terminal.h"

#include <QByteArray>

#include <cerrno>
#include <cstdio>

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

void write(std::FILE* stream, const QByteArray& bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    errno = 0;
    noteFailure(std::fwrite(bytes.constData(), 1, size, stream) != size && stream == stdout);
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

QString Style::wrapped(const QString& text, const char* code) const
{
    return m_colours ? QStringLiteral("\x1b[%1m%2\x1b[0m").arg(QLatin1String(code), text) : text;
}

void print(const QString& text)
{
    write(stdout, text.toUtf8());
}

void printDocument(const Json& document)
{
    const std::string text = dumpJson(document, 2);
    write(stdout, QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())));
    write(stdout, "\n");
}

void complain(const QString& sentence)
{
    // Results that were printed come before what is said about them.
    flush();
    write(stderr,
          (Style::ofError().bold(QStringLiteral("kerneldesk:")) + QLatin1Char(' ') + sentence + QLatin1Char('\n')).toUtf8());
}

void printError(const QString& text)
{
    flush();
    write(stderr, text.toUtf8());
}

int finishOutput()
{
    flush();
    return outputError;
}

}  // namespace kd::cli
