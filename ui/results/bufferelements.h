// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/results/elementsource.h"

namespace kd {

class BufferView;

/// The elements of the output that is looked at, in rows of as many as the user chose.
class BufferElements : public ElementSource {
    Q_OBJECT
public:
    explicit BufferElements(BufferView& view, QObject* parent = nullptr);

    quint64 count() const override;
    quint64 columns() const override;
    QString text(quint64 index) override;
    bool isKnown(quint64 index) const override;
    Mark markOf(quint64 index) const override;
    bool isOld() const override;
    int widestText() const override;
    QString rowTitle() const override;
    QString rowHead(quint64 row) const override;
    QString columnHead(quint64 column) const override;
    QString place(quint64 index) const override;

private:
    BufferView& m_view;
};

}  // namespace kd
