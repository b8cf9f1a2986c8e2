#pragma once

#include "ui/launch/launchvalues.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QToolButton;

namespace kd {

class PausedEdit;

/// What one output is compared with: nothing, another kernel, an expression or a file.
class ReferenceEdit : public QWidget {
    Q_OBJECT
public:
    explicit ReferenceEdit(const QString& output, QWidget* parent = nullptr);

    QString output() const { return m_output; }
    /// In the order of the keyboard.
    QList<QWidget*> fields() const;
    /// `kernels` can be run on the same inputs; relative file names start at `folder`.
    void setChoices(const QStringList& kernels, const QString& folder);
    void setReference(const ReferenceText& reference);
    void setWrong(bool isWrong);

signals:
    void edited(const kd::ReferenceText& reference);

private:
    ReferenceText reference() const;
    void tell() { emit edited(reference()); }
    void showKind(ReferenceText::Kind kind);
    void chooseFile();

    QString m_output, m_folder;
    QComboBox* m_kind;
    QComboBox* m_kernel;
    PausedEdit* m_text;
    QToolButton* m_browse;
};

}  // namespace kd
