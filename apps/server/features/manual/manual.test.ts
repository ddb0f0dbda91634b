import { MANUAL } from '@skystair/content/manual/manual.ts'
import { readManual, searchManual } from '@skystair/contract/manual.ts'
import { giftsADay } from '@skystair/rules/gifts/gift.ts'
import { expect, test } from 'vitest'
import { aGame } from '../../testing/game.ts'

const game = aGame()
const read = (x: string, language: string) =>
  game.ask(readManual, { params: { x }, headers: { 'accept-language': language } })
const search = async (words: string, language: string) => {
  const { body } = await game.ask(searchManual, {
    query: { search: words },
    headers: { 'accept-language': language },
  })
  return (body.pages as unknown as { id: string }[]).map(({ id }) => id)
}

test('the manual has at least sixty pages, each whole in both languages', async () => {
  expect(MANUAL.length).toBeGreaterThanOrEqual(60)
  for (const { id } of MANUAL) {
    for (const language of ['ru', 'en']) {
      const { status, text } = await read(id, language)
      expect([id, status]).toEqual([id, 200])
      expect([id, text]).not.toEqual([id, expect.stringMatching(/\?\?\?|\{\{|undefined/)])
    }
  }
})

test('no page comes twice', () => {
  expect(new Set(MANUAL.map(({ id }) => id)).size).toBe(MANUAL.length)
})

test('the numbers of a page are those of the rules', async () => {
  const { body } = await read('gifts', 'en')
  expect((body.words as unknown as string[]).join(' ')).toContain(String(giftsADay))
})

test('pages are found by their words, in the language of whoever asks', async () => {
  expect(await search('кузнец', 'ru')).toContain('forge')
  expect(await search('bear', 'en')).toContain('hero-tame-bear')
  expect(await search('nothingofthekind', 'en')).toEqual([])
})

test('a page named by the word comes first, and a word hidden in another is none', async () => {
  expect((await search('чат', 'ru'))[0]).toBe('chat')
  expect((await search('chat', 'en'))[0]).toBe('chat')
  // Seals are «печати», and say nothing of the chat.
  expect(await search('печат', 'ru')).not.toEqual([])
  for (const page of await search('печат', 'ru')) expect(await search('чат', 'ru')).not.toContain(page)
})

test('what a page is made of is not what stands on it', async () => {
  for (const word of ['picture', 'null', 'chapter'])
    expect([word, await search(word, 'ru')]).toEqual([word, []])
  expect(await search('?!', 'ru')).toHaveLength(MANUAL.length)
})

test('a Russian word is found in all its cases, with ё and without', async () => {
  const pages = await search('руны', 'ru')
  expect(pages).not.toEqual([])
  for (const word of ['руна', 'руну', 'Руной'])
    expect([word, await search(word, 'ru')]).toEqual([word, pages])
  expect(await search('зеленый', 'ru')).toEqual(await search('зелёный', 'ru'))
  expect(await search('зеленый', 'ru')).not.toEqual([])
})

test('a page that nobody wrote is not there', async () => {
  expect((await read('unwritten', 'en')).body.code).toBe('manual.refused.not-found')
})
