import { listChat, sendChat } from '@skystair/contract/chat.ts'
import { listMail, sendMail } from '@skystair/contract/mail.ts'
import * as calls from '@skystair/contract/moderation.ts'
import { current, deleteAccount, exportData, infoCurrent, switchPush } from '@skystair/contract/player.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  logout,
  setPassword,
} from '@skystair/contract/security.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { aGame, aKey } from '../../testing/game.ts'
import { aPlayer, goodPassword } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()
const aModerator = () => aTalker(game, { accessLevel: 'MODERATOR' })

describe('looking with the eyes of a player', () => {
  async function lookIn() {
    const [keeper, player] = [await aPlayer(game), await aTalker(game)]
    await game.services.database.query(
      sql`UPDATE player SET access_level = 'MODERATOR' WHERE id = ${keeper.id}`,
    )
    const { headers } = await game.ask(calls.enter, { as: keeper.token, params: { id: player.id } })
    return { keeper, player, as: String(headers.authorization) }
  }

  test('shows the game and is marked in the history', async () => {
    const { keeper, player, as } = await lookIn()
    expect((await game.ask(infoCurrent, { as })).body).toMatchObject({
      visited: true,
      player: { id: player.id },
    })
    const { body } = await game.ask(calls.playerLog, {
      as: keeper.token,
      params: { id: player.id },
      query: { filter: 'KEEPERS', page: 0 },
    })
    expect((body.entries as unknown as calls.HistoryEntry[])[0]).toMatchObject({
      what: 'ENTER',
      actor: { id: keeper.id },
    })
  })

  test('changes, writes and buys nothing', async () => {
    const { player, as } = await lookIn()
    const line = { as, params: { room: 'MAIN' }, body: { text: 'I am rich' } }
    expect((await game.ask(sendChat, line)).body.code).toBe('moderation.refused.visiting')
    const letter = { as, params: { partner: player.id }, query: {}, body: { text: 'hm' } }
    expect((await game.ask(sendMail, letter)).body.code).toBe('moderation.refused.visiting')
    expect((await game.ask(switchPush, { as })).body.code).toBe('moderation.refused.visiting')
  })

  test('opens no letters, no whispers, no list of devices, no export', async () => {
    const { as } = await lookIn()
    for (const call of [listMail, listSessions, exportData])
      expect((await game.ask(call, { as })).body.code).toBe('moderation.refused.visiting')
    const whispers = { as, params: { room: 'PRIVAT' }, query: { from: 0, to: 20 } }
    expect((await game.ask(listChat, whispers)).body.code).toBe('moderation.refused.visiting')
  })

  test('does not take the game out of the hands of the player', async () => {
    const { player, as } = await lookIn()
    await game.ask(infoCurrent, { as, query: { init: true } })
    expect((await game.ask(switchPush, { as: player.token })).status).toBe(200)
    expect((await game.ask(listSessions, { as: player.token })).body.sessions).toHaveLength(1)
  })

  test('ends with being oneself again', async () => {
    const { keeper, as } = await lookIn()
    const out = await game.ask(calls.exit, { as, key: aKey() })
    expect(out.body.id).toBe(keeper.id)
    const self = String(out.headers.authorization)
    expect((await game.ask(current, { as: self })).body.id).toBe(keeper.id)
    expect((await game.ask(switchPush, { as: self })).status).toBe(200)
    expect((await game.ask(current, { as })).status).toBe(401)
    expect((await game.ask(calls.exit, { as: self })).body.code).toBe('moderation.refused.not-visiting')
    // Neither the visit nor the session given up for it lies about.
    expect((await game.ask(listSessions, { as: self })).body.sessions).toHaveLength(1)
  })

  test('is listed among the sessions of the keeper, with whom it looks at, and can be ended there', async () => {
    const { keeper, player, as } = await lookIn()
    const { body } = await game.ask(listSessions, { as: keeper.token })
    const sessions = body.sessions as unknown as { id: string; visiting: unknown }[]
    const visit = sessions.find(({ visiting }) => visiting !== null)
    expect(sessions).toHaveLength(2)
    expect(visit?.visiting).toEqual({ id: player.id, name: player.name })
    await game.ask(endSession, { as: keeper.token, params: { id: visit?.id ?? '' } })
    expect((await game.ask(current, { as })).status).toBe(401)
  })

  test.each([
    [
      'a new password',
      setPassword,
      { body: { passwordCurrent: goodPassword, passwordNew: 'seven loud geese' } },
    ],
    ['the end of all other sessions', endOtherSessions, {}],
    ['logging out', logout, {}],
    ['leaving for ever', deleteAccount, { body: { password: goodPassword } }],
  ] as const)('ends with %s of the keeper', async (_, call, question) => {
    const { keeper, as } = await lookIn()
    expect((await game.ask(current, { as })).status).toBe(200)
    expect((await game.ask(call, { ...question, as: keeper.token })).status).toBeLessThan(300)
    expect((await game.ask(current, { as })).status).toBe(401)
  })

  test('ends with the rights of the keeper, and does not come back with them', async () => {
    const { keeper, as } = await lookIn()
    const admin = await aTalker(game, { accessLevel: 'ADMIN' })
    const about = { as: admin.token, params: { id: keeper.id }, body: { note: 'a rest' } }
    expect((await game.ask(calls.lower, about)).status).toBe(200)
    expect((await game.ask(current, { as })).status).toBe(401)
    expect((await game.ask(calls.raise, about)).status).toBe(200)
    expect((await game.ask(current, { as })).status).toBe(401)
  })

  test('ends when the player is raised, also for a keeper who still stands above', async () => {
    const [admin, player] = [await aTalker(game, { accessLevel: 'ADMIN' }), await aTalker(game)]
    const { headers } = await game.ask(calls.enter, { as: admin.token, params: { id: player.id } })
    const as = String(headers.authorization)
    expect((await game.ask(current, { as })).body.id).toBe(player.id)
    await game.ask(calls.raise, { as: admin.token, params: { id: player.id }, body: { note: 'a good one' } })
    expect((await game.ask(current, { as })).status).toBe(401)
    expect((await game.ask(calls.exit, { as })).body.id).toBe(admin.id)
  })

  test('names the keeper in its token, and nothing of it is among the sessions or data of the player', async () => {
    const { keeper, player, as } = await lookIn()
    expect(as).toMatch(new RegExp(`^${keeper.id}\\.`))
    const { text } = await game.ask(exportData, { as: player.token })
    expect(text).not.toContain(as.split('.')[1])
  })

  test('is not for equals', async () => {
    const [keeper, other] = [await aModerator(), await aModerator()]
    const answer = await game.ask(calls.enter, { as: keeper.token, params: { id: other.id } })
    expect(answer.body.code).toBe('moderation.refused.outranked')
  })
})
