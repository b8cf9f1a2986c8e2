// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/file.h"
#include "core/session/data/arrayfile.h"
#include "core/session/data/elements.h"
#include "core/session/data/imagefile.h"
#include "tests/core/session/recordedfiles.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <cstring>

namespace tst_arrayfile {

using namespace kd;

namespace {

const std::filesystem::path kFolder(KD_TEST_DATA "/session");

QList<double> valuesOf(const ElementArray& array)
{
    QList<double> values;
    withElementType(array.type, [&]<typename T>(std::type_identity<T>) {
        for (std::uint64_t i = 0; i < array.count(); ++i)
            values << elementToDouble(loadElement<T>(array.bytes.data(), i));
    });
    return values;
}

std::vector<std::byte> safetensorsWith(const std::string& header, std::size_t dataBytes)
{
    const std::uint64_t length = header.size();
    std::vector<std::byte> file(sizeof length + header.size() + dataBytes);
    std::memcpy(file.data(), &length, sizeof length);
    std::memcpy(file.data() + sizeof length, header.data(), header.size());
    return file;
}

constexpr std::uint64_t kMany = 1u << 20;

}  // namespace

class ArrayFileTest : public QObject {
    Q_OBJECT
private slots:
    void readsTensors();
    void refusesTensors_data();
    void refusesTensors();
    void readsArchives();
    void refusesArchives();
    void bombsTakeNoMemory();
    void readsJpegs_data();
    void readsJpegs();
    void refusesJpegs();
    void writtenFilesAreReadAgain_data();
    void writtenFilesAreReadAgain();
    void picturesAreWritten_data();
    void picturesAreWritten();
    void refusesWhatIsNoPicture();
    void recipesNameParts();
    void pythonReadsWhatIsWritten();
};

void ArrayFileTest::readsTensors()
{
    const std::vector<std::byte> file = recordedFile("three.safetensors");
    const ElementArray weight = parseSafetensors(file, "layer.weight", "w");
    QVERIFY(weight.type == ElementType::Float32);
    QCOMPARE(weight.shape, (std::vector<std::uint64_t>{2, 3}));
    QCOMPARE(valuesOf(weight), (QList<double>{1, 2, 3, 4, 5, 6}));
    QCOMPARE(valuesOf(parseSafetensors(file, "layer.bias", "w")), (QList<double>{1, 2, -1}));
    const ElementArray scale = parseSafetensors(file, "scale", "w");
    QCOMPARE(scale.type, ElementType::Float8E4M3);
    QCOMPARE(valuesOf(scale), (QList<double>{1, 448}));
    const std::vector<ArrayEntry> entries = listSafetensors(file, "w");
    QCOMPARE(entries.size(), std::size_t{3});
    QCOMPARE(entries[0].name, std::string("layer.bias"));
    QCOMPARE(entries[0].type, std::string("BF16"));
    QVERIFY(errorTextOf([&] { parseSafetensors(file, "", "w"); }).contains("holds 3 arrays, so one has to be named"));
    QVERIFY(
        errorTextOf([&] { parseSafetensors(file, "bias", "w"); }).contains("no array 'bias'; there are: layer.bias, layer.weight"));
}

void ArrayFileTest::refusesTensors_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QString>("error");
    QTest::newRow("no JSON") << QByteArray("{nothing") << "w";
    QTest::newRow("a list") << QByteArray("[1]") << "does not list tensors";
    QTest::newRow("no tensor") << QByteArray("{}") << "holds no arrays";
    QTest::newRow("no offsets") << QByteArray(R"({"a":{"dtype":"F32","shape":[1]}})") << "the tensor 'a' cannot be read";
    QTest::newRow("negative") << QByteArray(R"({"a":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})") << "cannot be read";
    QTest::newRow("outside") << QByteArray(R"({"a":{"dtype":"F32","shape":[4],"data_offsets":[0,16]}})") << "outside of the file";
    QTest::newRow("backwards") << QByteArray(R"({"a":{"dtype":"F32","shape":[0],"data_offsets":[4,0]}})") << "outside of the file";
    QTest::newRow("other size") << QByteArray(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}})")
                                << "means 8 bytes; it has 4";
    QTest::newRow("overflow") << QByteArray(R"({"a":{"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,0]}})")
                              << "the most that is read";
    QTest::newRow("overflow and nothing")
        << QByteArray(R"({"a":{"dtype":"F32","shape":[4294967296,4294967296,0],"data_offsets":[0,0]}})") << "the most that is read";
    QTest::newRow("type") << QByteArray(R"({"a":{"dtype":"F4","shape":[2],"data_offsets":[0,1]}})")
                          << "type 'F4' of the tensor 'a'";
    QTest::newRow("deep") << QByteArray(R"({"a":)") + QByteArray(100, '[') << "w";
}

