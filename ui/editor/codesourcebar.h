// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/noticebar.h"

namespace kd {

class CodeSources;
class DocumentFiles;
class Documents;

/// The strip above compiled code that says what it was made from: it offers that source, which nothing reads before; and once it is
/// shown, whether its lines may be others by now, the way back, and the way to edit it.
class CodeSourceBar : public NoticeBar {
    Q_OBJECT
public:
    CodeSourceBar(const Documents& documents, CodeSources& sources, DocumentFiles& files, QWidget* parent);

    /// Opens a dialog for a file.
    void choose();

private:
    void follow();

    const Documents& m_documents;
    CodeSources& m_sources;
    DocumentFiles& m_files;
};

}  // namespace kd
