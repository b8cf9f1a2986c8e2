#include "ui/shell/helpwindow.h"

#include "ui/shell/commands.h"
#include "ui/shell/perspectives.h"

#include <QAction>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace kd {
namespace {

constexpr int kWidth = 620;
constexpr int kHeight = 640;

QString textOf(Perspective perspective)
{
    switch (perspective) {
    case Perspective::Edit:
        return HelpWindow::tr(
            "Write a kernel; it compiles as you type while Live is on, or with Compile. Problems lists what the compiler says; a click "
            "goes to the line. Launch holds grid, block and one value for each argument; expressions may use each other, as in "
            "ceil_div(n, block.x). Build, above it, holds instances of kernel templates, macros, include folders and options of the "
            "compiler. Run compiles, fills the buffers, launches, copies back and compares with the reference. Target chooses the device, "
            "and another machine that a command reaches.");
    case Perspective::Measure:
        return HelpWindow::tr("Time launches the kernel many times and shows the median with its 95 % interval, every sample, and a "
                              "receipt of how it was measured. On the emulated GPU there are counted instructions in place of times.");
    case Perspective::Occupancy:
        return HelpWindow::tr("How many warps of the kernel an SM holds, what limits them, and the next step that raises the number. "
                              "The arithmetic is that of NVIDIA's own calculator.");
    case Perspective::Data:
        return HelpWindow::tr("The outputs of the last run, and where they differ from their reference.");
    case Perspective::Devices:
        break;
    }
    return HelpWindow::tr("What the machine has and what it lacks; every attribute with its unit and description.");
}

QString keyTable(const Commands& commands)
{
    QString rows;
    for (const QAction* const action : commands.all()) {
        const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        if (!keys.isEmpty() && !plainText(*action).isEmpty())
            rows += QStringLiteral("<tr><td style='padding-right:24px'>%1</td><td>%2</td></tr>")
                        .arg(plainText(*action).toHtmlEscaped(), keys.toHtmlEscaped());
    }
    return QStringLiteral("<h3><a name='keys'></a>%1</h3><table cellpadding='2'>%2</table>").arg(HelpWindow::tr("Keyboard"), rows);
}

}  // namespace

HelpWindow::HelpWindow(const Commands& commands, const QList<Perspective>& perspectives, QWidget* parent)
    : QDialog(parent), m_text(new QTextBrowser(this))
{
    setWindowTitle(tr("KernelDesk help"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(false);
    QString html;
    for (const Perspective each : perspectives)
        html += QStringLiteral("<h3><a name='%1'></a>%2</h3><p>%3</p>")
                    .arg(wordOf(each), titleOf(each).toHtmlEscaped(), textOf(each).toHtmlEscaped());
    m_text->setHtml(html + keyTable(commands));
    m_text->setAccessibleName(tr("Help"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->addWidget(m_text);
    resize(kWidth, kHeight);
}

void HelpWindow::showPage(const QString& anchor)
{
    m_text->scrollToAnchor(anchor);
}

}  // namespace kd
