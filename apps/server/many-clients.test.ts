import { isDeepStrictEqual } from 'node:util'
import { kindOf } from '@skystair/content/beginning.ts'
import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import { type BattleStatus, watchReplay } from '@skystair/contract/battle.ts'
import { contract } from '@skystair/contract/contract.ts'
import { current } from '@skystair/contract/player.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import type { Battle } from '@skystair/rules/battle/battle.ts'
import type { Input } from '@skystair/rules/battle/input.ts'
import { replay } from '@skystair/rules/battle/replay.ts'
import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import { guardianPower } from '@skystair/rules/economy/guardian-power.ts'
import { join } from '@skystair/rules/heroes/join.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { weekOf } from '@skystair/rules/shop/week.ts'
import { currencies } from '@skystair/rules/wallet/wallet.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { foughtOf, type StoredReplay } from './platform/battle/packed-battle.ts'
import { sql } from './platform/database/sql.ts'
import { Client, type Reply } from './testing/client.ts'
import { findImbalances } from './testing/find-imbalances.ts'
import { aGame, aKey } from './testing/game.ts'
import { aTraveller } from './testing/people.ts'
import { playerIn, RandomClient } from './testing/random-client.ts'
import { change, climb, enrich } from './testing/world.ts'

// For a larger run: RANDOM_CLIENTS=1000 RANDOM_STEPS=600
const clients = Number(process.env.RANDOM_CLIENTS ?? 200)
const steps = Number(process.env.RANDOM_STEPS ?? 50)
const connections = 64
const secondsAStep = 40

const game = aGame()
let client: Client
/** Everything that was not as it should be. */
const faults: string[] = []
const statuses = new Map<number, number>()
const succeeded = new Set<string>()
/** How each battle ended, as its player was told. */
const endings = new Map<string, BattleStatus>()

const heights = [0, 0, 4, 17, 40, 120]

/** Somebody at some height, about as strong as its guardians, with a full bag and a full purse. */
async function aClimber(seed: string): Promise<{ token: string; mind: RandomClient }> {
  const cup = cupOf(diceOf(`height of ${seed}`))
  const { id, token } = await aTraveller(game)
  const stair = cup.pick(heights)
  if (stair > 0) {
    const power = (guardianPower(stair) * (0.6 + cup.next())) / 2
    await climb(game, id, stair)
    await change(game, id, (before) => ({
      ...before,
      heroes: before.heroes.map((hero) => join(kindOf(hero.kind), hero.id, power, true, game.clock.now())),
      things: CONSUMABLES.map((one) => ({ kind: 'consumable', id: one.id, stair })),
      journal: { ...before.journal, week: { week: weekOf(game.clock.now()), done: 3, taken: [] } },
    }))
    for (const currency of currencies) await enrich(game, id, currency, cup.between(0, 3000))
  }
  const { body } = await client.ask(current, { as: token })
  return { token, mind: new RandomClient(seed, body as unknown as PlayerView) }
}

const isBroken = (health: number, total: number) => !(health >= 0 && health <= total)

function faultsIn({ status, body }: Reply): string[] {
  if (status >= 500) return [`${status} ${body.code}`]
  if (status !== 200) return typeof body.text === 'string' ? [] : [`${status} without a word`]
  const found: string[] = []
  const { creatures = [] } = body as Partial<BattleStatus>
  for (const { health, healthTotal } of 'round' in body ? creatures : [])
    if (isBroken(health, healthTotal)) found.push(`health ${health} of ${healthTotal} in battle`)
  const player = playerIn(body)
  for (const { skills } of player?.creatures ?? [])
    for (const { skillType, valueCurrent, valueTotal } of skills)
      if (isBroken(valueCurrent, valueTotal)) found.push(`${skillType} ${valueCurrent} of ${valueTotal}`)
  if (player && currencies.some((currency) => player[currency] < 0)) found.push('a debt')
  return found
}

