// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/capture/captureprocess.h"

#include <QDialog>

#include <cstdint>
#include <optional>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace kd {

class CapturedKernels;
class CodeEdit;
class DocumentFiles;
class FilterModel;
class Form;
class FormRow;
class HintLabel;
class IntegerSpinBox;
class TableView;

/// "Capture from a program": starts a program of the user's, here or on a target, and lists its kernels while it runs; a launch of
/// the chosen one is recorded by starting it once more, and opened as a document.
class CaptureDialog : public QDialog {
    Q_OBJECT
public:
    explicit CaptureDialog(DocumentFiles& files, QWidget* parent = nullptr);

    /// What its fields say, for those who know it already.
    void setProgram(const QString& command, const QString& folder, const QString& variables = {});
    /// One of those in the user's settings, and where the program starts there; empty: this machine.
    void setTarget(const QString& name, const QString& directory = {});

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum Which { TheSlowest, TheFirst, ThatOne };
    QWidget* makeForm();
    QWidget* makeKernels();
    QWidget* makeChoice();
    QWidget* makeOutput();
    std::optional<CaptureTask> task();
    void toggle();
    void start(CaptureRequest request);
    void record(bool measuresOnly);
    std::optional<LaunchChoice> chosen() const;
    void showReports();
    void showState();
    void showPlace();
    void fillTargets();
    QString target() const;
    void addOutput(const QByteArray& bytes);
    void onEnded(const CaptureEnd& end);
    QString sentenceOf(const CaptureEnd& end) const;
    QString sentenceOf(const KeptRecording& recording) const;

    DocumentFiles& m_files;
    CaptureProcess* m_process;
    CapturedKernels* m_kernels;
    FilterModel* m_rows;
    QComboBox* m_target = nullptr;
    QLineEdit* m_directory = nullptr;
    FormRow* m_directoryRow = nullptr;
    CodeEdit* m_command = nullptr;
    QLineEdit* m_folder = nullptr;
    CodeEdit* m_variables = nullptr;
    FormRow* m_commandRow = nullptr;
    FormRow* m_folderRow = nullptr;
    FormRow* m_variablesRow = nullptr;
    QPushButton* m_run = nullptr;
    HintLabel* m_state = nullptr;
    TableView* m_table = nullptr;
    QComboBox* m_which = nullptr;
    IntegerSpinBox* m_number = nullptr;
    QPushButton* m_measure = nullptr;
    QPushButton* m_record = nullptr;
    QPlainTextEdit* m_output = nullptr;
};

}  // namespace kd
