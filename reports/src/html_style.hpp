// The style sheet of our HTML pages: one text, put into each file, so that a file needs nothing else.
#pragma once

#include <string_view>

namespace reports {

inline constexpr std::string_view htmlStyleSheet = R"(
:root { color-scheme: light dark; --ink: #1c1f1d; --paper: #ffffff; --faint: #f3f5f3; --line: #c9cfca;
  --quiet: #5b635e; --accent: #14573a; --warn: #8a4b00; --warnpaper: #fff3dc; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9ecea; --paper: #16191a; --faint: #1f2425;
  --line: #444c4a; --quiet: #aab3ae; --accent: #7fd1a8; --warn: #ffc266; --warnpaper: #3a2c12; }
  svg .s0 { --c: #6fcf9f; } svg .s1 { --c: #f0975f; } svg .s2 { --c: #8fb1f2; } svg .s3 { --c: #d391cf; }
  svg .s4 { --c: #c9cd6a; } svg .s5 { --c: #f08a9c; } svg .s6 { --c: #6fc8da; } svg .s7 { --c: #b5b5b5; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0 auto; padding: 1rem; max-width: 76rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 system-ui, "Noto Sans", "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Sans Hebrew", sans-serif;
  overflow-wrap: anywhere; }
:lang(zh-Hant) body, body:lang(zh-Hant) { font-family: system-ui, "Noto Sans", "Noto Sans CJK TC", sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: .2rem 0 .4rem; }
h2 { font-size: 1.15rem; margin: 1.6rem 0 .4rem; }
.event { color: var(--quiet); font-weight: 600; margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: .3rem .9rem; margin: 0 0 1rem; padding-bottom: .5rem;
  border-bottom: 1px solid var(--line); }
nav a { padding: .2rem 0; } nav .here { font-weight: 700; }
a { color: var(--accent); }
.mark { display: inline-block; margin: .2rem 0 .6rem; padding: .25rem .7rem; border: 2px solid var(--warn);
  border-radius: .3rem; background: var(--warnpaper); color: var(--warn); font-weight: 700; }
.facts, .notes { margin: .4rem 0; padding: 0; list-style: none; color: var(--quiet); font-size: .9rem; }
.box { overflow-x: auto; max-width: 100%; margin: .6rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; line-height: 1.3; }
th, td { padding: .35rem .6rem; text-align: left; vertical-align: top; overflow-wrap: normal; }
thead th { border-bottom: 2px solid var(--ink); font-weight: 600; vertical-align: bottom; }
tbody tr:nth-child(even) { background: var(--faint); }
td.name { min-width: 8rem; } .r { text-align: right; } .c { text-align: center; }
.r, .c { white-space: nowrap; }
.all { display: none; }
figure { margin: 1rem 0; } figcaption { font-weight: 600; margin-bottom: .3rem; }
svg { display: block; width: 100%; height: auto; max-width: 60rem; }
svg text { fill: var(--ink); font-family: inherit; }
svg .axis { stroke: var(--ink); stroke-width: 1.2; fill: none; } svg .grid { stroke: var(--line); stroke-width: .7; }
svg .trend { stroke: var(--quiet); stroke-width: 1.5; stroke-dasharray: 6 5; fill: none; }
svg .path { fill: none; stroke: var(--c); stroke-width: 2; } svg .dot, svg .bar { fill: var(--c); }
svg text.label { fill: var(--c); }
.cards { display: grid; gap: .8rem; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); }
.card { border: 1px dashed var(--line); padding: .9rem; break-inside: avoid; }
.card p { margin: .15rem 0; display: flex; flex-wrap: wrap; justify-content: space-between; gap: .2rem 1rem; }
.card .title { font-size: 1.25rem; font-weight: 700; } .card .name { font-size: 1.7rem; font-weight: 700; line-height: 1.15; }
.card .strong { font-weight: 700; } .card .small { color: var(--quiet); font-size: .85rem; }
.card.centred p { justify-content: center; text-align: center; }
.grid { width: 100%; } .grid td { border: 1px solid var(--line); height: 1.9em; } .grid td.r { width: 2.2em; }
.tick { display: inline-block; width: 1.1em; height: 1.1em; border: 1.5px solid var(--ink); margin-right: .4em; vertical-align: -.2em; }
.blank { flex: 1 1 8rem; display: flex; gap: .4rem; min-height: 1.9em; align-items: end; }
.blank i { flex: 1; border-bottom: 1px solid var(--ink); min-width: 3rem; }
.sign { flex: 1 1 8rem; border-top: 1px solid var(--ink); margin-top: 2.2em; font-size: .85rem; }
footer { margin-top: 1.6rem; padding-top: .5rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .85rem;
  display: flex; flex-wrap: wrap; gap: .2rem 1.5rem; justify-content: space-between; }
@media (max-width: 40rem) {
  body { padding: .7rem; } th, td { padding: .4rem .4rem; font-size: .95rem; }
  .all { display: inline-block; margin: .5rem .4rem 0 0; } .all + label { font-size: .9rem; }
  .all:not(:checked) ~ .box .minor { display: none; }
  td.name { min-width: 6.8rem; overflow-wrap: anywhere; }
}
@media not all and (max-width: 40rem) { .all + label { display: none; } }
@media print {
  @page { margin: 14mm 12mm; }
  :root { --ink: #000; --paper: #fff; --faint: #f2f2f2; --line: #bbb; --quiet: #333; --warn: #000; --warnpaper: #fff; --accent: #000; }
  body { padding: 0; max-width: none; font-size: 10pt; } nav, .all, .all + label { display: none; }
  .box { overflow: visible; } thead { display: table-header-group; } tr, figure { break-inside: avoid; }
}
)";

} // namespace reports
