import { editNews, listNews, removeNews, writeNews } from '@skystair/contract/news.ts'
import { infoCurrent, resetCreatureNews, resetRoadNews } from '@skystair/contract/player.ts'
import { expect, test } from 'vitest'
import { aGame } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()
const draft = {
  topic: 'ROAD',
  titleRu: 'Дорога сухая',
  titleEn: 'The road is dry',
  textRu: 'Можно идти.',
  textEn: 'Off you go.',
}
const write = (admin: Person, changes: object = {}) =>
  game.ask(writeNews, { as: admin.token, body: { ...draft, ...changes } })
const anAdmin = () => aTalker(game, { accessLevel: 'ADMIN' })
const unreadOf = async (person: Person) => {
  const { body } = await game.ask(infoCurrent, { as: person.token, query: { init: true } })
  return (body.player as unknown as { unreadNews: object }).unreadNews
}

test('news is told in the language of whoever reads, the newest first', async () => {
  const admin = await anAdmin()
  await write(admin)
  await write(admin, { titleEn: 'And dusty', titleRu: 'И пыльная' })
  const read = async (language: string) =>
    (
      (await game.ask(listNews, { headers: { 'accept-language': language } })).body.news as unknown as {
        id: number
        title: string
      }[]
    ).slice(0, 2)
  expect((await read('en')).map(({ title }) => title)).toEqual(['And dusty', 'The road is dry'])
  const [newest] = await read('ru')
  expect(newest?.title).toBe('И пыльная')
  await game.ask(editNews, {
    as: admin.token,
    params: { id: newest?.id ?? 0 },
    body: { ...draft, titleEn: 'Not so dusty' },
  })
  expect((await read('en'))[0]?.title).toBe('Not so dusty')
  await game.ask(removeNews, { as: admin.token, params: { id: newest?.id ?? 0 } })
  expect((await read('en'))[0]?.title).toBe('The road is dry')
})

test('news needs both languages', async () => {
  const admin = await anAdmin()
  expect((await write(admin, { textEn: '  ' })).body.code).toBe('news.refused.both-languages')
  expect((await write(admin, { titleRu: 'я'.repeat(81) })).body.code).toBe('errors.title-too-long')
})

test('news of a kind is unread until that kind is read', async () => {
  const [admin, player] = [await anAdmin(), await aTalker(game)]
  await game.ask(resetRoadNews, { as: player.token })
  await game.ask(resetCreatureNews, { as: player.token })
  await unreadOf(player)
  await game.ask(resetRoadNews, { as: player.token })
  expect(await unreadOf(player)).toEqual({ road: false, creature: false })
  await write(admin)
  expect(await unreadOf(player)).toEqual({ road: true, creature: false })
  await write(admin, { topic: 'CREATURE' })
  expect(await unreadOf(player)).toEqual({ road: true, creature: true })
  await game.ask(resetRoadNews, { as: player.token })
  expect(await unreadOf(player)).toEqual({ road: false, creature: true })
  await game.ask(resetCreatureNews, { as: player.token })
  expect(await unreadOf(player)).toEqual({ road: false, creature: false })
})
