// SPDX-License-Identifier: GPL-3.0-or-later
#include "ptxtext.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_errors {

/// What cannot be read is told with line, column and one sentence.
class TestErrors : public QObject {
    Q_OBJECT

private slots:
    void messages_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        const auto whole = [](const char* name, const std::string& text, const char* error) {
            QTest::newRow(name) << QString::fromStdString(text) << QString(error);
        };
        const auto body = [&whole](const char* name, const std::string& text, const char* error) {
            whole(name, ptxModule("", text), error);
        };
        const auto declaration = [&whole](const char* name, const std::string& text, const char* error) {
            whole(name, ptxModule(text, ""), error);
        };
        whole("empty", "", "PTX line 1, column 1: PTX begins with .version, not with the end of the text");
        whole("no ptx", "hello", "PTX line 1, column 1: PTX begins with .version, not with 'hello'");
        whole("version", ".version 9\n", "PTX line 1, column 10: expected a version such as 9.0 instead of '9'");
        whole("version of many digits", ".version 123456.7\n", "PTX line 1, column 10: '123456.7' is no version of PTX");
        whole("no target", ".version 9.0\n.func", "PTX line 2, column 1: .target must follow .version");
        whole("target", ".version 9.0\n.target compute_90", "PTX line 2, column 9: 'compute_90' is no target such as sm_90");
        whole("32 bits", ".version 9.0\n.target sm_90\n.address_size 32",
              "PTX line 3, column 15: addresses of '32' bits are not emulated; compile for 64");
        whole("directive", ptxHeader() + ".nosuch", "PTX line 4, column 1: '.nosuch' is not expected outside of functions");
        whole("body without end", ptxHeader() + ".entry k {\nret;", "PTX line 5, column 5: the body of 'k' has no end");
        body("operand", "add.s32 %r1, %r2, ;", "PTX line 8, column 19: expected an operand instead of ';'");
        body("name", "add.s32 %r1, %r2,\n %rx;", "PTX line 9, column 2: '%rx' is not declared");
        body("beyond the range", "add.s32 %r1, %r2, %r10;", "PTX line 8, column 19: '%r10' is not declared");
        body("label", "bra $L__BB0_9;", "PTX line 8, column 5: '$L__BB0_9' is not declared");
        body("twice", "L: ret;\nL: ret;", "PTX line 9, column 1: 'L' is declared already");
        body("guard", "@%r1 bra L;", "PTX line 8, column 2: '%r1' is not declared as a predicate");
        body("comma", "add.s32 %r1 %r2, 4;", "PTX line 8, column 13: expected ',' instead of '%r2'");
        body("semicolon", "add.s32 %r1, %r2, 4\nret;", "PTX line 9, column 1: expected ',' instead of 'ret'");
        body("octal", "mov.b32 %r1, 08;", "PTX line 8, column 14: '08' is no number");
        body("large", "mov.b64 %rd1, 18446744073709551616;",
             "PTX line 8, column 15: '18446744073709551616' does not fit into 64 bits");
        body("float", "mov.f32 %f1, 0f3F8;", "PTX line 8, column 14: '0f3F8' needs 8 hexadecimal digits");
        body("float range", "mov.f32 %f1, 1e999;", "PTX line 8, column 14: '1e999' is out of the range of a double");
        body("zero", "mov.b32 %r1, 4 / (2 - 2);", "PTX line 8, column 16: division by zero");
        body("component", "mov.u32 %r1, %tid.q;", "PTX line 8, column 14: '%tid' has no component '.q'");
        body("address", "ld.global.u32 %r1, [%p2;", "PTX line 8, column 24: expected ']' instead of ';'");
        body("label as address", "L: ld.global.u32 %r1, [L];", "PTX line 8, column 24: 'L' is no address");
        body("string", ".pragma \"no\nunroll\";", "PTX line 8, column 9: this string has no end");
        body("comment", "/* no end", "PTX line 8, column 1: this comment has no end");
        body("byte", "mov.b32 \x01;", "PTX line 8, column 9: byte 0x01 is not expected here");
        body("vector", "ld.global.v2.u32 {}, [%rd1];", "PTX line 8, column 18: a vector without elements");
        body("registers", ".reg .b32 z<99999999>;", "PTX line 8, column 13: a declaration has at most 16777216 names");
        declaration("size", ".global .b8 x[2000000000000];",
                    "PTX line 4, column 15: the size of an array must be an integer from 0 to 1099511627776");
        declaration("product", ".global .u64 x[1000000][1000000];",
                    "PTX line 4, column 33: this variable is larger than 1099511627776 bytes");
        declaration("alignment", ".global .align 12 .b8 x;", "PTX line 4, column 16: the alignment must be a power of two");
        declaration("no size", ".global .b8 x[];", "PTX line 4, column 13: the size of 'x' is missing");
        declaration("no type", ".global x;", "PTX line 4, column 9: a type is missing before 'x'");
        declaration("no value", ".global .u32 x = ;", "PTX line 4, column 18: a value is missing before ';'");
        declaration("open value", ".global .u32 x = {1, 2", "PTX line 4, column 18: this value has no end");
        declaration("value in shared", ".shared .u32 x = 1;",
                    "PTX line 4, column 16: a variable of this kind has no initial value");
        declaration("file", ".file 70000 \"x\"", "PTX line 4, column 7: the number of a file must be at most 65535");
        declaration("parameters", ".func f(.param .b32 x); .func f(.param .b64 x) {ret;}",
                    "PTX line 4, column 31: 'f' is declared with other parameters before");
        declaration("alias", ".func f(); .func g(); .alias f, g;",
                    "PTX line 4, column 30: an alias is a function without body, for one with a body");
    }
    void messages()
    {
        QFETCH(QString, text);
        QTEST(ptxError(text.toStdString()), "error");
    }

    void nestingIsLimited()
    {
        const auto nested = [](int depth, const std::string& open, const std::string& close) {
            std::string text;
            for (int i = 0; i < depth; ++i)
                text += open;
            for (int i = 0; i < depth; ++i)
                text += close;
            return text;
        };
        QVERIFY(ptxError(ptxModule("", nested(50, "{", "}"))).isEmpty());
        QVERIFY(ptxError(ptxModule("", nested(100000, "{", "}"))).contains("blocks are nested too deeply"));
        QVERIFY(ptxError(ptxModule("", "mov.b32 %r1, " + nested(100000, "(", ")") + ";")).contains("nested too deeply"));
        QVERIFY(ptxError(ptxModule("", "mov.b32 %r1, " + std::string(100000, '~') + "1;")).contains("nested too deeply"));
        QVERIFY(ptxError(ptxModule("", "mov.b32 %r1, " + nested(100000, "1?1:", "") + "1;")).contains("nested too deeply"));
        QVERIFY(ptxError(ptxModule(".global .u32 x = " + nested(100000, "{", "}") + ";", "")).contains("nested too deeply"));
        QVERIFY(!ptxError(ptxModule("", "ld.global.u32 " + std::string(100000, '{') + ";")).isEmpty());
        QVERIFY(!ptxError(ptxModule("", "call " + std::string(100000, '(') + ";")).isEmpty());
        QVERIFY(!ptxError(ptxModule("", "ld.global.u32 %r1, " + std::string(100000, '[') + ";")).isEmpty());
    }

    void garbage()
    {
        QVERIFY(!ptxError(std::string(1000, '\xff')).isEmpty());
        QVERIFY(!ptxError(std::string(1000, '\0')).isEmpty());
        QVERIFY(!ptxError("\x7f""ELF" + std::string(100, '\0')).isEmpty());
        QVERIFY(!ptxError(std::string(100000, '.')).isEmpty());
        QVERIFY(!ptxError(ptxHeader() + std::string(100000, '"')).isEmpty());
    }

    void aTrailingZeroByteIsNoMatter() { QVERIFY(ptxError(ptxModule("", "") + std::string(3, '\0')).isEmpty()); }
};

KD_TEST(TestErrors, QCoreApplication)

}  // namespace tst_errors

#include "tst_errors.moc"
