/** light, body and shade of the cloth, light and shade of the emblem */
type Colours = readonly [light: string, body: string, shade: string, emblem: string, emblemShade: string]

const gold = ['#fff3b0', '#e0941f'] as const
const silver = ['#ffffff', '#a9b8d6'] as const

/** A regular star, or a sun of many points. */
const star = (points: number, outer: number, inner: number, x = 32, y = 31): string =>
  `<path d="M${Array.from({ length: points * 2 }, (_, place) => {
    const angle = (place * Math.PI) / points - Math.PI / 2
    const radius = place % 2 === 0 ? outer : inner
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  }).join('L')}z"/>`

/** The banners of clans, in the order of their numbers: cloth, and what is sewn on it. */
export const banners: readonly { readonly colours: Colours; readonly emblem: string }[] = [
  // moon
  {
    colours: ['#a06df0', '#6a35c8', '#3f1b8a', ...gold],
    emblem: '<path d="M38 13a19 19 0 1 0 12 25A15 15 0 0 1 38 13z"/>',
  },
  // sun
  {
    colours: ['#ffb169', '#e8622a', '#a8320f', ...gold],
    emblem: `${star(12, 20, 13)}<circle cx="32" cy="31" r="10"/>`,
  },
  // star
  { colours: ['#7fc4ff', '#2f70dc', '#163c92', ...gold], emblem: star(5, 20, 8.5, 32, 32) },
  // tower
  {
    colours: ['#b9c4d8', '#6f7f9c', '#414f6b', ...silver],
    emblem: '<path d="M19 49l2-20h-4V15h7v5h5v-5h6v5h5v-5h7v14h-4l2 20h-9v-8a4 4 0 0 0-8 0v8z"/>',
  },
  // paw
  {
    colours: ['#d39a63', '#8f5527', '#552c0e', ...gold],
    emblem:
      '<path d="M32 29c7 0 14 7 14 13 0 8-8 6-14 6s-14 2-14-6c0-6 7-13 14-13z"/>' +
      '<ellipse cx="15" cy="27" rx="4.5" ry="6"/><ellipse cx="26" cy="18" rx="4.5" ry="6.5"/>' +
      '<ellipse cx="38" cy="18" rx="4.5" ry="6.5"/><ellipse cx="49" cy="27" rx="4.5" ry="6"/>',
  },
  // oak leaf
  {
    colours: ['#9fe06a', '#3c9a2c', '#1c5c18', ...gold],
    emblem:
      '<path d="M32 11c6 3 7 7 5 10 6-1 10 3 8 8-2 4-5 4-7 4 5 2 6 7 2 10-2 2-5 2-6 1v8h-4v-8' +
      'c-1 1-4 1-6-1-4-3-3-8 2-10-2 0-5 0-7-4-2-5 2-9 8-8-2-3-1-7 5-10z"/>',
  },
  // flame
  {
    colours: ['#ff8a7a', '#c9252f', '#7a0f22', ...gold],
    emblem: '<path d="M34 9c1 9 13 13 13 27a15 15 0 0 1-30 0c0-7 4-10 5-16 4 2 6 5 6 9 4-5 7-11 6-20z"/>',
  },
  // wave
  {
    colours: ['#7ff0e4', '#169a9a', '#0a5766', ...silver],
    emblem:
      '<path d="M12 40c0-16 11-25 22-25 9 0 14 6 14 12 0 5-4 8-8 8-3 0-5-2-5-5 0-2 1-3 2-4-7-1-12 5-12 10' +
      ' 0 7 7 11 14 11 6 0 11-2 14-5-2 6-9 10-18 10-13 0-23-4-23-12z"/>',
  },
  // hammer
  {
    colours: ['#8fa0c9', '#3d4a78', '#1f2747', ...gold],
    emblem: '<path d="M14 20l10-9h20l6 6v9H38v24a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3V26H14z"/>',
  },
  // crown
  {
    colours: ['#fff0a0', '#f2b02c', '#b4700c', '#e0313f', '#8f1130'],
    emblem: '<path d="M14 44l-3-24 11 9 10-17 10 17 11-9-3 24z"/><path d="M14 46h36v5H14z"/>',
  },
  // firebird
  {
    colours: ['#ff9ad0', '#c12f86', '#6e124f', ...gold],
    emblem:
      '<path d="M32 25c-3-9-12-13-21-12 1 13 8 20 16 22l-6 14c5-1 8-3 11-6 3 3 6 5 11 6l-6-14c8-2 15-9 16-22-9-1-18 3-21 12z"/>' +
      '<circle cx="32" cy="18" r="5.5"/>',
  },
  // key
  {
    colours: ['#6a6a86', '#2b2444', '#120c24', ...gold],
    emblem:
      '<path d="M32 9a11 11 0 0 1 4 21v5h6v5h-6v4h8v6h-8v3h-8V30a11 11 0 0 1 4-21zm0 6a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"/>',
  },
]
