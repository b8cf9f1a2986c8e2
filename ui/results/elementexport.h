// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/document/runoutcome.h"
#include "ui/results/elementpagecache.h"
#include "ui/results/elementtext.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <vector>

namespace kd {

/// Brings elements of outputs to the clipboard or into a file. Both are fetched and written while the window goes on; a
/// newer wish of the same kind takes the place of the older.
class ElementExport : public QObject {
    Q_OBJECT
public:
    static constexpr quint64 kMaxCells = 1'000'000;  ///< cells of one copy
    static constexpr quint64 kMaxBytes = quint64{4} << 30;  ///< bytes of a file's elements: they are in memory once

    /// Rows and columns from first to last, both included, of rows of `width` elements.
    struct Block {
        quint64 firstRow = 0, lastRow = 0, firstColumn = 0, lastColumn = 0;
        quint64 width = 1;
        quint64 cells() const { return (lastRow - firstRow + 1) * (lastColumn - firstColumn + 1); }
    };

    explicit ElementExport(ElementPageCache::Fetch fetch, QObject* parent = nullptr);
    ~ElementExport() override;

    /// The cells as TSV: copied() or failed() follows.
    void copy(const OutputSummary& output, const Block& block, ElementFormat format);
    /// The whole output in the form that the ending of `path` names (saveElements()), in a shape of as many elements: saved() or
    /// failed() follows.
    void save(const OutputSummary& output, const std::vector<std::uint64_t>& shape, const QString& path);
    /// What is fetched for a file: all bytes of two blobs of one size.
    struct Pair {
        QString blob, otherBlob;
        quint64 bytes = 0;  ///< of each
    };
    /// The bytes of `output`'s elements, made of those of both blobs; called in another thread.
    using Combine = std::function<QByteArray(const QByteArray& bytes, const QByteArray& otherBytes)>;
    /// Does as save() with elements that nobody keeps; the blob of `output` does not count.
    void saveMade(const OutputSummary& output, const std::vector<std::uint64_t>& shape, const QString& path, const Pair& pair,
                  const Combine& combine);
    bool isSaving() const { return m_save.isRunning(); }

signals:
    void copied(const QString& text, quint64 cells);
    void saved(const QString& path);
    void failed(const QString& sentence);

private:
    bool isTooMuch(quint64 bytes);
    void fetchForFile(quint64 number, const QString& blob, quint64 bytes, const std::function<void(const QByteArray&)>& take);
    void writeFile(const QString& path, const std::function<QString()>& write);

    ElementPageCache::Fetch m_fetch;
    QFuture<QByteArray> m_copy, m_save;
    quint64 m_copyNumber = 0, m_saveNumber = 0;
};

/// The cells of `block` from bytes that start at its first row; elements that there are not are left empty.
QString tsvText(const ElementExport::Block& block, ElementType type, const QByteArray& bytes, ElementFormat format);

}  // namespace kd
