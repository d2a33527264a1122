// Incidents and rulings. In a template @ stands for a colour, # for a piece, % for a usual time: each makes
// one entry for every word that can stand there.
#include "catalogue.hpp"

#include <array>
#include <deque>
#include <string>
#include <vector>

#include "ruling_words.hpp"

namespace reports {
namespace {

struct Word {
    std::string_view english;
    std::string_view simplified;
    std::string_view traditional;
};

constexpr std::array colours{Word{"White", "白方", "白方"}, Word{"Black", "黑方", "黑方"}};
constexpr std::array pieces{Word{"king", "王", "王"},   Word{"queen", "后", "后"},  Word{"rook", "车", "車"},
                            Word{"bishop", "象", "象"}, Word{"knight", "马", "馬"}, Word{"pawn", "兵", "兵"}};
constexpr std::array times{Word{"one minute", "一分钟", "一分鐘"}, Word{"two minutes", "两分钟", "兩分鐘"},
                           Word{"three minutes", "三分钟", "三分鐘"},
                           Word{"five minutes", "五分钟", "五分鐘"}};

constexpr std::array templates{
    // The list
    Entry{"Incidents and rulings", "事件与判决", "事件與判決"},
    Entry{"On record", "记录", "記錄"},
    Entry{"Appeals not decided", "未裁定的申诉", "未裁定的申訴"},
    Entry{"Times", "时间", "時間"},
    Entry{"Incident {}", "事件 {}", "事件 {}"},
    Entry{"Round {}, board {}: {} – {}", "第 {} 轮第 {} 台：{} – {}", "第 {} 輪第 {} 台：{} – {}"},
    Entry{"When, by whom", "时间、裁判员", "時間、裁判員"},
    Entry{"Facts", "事实", "事實"},
    Entry{"Level and rules", "比赛类别与规则", "比賽類別與規則"},
    Entry{"{}, {}", "{}，{}", "{}，{}"},
    Entry{"Position", "局面", "局面"},
    Entry{"Moves", "着法", "著法"},
    Entry{"Ruling", "判决", "判決"},
    Entry{"To be done", "须执行", "須執行"},
    Entry{"Clock of White", "白方棋钟", "白方棋鐘"},
    Entry{"Clock of Black", "黑方棋钟", "黑方棋鐘"},
    Entry{"Illegal moves counted", "违例着法累计", "違例著法累計"},
    Entry{"White {}, Black {}", "白方 {}，黑方 {}", "白方 {}，黑方 {}"},
    Entry{"as played: the sheet and the next pairing have them so", "以实际执子为准，对阵表与下一轮编排照此",
          "以實際執子為準，對陣表與下一輪編排照此"},
    Entry{"Articles", "条款", "條款"},
    Entry{"Note", "备注", "備註"},
    Entry{"Appeal", "申诉", "申訴"},
    Entry{"The ruling is upheld", "维持判决", "維持判決"},
    Entry{"The ruling is overruled", "撤销判决", "撤銷判決"},
    Entry{"Result of the board: {}", "该台结果：{}", "該台結果：{}"},
    Entry{"Incidents on record", "事件记录数", "事件記錄數"},
    Entry{"Board {}: illegal moves counted: White {}, Black {}", "第 {} 台：违例着法累计：白方 {}，黑方 {}",
          "第 {} 台：違例著法累計：白方 {}，黑方 {}"},
    Entry{"Board {}: {} by ruling {}", "第 {} 台：{}，依判决 {}", "第 {} 台：{}，依判決 {}"},
    Entry{"Board {}: ruling {} is under appeal", "第 {} 台：判决 {} 申诉中", "第 {} 台：判決 {} 申訴中"},
    Entry{"stands", "有效", "有效"},
    Entry{"under appeal", "申诉中", "申訴中"},
    Entry{"upheld", "维持", "維持"},
    Entry{"overruled", "已撤销", "已撤銷"},
    Entry{"{}, the game is over", "{}，对局结束", "{}，對局結束"},
    Entry{"no result: a new game is played", "无结果：重新对局", "無結果：重新對局"},
    Entry{"it stands as played", "按实际对局有效", "按實際對局有效"},
    Entry{"not admitted; the game goes on", "不予受理；对局继续", "不予受理；對局繼續"},
    Entry{"the game goes on", "对局继续", "對局繼續"},

    // Facts
    Entry{"Both flags have fallen, and nobody knows which one first", "双方均已超时，无法确定先后",
          "雙方均已超時，無法確定先後"},
    Entry{"The flag of @ has fallen", "@超时", "@超時"},
    Entry{"The last move was made, and the clock not yet pressed", "最后一着已走出，尚未按钟",
          "最後一著已走出，尚未按鐘"},
    Entry{"@ resigns", "@认输", "@認輸"},
    Entry{"The players agree on a draw", "双方议和", "雙方議和"},
    Entry{"The arbiter consents", "裁判员同意", "裁判員同意"},
    Entry{"@ offers a draw", "@提和", "@提和"},
    Entry{"@ wants to take the offer back", "@想收回提和", "@想收回提和"},
    Entry{"The opponent accepts", "对方接受", "對方接受"},
    Entry{"The opponent refuses", "对方拒绝", "對方拒絕"},
    Entry{"The opponent touches a piece to move it", "对方触摸棋子欲走", "對方觸摸棋子欲走"},
    Entry{"A condition is attached to the offer", "提和附有条件", "提和附有條件"},
    Entry{"It was not made between the move and the clock", "提和不在走子后按钟前", "提和不在走子後按鐘前"},
    Entry{"A claim rests only on what a screen or board shows", "仅依据屏幕或展示棋盘提出要求",
          "僅依據螢幕或展示棋盤提出要求"},
    Entry{"@ claims a draw: the same position for the third time", "@提出和棋要求：三次重复局面",
          "@提出和棋要求：三次重複局面"},
    Entry{"@ claims a draw: fifty moves without a capture or a pawn move",
          "@提出和棋要求：50 回合无吃子且未动兵", "@提出和棋要求：50 回合無吃子且未動兵"},
    Entry{"The move written for it is {}", "为此写下的着法是 {}", "為此寫下的著法是 {}"},
    Entry{"The claim is about the position on the board", "要求针对盘上局面", "要求針對盤上局面"},
    Entry{"Before that @ has touched the piece on {}", "此前@已触摸 {} 的棋子", "此前@已觸摸 {} 的棋子"},
    Entry{"Before that the flag of @ has fallen", "此前@已超时", "此前@已超時"},
    Entry{"@ had {} left", "@剩余时间 {}", "@剩餘時間 {}"},
    Entry{"The opponent accepts the claim as an offer", "对方将其作为提和接受", "對方將其作為提和接受"},
    Entry{"Both players have signed {}", "双方签署的结果为 {}", "雙方簽署的結果為 {}"},
    Entry{"The result is contested", "结果有争议", "結果有爭議"},
    Entry{"@ reports {}", "@报 {}", "@報 {}"},
    Entry{"@ makes the illegal move {}-{}", "@走出违例着法 {}-{}", "@走出違例著法 {}-{}"},
    Entry{"@ makes an illegal move", "@走出违例着法", "@走出違例著法"},
    Entry{"@ does not replace the pawn on the last rank", "@未将底线的兵升变", "@未將底線的兵升變"},
    Entry{"@ presses the clock without making a move", "@未走子即按钟", "@未走子即按鐘"},
    Entry{"@ uses two hands for one move", "@用双手走一着", "@用雙手走一著"},
    Entry{"@ captures the king", "@吃王", "@吃王"},
    Entry{"The clock has been pressed", "已按钟", "已按鐘"},
    Entry{"The clock has not been pressed", "尚未按钟", "尚未按鐘"},
    Entry{"There is another fault in the same move", "同一着另有过失", "同一著另有過失"},
    Entry{"The opponent has made his next move since", "对方其后已走下一着", "對方其後已走下一著"},
    Entry{"It is found later in the game", "在对局后来才发现", "在對局後來才發現"},
    Entry{"It is found after the game", "对局结束后才发现", "對局結束後才發現"},
    Entry{"The arbiter sees both kings in check, or a pawn on its last rank",
          "裁判员看到双王同时被将军，或兵停在底线", "裁判員看到雙王同時被將軍，或兵停在底線"},
    Entry{"The next move is completed, and it is still so", "下一着完成后情况依旧", "下一著完成後情況依舊"},
    Entry{"@ touches: {}", "@触摸：{}", "@觸摸：{}"},
    Entry{"\"I adjust\" was said first", "事先说过“我摆正棋子”", "事先說過「我擺正棋子」"},
    Entry{"It was the opponent's move", "当时轮到对方走子", "當時輪到對方走子"},
    Entry{"@ promotes: the # touched the square first", "@升变：#先触及升变格", "@升變：#先觸及升變格"},
    Entry{"A player complains that the opponent has touched a piece", "一方指对方触摸棋子",
          "一方指對方觸摸棋子"},
    Entry{"He has touched a piece himself since", "其后他自己也触摸了棋子", "其後他自己也觸摸了棋子"},
    Entry{"The initial position was wrong", "初始局面有误", "初始局面有誤"},
    Entry{"Moves made when it is found: White {}, Black {}", "发现时已走：白方 {} 着，黑方 {} 着",
          "發現時已走：白方 {} 著，黑方 {} 著"},
    Entry{"The board was placed wrongly", "棋盘放置有误", "棋盤放置有誤"},
    Entry{"The game began with reversed colours", "对局先后手颠倒", "對局先後手顛倒"},
    Entry{"Both have used {} of {} minutes", "双方共用时 {} 分钟，限 {} 分钟",
          "雙方共用時 {} 分鐘，限 {} 分鐘"},
    Entry{"A piece stands on a wrong square", "有棋子放错格子", "有棋子放錯格子"},
    Entry{"The position before the fault is not known", "出错前的局面不明", "出錯前的局面不明"},
    Entry{"@ has not come", "@未到场", "@未到場"},
    Entry{"@ arrives {} after the start", "@在开始后 {} 到场", "@在開始後 {} 到場"},
    Entry{"Neither player was there at the start", "开始时双方均未到场", "開始時雙方均未到場"},
    Entry{"The clock is defective", "棋钟有故障", "棋鐘有故障"},
    Entry{"The clock was set wrongly", "棋钟设置有误", "棋鐘設置有誤"},
    Entry{"@ knocks pieces over", "@碰倒棋子", "@碰倒棋子"},
    Entry{"@ stops the clock to call the arbiter", "@停钟请裁判员", "@停鐘請裁判員"},
    Entry{"The game was disturbed from outside", "对局受外界干扰", "對局受外界干擾"},
    Entry{"An electronic device is found on @", "在@身上发现电子设备", "在@身上發現電子設備"},
    Entry{"An electronic device, switched off, is in the bag of @", "@包内有已关机的电子设备",
          "@包內有已關機的電子設備"},
    Entry{"@ persistently refuses to comply with the Laws", "@屡次拒绝遵守规则", "@屢次拒絕遵守規則"},
    Entry{"@ breaks article {}", "@违反第 {} 条", "@違反第 {} 條"},
    Entry{"Scores to be given: White {}, Black {}", "拟给分：白方 {}，黑方 {}", "擬給分：白方 {}，黑方 {}"},
    Entry{"Must @ record the moves?", "@是否须作记录？", "@是否須作記錄？"},
    Entry{"The score sheets do not show how many moves were made", "记录纸看不出已走着数",
          "記錄紙看不出已走著數"},
    Entry{"@ asks for five seconds more with each move", "@要求每步加五秒", "@要求每步加五秒"},
    Entry{"@ claims that the opponent cannot win by normal means or does not try",
          "@主张对方以正常手段不能取胜或不求胜", "@主張對方以正常手段不能取勝或不求勝"},
    Entry{"No arbiter is present", "裁判员不在场", "裁判員不在場"},
    Entry{"The arbiter agrees", "裁判员同意其要求", "裁判員同意其要求"},
    Entry{"The arbiter postpones the decision", "裁判员暂缓裁定", "裁判員暫緩裁定"},
    Entry{"The arbiter rejects it", "裁判员驳回", "裁判員駁回"},
    Entry{"A claim under Guidelines III.5 had been postponed", "此前按指南 III.5 的要求被暂缓裁定",
          "此前按指南 III.5 的要求被暫緩裁定"},
    Entry{"The arbiter finds that the opponent could not win by normal means or did not try",
          "裁判员认为对方以正常手段不能取胜或不求胜", "裁判員認為對方以正常手段不能取勝或不求勝"},
    Entry{"The arbiter finds that the opponent could win by normal means and tried",
          "裁判员认为对方能以正常手段取胜且在求胜", "裁判員認為對方能以正常手段取勝且在求勝"},
    Entry{"The sealed move of @ is ambiguous", "@的封着不明确", "@的封著不明確"},
    Entry{"The sealed move of @ is illegal", "@的封着违例", "@的封著違例"},
    Entry{"The sealed move of @ cannot be understood", "@的封着无法辨认", "@的封著無法辨認"},
    Entry{"The envelope with the sealed move of @ is missing", "装有@封着的信封遗失", "裝有@封著的信封遺失"},
    Entry{"The adjourned position is lost", "封棋局面已无法确定", "封棋局面已無法確定"},

    // Rulings: the usual ones
    Entry{"@ has completed an illegal move", "@完成了一着违例着法", "@完成了一著違例著法"},
    Entry{"@ has pressed the clock without replacing the pawn", "@未升变即按钟", "@未升變即按鐘"},
    Entry{"@ has pressed the clock without making a move", "@未走子即按钟", "@未走子即按鐘"},
    Entry{"@ has used two hands for one move and pressed the clock", "@用双手走一着并按钟",
          "@用雙手走一著並按鐘"},
    Entry{"@ receives % more", "@加时%", "@加時%"},
    Entry{"@ receives {} more", "@加时 {}", "@加時 {}"},
    Entry{"@ loses %", "@减时%", "@減時%"},
    Entry{"@ loses {}", "@减时 {}", "@減時 {}"},
    Entry{"It is the second such act of @ in this game", "这是@本局第二次", "這是@本局第二次"},
    Entry{"It is act number {} of @ in this game", "这是@本局第 {} 次", "這是@本局第 {} 次"},
    Entry{"@ can still mate, so @ loses the game", "@仍能将死对方，故@判负", "@仍能將死對方，故@判負"},
    Entry{"@ cannot mate by any series of legal moves, so the game is drawn",
          "@以任何合规着法均不能将死对方，故判和", "@以任何合規著法均不能將死對方，故判和"},
    Entry{"@ loses the game", "@判负", "@判負"},
    Entry{"So the game is drawn", "因此判和", "因此判和"},
    Entry{"restore the position before the move", "恢复到该着之前的局面", "恢復到該著之前的局面"},
    Entry{"@ may make any legal move: nothing touched can be played with",
          "所触棋子均不能走，@可走任意合规着法", "所觸棋子均不能走，@可走任意合規著法"},
    Entry{"@ must play {}", "@必须走 {}", "@必須走 {}"},
    Entry{"@ must capture on {}", "@必须吃 {} 的棋子", "@必須吃 {} 的棋子"},
    Entry{"@ must move the # on {}", "@必须走 {} 的#", "@必須走 {} 的#"},
    Entry{"@ must make a legal king move", "@必须走一着合规的王着", "@必須走一著合規的王著"},
    Entry{"@ must make a legal king move; {} is one", "@必须走一着合规的王着，{} 亦可",
          "@必須走一著合規的王著，{} 亦可"},
    Entry{"@ still has to move", "仍由@走子", "仍由@走子"},
    Entry{"The flag of @ has fallen before the required moves were completed", "@在完成规定着数前超时",
          "@在完成規定著數前超時"},
    Entry{"@ has resigned", "@已认输", "@已認輸"},
    Entry{"The game is drawn by agreement", "双方议和，判和", "雙方議和，判和"},
    Entry{"The game is drawn", "判和", "判和"},
    Entry{"The game is drawn at once", "立即判和", "立即判和"},
    Entry{"The score sheets are incomplete, and the moves that are known do not show what @ claims",
          "记录不全，已知着法不能证明@的要求", "記錄不全，已知著法不能證明@的要求"},
    Entry{"The clocks stay stopped; the position, the times and whose clock ran are noted first",
          "停钟；先记下局面、双方用时及在走的一方", "停鐘；先記下局面、雙方用時及在走的一方"},
    Entry{"Both players help to reconstruct the game on a second board", "双方须协助在另一棋盘上复盘",
          "雙方須協助在另一棋盤上復盤"},
    Entry{"reconstruct the game on a second board", "在另一棋盘上复盘", "在另一棋盤上復盤"},
    Entry{"The game goes on; @ has the move", "对局继续，轮到@走子", "對局繼續，輪到@走子"},
    Entry{"A device was found on @, who loses; the opponent wins, whatever is on the board",
          "在@身上发现电子设备，@判负；不论局面如何，对方获胜",
          "在@身上發現電子設備，@判負；不論局面如何，對方獲勝"},
    Entry{"The regulations of the event may have a milder penalty", "竞赛规程可规定较轻的处罚",
          "競賽規程可規定較輕的處罰"},
    Entry{"Devices were found on both players: both lose", "双方身上均发现电子设备：双方判负",
          "雙方身上均發現電子設備：雙方判負"},
    Entry{"The game goes on with the colours as played; the pairing must hear of it",
          "按实际执子继续对局，编排以此为准", "按實際執子繼續對局，編排以此為準"},
    Entry{"The game is stopped and a new one is played with the right colours",
          "中止对局，按正确先后手重新对局", "中止對局，按正確先後手重新對局"},
    Entry{"The initial position was wrong: the game is cancelled and a new one is played",
          "初始局面有误：取消对局，重新对局", "初始局面有誤：取消對局，重新對局"},
    Entry{"@ arrived after the default time and loses, unless the arbiter decides otherwise",
          "@超过迟到时限到场判负，裁判员另有决定除外", "@超過遲到時限到場判負，裁判員另有決定除外"},
    Entry{"Both players came too late: both lose", "双方均超过迟到时限：双方判负",
          "雙方均超過遲到時限：雙方判負"},
    Entry{"It was in time: the game goes on, the clock has run", "按时到场：对局继续，用时照计",
          "按時到場：對局繼續，用時照計"},
    Entry{"The arbiter decides: {}", "裁判员决定：{}", "裁判員決定：{}"},
    Entry{"The arbiter decides: the result is {}", "裁判员决定：结果为 {}", "裁判員決定：結果為 {}"},
    Entry{"The arbiter decides: @ receives {}:{} more", "裁判员决定：@加时 {}:{}", "裁判員決定：@加時 {}:{}"},
    Entry{"The arbiter decides: @ loses {}:{}", "裁判员决定：@减时 {}:{}", "裁判員決定：@減時 {}:{}"},
};

// With every word that can stand for each sign.
class Expanded {
  public:
    Expanded() {
        for (const Entry& one : templates)
            expand(std::string(one.english), std::string(one.simplified), std::string(one.traditional));
    }
    [[nodiscard]] std::span<const Entry> entries() const { return entries_; }

