// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/session/data/elementfile.h"
#include "core/session/data/elements.h"
#include "tests/program/testprogram.h"

#include <QtTest>

#include <cstring>
#include <random>

namespace tst_elementfile {

using namespace kd;

namespace {

const std::filesystem::path kFolder(KD_TEST_DATA "/session");

std::vector<std::byte> bytesOf(std::string_view text)
{
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

std::vector<std::byte> recorded(const char* name)
{
    QFile file(QString::fromStdString((kFolder / name).string()));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", name);
    return bytesOf(file.readAll().toStdString());
}

std::vector<double> valuesOf(ElementType type, std::span<const std::byte> bytes)
{
    std::vector<double> values;
    withElementType(type, [&]<typename T>(std::type_identity<T>) {
        for (std::size_t i = 0; i < bytes.size() / sizeof(T); ++i)
            values.push_back(elementToDouble(loadElement<T>(bytes.data(), i)));
    });
    return values;
}

std::vector<double> valuesOf(const ElementArray& array)
{
    return valuesOf(array.type, array.bytes);
}

std::vector<std::byte> npyWith(const std::string& header, const std::string& data, char version = 1)
{
    std::string file = "\x93NUMPY";
    file += version;
    file += '\0';
    file += static_cast<char>(header.size() & 0xff);
    file += static_cast<char>(header.size() >> 8);
    if (version != 1)
        file += std::string(2, '\0');
    return bytesOf(file + header + data);
}

QString errorOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const RuntimeError& error) {
        return QString::fromStdString(error.what());
    }
    return "no error";
}

// Cuts off, flips and repeats bytes of `file`; every result is read or refused in words.
void feedDamaged(const std::vector<std::byte>& file, unsigned rounds,
                 const std::function<void(const std::vector<std::byte>&)>& read)
{
    const auto survives = [&](const std::vector<std::byte>& bytes) {
        try {
            read(bytes);
        } catch (const RuntimeError& error) {
            QVERIFY(!error.info().text.empty());
        }
    };
    for (std::size_t length = 0; length < file.size(); ++length)
        survives({file.begin(), file.begin() + static_cast<std::ptrdiff_t>(length)});
    std::mt19937 random(7);
    for (unsigned round = 0; round < rounds; ++round) {
        std::vector<std::byte> bytes = file;
        for (auto edits = 1 + random() % 4; edits > 0; --edits)
            bytes[random() % bytes.size()] = static_cast<std::byte>(random() & 0xff);
        if (random() % 4 == 0)
            bytes.insert(bytes.end(), bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(random() % bytes.size()));
        survives(bytes);
    }
}

}  // namespace

class ElementFileTest : public QObject {
    Q_OBJECT
private slots:
    void readsNumpysFiles_data();
    void readsNumpysFiles();
    void readsNumpysShapes();
    void refusesNpy_data();
    void refusesNpy();
    void writesWhatNumpyWrites();
    void writesOtherTypes();
    void readsCsv_data();
    void readsCsv();
    void refusesCsv_data();
    void refusesCsv();
    void writesCsv();
    void readsImages_data();
    void readsImages();
    void imagesFillBuffers();
    void refusesImages();
    void converts();
    void refusesConversions_data();
    void refusesConversions();
    void loadsByName();
    void savesByName();
    void survivesDamage_data();
    void survivesDamage();
};

void ElementFileTest::readsNumpysFiles_data()
{
    QTest::addColumn<ElementType>("type");
    for (int i = 0; i <= static_cast<int>(ElementType::Float64); ++i) {
        const auto type = static_cast<ElementType>(i);
        if (type != ElementType::BFloat16 && type != ElementType::Float8E4M3 && type != ElementType::Float8E5M2)
            QTest::newRow(std::string(nameOf(type)).c_str()) << type;
    }
}

void ElementFileTest::readsNumpysFiles()
{
    QFETCH(ElementType, type);
    const ElementArray array = parseNpy(recorded((std::string(nameOf(type)) + ".npy").c_str()), "file");
    QCOMPARE(array.type, type);
    const double last = type == ElementType::Bool ? 1 : isFloating(type) ? 5.5 : 5;
    QCOMPARE(valuesOf(array),
             type == ElementType::Bool ? std::vector<double>({0, 1, 1, 1, 1, 1}) : std::vector<double>({0, 1, 2, 3, 4, last}));
}

