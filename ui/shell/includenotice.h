// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <filesystem>

namespace kd {

class Banner;
class BuildController;
class Documents;

/// Offers in the banner the folder of a header that the compiler did not find and that lies near the program, as an include folder.
class IncludeNotice : public QObject {
    Q_OBJECT
public:
    IncludeNotice(Documents& documents, BuildController& builds, Banner& banner, QObject* parent);

private:
    void look();
    void offer(const std::string& header, const std::filesystem::path& folder);
    void add(const std::filesystem::path& folder);

    Documents& m_documents;
    BuildController& m_builds;
    Banner& m_banner;
    quint64 m_document = 0, m_revision = 0, m_compileRevision = 0;  ///< of the build that was looked at last
};

}  // namespace kd
