type Cloth = readonly [light: string, dark: string]

interface BannerLook {
  readonly cloth: Cloth
  /** Drawn in gold around (48, 52), 48 wide; `line` where it has strokes instead of a body. */
  readonly emblem: string
  readonly line?: boolean
}

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** The banners of clans, by the number of their theme, from 1 on. */
const looks: readonly BannerLook[] = [
  // moon
  { cloth: ['#a877f5', '#5a2bb8'], emblem: 'M58 29a25 25 0 1 0 6 40a20 20 0 1 1 -6 -40z' },
  // sun
  {
    cloth: ['#f47a6b', '#b01f36'],
    emblem: `${round(48, 52, 12)}M45 34l3 -9 3 9zM45 70l3 9 3 -9zM30 49l-9 3 9 3zM66 49l9 3 -9 3zM33 41l-4 -9 9 4zM63 41l4 -9 -9 4zM33 63l-4 9 9 -4zM63 63l4 9 -9 -4z`,
  },
  // star
  {
    cloth: ['#6fb2ff', '#1f4fb8'],
    emblem:
      'M48 27l7.1 15.6 16.9 1.9 -12.5 11.5 3.4 16.7 -14.9 -8.4 -14.9 8.4 3.4 -16.7 -12.5 -11.5 16.9 -1.9z',
  },
  // leaf
  {
    cloth: ['#8fd45c', '#2f7d2b'],
    emblem: 'M48 26C72 38 70 64 50 72l1 9h-6l1 -9C26 64 24 38 48 26zM48 38v26',
  },
  // flame
  {
    cloth: ['#ffab5a', '#c2480f'],
    emblem:
      'M50 25C53 41 67 46 67 61C67 73 58 79 48 79C38 79 29 72 29 60C29 52 35 48 38 40C42 43 43 46 43 50C48 45 51 36 50 25z',
  },
  // snowflake
  {
    cloth: ['#9be4f7', '#2382ad'],
    emblem:
      'M48 27v50M26 39.5l44 25M26 64.5l44 -25M42 32l6 6 6 -6M42 72l6 -6 6 6M27 47l8 -2 -2 -8M69 47l-8 -2 2 -8M27 57l8 2 -2 8M69 57l-8 2 2 8',
    line: true,
  },
  // swords
  {
    cloth: ['#7d86a8', '#2d3353'],
    emblem: 'M29 28l32 38M67 28L35 66M54 69l12 -10M42 69L30 59M62 68l6 8M34 68l-6 8',
    line: true,
  },
  // crown
  {
    cloth: ['#d95a8e', '#7d1450'],
    emblem: 'M27 71L23 38l14 12L48 30l11 20 14 -12 -4 33zM29 75h38v5H29z',
  },
  // waves
  {
    cloth: ['#57d0bd', '#12716f'],
    emblem: 'M24 38q8 -9 16 0t16 0 16 0M24 52q8 -9 16 0t16 0 16 0M24 66q8 -9 16 0t16 0 16 0',
    line: true,
  },
  // paw
  {
    cloth: ['#c99560', '#6d3c18'],
    emblem: `M48 51C58 51 66 61 65 69C64 76 55 76 48 73C41 76 32 76 31 69C30 61 38 51 48 51z${round(29, 50, 6)}${round(40, 38, 7)}${round(56, 38, 7)}${round(67, 50, 6)}`,
  },
  // fir
  {
    cloth: ['#5c8f7c', '#1c4038'],
    emblem: 'M48 24l14 18h-7l12 15h-8l12 15H52v8h-8v-8H25l12 -15h-8l12 -15h-7z',
  },
  // heart
  {
    cloth: ['#ff9cbb', '#c22d6a'],
    emblem:
      'M48 78C32 66 24 57 24 45C24 35 31 29 38 29C43 29 46 32 48 36C50 32 53 29 58 29C65 29 72 35 72 45C72 57 64 66 48 78z',
  },
]

const INK = '#1a0d2b'
const sources = new Map<number, string>()

/** The address of a clan's banner, 96 by 124: for <img> and for textures of the stage. */
export function bannerSource(theme: number): string {
  const known = sources.get(theme)
  if (known !== undefined) return known
  const source = `data:image/svg+xml,${encodeURIComponent(markupOf(looks[theme - 1] ?? looks[0]))}`
  sources.set(theme, source)
  return source
}

function markupOf(look: BannerLook | undefined): string {
  const { cloth = ['#a877f5', '#5a2bb8'], emblem = '', line = false } = look ?? {}
  const shape = 'M12 10H84V116L48 96 12 116Z'
  const gold = line
    ? `<path d="${emblem}" fill="none" stroke="${INK}" stroke-width="10"/><path d="${emblem}" fill="none" stroke="url(#g)" stroke-width="5"/>`
    : `<path d="${emblem}" fill="url(#g)" stroke="${INK}" stroke-width="3" paint-order="stroke"/>`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 124" width="192" height="248"><defs>' +
    '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="26" x2="0" y2="80"><stop stop-color="#fff3b8"/><stop offset=".5" stop-color="#f7c443"/><stop offset="1" stop-color="#c9851c"/></linearGradient>' +
    `<linearGradient id="c" x1="0" y1="0" x2=".35" y2="1"><stop stop-color="${cloth[0]}"/><stop offset="1" stop-color="${cloth[1]}"/></linearGradient></defs>` +
    '<g stroke-linejoin="round" stroke-linecap="round">' +
    `<path d="${shape}" fill="${INK}" stroke="${INK}" stroke-width="6"/><path d="${shape}" fill="url(#c)" stroke="${INK}" stroke-width="2"/>` +
    '<path d="M30 10C26 40 34 70 28 106M68 10C72 44 62 70 69 107" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="9"/>' +
    '<path d="M17 16V107L48 90 79 107V16" fill="none" stroke="#f7c443" stroke-width="3"/>' +
    `${gold}<rect x="3" y="3" width="90" height="11" rx="5.5" fill="#b5702f" stroke="${INK}" stroke-width="3"/>` +
    '<path d="M9 6h78" stroke="#ffd9a0" stroke-opacity=".7" stroke-width="2"/></g></svg>'
  )
}
