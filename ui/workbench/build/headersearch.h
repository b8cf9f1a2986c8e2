// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <optional>

namespace kd {

class BuildController;
class Documents;

/// Looks near the current program for a header that its compile did not find.
class HeaderSearch : public QObject {
    Q_OBJECT
public:
    struct Found {
        QString header;  ///< as the #include writes it
        QString folder;  ///< from which it is found; relative to the session's folder where that is short
    };

    HeaderSearch(Documents& documents, BuildController& builds, QObject* parent = nullptr);

    /// Nothing where all headers were found, or one that lies nowhere near.
    const std::optional<Found>& found() const { return m_found; }
    /// Makes the folder an include folder of the program.
    void addFolder();

signals:
    void changed();  ///< found() is another

private:
    void look();
    void setFound(std::optional<Found> found);

    Documents& m_documents;
    BuildController& m_builds;
    std::optional<Found> m_found;
    quint64 m_document = 0, m_revision = 0, m_compileRevision = 0;  ///< of the build that was looked at last
};

}  // namespace kd