void ElementFileTest::readsNumpysShapes()
{
    using Shape = std::vector<std::uint64_t>;
    QCOMPARE(parseNpy(recorded("float64.npy"), "f").shape, (Shape{2, 3}));
    QCOMPARE(parseNpy(recorded("empty.npy"), "f").shape, (Shape{0, 3}));
    QCOMPARE(parseNpy(recorded("scalar.npy"), "f").shape, Shape{});
    QCOMPARE(valuesOf(parseNpy(recorded("scalar.npy"), "f")), std::vector<double>{2.5});
    const ElementArray fortran = parseNpy(recorded("fortran.npy"), "f");
    QCOMPARE(fortran.shape, (Shape{2, 3, 4}));
    std::vector<double> counted(24);
    for (std::size_t i = 0; i < counted.size(); ++i)
        counted[i] = static_cast<double>(i);
    QCOMPARE(valuesOf(fortran), counted);
    for (const char* name : {"version1.npy", "version2.npy", "version3.npy"})
        QCOMPARE(valuesOf(parseNpy(recorded(name), "f")), std::vector<double>({0, 1, 2, 3}));
}

void ElementFileTest::refusesNpy_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, const std::vector<std::byte>& file, const char* word) {
        QTest::newRow(name) << QByteArray(reinterpret_cast<const char*>(file.data()), static_cast<qsizetype>(file.size()))
                            << QString(word);
    };
    const std::string good = "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }";
    row("empty", {}, "not an .npy file");
    row("other magic", bytesOf("PK\x03\x04 and so on"), "not an .npy file");
    row("version", npyWith(good, "12345678", 4), "version 4");
    row("big endian", recorded("bigendian.npy"), "big endian");
    row("structured", recorded("structured.npy"), "structures");
    row("complex", recorded("complex.npy"), "'<c8' is not read");
    row("too little data", npyWith(good, "1234567"), "means 8 bytes of data; it has 7");
    row("too much data", npyWith(good, "123456789"), "means 8 bytes of data; it has 9");
    row("no shape", npyWith("{'descr': '<f4', 'fortran_order': False}", ""), "header cannot be read");
    row("other key", npyWith("{'descr': '<f4', 'fortran_order': False, 'size': (2,)}", ""), "header cannot be read");
    row("negative", npyWith("{'descr': '<f4', 'fortran_order': False, 'shape': (-2,)}", ""), "header cannot be read");
    row("product wraps", npyWith("{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296, 4294967296)}", ""),
        "its shape means more");
    row("too large", npyWith("{'descr': '<f4', 'fortran_order': False, 'shape': (18446744073709551615,)}", ""),
        "its shape means more");
    row("size beyond 64 bits", npyWith("{'descr': '<f4', 'fortran_order': False, 'shape': (28446744073709551615,)}", ""),
        "header cannot");
    row("object", npyWith("{'descr': '|O', 'fortran_order': False, 'shape': (2,)}", ""), "'|O' is not read");
    row("no type", npyWith("{'descr': '', 'fortran_order': False, 'shape': (2,)}", ""), "is not read");
    row("open quote", npyWith("{'descr': '<f4", ""), "header cannot be read");
    row("not a dictionary", npyWith("import os", ""), "header cannot be read");
    std::string dimensions = "{'descr': '<f4', 'fortran_order': False, 'shape': (";
    for (int i = 0; i < 40; ++i)
        dimensions += "1,";
    row("dimensions", npyWith(dimensions + ")}", "1234"), "header cannot be read");
}

void ElementFileTest::refusesNpy()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, word);
    const QString error = errorOf([&] { parseNpy(bytesOf(file.toStdString()), "x.npy"); });
    QVERIFY2(error.startsWith("x.npy: ") && error.contains(word), qPrintable(error));
}

void ElementFileTest::writesWhatNumpyWrites()
{
    for (const char* name : {"float32.npy", "uint8.npy", "int64.npy", "bool.npy", "float16.npy", "version1.npy"}) {
        const std::vector<std::byte> file = recorded(name);
        const ElementArray array = parseNpy(file, name);
        QCOMPARE(toNpy(array.type, 1, array.bytes), file);
    }
    const ElementArray two = parseNpy(recorded("float64.npy"), "f");
    QCOMPARE(toNpy(two.type, 3, two.bytes), recorded("float64.npy"));
}

