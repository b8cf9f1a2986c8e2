// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace kd {

/// What an ElementGrid shows: elements in rows of equal length. Elements that are not here are asked for when they are shown.
class ElementSource : public QObject {
    Q_OBJECT
public:
    /// What sets an element apart from its neighbours.
    enum class Mark { None, NotFinite, Differs, NotFiniteDiffers };
    using QObject::QObject;

    virtual quint64 count() const = 0;
    virtual quint64 columns() const = 0;  ///< at least 1
    /// Gives an element's text as it is painted; "…" while it is on its way, empty where it cannot be had.
    virtual QString text(quint64 index) = 0;
    /// Whether the element is here; asks for nothing.
    virtual bool isKnown(quint64 index) const = 0;
    virtual Mark markOf(quint64 index) const = 0;
    /// Another run is under way: what is shown is of the one before.
    virtual bool isOld() const = 0;
    virtual int widestText() const = 0;    ///< characters
    virtual QString rowTitle() const = 0;  ///< of the column of row heads
    virtual QString rowHead(quint64 row) const = 0;
    virtual QString columnHead(quint64 column) const = 0;
    /// Tells whether both are parts of one thing, which is marked as a whole when one of them is current.
    virtual bool isOfOne(quint64, quint64) const { return false; }
    virtual bool isDense() const { return false; }  ///< short texts stand close to each other
    /// What is said of a row behind its last column, so many characters at most; 0: nothing.
    virtual int tailCharacters() const { return 0; }
    virtual QString tailTitle() const { return {}; }
    virtual QString rowTail(quint64) const { return {}; }
    /// Gives where the element is, as one reads it: "[130, 376]".
    virtual QString place(quint64 index) const = 0;

signals:
    void restarted();     ///< other elements
    void shapeChanged();  ///< columns, widths, heads
    void cellsChanged();  ///< texts and marks
    /// Show this element.
    void elementRequested(quint64 index);
};

}  // namespace kd
