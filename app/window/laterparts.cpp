#include "app/window/laterparts.h"

#include "app/window/laterentries.h"
#include "core/base/error.h"
#include "ui/client/workerwire.h"
#include "ui/common/chartplot.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLabel>
#include <QLibrary>

namespace kd {
namespace {

QString libraryPath()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/kerneldesk-window-later.so");
}

QString lacking(const QString& reason)
{
    return QCoreApplication::translate("LaterParts", "A part of KernelDesk cannot be loaded (%1); install KernelDesk again").arg(reason);
}

/// Throws Error where it is not there.
template <typename Entry> Entry entry(const char* name)
{
    static QLibrary library(libraryPath());
    library.setLoadHints(QLibrary::ResolveAllSymbolsHint);  // what is missing is found now rather than in the middle of something
    if (const QFunctionPointer found = library.resolve(name))
        return reinterpret_cast<Entry>(found);
    throw RuntimeError({.text = lacking(library.errorString()).toStdString()});
}

/// In the place of a chart that cannot be drawn: why.
class NoPlot final : public QLabel, public ChartPlot {
public:
    NoPlot(const QString& sentence, QWidget* parent) : QLabel(sentence, parent)
    {
        setWordWrap(true);
        setAlignment(Qt::AlignCenter);
    }
    QWidget* widget() override { return this; }
    void show(const ChartContent&) override { }
    void showAll() override { }
    QPointF pixelOf(QPointF, bool) const override { return {}; }
    QPixmap picture(QSize size, double scale) override { return grab().scaled(size * scale); }
};

}  // namespace

QString whatLaterPartsLack()
{
    return QFileInfo(libraryPath()).isReadable() ? QString() : lacking(QStringLiteral("%1 is not there").arg(libraryPath()));
}

std::unique_ptr<WorkerWire> makeWorkerWire(QIODevice& link)
{
    return std::unique_ptr<WorkerWire>(entry<MakeWireEntry>(kMakeWireEntry)(&link));
}

ChartPlot* makeChartPlot(QWidget* parent)
{
    try {
        return entry<MakePlotEntry>(kMakePlotEntry)(parent);
    } catch (const Error& error) {
        return new NoPlot(QString::fromUtf8(error.what()), parent);
    }
}

}  // namespace kd
