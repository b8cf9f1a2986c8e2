// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/includenotice.h"

#include "ui/shell/banner.h"
#include "ui/workbench/build/headersearch.h"

namespace kd {

IncludeNotice::IncludeNotice(Documents& documents, BuildController& builds, Banner& banner, QObject* parent)
    : QObject(parent), m_search(new HeaderSearch(documents, builds, this)), m_banner(banner)
{
    connect(m_search, &HeaderSearch::changed, this, &IncludeNotice::offer);
}

void IncludeNotice::offer()
{
    const auto& found = m_search->found();
    if (!found)
        return m_banner.withdraw(Banner::Kind::Include);
    m_banner.show(Banner::Kind::Include,
                  {.text = tr("%1 was not found; it lies in %2, which is no include folder.").arg(found->header, found->folder),
                   .button = tr("Add the folder"),
                   .action = [this] { m_search->addFolder(); }});
}

}  // namespace kd
