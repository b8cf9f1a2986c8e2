// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmlblocks.h"

namespace kd::report {

std::string_view pageStyle()
{
    return R"(
:root { color-scheme: light; --chrome: #eceff3; --panel: #ffffff; --raised: #f4f6f8; --line: #dce1e7; --strong: #b3bcc8;
  --text: #1a2029; --secondary: #465160; --muted: #626d7c; --accent: #0b62cc; --selection: #d6e7fb; --ok: #0b6b45;
  --ok-bg: #ddf3e8; --warn: #855300; --warn-bg: #fdf0d2; --info: #0b5cad; --info-bg: #e0eefc; --after: #00507d;
  --bad: #b42318; --bad-bg: #fde5e2; --grid: #e6eaef;
  --series: #0072b2; --now: #c96a00; --full: #00845f;
  --mono: "JetBrains Mono NL", "JetBrains Mono", ui-monospace, "Cascadia Mono", "Noto Sans Mono", "Liberation Mono", monospace;
  --sans: Inter, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--chrome); color: var(--text); font: 400 14px/1.5 var(--sans); }
main { max-width: 1240px; margin: 0 auto; background: var(--panel); padding-bottom: 28px; }
header, section, footer { padding: 0 44px; }
header { display: flex; justify-content: space-between; align-items: flex-end; gap: 24px; padding-top: 32px;
  padding-bottom: 22px; border-bottom: 1px solid var(--line); }
h1 { font-size: 28px; line-height: 1.25; font-weight: 700; margin: 0 0 6px; overflow-wrap: anywhere; }
h2 { font-size: 16px; font-weight: 600; margin: 28px 0 10px; }
p { margin: 0 0 8px; }
code, .mono { font-family: var(--mono); font-size: 12.5px; font-variant-ligatures: none; }
.over, .launch, dt, th, .note { color: var(--secondary); }
.over { font-size: 13px; margin: 0; }
.launch { margin: 0; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto auto; gap: 2px 16px; margin: 0; font-size: 13px; max-width: 46%; }
dt { white-space: nowrap; }
dd { margin: 0; overflow-wrap: anywhere; }
.answer { display: grid; grid-template-columns: 330px minmax(0, 1fr); gap: 36px; padding-top: 24px; }
.number { font-size: 62px; line-height: 1; font-weight: 700; letter-spacing: -1px; margin: 0 0 12px; }
.number small { font-size: 24px; font-weight: 400; color: var(--secondary); letter-spacing: 0; }
.reason { color: var(--secondary); }
.reason b { color: var(--warn); font-weight: 600; }
table { border-collapse: collapse; width: 100%; font-size: 13px; }
th { font-weight: 500; font-size: 12px; text-align: left; }
th, td { padding: 5px 10px; vertical-align: middle; }
.use th, .use td { padding: 4px 10px 4px 0; }
.use th { white-space: nowrap; }
.use tbody th { font-size: 13px; font-weight: 400; color: var(--text); }
.use tr.limits th, .use tr.limits td { color: var(--warn); font-weight: 600; }
.use .meter { width: 50%; }
td.mono { white-space: nowrap; }
.bar { display: block; width: 100%; height: 8px; border-radius: 4px; overflow: hidden; }
.track { fill: var(--chrome); }
rect.curve { fill: var(--series); stroke: none; }
.limit { fill: var(--now); }
.full { fill: var(--full); }
.charts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px 20px; }
.chart { display: block; width: 100%; height: auto; font-family: var(--sans); }
.chart .grid { stroke: var(--grid); }
.chart .axis { stroke: var(--strong); }
.chart .drop { stroke: var(--now); stroke-dasharray: 4 3; }
.chart .area { fill: var(--series); fill-opacity: 0.1; }
.chart path.curve { fill: none; stroke: var(--series); stroke-width: 1.8; stroke-linejoin: round; }
.chart .now { fill: var(--now); stroke: var(--panel); stroke-width: 2; }
.chart text { font-size: 11px; fill: var(--secondary); }
.chart .title { font-size: 12px; font-weight: 500; }
.chart .label { font-weight: 600; fill: var(--text); paint-order: stroke; stroke: var(--panel); stroke-width: 3px; }
.chart .warn { fill: var(--warn); }
.chart .mid { text-anchor: middle; }
.chart .end { text-anchor: end; }
.chart .bin { fill: var(--series); }
.chart .interval { fill: var(--now); }
.chart .median { stroke: var(--now); stroke-width: 2; }
.chart .earlier-bin { fill: var(--now); fill-opacity: 0.35; stroke: var(--now); }
.chart .later-bin { fill: var(--series); fill-opacity: 0.85; }
.chart .earlier-line { stroke: var(--warn); stroke-width: 1.2; }
.chart .later-line { stroke: var(--after); stroke-width: 1.2; }
.chart .earlier { fill: var(--warn); }
.chart .later { fill: var(--after); }
ol, ul { margin: 0; padding-left: 20px; }
li { margin: 2px 0; }
.steps { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: baseline; }
.steps p, .steps ul { margin: 0; }
.wide { overflow-x: auto; }
.matrix th { background: var(--raised); color: var(--secondary); white-space: nowrap; padding: 8px 10px; }
.matrix td { border-bottom: 1px solid var(--line); overflow-wrap: break-word; }
.matrix td:last-child:not(.none) { white-space: nowrap; }
.matrix .num { text-align: right; }
.matrix .share { min-width: 150px; }
.matrix .share div { display: grid; grid-template-columns: 1fr 62px; align-items: center; gap: 8px; }
.matrix tr.chosen td { background: var(--selection); font-weight: 600; }
.matrix .products, .matrix .none { color: var(--muted); font-weight: 400; }
.matrix tr.chosen .products, .matrix tr.chosen .none { color: var(--secondary); }
.split { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 36px; }
.split:has(> :only-child) { grid-template-columns: minmax(0, 1fr); }
.verdict { border: 1px solid; border-radius: 5px; padding: 9px 14px; margin: 0 0 10px; overflow-wrap: anywhere; }
.verdict b { font-size: 16px; margin-right: 6px; }
.good { color: var(--ok); background: var(--ok-bg); }
.bad { color: var(--bad); background: var(--bad-bg); }
.unknown { color: var(--secondary); background: var(--raised); }
.doubt { color: var(--warn); background: var(--warn-bg); }
.same { color: var(--info); background: var(--info-bg); }
ol { padding-left: 18px; }
ol li { margin: 5px 0; padding-left: 2px; overflow-wrap: anywhere; }
ol li code { background: var(--raised); border: 1px solid var(--line); border-radius: 4px; padding: 1px 6px; }
b.gain { color: var(--ok); }
b.cost { color: var(--warn); }
.excerpt { background: var(--raised); border: 1px solid var(--line); border-radius: 5px; padding: 9px 0; font-size: 12.5px;
  line-height: 20px; tab-size: 4; }
