// node art/bake/preview.ts out.png id...: whole pictures side by side, quickly, for the eye while modelling
import sharp from 'sharp'
import { catalogue } from '../catalogue.ts'
import type { Shot } from '../model/write.ts'
import { render } from './renderer.ts'

const [out = 'preview.png', ...ids] = process.argv.slice(2)
const draft = (shot: Shot): Shot => ({
  ...shot,
  options: {
    ...shot.options,
    supersample: process.env.FINAL ? shot.options.supersample : 1,
    samples: process.env.FINAL ? shot.options.samples : 6,
    groundShadow: false,
  },
})
const exact = ids.filter((i) => !i.endsWith('*'))
const starts = ids.filter((i) => i.endsWith('*')).map((i) => i.slice(0, -1))
const wanted = catalogue().flatMap((a) => {
  const named = (name: string): boolean => exact.includes(name) || starts.some((s) => name.startsWith(s))
  if (a.kind === 'atlas') return a.sprites.filter((s) => named(s.name) || named(a.id)).map((s) => s.shot)
  return named(a.id) ? [a.shot] : []
})
const cells = []
for (const shot of wanted) {
  const path = await render(draft(shot))
  cells.push(await sharp(`${path}.png`).trim({ threshold: 1 }).png().toBuffer({ resolveWithObject: true }))
}
const columns = Math.min(cells.length, Number(process.env.COLUMNS ?? 4))
const [w, h] = [
  Math.max(...cells.map((c) => c.info.width)) + 16,
  Math.max(...cells.map((c) => c.info.height)) + 16,
]
await sharp({
  create: {
    width: w * columns,
    height: h * Math.ceil(cells.length / columns),
    channels: 4,
    background: '#8aa07c',
  },
})
  .composite(
    cells.map((c, i) => ({
      input: c.data,
      left: (i % columns) * w + 8,
      top: Math.floor(i / columns) * h + 8,
    })),
  )
  .png()
  .toFile(out)
