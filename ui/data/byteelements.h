// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/elementsource.h"

#include <optional>

namespace kd {

class DataInspector;

/// The bytes of the inspected buffer, sixteen a row, whatever they mean.
class ByteElements : public ElementSource {
    Q_OBJECT
public:
    explicit ByteElements(DataInspector& inspector, QObject* parent = nullptr);

    /// The first byte of a number of DataInspector::numbers().
    quint64 byteOf(quint64 number) const;
    /// The number that a byte is a part of; nothing where it is of none, as of what a slice leaves out.
    std::optional<quint64> numberAt(quint64 byte) const;

    quint64 count() const override;
    quint64 columns() const override;
    QString text(quint64 index) override;
    bool isKnown(quint64 index) const override;
    Mark markOf(quint64 index) const override;
    bool isOfOne(quint64 index, quint64 current) const override;
    bool isDense() const override { return true; }
    int tailCharacters() const override;
    QString tailTitle() const override;
    QString rowTail(quint64 row) const override;
    bool isOld() const override;
    int widestText() const override;
    QString rowTitle() const override;
    QString rowHead(quint64 row) const override;
    QString columnHead(quint64 column) const override;
    QString place(quint64 index) const override;

private:
    DataInspector& m_inspector;
};

}  // namespace kd
