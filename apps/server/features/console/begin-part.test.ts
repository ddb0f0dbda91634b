import { TALE } from '@skystair/content/story/tale.ts'
import { beginPart } from '@skystair/contract/console.ts'
import { playerLog } from '@skystair/contract/moderation.ts'
import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { type ChronicleView, readChronicle } from '@skystair/contract/story.ts'
import { listTasks } from '@skystair/contract/tasks.ts'
import { guardianPower } from '@skystair/rules/economy/guardian-power.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { findImbalances } from '../../testing/find-imbalances.ts'
import { aGame } from '../../testing/game.ts'
import type { Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'

const game = aGame()
const real = aGame({ environment: { DATABASE_URL: 'postgres://somewhere.example/else' } })
const note = 'to try the part'
const anAdmin = () => aTalker(game, { accessLevel: 'ADMIN' })
const begin = (admin: Person, id: number, part: number, words = note) =>
  game.ask(beginPart, { as: admin.token, params: { id }, body: { part, note: words } })
const now = async ({ token }: Person) =>
  (await game.ask(current, { as: token })).body as unknown as PlayerView

async function theHero(): Promise<Person> {
  await game.services.database.query(sql`UPDATE player SET name = 'Once ' || id WHERE name = 'hero'`)
  return aTalker(game, { name: 'hero' })
}

describe('the account for trying', () => {
  test.each(TALE.parts.map(({ part, from }) => [part, from]))(
    'is set to the start of part %i, with all before it told and nothing after it',
    async (part, from) => {
      const [admin, hero] = [await anAdmin(), await theHero()]
      expect((await begin(admin, hero.id, part)).body).toEqual({ done: true })
      const player = await now(hero)
      expect([player.stair, player.bestVictoryStair]).toEqual([from - 1, from - 1])
      const [row] = await game.services.database.query<{ power: number }>(
        sql`SELECT power FROM player WHERE id = ${hero.id}`,
      )
      expect(Number(row?.power)).toBeGreaterThanOrEqual(
        Math.min(Number.MAX_SAFE_INTEGER, Math.floor(guardianPower(from - 1))),
      )
      const { body } = await game.ask(readChronicle, { params: { id: hero.id } })
      const { chapters } = body as unknown as ChronicleView
      expect(chapters.map((one) => [one.part, one.ending !== null])).toEqual(
        TALE.parts.filter((one) => one.part < part).map((one) => [one.part, true]),
      )
      expect((await game.ask(listTasks, { as: hero.token })).status).toBe(200)
      expect(player.playerMarkers.some(({ playerMarker }) => playerMarker === 'in_abyss')).toBe(part > 8)
    },
  )

  test('comes back from any part to any other, and its money stays as it was', async () => {
    const [admin, hero] = [await anAdmin(), await theHero()]
    const before = await now(hero)
    await begin(admin, hero.id, 6)
    await begin(admin, hero.id, 2)
    const after = await now(hero)
    expect([after.stair, after.playerMarkers, after.gold]).toEqual([30, [], before.gold])
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('is set by administrators with a reason, and it is written down', async () => {
    const [admin, hero] = [await anAdmin(), await theHero()]
    const moderator = await aTalker(game, { accessLevel: 'MODERATOR' })
    expect((await begin(moderator, hero.id, 3)).body.code).toBe('errors.forbidden')
    expect((await begin(admin, hero.id, 3, ' ')).body.code).toBe('moderation.refused.no-reason')
    expect((await begin(admin, hero.id, 10)).body.code).toBe('errors.invalid-input')
    await begin(admin, hero.id, 3)
    const { body } = await game.ask(playerLog, {
      as: admin.token,
      params: { id: hero.id },
      query: { filter: 'ALL' },
    })
    expect(body.entries).toContainEqual(expect.objectContaining({ what: 'BEGIN_PART', note }))
  })

  test('is left alone while it fights', async () => {
    const [admin, hero] = [await anAdmin(), await theHero()]
    await game.services.database.query(
      sql`UPDATE player SET state = jsonb_set(state, '{battleId}', '"2-abc"') WHERE id = ${hero.id}`,
    )
    expect((await begin(admin, hero.id, 3)).body.code).toBe('console.refused.fighting')
  })
})

describe('nobody else', () => {
  test('is moved along the tale in a world for trying', async () => {
    const [admin, player] = [await anAdmin(), await aTalker(game)]
    const before = await now(player)
    expect((await begin(admin, player.id, 3)).body.code).toBe('console.refused.not-for-trying')
    expect((await now(player)).stair).toBe(before.stair)
  })

  test('is moved in a world of an operator, though the name were hero', async () => {
    const admin = await aTalker(real, { accessLevel: 'ADMIN' })
    const hero = await aTalker(real, { name: 'hero' })
    const { body } = await real.ask(beginPart, {
      as: admin.token,
      params: { id: hero.id },
      body: { part: 3, note },
    })
    expect(body.code).toBe('console.refused.not-for-trying')
  })
})
