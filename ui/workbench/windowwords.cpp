#include "ui/workbench/windowwords.h"

#include "ui/program/words.h"

#include <QRegularExpression>

namespace kd {

QString inWindowWords(QString sentence)
{
    sentence.replace(QStringLiteral(", and --define-value gives a name a value"),
                     ProgramText::tr(", and the field Names gives a name a value"));
    sentence.replace(QStringLiteral("value with --define-value"), ProgramText::tr("value in the field Names"));
    sentence.replace(QStringLiteral("a template needs --name-expression to have an instance"),
                     ProgramText::tr("a template needs an instance that is named under Build"));
    sentence.replace(QStringLiteral("Choose a kernel with --kernel: "), ProgramText::tr("Choose a kernel: "));
    sentence.replace(QStringLiteral("--bytes"), ProgramText::tr("Bytes"));
    sentence.replace(QStringLiteral("--flops"), ProgramText::tr("FLOP"));
    static const QRegularExpression gift(QStringLiteral("; --[^.;]* gives it( one)?"));
    return sentence.remove(gift);
}

}  // namespace kd