void ElementFileTest::writesOtherTypes()
{
    std::vector<std::byte> bytes(4);
    storeElement(bytes.data(), 0, BrainFloat::fromDouble(1.5));
    storeElement(bytes.data(), 1, BrainFloat::fromDouble(-2));
    const ElementArray array = parseNpy(toNpy(ElementType::BFloat16, 1, bytes), "f");
    QCOMPARE(array.type, ElementType::Float32);
    QCOMPARE(valuesOf(array), std::vector<double>({1.5, -2}));
    const std::vector<std::byte> tiny{std::byte{0x38}, std::byte{0xfe}};
    const ElementArray read = parseNpy(toNpy(ElementType::Float8E4M3, 1, tiny), "f");
    QCOMPARE(read.type, ElementType::Float32);
    QCOMPARE(valuesOf(read), std::vector<double>({1, -448}));
    const ElementArray kept{.type = ElementType::Float8E5M2, .shape = {2}, .bytes = tiny};
    QCOMPARE(convertElements(kept, ElementType::UInt8, "f"), tiny);
    QCOMPARE(valuesOf(ElementType::Float32, convertElements({.type = ElementType::Float8E4M3, .shape = {2}, .bytes = tiny},
                                                            ElementType::Float32, "f")),
             std::vector<double>({1, -448}));
}

void ElementFileTest::readsCsv_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<ElementType>("type");
    QTest::newRow("row") << QByteArray("1,2,3\n") << QList<double>{1, 2, 3} << ElementType::Int64;
    QTest::newRow("windows") << QByteArray("1, 2\r\n3 ,4\r\n\r\n") << QList<double>{1, 2, 3, 4} << ElementType::Int64;
    QTest::newRow("heading") << QByteArray("# made by hand\nx,y\n1,2\n") << QList<double>{1, 2} << ElementType::Int64;
    QTest::newRow("reals") << QByteArray("1.5;+2;-3e2;nan") << QList<double>{1.5, 2, -300, qQNaN()} << ElementType::Float64;
    QTest::newRow("blanks") << QByteArray("  1\t2  3 # and so on\n4") << QList<double>{1, 2, 3, 4} << ElementType::Int64;
    QTest::newRow("mark") << QByteArray("\xef\xbb\xbf" "7") << QList<double>{7} << ElementType::Int64;
    QTest::newRow("large") << QByteArray("18446744073709551615,1") << QList<double>{18446744073709551615.0, 1}
                           << ElementType::UInt64;
    QTest::newRow("large and negative") << QByteArray("18446744073709551615,-1") << QList<double>{18446744073709551615.0, -1}
                                        << ElementType::Float64;
    QTest::newRow("nothing") << QByteArray("\n# only words\n") << QList<double>{} << ElementType::Int64;
}

void ElementFileTest::readsCsv()
{
    QFETCH(QByteArray, text);
    QFETCH(QList<double>, values);
    const ElementArray array = parseCsv(text.toStdString(), "x.csv");
    const std::vector<double> read = valuesOf(array);
    QCOMPARE(read.size(), static_cast<std::size_t>(values.size()));
    for (std::size_t i = 0; i < read.size(); ++i)
        QCOMPARE(read[i], values[static_cast<qsizetype>(i)]);
    QTEST(array.type, "type");
}

void ElementFileTest::refusesCsv_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("word");
    QTest::newRow("word") << QByteArray("1,2\n3,four\n") << "line 2 holds 'four'";
    QTest::newRow("second heading") << QByteArray("a\nb\n1") << "line 2 holds 'b'";
    QTest::newRow("empty cell") << QByteArray("1,,2") << "line 1 has an empty cell";
    QTest::newRow("last cell") << QByteArray("1,2,\n") << "empty cell";
    QTest::newRow("decimal comma") << QByteArray("1,5;2,5") << "both commas and semicolons";
    QTest::newRow("hexadecimal") << QByteArray("1\n0x10") << "'0x10'";
    QTest::newRow("signs") << QByteArray("1,+-2") << "'+-2'";
    QTest::newRow("zero byte") << QByteArray("0\n1\0" "2", 5) << "not a number";
}

