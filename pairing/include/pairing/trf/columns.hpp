// The columns of every TRF record with fixed columns: the one table for reader and writer.
// Columns count characters (code points) from 1, both ends included.
#pragma once

namespace pairing::trf {

struct Column {
    int first;
    int last;
    [[nodiscard]] constexpr int width() const noexcept { return last - first + 1; }
    [[nodiscard]] constexpr Column shifted(int by) const noexcept { return {first + by, last + by}; }
    friend constexpr bool operator==(Column, Column) = default;
};

namespace columns {

inline constexpr Column code{1, 3};
inline constexpr int content = 5; // where the data of every record begins

namespace player { // 001
inline constexpr Column number{5, 8};
inline constexpr Column sex{10, 10};
inline constexpr Column title{11, 13};
inline constexpr Column name{15, 47};
inline constexpr Column rating{49, 52};
inline constexpr Column federation{54, 56};
inline constexpr Column fideId{58, 68};
inline constexpr Column birth{70, 79};
inline constexpr Column points{81, 84};
inline constexpr Column rank{86, 89};
inline constexpr Column opponent{92, 95}; // of round 1
inline constexpr Column colour{97, 97};
inline constexpr Column result{99, 99};
inline constexpr int roundStep = 10;
} // namespace player

namespace roundDates {               // 132
inline constexpr Column day{92, 99}; // of round 1
inline constexpr int roundStep = 10;
} // namespace roundDates

namespace team { // 013
inline constexpr Column name{5, 36};
inline constexpr Column member{37, 40};
inline constexpr int memberStep = 5;
} // namespace team

namespace scoring { // 162, BB?
inline constexpr Column symbol{6, 6};
inline constexpr Column value{7, 10};
inline constexpr int step = 9;
inline constexpr Column bbpValue{5, 8};
} // namespace scoring

namespace byes { // 240
inline constexpr Column type{5, 5};
inline constexpr Column round{7, 9};
inline constexpr Column player{11, 14};
inline constexpr int playerStep = 5;
} // namespace byes

namespace acceleration { // 250
inline constexpr Column matchPoints{5, 8};
inline constexpr Column points{10, 13};
inline constexpr Column firstRound{15, 17};
inline constexpr Column lastRound{19, 21};
inline constexpr Column firstPlayer{23, 26};
inline constexpr Column lastPlayer{28, 31};
} // namespace acceleration

namespace playerAcceleration { // XXA
inline constexpr Column player{5, 8};
inline constexpr Column points{10, 13}; // of round 1
inline constexpr int roundStep = 5;
} // namespace playerAcceleration

namespace forbidden { // 260
inline constexpr Column firstRound{5, 7};
inline constexpr Column lastRound{9, 11};
inline constexpr Column player{13, 16};
inline constexpr int playerStep = 5;
} // namespace forbidden

} // namespace columns
} // namespace pairing::trf
