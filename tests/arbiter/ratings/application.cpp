#include "support/event/qt_application.hpp"

#include <boost/test/unit_test.hpp>

using test_support::QtApplication;
BOOST_TEST_GLOBAL_FIXTURE(QtApplication);