void ElementFileTest::refusesCsv()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, word);
    const QString error = errorOf([&] { parseCsv(text.toStdString(), "x.csv"); });
    QVERIFY2(error.startsWith("x.csv: ") && error.contains(word), qPrintable(error));
}

void ElementFileTest::writesCsv()
{
    const std::vector<float> values{1, 0.1f, -2.5e-10f, std::numeric_limits<float>::infinity()};
    QCOMPARE(toCsv(ElementType::Float32, 1, std::as_bytes(std::span(values))), std::string("1\n0.1\n-2.5e-10\ninf\n"));
    QCOMPARE(toCsv(ElementType::Float32, 2, std::as_bytes(std::span(values))), std::string("1,0.1\n-2.5e-10,inf\n"));
    const std::vector<std::uint8_t> small{0, 200};
    QCOMPARE(toCsv(ElementType::UInt8, 1, std::as_bytes(std::span(small))), std::string("0\n200\n"));
    QCOMPARE(toCsv(ElementType::Bool, 1, std::as_bytes(std::span(small))), std::string("0\n1\n"));
    const std::vector<std::uint64_t> large{UINT64_MAX};
    QCOMPARE(valuesOf(parseCsv(toCsv(ElementType::UInt64, 1, std::as_bytes(std::span(large))), "f")),
             std::vector<double>{18446744073709551615.0});
}

void ElementFileTest::readsImages_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("channels");
    QTest::addColumn<QList<double>>("pixel");
    // The pixel at x = 2, y = 1; see make_files.py.
    QTest::newRow("grey") << "grey.png" << 0 << QList<double>{121};
    QTest::newRow("grey as colour") << "grey.png" << 3 << QList<double>{121, 121, 121};
    QTest::newRow("grey as rgba") << "grey.png" << 4 << QList<double>{121, 121, 121, 255};
    QTest::newRow("rgb") << "rgb.png" << 0 << QList<double>{121, 122, 123};
    QTest::newRow("rgb as rgba") << "rgb.png" << 4 << QList<double>{121, 122, 123, 255};
    QTest::newRow("rgb as grey") << "rgb.png" << 1 << QList<double>{122};
    QTest::newRow("rgba") << "rgba.png" << 0 << QList<double>{121, 122, 123, 128};
    QTest::newRow("rgba as rgb") << "rgba.png" << 3 << QList<double>{121, 122, 123};
    QTest::newRow("grey with alpha") << "greyalpha.png" << 0 << QList<double>{121, 121, 121, 134};
    QTest::newRow("16 bits") << "grey16.png" << 0 << QList<double>{10001};
    QTest::newRow("palette") << "palette.png" << 0 << QList<double>{121, 122, 123};
    QTest::newRow("one bit") << "onebit.png" << 0 << QList<double>{255};
}

void ElementFileTest::readsImages()
{
    QFETCH(QString, name);
    QFETCH(int, channels);
    QFETCH(QList<double>, pixel);
    const ElementArray image = parsePng(recorded(qPrintable(name)), static_cast<std::uint32_t>(channels), "image");
    QCOMPARE(image.shape, (std::vector<std::uint64_t>{3, 4, static_cast<std::uint64_t>(pixel.size())}));
    const std::vector<double> values = valuesOf(image);
    QCOMPARE(values.size(), static_cast<std::size_t>(12 * pixel.size()));
    const auto first = values.begin() + 6 * pixel.size();
    QCOMPARE(QList<double>(first, first + pixel.size()), pixel);
}

