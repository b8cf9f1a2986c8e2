#include "app/kerneldesk/output.h"

#include "core/base/posix/terminal.h"

#include <QByteArray>

#include <cstdio>

namespace kd::cli {
namespace {

bool coloursAreWelcome()
{
    return qEnvironmentVariableIsEmpty("NO_COLOR") && qgetenv("TERM") != "dumb";
}

void write(std::FILE* stream, const QByteArray& bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
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
    std::fflush(stdout);
    write(stderr,
          (Style::ofError().bold(QStringLiteral("kerneldesk:")) + QLatin1Char(' ') + sentence + QLatin1Char('\n')).toUtf8());
}

void printError(const QString& text)
{
    std::fflush(stdout);
    write(stderr, text.toUtf8());
}

bool finishOutput()
{
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

}  // namespace kd::cli
