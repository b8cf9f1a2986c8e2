// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace kd {

class Banner;
class BuildController;
class Documents;
class HeaderSearch;

/// Offers in the banner the folder of a header that the compiler did not find and that lies near the program, as an include folder.
class IncludeNotice : public QObject {
    Q_OBJECT
public:
    IncludeNotice(Documents& documents, BuildController& builds, Banner& banner, QObject* parent);

private:
    void offer();

    HeaderSearch* m_search;
    Banner& m_banner;
};

}  // namespace kd
