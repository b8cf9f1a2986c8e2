// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/launch/argumenttext.h"
#include "core/session/document/session.h"
#include "ui/launch/argumentsmodel.h"
#include "tests/program/testprogram.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QSignalSpy>
#include <QTest>

namespace tst_arguments {

using namespace kd;

namespace {

TypeInfo pointerTo(const char* name, bool isConst)
{
    TypeInfo element{.kind = TypeInfo::Kind::Float, .name = "float", .size = 4, .isConst = isConst};
    return {.kind = TypeInfo::Kind::Pointer, .name = name, .size = 8, .element = {element}};
}

/// saxpy(int n, float a, const float* x, float* y)
KernelInfo saxpy()
{
    return {.name = "saxpy",
            .parameters = {{.name = "n", .size = 4, .type = {.kind = TypeInfo::Kind::Signed, .name = "int", .size = 4}},
                           {.name = "a", .size = 4, .type = {.kind = TypeInfo::Kind::Float, .name = "float", .size = 4}},
                           {.name = "x", .size = 8, .type = pointerTo("const float*", true)},
                           {.name = "y", .size = 8, .type = pointerTo("float*", false)}},
            .hasSignature = true};
}

/// k(Params p): struct Params { int a; struct Inner { float v[3]; bool flag; } inner; Mode mode; }
KernelInfo structured()
{
    const TypeInfo number{.kind = TypeInfo::Kind::Float, .name = "float", .size = 4};
    const TypeInfo array{.kind = TypeInfo::Kind::Array, .name = "float[3]", .size = 12, .count = 3, .element = {number}};
    const TypeInfo flag{.kind = TypeInfo::Kind::Bool, .name = "bool", .size = 1};
    const TypeInfo inner{
        .kind = TypeInfo::Kind::Struct, .name = "Inner", .size = 16, .members = {{"v", 0, array}, {"flag", 12, flag}}};
    const TypeInfo mode{.kind = TypeInfo::Kind::Enum, .name = "Mode", .size = 4, .enumerators = {{"Exact", 0}, {"Fast", 1}}};
    const TypeInfo whole{.kind = TypeInfo::Kind::Signed, .name = "int", .size = 4};
    const TypeInfo params{.kind = TypeInfo::Kind::Struct, .name = "Params", .size = 24,
                          .members = {{"a", 0, whole}, {"inner", 4, inner}, {"mode", 20, mode}}};
    return {.name = "k", .parameters = {{.name = "p", .size = 24, .type = params}}, .hasSignature = true};
}

std::vector<ArgumentSetting> given()
{
    return {{"n", "1 << 20"}, {"a", "2.5"}, {"x", "random(seed=1)[n]"}, {"y", "zeros[n]"}};
}

std::string valueOf(const ArgumentsModel& model, int row)
{
    return model.arguments().at(static_cast<std::size_t>(row)).value;
}

}  // namespace

class TestArguments : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_model = std::make_unique<ArgumentsModel>();
        m_tester =
            std::make_unique<QAbstractItemModelTester>(m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model->setArguments(given(), &m_kernel);
    }

