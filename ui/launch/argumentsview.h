#pragma once

#include <QTableView>

namespace kd {

class ArgumentsModel;

/// All rows of an ArgumentsModel, as high as they need: the panel around it scrolls.
class ArgumentsView : public QTableView {
    Q_OBJECT
public:
    explicit ArgumentsView(ArgumentsModel& model, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    void setSpans();
    void setWidths();
};

}  // namespace kd
