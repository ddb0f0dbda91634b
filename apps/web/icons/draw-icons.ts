// Run by hand when the icon changes: npm run icons --workspace apps/web
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const here = import.meta.dirname
const logo = await readFile(join(here, '../ui/theme/logo-ru.svg'), 'utf8')

/** A shape of the logo, so that the icon is of the same hand. */
function shape(tag: string, id: string): string {
  const found = logo.match(new RegExp(`<${tag} id="${id}"[^]*?</${tag}>`))?.[0]
  if (found === undefined) throw new Error(`the logo has no ${id}`)
  return found
}

const stairs = Array.from({ length: 5 }, (_, index) => {
  const [width, y] = [300 - index * 46, 404 - index * 34]
  const left = 256 - width / 2
  return `<rect x="${left}" y="${y}" width="${width}" height="46" rx="9" fill="#8f7ac6"/><rect x="${left}" y="${y}" width="${width}" height="24" rx="9" fill="#fff3d8"/>`
})

/** Everything that matters lies within the middle: a mask may cut the rest away. */
const picture = (
  corner: number,
  zoom: number,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<defs>${shape('linearGradient', 'gold0')}${shape('g', 'dome')}${shape('g', 'cloud')}
<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#26164d"/><stop offset=".55" stop-color="#5a3f9a"/><stop offset="1" stop-color="#f0a04b"/></linearGradient>
<radialGradient id="shine"><stop offset="0" stop-color="#fff3b0" stop-opacity=".9"/><stop offset="1" stop-color="#ffcf4d" stop-opacity="0"/></radialGradient>
<clipPath id="card"><rect width="512" height="512" rx="${corner}"/></clipPath></defs>
<g clip-path="url(#card)"><rect width="512" height="512" fill="url(#sky)"/>
<g transform="translate(256 256) scale(${zoom}) translate(-256 -256)">
<circle cx="256" cy="190" r="220" fill="url(#shine)"/>
<g stroke="#1a0d2b" stroke-width="7">${stairs.join('')}</g>
<use href="#dome" transform="translate(170 222) scale(1.05)"/><use href="#dome" transform="translate(342 222) scale(1.05)"/>
<use href="#dome" transform="translate(256 216) scale(1.75)"/>
<use href="#cloud" transform="translate(96 420) scale(1.25)"/><use href="#cloud" transform="translate(424 430) scale(1.2)"/>
</g></g></svg>`

async function draw(name: string, size: number, corner: number, zoom: number): Promise<void> {
  const image = sharp(Buffer.from(picture(corner, zoom)), { density: 144 }).resize(size, size)
  await writeFile(
    join(here, '../public/icons', `${name}.png`),
    await image.png({ palette: true, quality: 92 }).toBuffer(),
  )
}

await draw('192', 192, 96, 1)
await draw('512', 512, 96, 1)
await draw('maskable', 512, 0, 0.78)
