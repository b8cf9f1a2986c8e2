// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/elementexport.h"

#include "core/base/error.h"
#include "core/session/data/elementfile.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/common/whenfinished.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <span>

namespace kd {
namespace {

/// A sentence; empty when the file is written.
QString write(const QString& path, const OutputSummary& output, const std::vector<std::uint64_t>& shape, const QByteArray& bytes)
{
    try {
        const auto held = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        saveElements(path.toStdString(), {.name = output.name, .type = output.type, .shape = shape, .bytes = held});
        return {};
    } catch (const Error& error) {
        const QString text = messageText(error);
        return error.sentence().isSentence() ? text : text + QLatin1Char('.');
    } catch (const std::bad_alloc&) {
        return ElementExport::tr("There is not enough memory to write %1.").arg(path);
    }
}

}  // namespace

QString tsvText(const ElementExport::Block& block, ElementType type, const QByteArray& bytes, ElementFormat format)
{
    const auto* const data = reinterpret_cast<const std::byte*>(bytes.constData());
    const quint64 count = static_cast<quint64>(bytes.size()) / sizeOf(type);
    QString text;
    for (quint64 row = 0; row <= block.lastRow - block.firstRow; ++row) {
        for (quint64 column = block.firstColumn; column <= block.lastColumn; ++column) {
            const quint64 at = row * block.width + column;
            if (column > block.firstColumn)
                text += QLatin1Char('\t');
            if (at < count)
                text += elementText(type, data + at * sizeOf(type), format);
        }
        text += QLatin1Char('\n');
    }
    return text;
}

ElementExport::ElementExport(ElementPageCache::Fetch fetch, QObject* parent) : QObject(parent), m_fetch(std::move(fetch)) { }

ElementExport::~ElementExport()
{
    m_copy.cancel();
    m_save.cancel();
}

void ElementExport::copy(const OutputSummary& output, const Block& block, ElementFormat format)
{
    m_copy.cancel();
    const quint64 number = ++m_copyNumber;
    const quint64 first = block.firstRow * block.width;
    const quint64 end = std::min<quint64>(output.count, (block.lastRow + 1) * block.width);
    if (block.cells() > kMaxCells || end - first > kMaxBytes / 64) {
        emit failed(tr("%1 elements are too many for the clipboard; at most %2 are copied. Save the output as a file instead.")
                        .arg(formatCount(block.cells()), formatCount(kMaxCells)));
        return;
    }
    m_copy = m_fetch(QString::fromStdString(output.blob), first * sizeOf(output.type), (end - first) * sizeOf(output.type));
    whenFinished(this, m_copy, [this, number, block, format, type = output.type](const QFuture<QByteArray>& future) {
        if (number != m_copyNumber)
            return;
        if (future.isCanceled() || future.resultCount() == 0) {
            emit failed(tr("The worker no longer has this output; run again to copy its elements."));
            return;
        }
        const QFuture<QString> made = QtConcurrent::run(tsvText, block, type, future.result(), format);
        whenFinished(this, made, [this, number, block](const QFuture<QString>& text) {
            if (number == m_copyNumber)
                emit copied(text.result(), block.cells());
        });
    });
}

void ElementExport::save(const OutputSummary& output, const std::vector<std::uint64_t>& shape, const QString& path)
{
    m_save.cancel();
    const quint64 number = ++m_saveNumber;
    const quint64 bytes = output.count * sizeOf(output.type);
    if (isTooMuch(bytes))
        return;
    fetchForFile(number, QString::fromStdString(output.blob), bytes, [this, path, shape, output](const QByteArray& content) {
        writeFile(path, [path, shape, output, content] { return write(path, output, shape, content); });
    });
}

void ElementExport::saveMade(const OutputSummary& output, const std::vector<std::uint64_t>& shape, const QString& path,
                             const Pair& pair, const Combine& combine)
{
    m_save.cancel();
    const quint64 number = ++m_saveNumber;
    if (isTooMuch(2 * pair.bytes + output.count * sizeOf(output.type)))
        return;
    fetchForFile(number, pair.blob, pair.bytes, [this, number, path, shape, output, pair, combine](const QByteArray& bytes) {
        fetchForFile(number, pair.otherBlob, pair.bytes, [this, path, shape, output, bytes, combine](const QByteArray& others) {
            writeFile(path, [=] { return write(path, output, shape, combine(bytes, others)); });
        });
    });
}

bool ElementExport::isTooMuch(quint64 bytes)
{
    if (bytes <= kMaxBytes)
        return false;
    emit failed(tr("An output of %1 is not saved from here; at most %2 are.")
                    .arg(typeset(formatBytes(bytes)), typeset(formatBytes(kMaxBytes))));
    return true;
}

void ElementExport::fetchForFile(quint64 number, const QString& blob, quint64 bytes,
                                 const std::function<void(const QByteArray&)>& take)
{
    m_save = m_fetch(blob, 0, bytes);
    whenFinished(this, m_save, [this, number, take](const QFuture<QByteArray>& future) {
        if (number != m_saveNumber)
            return;
        if (future.isCanceled() || future.resultCount() == 0)
            emit failed(tr("The worker no longer has this output; run again to save it."));
        else
            take(future.result());
    });
}

void ElementExport::writeFile(const QString& path, const std::function<QString()>& write)
{
    const QFuture<QString> written = QtConcurrent::run(write);
    whenFinished(this, written, [this, path](const QFuture<QString>& sentence) {
        if (sentence.result().isEmpty())
            emit saved(path);
        else
            emit failed(sentence.result());
    });
}

}  // namespace kd