    // What a session holds comes out of its parts as it went in.
    void examplesStayAsTheyAre_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : QDir(KD_EXAMPLES).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(name)) << name;
    }
    void examplesStayAsTheyAre()
    {
        QFETCH(QString, name);
        const Session session = loadSession(QStringLiteral("%1/%2/%2.kdesk").arg(KD_EXAMPLES, name).toStdString());
        QVERIFY(!session.launch.arguments.empty());
        ArgumentsModel model;
        model.setArguments(session.launch.arguments, nullptr);
        for (int row = 0; row < model.rowCount(); ++row) {
            const std::string text = session.launch.arguments[static_cast<std::size_t>(row)].value;
            QCOMPARE(joinBufferText(splitBufferText(text)), text);
            const QModelIndex value = model.index(row, ArgumentsModel::Value);
            const QStringList parts = value.data(ArgumentsModel::PartsRole).toStringList();
            if (!value.data(ArgumentsModel::BufferRole).toBool())
                continue;
            QVERIFY(model.setData(value, QStringList{QStringLiteral("ones"), QStringLiteral("7")}, ArgumentsModel::PartsRole));
            QVERIFY(valueOf(model, row) != text);
            QVERIFY(model.setData(value, parts, ArgumentsModel::PartsRole));
            QCOMPARE(valueOf(model, row), text);
        }
    }

    void showsTypesDirectionsAndSizes()
    {
        LaunchPlan plan;
        plan.buffers = {{.name = "x", .count = 1 << 20, .direction = Direction::In}};
        m_model->setCheck(&plan, QStringLiteral("y"));
        const auto cell = [&](int row, int column, int role = Qt::DisplayRole) { return m_model->index(row, column).data(role); };
        QCOMPARE(cell(2, ArgumentsModel::Name, ArgumentsModel::TypeRole).toString(), QStringLiteral("const float*"));
        QCOMPARE(cell(2, ArgumentsModel::Way).toString(), QStringLiteral("in"));
        QCOMPARE(cell(3, ArgumentsModel::Way).toString(), QStringLiteral("inout"));
        QCOMPARE(cell(0, ArgumentsModel::Way).toString(), QString());
        QCOMPARE(cell(2, ArgumentsModel::Value).toString(), QStringLiteral("random(seed=1)"));
        QCOMPARE(cell(2, ArgumentsModel::Size).toString(), QStringLiteral("n = 4\u202fMiB"));
        QCOMPARE(cell(2, ArgumentsModel::Size, Qt::EditRole).toString(), QStringLiteral("n"));
        QCOMPARE(cell(3, ArgumentsModel::Size).toString(), QStringLiteral("n"));
        QVERIFY(cell(3, ArgumentsModel::Value, ArgumentsModel::WrongRole).toBool());
        QVERIFY(!cell(2, ArgumentsModel::Value, ArgumentsModel::WrongRole).toBool());
    }

    // A word stands where the value is missing; what is edited stays empty.
    void namesWhatIsMissing()
    {
        const auto cell = [&](int role) { return m_model->index(3, ArgumentsModel::Value).data(role); };
        std::vector<ArgumentSetting> arguments = given();
        arguments[3].value = "zeros[";
        m_model->setArguments(arguments, &m_kernel);
        m_model->setCheck(nullptr, QStringLiteral("y"), QStringLiteral("It is missing."));
        QVERIFY(cell(ArgumentsModel::WrongRole).toBool() && !cell(ArgumentsModel::MissingRole).toBool());
        arguments[3].value.clear();
        m_model->setArguments(arguments, &m_kernel);
        QVERIFY(cell(ArgumentsModel::WrongRole).toBool() && cell(ArgumentsModel::MissingRole).toBool());
        QCOMPARE(cell(Qt::DisplayRole).toString(), QStringLiteral("missing"));
        QCOMPARE(cell(Qt::EditRole).toString(), QString());
        m_model->setCheck(nullptr, {});
        QCOMPARE(cell(Qt::DisplayRole).toString(), QString());
    }

    void editsWriteTheSessionsText_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::newRow("scalar") << 0 << int(ArgumentsModel::Value) << " 1 << 24 " << "1 << 24";
        QTest::newRow("recipe") << 2 << int(ArgumentsModel::Value) << "ramp" << "ramp[n]";
        QTest::newRow("size") << 2 << int(ArgumentsModel::Size) << "2 * n" << "random(seed=1)[2 * n]";
        QTest::newRow("out") << 3 << int(ArgumentsModel::Way) << "out" << "out:zeros[n]";
        QTest::newRow("in") << 3 << int(ArgumentsModel::Way) << "in" << "in:zeros[n]";
        QTest::newRow("the default one") << 3 << int(ArgumentsModel::Way) << "inout" << "zeros[n]";
        QTest::newRow("null") << 3 << int(ArgumentsModel::Value) << "0" << "0[n]";
    }
    void editsWriteTheSessionsText()
    {
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(QString, typed);
        QSignalSpy edited(m_model.get(), &ArgumentsModel::edited);
        QVERIFY(m_model->setData(m_model->index(row, column), typed));
        QTEST(QString::fromStdString(valueOf(*m_model, row)), "text");
        QCOMPARE(edited.size(),
                 QString::fromStdString(given()[static_cast<std::size_t>(row)].value) ==
                         QString::fromStdString(valueOf(*m_model, row))
                     ? 0
                     : 1);
    }

    void refusesWhatTheTypeDoesNotAllow()
    {
        QVERIFY(!m_model->setData(m_model->index(2, ArgumentsModel::Way), QStringLiteral("out")));
        QVERIFY(!m_model->setData(m_model->index(3, ArgumentsModel::Way), QStringLiteral("sideways")));
        QVERIFY(!m_model->setData(m_model->index(0, ArgumentsModel::Size), QStringLiteral("4")));
        QVERIFY(!m_model->setData(m_model->index(0, ArgumentsModel::Name), QStringLiteral("m")));
        QCOMPARE(valueOf(*m_model, 2), given()[2].value);
    }

    void keepsTextThatIsNotWhole()
    {
        std::vector<ArgumentSetting> arguments = given();
        arguments[3].value = "out:zeros[n";
        m_model->setArguments(arguments, &m_kernel);
        QCOMPARE(m_model->index(3, ArgumentsModel::Value).data().toString(), QStringLiteral("out:zeros[n"));
        m_model->setData(m_model->index(3, ArgumentsModel::Value), QStringLiteral("out:zeros[n]"));
        QCOMPARE(valueOf(*m_model, 3), std::string("out:zeros[n]"));
    }

    void drawsOtherSeeds()
    {
        QVERIFY(m_model->hasSeeds());
        QSignalSpy edited(m_model.get(), &ArgumentsModel::edited);
        m_model->drawSeeds();
        QCOMPARE(edited.size(), 1);
        QCOMPARE(valueOf(*m_model, 2), std::string("random(seed=5)[n]"));
        QCOMPARE(valueOf(*m_model, 3), std::string("zeros[n]"));
    }

    // A structure within a structure, an array, an enumeration: a row each, and one text.
    void unfoldsStructures()
    {
        m_model->setArguments({{"p", "{a=1, inner={v={1, 2, 3}, flag=true}, mode=Fast}"}}, &m_structured);
        QCOMPARE(m_model->rowCount(), 6);
        const auto row = [&](const char* name) {
            for (int i = 0; i < m_model->rowCount(); ++i)
                if (m_model->index(i, 0).data().toString() == QLatin1String(name))
                    return i;
            return -1;
        };
        const auto set = [&](const char* name, const char* value) {
            return m_model->setData(m_model->index(row(name), ArgumentsModel::Value), QString::fromLatin1(value));
        };
        QVERIFY(set("a", "7"));
        QCOMPARE(valueOf(*m_model, 0), std::string("{a=7, inner={v={1, 2, 3}, flag=true}, mode=Fast}"));
        QCOMPARE(m_model->index(row("mode"), 0).data(ArgumentsModel::WordsRole).toStringList(), (QStringList{"Exact", "Fast"}));
        m_model->setFolded(row("v"), false);
        QCOMPARE(m_model->rowCount(), 9);
        QCOMPARE(m_model->index(row("[1]"), 0).data(ArgumentsModel::DepthRole).toInt(), 3);
        QVERIFY(set("[1]", "n / 2"));
        QVERIFY(set("flag", "false"));
        QCOMPARE(valueOf(*m_model, 0), std::string("{a=7, inner={v={1, n / 2, 3}, flag=false}, mode=Fast}"));
        m_model->setFolded(0, true);
        QCOMPARE(m_model->rowCount(), 1);
        QVERIFY(!m_model->index(0, 0).data(ArgumentsModel::FoldRole).toBool());
    }

    /// A variable of the program takes a buffer where it is an array, and has what the source gives it where nothing is typed.
    void variablesStandBehindTheArguments()
    {
        const TypeInfo number{.kind = TypeInfo::Kind::Float, .name = "float", .size = 4};
        const TypeInfo array{.kind = TypeInfo::Kind::Array, .name = "float[256]", .size = 1024, .count = 256, .element = {number}};
        KernelInfo kernel = saxpy();
        kernel.variables = {{.name = "lut", .loweredName = "lut", .isConstant = true, .type = array},
                            {.name = "gain", .loweredName = "gain", .isConstant = true, .type = number},
                            {.name = "sums", .loweredName = "sums", .type = array}};
        std::vector<ArgumentSetting> arguments = given();
        arguments.insert(arguments.end(), {{"lut", ""}, {"gain", ""}, {"sums", "zeros"}});
        m_model->setArguments(arguments, &kernel);
        const auto cell = [&](int row, int column) { return m_model->index(row, column); };
        for (const int row : {4, 5}) {
            QVERIFY(cell(row, ArgumentsModel::Value).data(ArgumentsModel::UnsetRole).toBool());
            QCOMPARE(cell(row, ArgumentsModel::Value).data().toString(), QStringLiteral("as in the source"));
            QCOMPARE(cell(row, ArgumentsModel::Value).data(Qt::EditRole).toString(), QString());
        }
        QVERIFY(cell(0, ArgumentsModel::Value).data().toString() != QStringLiteral("as in the source"));
        QVERIFY(cell(4, ArgumentsModel::Name).data(ArgumentsModel::PointerRole).toBool());
        QVERIFY(!cell(5, ArgumentsModel::Name).data(ArgumentsModel::PointerRole).toBool());
        QCOMPARE(cell(4, ArgumentsModel::Name).data(ArgumentsModel::TypeRole).toString(), QStringLiteral("float[256]"));
        QVERIFY(m_model->setData(cell(4, ArgumentsModel::Value), QStringList{"ramp", ""}, ArgumentsModel::PartsRole));
        QCOMPARE(valueOf(*m_model, 4), std::string("ramp"));
        QVERIFY(!(cell(4, ArgumentsModel::Way).flags() & Qt::ItemIsEditable));
        QVERIFY(cell(6, ArgumentsModel::Way).flags() & Qt::ItemIsEditable);
        QVERIFY(m_model->setData(cell(5, ArgumentsModel::Value), QStringLiteral("2.5")));
        QCOMPARE(valueOf(*m_model, 5), std::string("2.5"));
        QVERIFY(m_model->setData(cell(4, ArgumentsModel::Value), QStringList{"", ""}, ArgumentsModel::PartsRole));
        QCOMPARE(valueOf(*m_model, 4), std::string());
    }

    void fillsAStructureFromNothing()
    {
        m_model->setArguments({{"p", ""}}, &m_structured);
        QVERIFY(m_model->setData(m_model->index(1, ArgumentsModel::Value), QStringLiteral("3")));
        QCOMPARE(valueOf(*m_model, 0), std::string("{a=3}"));
        m_model->setFolded(3, false);
        QVERIFY(m_model->setData(m_model->index(6, ArgumentsModel::Value), QStringLiteral("9")));
        QCOMPARE(valueOf(*m_model, 0), std::string("{a=3, inner={v={0, 0, 9}}}"));
    }

    void marksWhatThePresetHasNot()
    {
        const auto isChanged = [&](int row) { return m_model->index(row, 0).data(ArgumentsModel::ChangedRole).toBool(); };
        QVERIFY(!isChanged(0));
        m_model->setPreset({{"n", "64"}, {"a", "2.5"}, {"x", "random(seed=1)[n]"}});
        QVERIFY(isChanged(0) && !isChanged(1) && !isChanged(2) && isChanged(3));
        QSignalSpy edited(m_model.get(), &ArgumentsModel::edited);
        m_model->reset(0);
        m_model->reset(1);
        QCOMPARE(edited.size(), 1);
        QCOMPARE(valueOf(*m_model, 0), std::string("64"));
        m_model->reset(3);
        QCOMPARE(valueOf(*m_model, 3), std::string());
    }

    void drawsOneSeed()
    {
        m_model->drawSeed(3);
        QCOMPARE(valueOf(*m_model, 3), std::string("zeros[n]"));
        m_model->drawSeed(2);
        QCOMPARE(valueOf(*m_model, 2), std::string("random(seed=5)[n]"));
    }

    void survivesAnotherKernel()
    {
        const KernelInfo none;
        m_model->setArguments({}, &none);
        QCOMPARE(m_model->rowCount(), 0);
        m_model->setArguments(given(), &none);  // types are not known
        QCOMPARE(m_model->index(2, ArgumentsModel::Name).data(ArgumentsModel::TypeRole).toString(), QString());
        QVERIFY(m_model->index(2, ArgumentsModel::Value).data(ArgumentsModel::BufferRole).toBool());
    }

private:
    KernelInfo m_kernel = saxpy(), m_structured = structured();
    std::unique_ptr<ArgumentsModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

KD_TEST(TestArguments, QCoreApplication)

}  // namespace tst_arguments

#include "tst_arguments.moc"
