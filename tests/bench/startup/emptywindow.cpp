// SPDX-License-Identifier: GPL-3.0-or-later
// Bar W1's other side: the least that a Qt window with a QScintilla editor is.
#include <Qsci/qsciscintilla.h>

#include <QApplication>
#include <QMainWindow>

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    QMainWindow window;
    window.setCentralWidget(new QsciScintilla);
    window.resize(1600, 1000);
    window.show();
    return QApplication::exec();
}
