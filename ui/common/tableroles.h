// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme.h"

#include <QVariant>

namespace kd {

/// Names what models tell the shared table besides Qt's own roles. Colours go by token, so that a model needs no theme.
enum TableRole {
    SortRole = Qt::UserRole + 100,  ///< the raw number or text behind the words
    CopyRole,     ///< text for the clipboard where it differs from the shown one
    ColorRole,    ///< colour of the text: QVariant::fromValue(Token)
    TintRole,     ///< behind the cell: QVariant::fromValue(Token)
    IconRole,     ///< name of an icon of resources/icons, drawn in ColorRole's or else the muted colour
    IconColorRole,  ///< Token of the icon alone
    NumberRole,   ///< true: set in the mono font at the right
    MonoRole,     ///< true: code, set in the mono font
    BoldRole,
    DetailRole,   ///< a second, muted line
    GroupRole,    ///< true: the head of a group, over the whole row
    BadgeRole,    ///< int of a Badge::Kind: the cell's icon and words stand in a badge of that kind
    KeyRole,      ///< name of the row that stays, to find it again after a reset
};

}  // namespace kd

