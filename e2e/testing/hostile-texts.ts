const deed = 'window.hacked=true'

/** What strangers have tried elsewhere: scripts, handlers, links, marks that turn or hide, floods. */
const payloads: readonly string[] = [
  `<script>${deed}</script>`,
  `<img src=x onerror="${deed}">`,
  `<svg onload=${deed}>`,
  `<svg><animate onbegin=${deed} attributeName=x dur=1s>`,
  `<body onload=${deed}>`,
  `<iframe srcdoc="<script>parent.${deed}</script>"></iframe>`,
  `<iframe src="javascript:${deed}"></iframe>`,
  `<object data="javascript:${deed}">`,
  `<a href="javascript:${deed}">click</a>`,
  `<a href=" &#14; javascript:${deed}">click</a>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${deed}">x`,
  `<details open ontoggle=${deed}>`,
  `<input autofocus onfocus=${deed}>`,
  `<video><source onerror="${deed}">`,
  `<form action="https://evil.example/"><button>go</button></form>`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<style>@import "https://evil.example/x.css";</style>`,
  `<img src="https://evil.example/pixel.gif">`,
  `<base href="https://evil.example/">`,
  `javascript:${deed}`,
  `[click](javascript:${deed})`,
  `![x](https://evil.example/pixel.gif)`,
  `**bold <img src=x onerror=${deed}>**`,
  `> <script>${deed}</script>`,
  `- <svg onload=${deed}>`,
  `{{constructor.constructor('${deed}')()}}`,
  `\${${deed}}`,
  `$t(shell:title) {{name}} [[x]]`,
  `';${deed};//`,
  `"><script>${deed}</script>`,
  `--><script>${deed}</script>`,
  `&lt;script&gt;${deed}&lt;/script&gt;`,
  '\u202Egnp.exe\u202C \u2066right\u2069 \u200Fleft',
  'in\u200Bvisi\u2060ble\uFEFF \u00ADsoft\u034Fly',
  'Z̸̢̛̺̖̀́̂̃̄̅à̵̡̛̖́̂̃̄l̴͓̖̀́̂̃g̸̛͓̖̀́̂̃ò̷̟̖́̂̃',
  '🐉'.repeat(60),
  '👨‍👩‍👧‍👦🏳️‍🌈🧙🏽‍♀️'.repeat(20),
  'W'.repeat(300),
  `https://evil.example/${'x'.repeat(200)}`,
]

/** The same inside other words: quoted, bold, in capitals, after a link of the game. */
const dresses: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `Look: ${text} and then`,
  (text) => `/player/1 ${text} /replay/${text}`,
  (text) => `\n\n${text}\n\n\n${text.slice(0, 100)}`,
  (text) => text.replace('<script', '<SCRIPT').replace('javascript', 'JaVaScRiPt'),
]

/** Two hundred kinds of hostile text. */
export const hostileTexts: readonly string[] = dresses.flatMap((dress) => payloads.map(dress))
