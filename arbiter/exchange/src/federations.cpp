#include "arbiter/exchange/federations.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter::exchange {
namespace {

// ISO 3166-1 and the code of the chess federation, by ISO code. Great Britain is missing on purpose.
constexpr std::array<std::pair<std::string_view, std::string_view>, 201> countries{
    {{"AD", "AND"}, {"AE", "UAE"}, {"AF", "AFG"}, {"AG", "ANT"}, {"AL", "ALB"}, {"AM", "ARM"}, {"AO", "ANG"},
     {"AR", "ARG"}, {"AT", "AUT"}, {"AU", "AUS"}, {"AW", "ARU"}, {"AZ", "AZE"}, {"BA", "BIH"}, {"BB", "BAR"},
     {"BD", "BAN"}, {"BE", "BEL"}, {"BF", "BUR"}, {"BG", "BUL"}, {"BH", "BRN"}, {"BI", "BDI"}, {"BM", "BER"},
     {"BN", "BRU"}, {"BO", "BOL"}, {"BR", "BRA"}, {"BS", "BAH"}, {"BT", "BHU"}, {"BW", "BOT"}, {"BY", "BLR"},
     {"BZ", "BIZ"}, {"CA", "CAN"}, {"CD", "COD"}, {"CF", "CAF"}, {"CG", "CGO"}, {"CH", "SUI"}, {"CI", "CIV"},
     {"CL", "CHI"}, {"CM", "CMR"}, {"CN", "CHN"}, {"CO", "COL"}, {"CR", "CRC"}, {"CU", "CUB"}, {"CV", "CPV"},
     {"CW", "AHO"}, {"CY", "CYP"}, {"CZ", "CZE"}, {"DE", "GER"}, {"DJ", "DJI"}, {"DK", "DEN"}, {"DM", "DMA"},
     {"DO", "DOM"}, {"DZ", "ALG"}, {"EC", "ECU"}, {"EE", "EST"}, {"EG", "EGY"}, {"ER", "ERI"}, {"ES", "ESP"},
     {"ET", "ETH"}, {"FI", "FIN"}, {"FJ", "FIJ"}, {"FO", "FAI"}, {"FR", "FRA"}, {"GA", "GAB"}, {"GD", "GRN"},
     {"GE", "GEO"}, {"GG", "GCI"}, {"GH", "GHA"}, {"GM", "GAM"}, {"GN", "GUI"}, {"GQ", "GEQ"}, {"GR", "GRE"},
     {"GT", "GUA"}, {"GU", "GUM"}, {"GY", "GUY"}, {"HK", "HKG"}, {"HN", "HON"}, {"HR", "CRO"}, {"HT", "HAI"},
     {"HU", "HUN"}, {"ID", "INA"}, {"IE", "IRL"}, {"IL", "ISR"}, {"IM", "IOM"}, {"IN", "IND"}, {"IQ", "IRQ"},
     {"IR", "IRI"}, {"IS", "ISL"}, {"IT", "ITA"}, {"JE", "JCI"}, {"JM", "JAM"}, {"JO", "JOR"}, {"JP", "JPN"},
     {"KE", "KEN"}, {"KG", "KGZ"}, {"KH", "CAM"}, {"KM", "COM"}, {"KN", "SKN"}, {"KR", "KOR"}, {"KW", "KUW"},
     {"KY", "CAY"}, {"KZ", "KAZ"}, {"LA", "LAO"}, {"LB", "LBN"}, {"LC", "LCA"}, {"LI", "LIE"}, {"LK", "SRI"},
     {"LR", "LBR"}, {"LS", "LES"}, {"LT", "LTU"}, {"LU", "LUX"}, {"LV", "LAT"}, {"LY", "LBA"}, {"MA", "MAR"},
     {"MC", "MNC"}, {"MD", "MDA"}, {"ME", "MNE"}, {"MG", "MAD"}, {"MK", "MKD"}, {"ML", "MLI"}, {"MM", "MYA"},
     {"MN", "MGL"}, {"MO", "MAC"}, {"MR", "MTN"}, {"MT", "MLT"}, {"MU", "MRI"}, {"MV", "MDV"}, {"MW", "MAW"},
     {"MX", "MEX"}, {"MY", "MAS"}, {"MZ", "MOZ"}, {"NA", "NAM"}, {"NE", "NIG"}, {"NG", "NGR"}, {"NI", "NCA"},
     {"NL", "NED"}, {"NO", "NOR"}, {"NP", "NEP"}, {"NR", "NRU"}, {"NZ", "NZL"}, {"OM", "OMA"}, {"PA", "PAN"},
     {"PE", "PER"}, {"PG", "PNG"}, {"PH", "PHI"}, {"PK", "PAK"}, {"PL", "POL"}, {"PR", "PUR"}, {"PS", "PLE"},
     {"PT", "POR"}, {"PW", "PLW"}, {"PY", "PAR"}, {"QA", "QAT"}, {"RO", "ROU"}, {"RS", "SRB"}, {"RU", "RUS"},
     {"RW", "RWA"}, {"SA", "KSA"}, {"SB", "SOL"}, {"SC", "SEY"}, {"SD", "SUD"}, {"SE", "SWE"}, {"SG", "SGP"},
     {"SI", "SLO"}, {"SK", "SVK"}, {"SL", "SLE"}, {"SM", "SMR"}, {"SN", "SEN"}, {"SO", "SOM"}, {"SR", "SUR"},
     {"SS", "SSD"}, {"ST", "STP"}, {"SV", "ESA"}, {"SY", "SYR"}, {"SZ", "SWZ"}, {"TD", "CHA"}, {"TG", "TOG"},
     {"TH", "THA"}, {"TJ", "TJK"}, {"TL", "TLS"}, {"TM", "TKM"}, {"TN", "TUN"}, {"TO", "TGA"}, {"TR", "TUR"},
     {"TT", "TTO"}, {"TW", "TPE"}, {"TZ", "TAN"}, {"UA", "UKR"}, {"UG", "UGA"}, {"US", "USA"}, {"UY", "URU"},
     {"UZ", "UZB"}, {"VC", "VIN"}, {"VE", "VEN"}, {"VG", "IVB"}, {"VI", "ISV"}, {"VN", "VIE"}, {"VU", "VAN"},
     {"XK", "KOS"}, {"YE", "YEM"}, {"ZA", "RSA"}, {"ZM", "ZAM"}, {"ZW", "ZIM"}}};

} // namespace

std::optional<std::string> federationCode(std::string_view text) {
    std::string code(text);
    for (char& letter : code) {
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
        if (letter < 'A' || letter > 'Z') return std::nullopt;
    }
    if (code.size() == 3) return code;
    const auto country =
        std::ranges::lower_bound(countries, code, {}, [](const auto& entry) { return entry.first; });
    if (country == countries.end() || country->first != code) return std::nullopt;
    return std::string(country->second);
}

} // namespace arbiter::exchange