void ElementFileTest::imagesFillBuffers()
{
    const Recipe grey{.kind = Recipe::Kind::Image, .path = "grey.png"};
    const Recipe deep{.kind = Recipe::Kind::Image, .path = "grey16.png"};
    const Recipe rgb{.kind = Recipe::Kind::Image, .path = "rgb.png"};
    QCOMPARE(valuesOf(ElementType::Float32, loadElements(grey, kFolder, {.type = ElementType::Float32}))[6],
             double(121.0f / 255.0f));
    QCOMPARE(valuesOf(ElementType::Float64, loadElements(deep, kFolder, {.type = ElementType::Float64}))[6], 10001.0 / 65535.0);
    QCOMPARE(valuesOf(ElementType::UInt8, loadElements(deep, kFolder, {.type = ElementType::UInt8}))[6], double(10001 >> 8));
    QCOMPARE(valuesOf(ElementType::Int32, loadElements(deep, kFolder, {.type = ElementType::Int32}))[6], 10001.0);
    QCOMPARE(loadElements(rgb, kFolder, {.type = ElementType::UInt8}).size(), std::size_t{36});
    QCOMPARE(loadElements(rgb, kFolder, {.type = ElementType::UInt8, .components = 4}).size(), std::size_t{48});
    QCOMPARE(loadElements(rgb, kFolder, {.type = ElementType::UInt8, .count = 12}).size(), std::size_t{12});
    QVERIFY(
        errorOf([&] { loadElements(rgb, kFolder, {.type = ElementType::UInt8, .components = 2}); }).contains("3 or 4 components"));
    QVERIFY(errorOf([&] { loadElements(rgb, kFolder, {.type = ElementType::UInt8, .count = 13}); }).contains("but 13 are wanted"));
    QVERIFY(errorOf([&] { loadElements(grey, kFolder, {.type = ElementType::Int8}); }).contains("which int8 cannot hold"));
    QCOMPARE(imageSize(rgb, kFolder).width, 4u);
    QCOMPARE(imageSize(rgb, kFolder).height, 3u);
}

void ElementFileTest::refusesImages()
{
    QVERIFY(errorOf([] { parsePng({}, 0, "x.png"); }).startsWith("x.png: it is not a PNG image"));
    QVERIFY(errorOf([] { parsePng(bytesOf("GIF89a and so on and so on"), 0, "x.png"); }).contains("not a PNG image"));
    std::vector<std::byte> huge = recorded("grey.png");
    huge[16] = std::byte{0x7f};  // the width, in the first chunk
    QVERIFY(errorOf([&] { parsePng(huge, 0, "x.png"); }).contains("not a PNG image"));
    std::vector<std::byte> cut = recorded("rgb.png");
    cut.resize(cut.size() - 20);
    QVERIFY(errorOf([&] { parsePng(cut, 0, "x.png"); }).contains("damaged or cut off"));
}

void ElementFileTest::converts()
{
    const std::vector<double> values{1.5, -2, 65504};
    const auto bytes = std::as_bytes(std::span(values));
    const ElementArray array{.type = ElementType::Float64, .bytes = {bytes.begin(), bytes.end()}};
    QCOMPARE(valuesOf(ElementType::Float16, convertElements(array, ElementType::Float16, "f")), values);
    QCOMPARE(convertElements(array, ElementType::Float64, "f"), array.bytes);
    const std::vector<std::uint64_t> large{UINT64_MAX};
    const auto largeBytes = std::as_bytes(std::span(large));
    const ElementArray integers{.type = ElementType::UInt64, .bytes = {largeBytes.begin(), largeBytes.end()}};
    QCOMPARE(valuesOf(ElementType::Float64, convertElements(integers, ElementType::Float64, "f"))[0], 18446744073709551615.0);
}

void ElementFileTest::refusesConversions_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<ElementType>("type");
    QTest::addColumn<bool>("fits");
    QTest::newRow("fraction") << 1.5 << ElementType::Int32 << false;
    QTest::newRow("whole") << 2.0 << ElementType::Int32 << true;
    QTest::newRow("negative") << -1.0 << ElementType::UInt64 << false;
    QTest::newRow("largest uint8") << 255.0 << ElementType::UInt8 << true;
    QTest::newRow("beyond uint8") << 256.0 << ElementType::UInt8 << false;
    QTest::newRow("2^63") << 0x1p63 << ElementType::Int64 << false;
    QTest::newRow("-2^63") << -0x1p63 << ElementType::Int64 << true;
    QTest::newRow("2^64") << 0x1p64 << ElementType::UInt64 << false;
    QTest::newRow("nan") << qQNaN() << ElementType::Int8 << false;
    QTest::newRow("nan stays") << qQNaN() << ElementType::Float16 << true;
    QTest::newRow("bool") << 2.0 << ElementType::Bool << false;
}

