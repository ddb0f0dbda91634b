import { banners } from './banner.data.ts'

const INK = '#1a0d2b'
/** All there are. */
export const bannerNumbers: readonly number[] = banners.map((_, place) => place + 1)

const sources = new Map<number, string>()

/** The address of a banner's picture, by its number from 1: for <img> and for textures of the stage. 64 wide, 80 tall. */
export function bannerSource(theme: number): string {
  const known = sources.get(theme)
  if (known !== undefined) return known
  const source = `data:image/svg+xml,${encodeURIComponent(bannerMarkup(theme))}`
  sources.set(theme, source)
  return source
}

/** A number that is not known yet, in an older page, hangs out the first. */
const bannerOf = (theme: number) => banners[theme - 1] ?? banners[0]

function bannerMarkup(theme: number): string {
  const banner = bannerOf(theme)
  if (banner === undefined) throw new Error('there is no banner')
  const [light, body, shade, emblem, emblemShade] = banner.colours
  const cloth = 'M8 9H56V60L44 72L32 64L20 72L8 60z'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 80" width="128" height="160"><defs>` +
    gradient('cloth', light, body, shade) +
    gradient('emblem', emblem, emblem, emblemShade) +
    gradient('rim', '#fff3b0', '#ffcf4d', '#b56a10') +
    `</defs><g stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="${cloth}" fill="none" stroke="${INK}" stroke-width="10"/>` +
    `<path d="${cloth}" fill="url(#cloth)" stroke="url(#rim)" stroke-width="4"/>` +
    `<path d="M13 11V58M51 11V58" stroke="#fff" stroke-width="2" opacity=".22"/>` +
    `<path d="M8 20Q32 28 56 20V12H8z" fill="#000" opacity=".14"/>` +
    `<g transform="translate(8.5 11) scale(.735)" stroke="${INK}" stroke-width="3.4" fill="url(#emblem)" ` +
    `fill-rule="evenodd">${banner.emblem}</g>` +
    `<g fill="url(#rim)" stroke="${INK}" stroke-width="2.6"><rect x="3" y="3" width="58" height="8" rx="4"/>` +
    `<circle cx="5" cy="7" r="4.4"/><circle cx="59" cy="7" r="4.4"/></g></g></svg>`
  )
}

const gradient = (id: string, light: string, body: string, shade: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${light}"/>` +
  `<stop offset=".45" stop-color="${body}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`