  private:
    // The signs stand in the same order in each language, or mean the same word.
    static std::string with(std::string text, char sign, std::string_view word) {
        const auto at = text.find(sign);
        if (at != std::string::npos) text.replace(at, 1, word);
        return text;
    }

    void expand(const std::string& english, const std::string& simplified, const std::string& traditional) {
        const auto at = english.find_first_of("@#%");
        if (at == std::string::npos) {
            const std::string* kept[3];
            for (std::size_t i = 0; const std::string* text : {&english, &simplified, &traditional})
                kept[i++] = &texts_.emplace_back(*text);
            entries_.push_back({*kept[0], *kept[1], *kept[2]});
            return;
        }
        const char sign = english[at];
        const std::span<const Word> words = sign == '@'   ? std::span<const Word>(colours)
                                            : sign == '#' ? std::span<const Word>(pieces)
                                                          : std::span<const Word>(times);
        for (const Word& word : words)
            expand(with(english, sign, word.english), withAll(simplified, sign, word.simplified, english),
                   withAll(traditional, sign, word.traditional, english));
    }

    // One sign in English may be said twice in Chinese.
    static std::string withAll(std::string text, char sign, std::string_view word,
                               const std::string& english) {
        const bool only = english.find(sign) == english.rfind(sign);
        text = with(std::move(text), sign, word);
        while (only && text.find(sign) != std::string::npos)
            text = with(std::move(text), sign, word);
        return text;
    }

    std::deque<std::string> texts_;
    std::vector<Entry> entries_;
};

} // namespace

std::span<const Entry> rulingEntries() {
    static const Expanded expanded;
    return expanded.entries();
}

bool isSetIn(std::string_view argument) {
    for (const std::span<const Word> words :
         {std::span<const Word>(colours), std::span<const Word>(pieces), std::span<const Word>(times)})
        for (const Word& word : words)
            if (word.english == argument) return true;
    return false;
}

} // namespace reports