void ElementFileTest::refusesConversions()
{
    QFETCH(double, value);
    QFETCH(ElementType, type);
    QFETCH(bool, fits);
    ElementArray array{.type = ElementType::Float64, .bytes = std::vector<std::byte>(8)};
    std::memcpy(array.bytes.data(), &value, 8);
    const QString error = errorOf([&] { convertElements(array, type, "f"); });
    QCOMPARE(error == "no error", fits);
    QVERIFY(fits || error.startsWith("f: element 0 is "));
}

void ElementFileTest::loadsByName()
{
    QTemporaryDir folder;
    const std::filesystem::path path(folder.path().toStdString());
    const std::vector<std::int32_t> values{1, -2, 3};
    saveElements(path / "a.bin", ElementType::Int32, 1, std::as_bytes(std::span(values)));
    const Recipe recipe{.kind = Recipe::Kind::File, .path = "a.bin"};
    QCOMPARE(valuesOf(ElementType::Int32, loadElements(recipe, path, {.type = ElementType::Int32})),
             std::vector<double>({1, -2, 3}));
    QVERIFY(
        errorOf([&] { loadElements(recipe, path, {.type = ElementType::Int64}); }).contains("12 bytes, not a multiple of the 8"));
    QVERIFY(errorOf([&] { loadElements(recipe, path, {.type = ElementType::Int32, .count = 4}); }).contains("3 elements, but 4"));
    const Recipe directory{.kind = Recipe::Kind::File, .path = "."};
    QVERIFY(errorOf([&] { loadElements(directory, path, {.type = ElementType::Int8}); }).contains("not a regular file"));
    const Recipe empty{.kind = Recipe::Kind::File, .path = "empty.npy"};
    QVERIFY(errorOf([&] { loadElements(empty, kFolder, {.type = ElementType::Float32}); }).contains("no elements"));
    const Recipe odd{.kind = Recipe::Kind::File, .path = "float32.npy"};
    QVERIFY(errorOf([&] {
                loadElements(odd, kFolder, {.type = ElementType::Float32, .components = 4});
            }).contains("not a multiple of the 4"));
}

void ElementFileTest::savesByName()
{
    QTemporaryDir folder;
    const std::filesystem::path path(folder.path().toStdString());
    const std::vector<float> values{1.5f, -2, 3, 4};
    const auto bytes = std::as_bytes(std::span(values));
    for (const char* name : {"a.npy", "a.NPY", "a.csv", "a.bin"}) {
        saveElements(path / name, ElementType::Float32, 2, bytes);
        const Recipe recipe{.kind = Recipe::Kind::File, .path = name};
        QCOMPARE(valuesOf(ElementType::Float32, loadElements(recipe, path, {.type = ElementType::Float32})),
                 std::vector<double>({1.5, -2, 3, 4}));
    }
    QVERIFY(errorOf([&] { saveElements(path / "a.mat", ElementType::Float32, 1, bytes); }).contains(".npy, .npz, .bin, .csv, .safetensors, .png or .jpg"));
    QVERIFY(errorOf([&] { saveElements(path / "none" / "a.npy", ElementType::Float32, 1, bytes); }).contains("cannot be written"));
}

void ElementFileTest::survivesDamage_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"float64.npy", "fortran.npy", "version3.npy", "rgb.png", "grey16.png", "palette.png", "greyalpha.png"})
        QTest::newRow(name) << QString(name);
}

void ElementFileTest::survivesDamage()
{
    QFETCH(QString, name);
    if (name.endsWith(".png"))
        feedDamaged(recorded(qPrintable(name)), 1500, [](const std::vector<std::byte>& bytes) { parsePng(bytes, 0, "x"); });
    else
        feedDamaged(recorded(qPrintable(name)), 3000, [](const std::vector<std::byte>& bytes) { parseNpy(bytes, "x"); });
    feedDamaged(bytesOf("a;b\n1;2.5;-3e4\n# c\n18446744073709551615;nan\n"), 500, [](const std::vector<std::byte>& bytes) {
        parseCsv({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, "x");
    });
}

KD_TEST(ElementFileTest, kd::test::NoApplication)

}  // namespace tst_elementfile

#include "tst_elementfile.moc"