void ArrayFileTest::refusesTensors()
{
    QFETCH(QByteArray, header);
    QFETCH(QString, error);
    const QString said = errorTextOf([&] { parseSafetensors(safetensorsWith(header.toStdString(), 8), "", "w"); });
    QVERIFY2(said != "no error" && said.contains(error), qPrintable(said));
    QVERIFY(errorTextOf([] { parseSafetensors({}, "", "w"); }).contains("not a .safetensors file"));
    std::vector<std::byte> longHeader(16, std::byte{0xff});
    QVERIFY(errorTextOf([&] { parseSafetensors(longHeader, "", "w"); }).contains("header is cut off"));
}

void ArrayFileTest::readsArchives()
{
    const std::vector<std::byte> file = recordedFile("two.npz");
    QCOMPARE(valuesOf(parseNpz(file, "weights", kMany, "z")), (QList<double>{0, 1, 2, 3, 4, 5.5}));
    QCOMPARE(valuesOf(parseNpz(file, "bias.npy", kMany, "z")), (QList<double>{0, 1, 2, 3, 4, 5}));
    const std::vector<ArrayEntry> listed = listNpz(recordedFile("one.npz"), "z");
    QCOMPARE(listed.size(), std::size_t{1});
    QVERIFY(!listed[0].type.empty());
    QCOMPARE(listed[0].shape, (std::vector<std::uint64_t>{2, 3}));
    QCOMPARE(parseNpz(recordedFile("one.npz"), "", kMany, "z").shape, (std::vector<std::uint64_t>{2, 3}));
    QVERIFY(errorTextOf([&] { parseNpz(file, "", kMany, "z"); }).contains("holds 2 arrays, so one has to be named"));
    QVERIFY(errorTextOf([&] { parseNpz(file, "w", kMany, "z"); }).contains("no array 'w'; there are: weights, bias"));
}

void ArrayFileTest::refusesArchives()
{
    QVERIFY(errorTextOf([] { parseNpz({}, "", kMany, "z"); }).contains("not an .npz file"));
    QVERIFY(errorTextOf([] { parseNpz(recordedFile("grey.png"), "", kMany, "z"); }).contains("not an .npz file"));
    std::vector<std::byte> damaged = recordedFile("two.npz");
    damaged[60] ^= std::byte{0x5a};
    QVERIFY(errorTextOf([&] { parseNpz(damaged, "weights", kMany, "z"); }).contains("damaged"));
}

// 256 MiB of zeros are some 250 KiB in an archive.
void ArrayFileTest::bombsTakeNoMemory()
{
    const std::vector<std::byte> zeros(256u << 20);
    const std::vector<std::byte> bomb = toNpz("a", ElementType::UInt8, {zeros.size()}, zeros);
    QVERIFY(bomb.size() < (1u << 20));
    QVERIFY(errorTextOf([&] { parseNpz(bomb, "a", 1024, "z"); }).contains("at most 1024 are read here"));
    // The archive's word is not believed either: both places that tell the size say 1 byte.
    std::vector<std::byte> liar = bomb;
    const std::uint32_t size = 1;
    const auto tell = [&](std::uint32_t signature, std::size_t offset) {
        const auto* const first = reinterpret_cast<const std::byte*>(&signature);
        const auto found = std::search(liar.begin(), liar.end(), first, first + sizeof signature);
        std::memcpy(&*found + offset, &size, sizeof size);
    };
    tell(0x02014b50, 24);
    tell(0x04034b50, 22);
    QVERIFY(errorTextOf([&] { parseNpz(liar, "a", 1024, "z"); }) != "no error");
}

void ArrayFileTest::readsJpegs_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<quint32>("channels");
    QTest::addColumn<QList<double>>("pixel");
    QTest::newRow("colour") << "rgb.jpg" << 0u << QList<double>{121, 122, 123};
    QTest::newRow("progressive") << "progressive.jpg" << 0u << QList<double>{121, 122, 123};
    QTest::newRow("grey") << "grey.jpg" << 0u << QList<double>{121};
    QTest::newRow("grey as rgba") << "grey.jpg" << 4u << QList<double>{121, 121, 121, 255};
    QTest::newRow("colour as grey") << "rgb.jpg" << 1u << QList<double>{122};
}

void ArrayFileTest::readsJpegs()
{
    QFETCH(QString, name);
    QFETCH(quint32, channels);
    QFETCH(QList<double>, pixel);
    const ElementArray image = parseImage(recordedFile(qPrintable(name)), channels, "j");
    QCOMPARE(image.shape, (std::vector<std::uint64_t>{3, 4, static_cast<std::uint64_t>(pixel.size())}));
    const QList<double> values = valuesOf(image);
    for (qsizetype i = 0; i < pixel.size(); ++i)
        QVERIFY2(std::abs(values[6 * pixel.size() + i] - pixel[i]) <= 3, qPrintable(QString::number(values[6 * pixel.size() + i])));
    QCOMPARE(sizeOfImage(recordedFile(qPrintable(name)), "j").width, 4u);
}

