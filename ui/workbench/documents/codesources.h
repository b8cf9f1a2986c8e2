// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/program/codesource.h"

#include <QObject>
#include <QString>

namespace kd {

class Document;
class Documents;

/// Shows the sources that compiled code names in its lines in the place of its PTX. Nothing is read, and no path looked at, before
/// the user agreed; what the user agreed to for a file of code and a source that it names is remembered in the user's own settings,
/// and done by itself when that file is open again. Reads in the background; of two readings for a document the newer counts.
class CodeSources : public QObject {
    Q_OBJECT
public:
    explicit CodeSources(Documents& documents);

    enum class State {
        None,     ///< the document is no compiled code, or names no source
        Offered,  ///< it could be shown
        Reading,
        Refused,  ///< it could not be read: refusal() says why
        Shown
    };
    /// Of the current document, as all that follows.
    State state() const;
    /// One sentence; empty unless the state is Refused.
    QString refusal() const;
    /// Shows the file that the code names.
    void show();
    /// Shows a file that the user chose.
    void show(const QString& file);
    /// Shows the code's own text again, from now on.
    void hide();
    /// Tells whether the user wants to hear no more of it; show() and hide() end that.
    bool isDismissed() const;
    void setDismissed(bool isDismissed);

signals:
    void changed();

private:
    void follow();
    void read(Document& document, const QString& file, SourceChoice choice);

    Documents& m_documents;
};

}  // namespace kd
