import { sendChat } from '@skystair/contract/chat.ts'
import { rename } from '@skystair/contract/moderation.ts'
import { deleteAccount } from '@skystair/contract/player.ts'
import { register } from '@skystair/contract/security.ts'
import { expect, test } from 'vitest'
import { aGame } from '../../testing/game.ts'
import { aTraveller, goodPassword, registration } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'
import { sql } from '../database/sql.ts'
import { peopleOf } from './people.ts'

const game = aGame()
const seen = async (id: number) => (await peopleOf(game.services.database, id, [id]))[id]

test('others see whoever comes, takes a name, is renamed and leaves as they are at that moment', async () => {
  const keeper = await aTalker(game, { accessLevel: 'ADMIN' })
  const { id, token } = await aTraveller(game)
  const card = {
    id,
    name: null,
    gender: 'female',
    level: 1,
    accessLevel: 'TRIAL',
    clanId: null,
    league: null,
    bankStatus: null,
  }
  expect(await seen(id)).toEqual(card)
  await game.ask(register, { as: token, body: registration('Vasilisa') })
  expect(await seen(id)).toEqual({ ...card, name: 'Vasilisa', accessLevel: 'PLAYER' })
  const body = { name: 'Vasilisa the Wise', note: 'She asked for it' }
  expect((await game.ask(rename, { as: keeper.token, params: { id }, body })).status).toBe(200)
  expect(await seen(id)).toMatchObject({ name: 'Vasilisa the Wise' })
  await game.ask(deleteAccount, { as: token, body: { password: goodPassword } })
  expect(await seen(id)).toMatchObject({ name: null })
})

test('what a node of before has changed is seen by others after the next deed', async () => {
  const { id, token } = await aTalker(game, { name: 'Finist' })
  await game.services.database.query(sql`UPDATE player SET level = 50 WHERE id = ${id}`)
  await game.ask(sendChat, { as: token, params: { room: 'MAIN' }, body: { text: 'I have flown far' } })
  expect(await seen(id)).toMatchObject({ name: 'Finist', level: 50 })
})

test('who came through a node of before is seen by others after the next deed', async () => {
  const { id, token } = await aTalker(game, { name: 'Ivan' })
  await game.services.database.query(sql`DELETE FROM person WHERE id = ${id}`)
  await game.ask(sendChat, { as: token, params: { room: 'MAIN' }, body: { text: 'Is anybody here?' } })
  expect(await seen(id)).toMatchObject({ name: 'Ivan', level: 10, gender: 'female' })
})