void ArrayFileTest::refusesJpegs()
{
    QVERIFY(errorTextOf([] { parseImage(recordedFile("cmyk.jpg"), 0, "j"); }).contains("CMYK"));
    std::vector<std::byte> cut = recordedFile("rgb.jpg");
    cut.resize(cut.size() - 4);
    QVERIFY(errorTextOf([&] { parseImage(cut, 0, "j"); }).contains("damaged or cut off"));
    cut.resize(10);
    QVERIFY(errorTextOf([&] { parseImage(cut, 0, "j"); }).contains("not a JPEG image"));
    // 65 500 pixels each way, by its header.
    std::vector<std::byte> huge = recordedFile("rgb.jpg");
    for (std::size_t i = 0; i + 9 < huge.size(); ++i)
        if (huge[i] == std::byte{0xff} && huge[i + 1] == std::byte{0xc0})
            huge[i + 5] = huge[i + 6] = huge[i + 7] = huge[i + 8] = std::byte{0xfe};
    QVERIFY(errorTextOf([&] { parseImage(huge, 0, "j"); }).contains("at most that much is read"));
    for (std::size_t i = 0; i + 9 < huge.size(); ++i)
        if (huge[i] == std::byte{0xff} && huge[i + 1] == std::byte{0xc0})
            huge[i + 5] = huge[i + 7] = std::byte{0x40};
    QVERIFY(errorTextOf([&] { parseImage(huge, 0, "j"); }).contains("are too few for 16638 x 16638 pixels"));
}

void ArrayFileTest::writtenFilesAreReadAgain_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("part");
    QTest::newRow("npy") << "a.npy" << "";
    QTest::newRow("npz") << "a.npz" << "y";
    QTest::newRow("npz, unnamed") << "a.npz" << "";
    QTest::newRow("safetensors") << "a.SAFETENSORS" << "y";
    QTest::newRow("csv") << "a.csv" << "";
    QTest::newRow("bin") << "a.bin" << "";
}

void ArrayFileTest::writtenFilesAreReadAgain()
{
    QFETCH(QString, file);
    QFETCH(QString, part);
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    const std::vector<float> values{1, 2.5f, -3, 4, 5, 6e-20f};
    const auto bytes = std::as_bytes(std::span(values));
    saveElements(path / file.toStdString(), {.name = "y", .type = ElementType::Float32, .shape = {3, 2}, .bytes = bytes});
    const Recipe recipe{.kind = Recipe::Kind::File, .path = file.toStdString(), .part = part.toStdString()};
    const std::vector<std::byte> again = loadElements(recipe, path, {.type = ElementType::Float32, .count = 6});
    QVERIFY(std::ranges::equal(again, bytes));
    QVERIFY(errorTextOf([&] {
                saveElements(path / file.toStdString(), {.name = "y", .type = ElementType::Float32, .shape = {7}, .bytes = bytes});
            }).contains("does not have the 6 elements"));
}

void ArrayFileTest::picturesAreWritten_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<ElementType>("type");
    QTest::addColumn<QList<quint64>>("shape");
    QTest::newRow("grey") << "a.png" << ElementType::UInt8 << QList<quint64>{4, 6};
    QTest::newRow("grey with alpha") << "a.png" << ElementType::UInt8 << QList<quint64>{4, 3, 2};
    QTest::newRow("colour") << "a.png" << ElementType::UInt8 << QList<quint64>{2, 4, 3};
    QTest::newRow("with alpha") << "a.png" << ElementType::UInt8 << QList<quint64>{2, 3, 4};
    QTest::newRow("deep") << "a.png" << ElementType::UInt16 << QList<quint64>{4, 6, 1};
    QTest::newRow("real") << "a.png" << ElementType::Float32 << QList<quint64>{4, 6};
    QTest::newRow("jpeg") << "a.jpg" << ElementType::UInt8 << QList<quint64>{4, 6};
    QTest::newRow("jpeg of reals") << "a.jpeg" << ElementType::Float64 << QList<quint64>{2, 4, 3};
    QTest::newRow("jpeg without alpha") << "a.jpg" << ElementType::UInt8 << QList<quint64>{2, 3, 4};
}

