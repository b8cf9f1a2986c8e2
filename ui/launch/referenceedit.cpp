#include "ui/launch/referenceedit.h"

#include "ui/common/icons.h"
#include "ui/common/look.h"
#include "ui/launch/pausededit.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace kd {

using Kind = ReferenceText::Kind;

ReferenceEdit::ReferenceEdit(const QString& output, QWidget* parent)
    : QWidget(parent), m_output(output), m_kind(new QComboBox(this)), m_kernel(new QComboBox(this)), m_text(new PausedEdit(this)),
      m_browse(new QToolButton(this))
{
    m_kind->addItems({tr("No reference"), tr("Kernel"), tr("Expression"), tr("File")});
    m_kind->setAccessibleName(tr("Reference of %1").arg(output));
    m_kernel->setAccessibleName(tr("Reference kernel of %1").arg(output));
    m_kernel->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    useFont(m_kernel, FontRole::Mono);
    m_text->setAccessibleName(tr("Reference value of %1").arg(output));
    m_browse->setIcon(icon(QStringLiteral("folder")));
    m_browse->setToolTip(tr("Choose a file"));
    m_browse->setAccessibleName(m_browse->toolTip());
    auto* const textLine = new QHBoxLayout;
    textLine->setSpacing(4);
    textLine->addWidget(m_text, 1);
    textLine->addWidget(m_browse);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_kind);
    layout->addWidget(m_kernel);
    layout->addLayout(textLine);
    setFocusProxy(m_kind);
    connect(m_text, &PausedEdit::told, this, &ReferenceEdit::tell);
    connect(m_kernel, &QComboBox::activated, this, &ReferenceEdit::tell);
    connect(m_kind, &QComboBox::activated, this, [this](int kind) {
        m_text->clear();
        if (m_kernel->currentIndex() < 0)
            m_kernel->setCurrentIndex(0);
        showKind(static_cast<Kind>(kind));
        tell();
    });
    connect(m_browse, &QToolButton::clicked, this, &ReferenceEdit::chooseFile);
    showKind(Kind::None);
}

QList<QWidget*> ReferenceEdit::fields() const
{
    return {m_kind, m_kernel, m_text, m_browse};
}

void ReferenceEdit::showKind(Kind kind)
{
    m_kind->setCurrentIndex(static_cast<int>(kind));
    m_kernel->setVisible(kind == Kind::Kernel);
    m_text->setVisible(kind == Kind::Expression || kind == Kind::File);
    m_browse->setVisible(kind == Kind::File);
    m_text->setPlaceholderText(kind == Kind::File ? QStringLiteral("expected.npy") : QStringLiteral("2 * x[i]"));
}

void ReferenceEdit::setChoices(const QStringList& kernels, const QString& folder)
{
    m_folder = folder;
    const QString chosen = m_kernel->currentText();
    m_kernel->clear();
    m_kernel->addItems(kernels);
    m_kernel->setCurrentIndex(m_kernel->findText(chosen));
}

void ReferenceEdit::setReference(const ReferenceText& reference)
{
    showKind(reference.kind);
    if (reference.kind == Kind::Kernel) {
        if (m_kernel->findText(reference.text) < 0 && !reference.text.isEmpty())
            m_kernel->addItem(reference.text);
        m_kernel->setCurrentIndex(m_kernel->findText(reference.text));
        m_kernel->setToolTip(reference.text);
    } else {
        m_text->showText(reference.text);
    }
}

ReferenceText ReferenceEdit::reference() const
{
    const auto kind = static_cast<Kind>(m_kind->currentIndex());
    return {kind, kind == Kind::Kernel ? m_kernel->currentText() : m_text->text()};
}

void ReferenceEdit::setWrong(bool isWrong)
{
    setInvalid(m_text, isWrong);
    setInvalid(m_kernel, isWrong);
}

void ReferenceEdit::chooseFile()
{
    auto* const dialog = new QFileDialog(this, tr("Reference of %1").arg(m_output), m_folder, tr("Arrays (*.npy *.csv *.bin *.png)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const QString relative = QDir(m_folder).relativeFilePath(path);
        m_text->setText(m_folder.isEmpty() || relative.startsWith(QLatin1String("..")) ? path : relative);
        tell();
    });
    dialog->open();
}

}  // namespace kd
