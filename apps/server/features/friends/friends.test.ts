import { addFriend, type Friend, listFriends, removeFriend } from '@skystair/contract/friends.ts'
import { deleteAccount, exportData } from '@skystair/contract/player.ts'
import { expect, test } from 'vitest'
import { aGame, aKey } from '../../testing/game.ts'
import { aTraveller, type Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'

const MINUTE = 60_000
const game = aGame()

const add = ({ token }: Person, playerId: number) =>
  game.ask(addFriend, { as: token, key: aKey(), body: { playerId } })
const friendsOf = async ({ token }: Person) =>
  (await game.ask(listFriends, { as: token })).body.friends as unknown as Friend[]

test('friends are listed, those who are here first, and nobody else sees the list', async () => {
  const away = await aTalker(game)
  game.clock.time += 11 * MINUTE
  const [own, here] = [await aTalker(game), await aTalker(game)]
  expect((await add(own, here.id)).body.ids).toEqual([here.id])
  game.clock.time += 1
  expect((await add(own, away.id)).body.ids).toEqual([away.id, here.id])
  const friends = await friendsOf(own)
  expect(friends.map(({ id, name, online }) => [id, name, online])).toEqual([
    [here.id, here.name, true],
    [away.id, away.name, false],
  ])
  expect(await friendsOf(here)).toEqual([])
})

test('a friend is kept once, is let go, and may be kept again', async () => {
  const [own, other] = [await aTalker(game), await aTalker(game)]
  await Promise.all([add(own, other.id), add(own, other.id), add(own, other.id)])
  expect(await friendsOf(own)).toHaveLength(1)
  await game.ask(removeFriend, { as: own.token, key: aKey(), body: { playerId: other.id } })
  expect(await friendsOf(own)).toEqual([])
  expect((await add(own, other.id)).status).toBe(200)
})

test('nobody, a traveller without a name and oneself are no friends', async () => {
  const [own, traveller] = [await aTalker(game), await aTraveller(game)]
  expect((await add(own, own.id)).body.code).toBe('friends.refused.oneself')
  for (const id of [traveller.id, 7]) expect((await add(own, id)).body.code).toBe('friends.refused.nobody')
})

test('whoever leaves for ever is nobody’s friend, and keeps none', async () => {
  const [own, other] = [await aTalker(game), await aTalker(game)]
  await add(own, other.id)
  await add(other, own.id)
  expect((await game.ask(exportData, { as: own.token })).text).toContain(`"friend_id":${other.id}`)
  const left = await game.ask(deleteAccount, { as: other.token, key: aKey(), body: { password: null } })
  expect(left.status).toBe(204)
  expect(await friendsOf(own)).toEqual([])
})
