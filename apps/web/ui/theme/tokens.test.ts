import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function tokensOf(skin: 'original' | 'modern'): Map<string, string> {
  const original = /\[data-skin="original"\] \{([^}]*)\}/.exec(css)?.[1] ?? ''
  const modern = /\[data-skin="modern"\] \{([^}]*)\}/.exec(css)?.[1] ?? ''
  const source = skin === 'original' ? original : original + modern
  return new Map(
    [...source.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function luminance(colour: string): number {
  const digits = /^#(?:([\da-f]{6})|([\da-f]{3}))$/i.exec(colour)
  const six = digits?.[1] ?? digits?.[2]?.replace(/./g, '$&$&')
  if (six === undefined) throw new Error(`${colour} is not a colour with a luminance`)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(six.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Letters and what touches them: the outline of the letters where they have one, else the surface. */
const shared = [
  ['paper-text', 'parchment-3'],
  ['paper-dim', 'parchment-2'],
  ['paper-good', 'parchment-2'],
  ['paper-bad', 'parchment-2'],
  ['text', 'night-1'],
  ['text-dim', 'night-1'],
  ['text-gold', 'night-1'],
  ['text-good', 'night-1'],
  ['text-bad', 'night-1'],
  ['heading', 'night-1'],
] as const
const colours = ['green', 'yellow', 'blue', 'red', 'grey'] as const

describe.each(['original', 'modern'] as const)('the %s skin', (skin) => {
  const tokens = tokensOf(skin)
  const colour = (name: string) => tokens.get(name) ?? `missing --${name}`

  test.each(shared)('%s is readable on %s', (letters, surface) => {
    expect(contrast(colour(letters), colour(surface))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(colours)('letters of a %s button are readable', (name) => {
    const letters = colour(name === 'yellow' ? 'button-text-yellow' : 'button-text')
    const touching = skin === 'original' ? [`${name}-4`] : [`${name}-1`, `${name}-2`, `${name}-3`]
    for (const surface of touching) expect(contrast(letters, colour(surface))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['usual', 'legendary', 'mythical', 'supreme'])('the name of a %s hero is readable', (rarity) => {
    const fields = { usual: '#dfeafa', legendary: '#fff0c9', mythical: '#f0e0ff', supreme: '#ffe1dc' }
    const surface = skin === 'original' ? '#1a0d2b' : (fields[rarity as keyof typeof fields] ?? '')
    expect(contrast(colour(rarity), surface)).toBeGreaterThanOrEqual(4.5)
  })
})
