import { type IconShape, iconGradients, iconShapes } from './icon.data.ts'

export type IconName = keyof typeof iconShapes
export const iconNames = Object.keys(iconShapes) as IconName[]

const INK = '#1a0d2b'
const sources = new Map<IconName, string>()

/** The address of an icon's picture: for <img>, for CSS and for textures of the stage. */
export function iconSource(name: IconName): string {
  const known = sources.get(name)
  if (known !== undefined) return known
  const source = `data:image/svg+xml,${encodeURIComponent(iconMarkup(name))}`
  sources.set(name, source)
  return source
}

function iconMarkup(name: IconName): string {
  const shapes: readonly IconShape[] = iconShapes[name]
  const silhouette = `<g stroke="${INK}" stroke-width="8.5">${shapes.map(outline).join('')}</g>`
  const picture = shapes.map(fill).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -4 74 74" width="148" height="148">` +
    `<defs>${gradients(picture)}</defs><g stroke-linejoin="round" stroke-linecap="round">` +
    `<g opacity=".4" transform="translate(0 3)">${silhouette}</g>${silhouette}${picture}</g></svg>`
  )
}

function outline([layer, markup]: IconShape): string {
  if (layer === 'detail') return ''
  if (layer === 'body') return markup
  return markup
    .replace(/stroke="[^"]*"/, `stroke="${INK}"`)
    .replace(/stroke-width="[^"]*"/, 'stroke-width="13"')
}

function fill([layer, markup]: IconShape): string {
  return layer === 'body' ? `<g stroke="${INK}" stroke-width="2.4">${markup}</g>` : markup
}

function gradients(picture: string): string {
  return Object.entries(iconGradients)
    .filter(([id]) => picture.includes(`url(#${id})`))
    .map(
      ([id, [light, middle, dark]]) =>
        `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${light}"/>` +
        `<stop offset=".48" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    )
    .join('')
}
