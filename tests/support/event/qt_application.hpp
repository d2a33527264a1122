// The QCoreApplication that Qt's SQL driver needs, for the whole of a test program.
// Name it once in a program with BOOST_TEST_GLOBAL_FIXTURE.
#pragma once

#include <QCoreApplication>

namespace test_support {

struct QtApplication {
    int argc = 1;
    char name[5] = "test";
    char* argv[2] = {name, nullptr};
    QCoreApplication application{argc, argv};
};

} // namespace test_support
