#include "catalogue.hpp"

#include <array>

namespace reports {
namespace {

constexpr std::array entries{
    Entry{"Prizes after round {}", "第 {} 轮后奖项", "第 {} 輪後獎項"},
    Entry{"Provisional prizes after round {}", "第 {} 轮后暂定奖项", "第 {} 輪後暫定獎項"},
    Entry{"Equal points", "同分", "同分"},
    Entry{"each place its own prize", "各名次各得其奖", "各名次各得其獎"},
    Entry{"equal points share equally", "同分均分", "同分均分"},
    Entry{"Hort: half of the own place, half shared equally", "霍特制：本名次奖金的一半，另一半均分",
          "霍特制：本名次獎金的一半，另一半均分"},
    Entry{"Prizes for a player", "每人奖项", "每人獎項"},
    Entry{"one, the best", "一项，取最高", "一項，取最高"},
    Entry{"all that he has won", "所得全部", "所得全部"},
    Entry{"Players who have withdrawn", "退赛棋手", "退賽棋手"},
    Entry{"may win prizes", "可得奖", "可得獎"},
    Entry{"win no prizes", "不得奖", "不得獎"},
    Entry{"Currency", "货币", "貨幣"},
    Entry{"Prize", "奖项", "獎項"},
    Entry{"main prize", "名次奖", "名次獎"},
    Entry{"Amount", "金额", "金額"},
    Entry{"prize {}", "第 {} 奖", "第 {} 獎"},
    Entry{"prize {}, better than {} of the main prizes", "第 {} 奖，高于名次奖 {}",
          "第 {} 獎，高於名次獎 {}"},
    Entry{"prizes {} ({}) shared by {}", "第 {} 奖（{}）由 {} 人均分", "第 {} 獎（{}）由 {} 人均分"},
    Entry{"half of {}, and a share of the rest of prizes {} ({}) among {}",
          "{} 的一半，另分第 {} 奖（{}）余额，共 {} 人", "{} 的一半，另分第 {} 獎（{}）餘額，共 {} 人"},
    Entry{"Sums", "合计", "合計"},
    Entry{"announced", "公布", "公布"},
    Entry{"paid", "发放", "發放"},
    Entry{"nobody to give it to", "无人可得", "無人可得"},
    Entry{"given up for a better prize", "因得更高奖项而放弃", "因得更高獎項而放棄"},
    Entry{"left of the budget", "预算余额", "預算餘額"},

    // What moves
    Entry{"What moves", "变动", "變動"},
    Entry{"Nothing moves", "无变动", "無變動"},
    Entry{"What if: after round {}", "假设：第 {} 轮后", "假設：第 {} 輪後"},
    Entry{"Standings then", "届时名次表", "屆時名次表"},
    Entry{"Pairings of round {} then", "届时第 {} 轮对阵表", "屆時第 {} 輪對陣表"},
    Entry{"Nothing is stored", "不保存", "不保存"},
    Entry{"Before", "之前", "之前"},
    Entry{"After", "之后", "之後"},
    Entry{"What", "项目", "項目"},
    Entry{"Board {}: {}, {} – {}", "第 {} 台：{}，{} – {}", "第 {} 台：{}，{} – {}"},
    Entry{"Assumed", "假设结果", "假設結果"},
    Entry{"Round {} cannot be paired then: games without a result: {}",
          "届时第 {} 轮不能编排：无结果对局 {} 局", "屆時第 {} 輪不能編排：無結果對局 {} 局"},
    Entry{"Round {} cannot be paired then by the rules", "届时第 {} 轮按规则无法编排",
          "屆時第 {} 輪按規則無法編排"},
};

} // namespace

std::span<const Entry> prizeEntries() {
    return entries;
}

} // namespace reports
