import { describe, expect, test } from 'vitest'
import { blocksOf } from './format.ts'
import { quoteOf } from './quote.ts'

describe('a quote', () => {
  test('says who said it, and every line of it is quoted', () => {
    expect(quoteOf('Fern', 'Feed it.\n\n- with honey')).toBe('> **Fern**\n> Feed it.\n> - with honey\n\n')
  })

  test('holds no quotes of others', () => {
    expect(quoteOf('Fern', '> who was first?\nI was')).toBe('> **Fern**\n> I was\n\n')
    expect(quoteOf('Fern', '> who was first?')).toBe('> **Fern**\n\n')
  })

  test('is not the whole tale, and no letter of it is cut in two', () => {
    const words = quoteOf('Fern', '🐉'.repeat(900))
    expect(words).toBe(`> **Fern**\n> ${'🐉'.repeat(240)}…\n\n`)
  })

  test('what is answered after it is not a part of it', () => {
    const kinds = blocksOf(`${quoteOf('Fern', 'Feed it.')}Why?`).map(({ kind }) => kind)
    expect(kinds).toEqual(['quote', 'paragraph'])
  })
})