void ArrayFileTest::picturesAreWritten()
{
    QFETCH(QString, file);
    QFETCH(ElementType, type);
    QFETCH(QList<quint64>, shape);
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / file.toStdString();
    ElementArray array{.type = type, .shape = {shape.begin(), shape.end()}, .bytes = std::vector<std::byte>(24 * sizeOf(type))};
    withElementType(type, [&]<typename T>(std::type_identity<T>) {
        for (std::uint64_t i = 0; i < 24; ++i)
            storeElement(array.bytes.data(), i, elementFromDouble<T>(isFloating(type) ? 0.5 : 128));
    });
    saveElements(path, {.name = "y", .type = type, .shape = array.shape, .bytes = array.bytes});
    const ElementArray again = parseImage(posix::readFile(path, {1 << 20}), 0, "a");
    QCOMPARE(again.shape[0], array.shape[0]);
    QCOMPARE(again.shape[1], array.shape[1]);
    QVERIFY(again.type == (type == ElementType::UInt16 ? type : ElementType::UInt8));
    QVERIFY(std::abs(valuesOf(again).front() - 128) <= 1);
}

void ArrayFileTest::refusesWhatIsNoPicture()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    const std::vector<std::byte> bytes(24);
    const auto saying = [&](const char* file, ElementType type, std::vector<std::uint64_t> shape) {
        return errorTextOf(
            [&] { saveElements(path / file, {.name = "y", .type = type, .shape = std::move(shape), .bytes = bytes}); });
    };
    QVERIFY(saying("a.png", ElementType::UInt8, {24}).contains("height, width"));
    QVERIFY(saying("a.png", ElementType::UInt8, {2, 2, 6}).contains("1 to 4 channels"));
    QVERIFY(saying("a.png", ElementType::Int32, {2, 3}).contains("elements of int32 are no pixels"));
    QVERIFY(saying("a.jpg", ElementType::UInt16, {3, 4}).contains("elements of uint16 are no pixels"));
    QVERIFY(saying("a.gif", ElementType::UInt8, {4, 6}).contains(".safetensors, .png or .jpg"));
    QVERIFY(std::filesystem::is_empty(path));
}

void ArrayFileTest::recipesNameParts()
{
    const Recipe recipe = parseRecipe(R"(file("w.safetensors", "layer.\"weight\""))");
    QCOMPARE(recipe.path, std::string("w.safetensors"));
    QCOMPARE(recipe.part, std::string("layer.\"weight\""));
    QVERIFY(parseRecipe(toText(recipe)) == recipe);
    QCOMPARE(toText(parseRecipe("file(\"a.npz\")")), std::string("file(\"a.npz\")"));
    for (const char* const text : {R"(file("a", "b", "c"))", R"(file("a",))", R"(file("a" "b"))", R"(file("a", b))",
                                   R"(image("a.png", "b"))", R"(file("a", ""))"})
        QVERIFY2(errorTextOf([&] { parseRecipe(text); }).contains("double quotes is expected"), text);
    QCOMPARE(listArrays(KD_TEST_DATA "/session/three.safetensors").size(), std::size_t{3});
    QVERIFY(listArrays(KD_TEST_DATA "/session/float64.npy").empty());
    const Recipe weight{.kind = Recipe::Kind::File, .path = "three.safetensors", .part = "layer.weight"};
    QCOMPARE(loadElements(weight, kFolder, {.type = ElementType::Float64, .count = 6}).size(), std::size_t{48});
    QVERIFY(errorTextOf([&] {
                loadElements(weight, kFolder, {.type = ElementType::Float32, .count = 7});
            }).contains("but 7 are wanted"));
    const Recipe none{.kind = Recipe::Kind::File, .path = "float32.npy", .part = "x"};
    QVERIFY(errorTextOf([&] { loadElements(none, kFolder, {}); }).contains("no parts to choose 'x' from"));
}

// Another program's own reader: Python's zipfile checks the CRC and both lists of an archive.
void ArrayFileTest::pythonReadsWhatIsWritten()
{
    const QString python = QStandardPaths::findExecutable("python3");
    if (python.isEmpty())
        QSKIP("there is no python3 here");
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "a.npz";
    const std::vector<float> values(300'000, 1.5f);
    const auto bytes = std::as_bytes(std::span(values));
    saveElements(path, {.name = "y", .type = ElementType::Float32, .shape = {values.size()}, .bytes = bytes});
    QProcess program;
    program.start(python, {"-c", "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist(), "
                                 "len(z.read('y.npy')))", QString::fromStdString(path.string())});
    QVERIFY(program.waitForFinished());
    QCOMPARE(QString::fromUtf8(program.readAllStandardOutput()).trimmed(), QString("None ['y.npy'] 1200128"));
}

KD_TEST(ArrayFileTest, kd::test::NoApplication)

}  // namespace tst_arrayfile

#include "tst_arrayfile.moc"
