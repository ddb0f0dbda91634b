import { readFileSync } from 'node:fs'
import { TALE } from '@skystair/content/story/tale.ts'
import { describe, expect, test } from 'vitest'
import { pageOf } from './page.ts'

/** Every text below a key, however deep. */
const textsOf = (of: unknown): readonly string[] =>
  typeof of === 'string' ? [of] : Object.values(of ?? {}).flatMap(textsOf)

describe.each(TALE.parts.map(({ part }) => part))('the page of part %i', (part) => {
  const page = pageOf(part)

  test.each(['ru', 'en'])('holds every scene, line, answer and ending in %s', (language) => {
    const file = new URL(`../../packages/content/text/${language}/tale-${part}.json`, import.meta.url)
    const { part: endings, scene } = JSON.parse(readFileSync(file, 'utf8'))
    expect([...textsOf(endings), ...textsOf(scene)].filter((text) => !page.includes(text))).toEqual([])
  })

  test('leaves no text out', () => {
    expect(page).not.toMatch(/undefined|: \?$/m)
  })
})

test('there is no page of a part that is not told', () => {
  expect(() => pageOf(TALE.parts.length + 1)).toThrow('the tale has parts 1 to')
})