/** One client's life: a step, its answer, the next; some steps are sent twice at once with one key. */
async function live(name: string): Promise<void> {
  const { token, mind } = await aClimber(name)
  const cup = cupOf(diceOf(`haste of ${name}`))
  for (let step = 0; step < steps; step++) {
    game.clock.time += Math.ceil((secondsAStep * 1000) / clients)
    const deed = mind.next()
    const question = { ...deed, as: token, ...(deed.call.changes ? { key: aKey() } : {}) }
    const times = deed.call.changes && cup.chance(0.1) ? 2 : 1
    const answers = await Promise.all(Array.from({ length: times }, () => client.ask(deed.call, question)))
    for (const answer of answers) {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      faults.push(...faultsIn(answer).map((fault) => `${name}, step ${step}, ${deed.call.id}: ${fault}`))
      if (answer.status !== 200) continue
      succeeded.add(deed.call.id)
      mind.hear(deed, answer.body)
    }
    const [first, second] = answers
    if (second?.status === 200 && first?.status === 200 && !isDeepStrictEqual(first.body, second.body))
      faults.push(`${name}, step ${step}, ${deed.call.id}: two answers to one key`)
    if (mind.battle?.status === 'COMPLETED') endings.set(mind.battle.id, mind.battle)
  }
}

beforeAll(async () => {
  client = new Client(Number(new URL(await game.listen()).port), connections)
  await Promise.all(Array.from({ length: clients }, (_, index) => live(`client ${index}`)))
  return () => client.close()
}, 1_800_000)

interface Fought {
  readonly id: string
  readonly beginning: Battle
  readonly inputs: readonly Input[]
  readonly winner: string | null
  readonly state: Battle | null
}

async function stored(): Promise<readonly Fought[]> {
  const rows = await game.services.database.query<Fought & StoredReplay>(sql`
    SELECT id, record, beginning, inputs, winner, NULL::jsonb AS state FROM replay
    UNION ALL SELECT id, NULL, beginning, state->'inputs', state->>'winner', state FROM battle`)
  return rows.map((row) => ({ ...row, ...foughtOf(row) }))
}

describe(`${clients} random clients of ${steps} steps`, () => {
  test('meet no failure, no health out of bounds, no debt, and one answer to one key', () => {
    expect(faults).toEqual([])
    expect([...statuses.keys()].toSorted()).toEqual(expect.arrayContaining([200, 422]))
  })

  test('have made every call of road, battle, health, gifts of the day, tasks and story with success', () => {
    const ofPlay = contract
      .map(({ id }) => id)
      .filter((id) => /^(road|battle|health|everyday|tasks|story)\./.test(id))
    const never = ofPlay.filter((id) => !succeeded.has(id) && id !== watchReplay.id)
    expect(never).toEqual([])
  })

  test('leave every balance equal to its ledger', async () => {
    expect(await findImbalances(game.services.database)).toEqual([])
  })

  test('leave battles that, fought again from the beginning, come to what is stored', async () => {
    const fought = await stored()
    expect(fought.length).toBeGreaterThan(clients)
    for (const { id, beginning, inputs, winner, state } of fought) {
      const again = replay(beginning, inputs)
      if (isRefusal(again)) throw new Error(`${id}: ${again.refused}`)
      expect([id, again.battle.winner]).toEqual([id, winner])
      if (state !== null) expect(again.battle).toEqual(state)
    }
  })

  test('can show to anyone how a battle ended, exactly as its player was told', async () => {
    const over = new Set((await stored()).filter(({ state }) => state === null).map(({ id }) => id))
    const told = [...endings].filter(([id]) => over.has(id))
    expect(told.length).toBeGreaterThan(clients / 4)
    for (const [id, ending] of told) {
      const { body } = await client.ask(watchReplay, { params: { id } })
      const { creatures, round, winner, reward } = body.ending as BattleStatus
      // The level it led to was the player's own affair.
      expect({ creatures, round, winner, reward }).toEqual({
        creatures: ending.creatures,
        round: ending.round,
        winner: ending.winner,
        reward: ending.reward && { ...ending.reward, levelUp: null },
      })
    }
  }, 120_000)
})