.excerpt > div { display: flex; flex-wrap: wrap; align-items: center; padding: 0 12px; min-height: 20px; }
.excerpt i { flex: none; width: 2.6em; margin-right: 1.6em; font: 12px/20px var(--mono); color: var(--muted);
  align-self: flex-start; }
.excerpt code { flex: 0 1 auto; max-width: calc(100% - 4.4em); white-space: pre-wrap; overflow-wrap: anywhere; }
.excerpt .edited { background: var(--warn-bg); }
.tag { border: 1px solid; border-radius: 4px; padding: 0 8px; margin: 1px 0 1px 10px; background: var(--panel);
  font-size: 12px; line-height: 16px; font-weight: 500; }
.tag.cost { color: var(--warn); }
.tag.gain { color: var(--ok); }
.kw { color: #0a4fa8; }
.cu { color: #6b2fb3; }
.nr { color: #8f4d00; }
.pp { color: #9a2368; }
.st { color: #1f6b2c; }
.cm { color: #4f6b57; }
.chips { display: flex; flex-wrap: wrap; gap: 6px; margin: 10px 0 0; padding: 0; list-style: none; }
.chips li { margin: 0; border: 1px solid; border-radius: 10px; padding: 1px 9px; font-size: 12px; overflow-wrap: anywhere; }
details { margin-top: 28px; }
summary { font-size: 16px; font-weight: 600; cursor: pointer; }
pre { margin: 10px 0 0; padding: 10px 14px; background: var(--raised); border: 1px solid var(--line); border-radius: 5px;
  font: 12px/19px var(--mono); font-variant-ligatures: none; overflow-x: auto; tab-size: 4; }
pre i { display: inline-block; min-width: 3.2em; margin-right: 1em; text-align: right; color: var(--muted); font-style: normal;
  user-select: none; }
.messages { font-size: 13px; overflow-wrap: anywhere; }
footer { display: flex; justify-content: space-between; gap: 24px; margin-top: 32px; color: var(--muted); font-size: 12px; }
footer p { border-top: 1px solid var(--line); padding-top: 12px; margin: 0; flex: 1 1 auto; }
footer p + p { text-align: right; margin-left: -24px; }
@media (max-width: 900px) {
  header, .answer, .split { display: block; }
  dl { max-width: none; margin-top: 16px; }
  .charts { grid-template-columns: minmax(0, 1fr); }
  .chart { max-width: 480px; }
  .matrix .products { display: none; }
  .matrix th, .matrix td { padding-left: 5px; padding-right: 5px; white-space: normal; }
  .matrix .share { min-width: 100px; }
  .matrix td:last-child:not(.none) { white-space: normal; }
  header, section, footer { padding-left: 16px; padding-right: 16px; }
}
@page { size: A4; margin: 12mm; }
@media print {
  body { background: none; font-size: 10.5px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  main { max-width: none; padding: 0; }
  header { display: flex; }
  header, section, footer { padding-left: 0; padding-right: 0; }
  header { padding-top: 0; padding-bottom: 12px; }
  .answer { display: grid; grid-template-columns: 190px minmax(0, 1fr); gap: 20px; padding-top: 14px; }
  .number { font-size: 44px; }
  h1 { font-size: 22px; }
  h2, summary { font-size: 13px; margin: 16px 0 6px; break-after: avoid; }
  table, dl, .use tbody th, code, .mono, .messages { font-size: 10px; }
  th, footer, .chips li { font-size: 9.5px; }
  th, td, .matrix th { padding: 3px 5px; }
  .matrix .products { display: none; }
  .matrix .share { min-width: 90px; }
  .matrix .share div { grid-template-columns: 1fr 44px; gap: 4px; }
  .steps { grid-column: auto; display: block; padding: 12px 0 0 14px; }
  .steps ul { margin-top: 6px; }
  .charts { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 10px 18px; }
  .chart { max-width: none; }
  .split { display: block; }
  .split .chart { max-width: 125mm; }
  thead { display: table-header-group; }
  .answer, .steps, svg, tr, .verdict, .chips, .excerpt, .split > div { break-inside: avoid; }
  ol li { margin: 3px 0; }
  .excerpt { line-height: 15px; padding: 6px 0; }
  .excerpt > div { min-height: 15px; }
  .excerpt i, .tag { font-size: 9.5px; line-height: 15px; }
  .tag { line-height: 12px; }
  details:not([open]) { display: none; }
  .wide { overflow: visible; }
  pre { font-size: 9px; line-height: 13px; white-space: pre-wrap; overflow-wrap: anywhere; }
}
)";
}

}  // namespace kd::report
