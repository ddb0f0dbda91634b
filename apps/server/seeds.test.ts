import { contract } from '@skystair/contract/contract.ts'
import { listDraws } from '@skystair/contract/draws.ts'
import { exportData } from '@skystair/contract/player.ts'
import { spinWheel } from '@skystair/contract/wheel.ts'
import { DRAWS, type DrawCounts, nextDraw } from '@skystair/rules/draw/draw.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { expect, test } from 'vitest'
import { owner, sql } from './platform/database/sql.ts'
import { nextSeal, nextSeed } from './platform/draws/draws.ts'
import { aGame, aKey } from './testing/game.ts'
import { ready, sampleOf } from './testing/samples.ts'
import { aSpinner } from './testing/wheel.ts'

const game = aGame()

/** The seeds that this player's next draws will have, of every kind: the next one and some after it. */
async function seedsToCome(id: number): Promise<readonly string[]> {
  const [row] = await game.services.database.query<{ draws: DrawCounts }>(
    sql`SELECT coalesce(state -> 'draws', '{}') AS draws FROM player WHERE id = ${owner(id)}`,
  )
  const counts = row?.draws ?? {}
  return DRAWS.flatMap((kind) =>
    [0, 1, 2].map((ahead) => {
      const draws = { [kind]: nextDraw(counts, kind) + ahead }
      return nextSeed(game.services.config, { id, draws } as unknown as Player, kind)
    }),
  )
}

test.each(contract.map((call) => [call.id, call] as const))(
  '%s tells no seed before its draw',
  async (_, call) => {
    const { person, question } = await ready(game, sampleOf(call))
    const answer = await game.ask(call, { key: aKey(), ...question })
    const told = JSON.stringify([answer.body ?? null, answer.headers])
    const seeds = await seedsToCome(person.id)
    expect(seeds.filter((seed) => told.includes(seed))).toEqual([])
  },
)

test('nothing that is stored or exported holds a seed before its draw; its seal is told, and the seed after it', async () => {
  const person = await aSpinner(game)
  await game.ask(spinWheel, { as: person.token, key: aKey() })
  const seeds = await seedsToCome(person.id)
  const { body } = await game.ask(exportData, { as: person.token })
  expect(body.draws).toHaveLength(1)
  expect(seeds.filter((seed) => JSON.stringify(body).includes(seed))).toEqual([])
  const stored = await game.services.database.query(
    sql`SELECT to_jsonb(player) FROM player WHERE id = ${owner(person.id)}`,
  )
  expect(seeds.filter((seed) => JSON.stringify(stored).includes(seed))).toEqual([])
  const { seals } = (await game.ask(listDraws, { as: person.token })).body as {
    seals: { kind: string; seal: string }[]
  }
  const player = { id: person.id, draws: { wheel: 1 } } as unknown as Player
  expect(seals).toEqual(
    DRAWS.map((kind) => ({
      kind,
      number: kind === 'wheel' ? 1 : 0,
      seal: nextSeal(game.services.config, player, kind),
    })),
  )
})
