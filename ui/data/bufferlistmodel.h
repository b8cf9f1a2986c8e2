// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/data/bufferentry.h"
#include "ui/data/datainspector.h"

#include <QAbstractListModel>

namespace kd {

/// What of a run can be looked at, an entry a row; BufferDelegate paints it from these roles.
class BufferListModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        EntryKeyRole = Qt::UserRole,  ///< QString: BufferEntry::key()
        TypeRole,                     ///< QString: "const float*"
        StateRole,                    ///< QString: "differs"; ColorRole is its colour
        DirectionRole,                ///< QString: "out"; IconRole and IconColorRole go with it
        ShapeRole,                    ///< QString: "540 × 960"
        SizeRole                      ///< QString: "2.0 MiB"
    };

    explicit BufferListModel(DataInspector& inspector, QObject* parent = nullptr);

    /// -1 where there is none.
    int rowOf(const QString& key) const;
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void update();

    DataInspector& m_inspector;
    std::vector<BufferEntry> m_entries;  ///< as they were at the last reset
    RunRecordPointer m_run;
};

/// "steps", "steps before", "reference", "difference".
QString entryName(const BufferEntry& entry, const std::vector<BufferEntry>& all);

}  // namespace kd
