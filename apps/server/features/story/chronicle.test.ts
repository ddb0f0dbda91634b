import { TALE } from '@skystair/content/story/tale.ts'
import { deleteAccount } from '@skystair/contract/player.ts'
import { answerTalk, type ChronicleView, readChronicle } from '@skystair/contract/story.ts'
import { scenesOf } from '@skystair/rules/story/scene.ts'
import { expect, test } from 'vitest'
import { aGame } from '../../testing/game.ts'
import { aPlayer, aTraveller, registration } from '../../testing/people.ts'
import { change, climb } from '../../testing/world.ts'

const game = aGame()
const read = async (id: number) => {
  const { status, body } = await game.ask(readChronicle, { params: { id } })
  return { status, body, page: body as unknown as ChronicleView }
}

test('whoever has the address of a chronicle reads it, without being anybody', async () => {
  const person = await aTraveller(game)
  expect((await read(person.id)).page).toMatchObject({ id: person.id, name: null, chapters: [] })
  await climb(game, person.id, 5)
  await game.ask(answerTalk, {
    as: person.token,
    params: { id: 'main-5-13' },
    body: { choice: 'price' },
  })
  const { page } = await read(person.id)
  expect(page.chapters).toEqual([
    { part: 1, ending: null, entries: [{ scene: 'one-leg', stair: 5, choice: 'price' }] },
  ])
  expect(page).toMatchObject({ evilPoints: 1, goodPoints: 0 })
})

test('a chronicle tells how each part has ended, and of no scene that was not lived', async () => {
  const person = await aTraveller(game)
  const lived = scenesOf(TALE).filter(({ part, kind }) => part === 1 && kind === 'tale')
  const told = Object.fromEntries(lived.map(({ id, choices }) => [id, choices[0]?.id ?? '']))
  await change(game, person.id, (before) => ({ ...before, story: { told } }))
  const { page, body } = await read(person.id)
  expect(page.chapters.map(({ part, ending }) => [part, ending !== null])).toEqual([[1, true]])
  expect(page.chapters[0]?.entries).toHaveLength(lived.length)
  for (const { id } of scenesOf(TALE).filter(({ part }) => part > 1))
    expect(JSON.stringify(body)).not.toContain(`"${id}"`)
})

test('nothing private stands in it, and of whoever left for ever nothing at all', async () => {
  const person = await aPlayer(game)
  const { body } = await read(person.id)
  expect(Object.keys(body).sort()).toEqual([
    'bestVictoryStair',
    'chapters',
    'companionImage',
    'evilPoints',
    'gender',
    'goodPoints',
    'id',
    'name',
  ])
  const left = await game.ask(deleteAccount, {
    as: person.token,
    body: { password: registration(person.name ?? '').password },
  })
  expect(left.status).toBe(204)
  expect((await read(person.id)).body.code).toBe('player.refused.not-found')
  expect((await read(999_999)).body.code).toBe('player.refused.not-found')
})
