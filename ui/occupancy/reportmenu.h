// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QWidget;

namespace kd {

class Navigator;

/// The ways to export the occupancy report: as a page, a document, charts, tables. Owned by `parent`.
QMenu* makeReportMenu(Navigator& navigator, QWidget* parent);

}  // namespace kd
