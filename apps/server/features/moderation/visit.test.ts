import { listChat, sendChat } from '@skystair/contract/chat.ts'
import { listMail, sendMail } from '@skystair/contract/mail.ts'
import * as calls from '@skystair/contract/moderation.ts'
import { current, exportData, infoCurrent, switchPush } from '@skystair/contract/player.ts'
import { listSessions } from '@skystair/contract/security.ts'
import { describe, expect, test } from 'vitest'
import { aGame, aKey } from '../../testing/game.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()
const aModerator = () => aTalker(game, { accessLevel: 'MODERATOR' })

describe('looking with the eyes of a player', () => {
  async function lookIn() {
    const [keeper, player] = [await aModerator(), await aTalker(game)]
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
  })

  test('is not for equals', async () => {
    const [keeper, other] = [await aModerator(), await aModerator()]
    const answer = await game.ask(calls.enter, { as: keeper.token, params: { id: other.id } })
    expect(answer.body.code).toBe('moderation.refused.outranked')
  })
})
