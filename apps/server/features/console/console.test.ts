import { listCalendar, stopEntry, undoChange } from '@skystair/contract/calendar.ts'
import { grant, lookUp, metrics, searchPlayers } from '@skystair/contract/console.ts'
import { ban, playerLog } from '@skystair/contract/moderation.ts'
import { current, switchPush } from '@skystair/contract/player.ts'
import { heroShop } from '@skystair/contract/shop.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { aGame } from '../../testing/game.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()
const aModerator = () => aTalker(game, { accessLevel: 'MODERATOR' })
const anAdmin = () => aTalker(game, { accessLevel: 'ADMIN' })

describe('the desk of the keepers', () => {
  test('finds players by name or number and shows what is known of them', async () => {
    const [keeper, player] = [await aModerator(), await aTalker(game, { name: 'Findable' })]
    await game.services.database.query(
      sql`INSERT INTO player_name (folded, player_id) VALUES ('findab', ${player.id})`,
    )
    for (const name of ['findab', String(player.id)]) {
      const { body } = await game.ask(searchPlayers, { as: keeper.token, query: { name } })
      expect(body.players).toMatchObject([{ id: player.id, name: 'Findable' }])
    }
    await game.ask(ban, {
      as: keeper.token,
      params: { id: player.id },
      body: { reason: 'FLOOD', duration: 'HOURS_1', note: 'seen with my own eyes' },
    })
    const { body } = await game.ask(lookUp, { as: keeper.token, params: { id: player.id } })
    expect(body).toMatchObject({ ban: { reason: 'FLOOD' }, deeds: [{ deed: 'BAN', count: 1 }] })
  })

  test('grants with a reason, and the purse explains it', async () => {
    const [admin, player] = [await anAdmin(), await aTalker(game)]
    const before = Number((await game.ask(current, { as: player.token })).body.gold)
    const give = (words: string) =>
      game.ask(grant, {
        as: admin.token,
        params: { id: player.id },
        body: { currency: 'gold', amount: 500, note: words },
      })
    expect((await give(' ')).body.code).toBe('moderation.refused.no-reason')
    await give('for patience')
    expect((await game.ask(switchPush, { as: player.token })).body.gold).toBe(before + 500)
    const { body } = await game.ask(playerLog, {
      as: admin.token,
      params: { id: player.id },
      query: { filter: 'ALL' },
    })
    const { entries } = body
    expect(entries).toContainEqual(expect.objectContaining({ what: 'GRANT', amount: 500, currency: 'gold' }))
    expect(entries).toContainEqual(expect.objectContaining({ what: 'GRANT', note: 'for patience' }))
  })

  test.each([0, '', -500, 1.5, null])('grants nothing for the sum %j', async (amount) => {
    const [admin, player] = [await anAdmin(), await aTalker(game)]
    const { status, body } = await game.ask(grant, {
      as: admin.token,
      params: { id: player.id },
      body: { currency: 'gold', amount, note: 'for patience' },
    })
    expect([status, body.code, body.params]).toEqual([400, 'errors.invalid-input', { field: 'amount' }])
    const log = await game.ask(playerLog, { as: admin.token, params: { id: player.id } })
    expect(log.text).not.toContain('GRANT')
  })

  test('stops a sale for everybody and lets it run again, and says who and why', async () => {
    const [admin, player] = [await anAdmin(), await aTalker(game)]
    const offers = async () => {
      const { body } = await game.ask(heroShop, { as: player.token })
      return (body.sales as unknown as { offer: string }[]).map(({ offer }) => offer)
    }
    const stop = (note: string) =>
      game.ask(stopEntry, { as: admin.token, body: { entry: 'first-hero', note } })
    const before = await offers()
    expect(before).toContain('FIRST_HERO')
    expect((await stop(' ')).body.code).toBe('moderation.refused.no-reason')
    await stop('the hall is full')
    expect(await offers()).toEqual(before.filter((offer) => offer !== 'FIRST_HERO'))
    const query = { from: game.clock.time, to: game.clock.time + 1 }
    const { body } = await game.ask(listCalendar, { as: admin.token, query })
    expect(body.runs).toContainEqual(expect.objectContaining({ run: 'first-hero', changed: 'stopped' }))
    const [change] = body.changes as unknown as { id: string }[]
    expect(change).toMatchObject({ by: { id: admin.id, name: admin.name }, note: 'the hall is full' })
    const { body: log } = await game.ask(playerLog, {
      as: admin.token,
      params: { id: admin.id },
      query: { filter: 'KEEPERS' },
    })
    expect(log.entries).toMatchObject([{ what: 'CALENDAR', note: 'the hall is full' }])
    const back = { params: { id: change?.id ?? '' }, body: { note: 'there is room again' } }
    expect((await game.ask(undoChange, { as: admin.token, ...back })).status).toBe(200)
    expect(await offers()).toEqual(before)
  })

  test('counts newcomers and calls of the day', async () => {
    const keeper = await aModerator()
    const { body } = await game.ask(metrics, { as: keeper.token })
    const lines = body.lines as unknown as { name: string; points: { value: number }[] }[]
    const last = (name: string) => lines.find((line) => line.name === name)?.points.at(-1)?.value ?? 0
    expect(last('registrations')).toBeGreaterThan(2)
    expect(last('calls')).toBeGreaterThan(last('registrations'))
    expect(lines.every(({ points }) => points.length === 48)).toBe(true)
  })
})
