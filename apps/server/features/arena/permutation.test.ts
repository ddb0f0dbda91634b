import { arena, attackRival, enterArena } from '@skystair/contract/arena.ts'
import type { Rival } from '@skystair/contract/arena-view.ts'
import { ask, complete } from '@skystair/contract/battle.ts'
import type { Call } from '@skystair/contract/call.ts'
import { deleteAccount } from '@skystair/contract/player.ts'
import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { doDueWork } from '../../platform/due-work/do-due-work.ts'
import { aGladiator, giveFights, ladderOf } from '../../testing/arena.ts'
import { copiesOf } from '../../testing/copies.ts'
import { aGame, aKey, type Question } from '../../testing/game.ts'
import { type RunningNode, startNode } from '../../testing/node.ts'
import type { Person } from '../../testing/people.ts'
import { aTalker } from '../../testing/talk.ts'
import { departedWork } from './departed.ts'

/** As large as the promise: `ARENA_FIGHTS=10000 ARENA_PLAYERS=500`. */
const fights = Number(process.env.ARENA_FIGHTS ?? 160)
const crowd = Number(process.env.ARENA_PLAYERS ?? 24)
const atOnce = 12
const kills = Math.max(2, Math.round(fights / 1000))

const game = aGame()
const cup = cupOf(diceOf('a day in the arena'))
const nodes: RunningNode[] = []
const aNode = () => startNode({ DATABASE_URL: game.databaseUrl })
const people: Person[] = []
const gone = new Set<number>()

beforeAll(async () => {
  // The nodes go by the real clock.
  game.clock.time = Date.now()
  const first = await aGladiator(game)
  await giveFights(game, first, 1_000_000)
  people.push(first, ...(await copiesOf(game, first, crowd - 1)))
  // Some are strong and some are weak, so that both win.
  await game.services.database.query(sql`UPDATE player SET state = jsonb_set(state, '{climb,heroes}',
    (SELECT jsonb_agg(hero || jsonb_build_object('experience', (player.id % 7) * 1000))
      FROM jsonb_array_elements(state #> '{climb,heroes}') AS hero))`)
  nodes.push(...(await Promise.all([aNode(), aNode(), aNode()])))
}, 180_000)

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
})

interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** Asked on any of the nodes; one that is being killed gives no answer. */
async function tell(call: Call, { id, token }: Person, { body = {} }: Question = {}): Promise<Reply> {
  const node = cup.pick(nodes)
  try {
    const response = await fetch(`${node.address}${call.path}`, {
      method: call.method,
      headers: {
        authorization: token,
        'x-forwarded-for': `10.0.${Math.floor(id / 250) % 250}.${id % 250}`,
        ...(call.method === 'GET' ? {} : { 'content-type': 'application/json', 'idempotency-key': aKey() }),
      },
      ...(call.method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
  } catch {
    return { status: 0, body: {} }
  }
}

const tally: Record<string, number> = {}
const count = (what: string) => {
  tally[what] = (tally[what] ?? 0) + 1
}

/** From the look at the rivals to coming home; whoever was cut off in the middle goes on where it stopped. */
async function fightOnce(person: Person): Promise<void> {
  const { body } = await tell(arena, person)
  const rivals = (body.rivals ?? []) as Rival[]
  if (rivals.length > 0) {
    const begun = await tell(attackRival, person, { body: { rivalId: cup.pick(rivals).id } })
    count(begun.status === 200 ? 'begun' : String(begun.body.code ?? begun.status))
  }
  await tell(ask, person, { body: { toTheEnd: true } })
  const home = await tell(complete, person)
  count(home.status === 200 ? 'finished' : `home ${home.body.code ?? home.status}`)
}

/** One after another by so many hands, till all is done. */
async function fightOn(hand: number): Promise<void> {
  for (let done = hand; done < fights; done += atOnce) {
    // Nobody is at two places at once: each hand plays for its own.
    const own = people.filter(({ id }, index) => index % atOnce === hand && !gone.has(id))
    if (own.length === 0) return
    const person = cup.pick(own)
    if (done % 37 === 5 && own.length > 1) {
      gone.add(person.id)
      count(`left ${(await tell(deleteAccount, person, { body: { password: null } })).status}`)
    } else await fightOnce(person)
  }
}

async function killSome(): Promise<void> {
  for (let time = 0; time < kills; time++) {
    const place = time % 2
    const [node] = nodes.splice(place, 1, nodes[2] as RunningNode)
    await node?.kill()
    nodes[place] = await aNode()
    count('killed')
  }
}

async function bringNewcomers(): Promise<void> {
  for (let time = 0; time < crowd / 4; time++) {
    const newcomer = await aTalker(game)
    const entered = await tell(enterArena, newcomer)
    count(`entered ${entered.status}`)
    await giveFights(game, newcomer, 1_000_000)
    people.push(newcomer)
  }
}

test(`${fights} fights of ${crowd} on three nodes, with kills, newcomers and leavers: everybody has one place, without a gap`, async () => {
  await Promise.all([
    ...Array.from({ length: atOnce }, (_, hand) => fightOn(hand)),
    killSome(),
    bringNewcomers(),
  ])
  const { database } = game.services
  // A call that was cut off may have been heard.
  const left = await database.query<{ id: number }>(sql`SELECT id FROM player WHERE deleted_at IS NOT NULL`)
  for (let look = 0; look < 20; look++) {
    game.clock.time = Date.now() + 60_000 * (look + 1)
    await doDueWork(game.services, [departedWork])
  }
  const ladder = await ladderOf(game)
  const there = await database.query<{ id: number }>(sql`SELECT id FROM player
    WHERE deleted_at IS NULL AND state #>> '{arena,enteredAt}' IS NOT NULL ORDER BY id`)
  expect(ladder.toSorted((one, other) => one - other)).toEqual(there.map(({ id }) => id))
  expect(left.some(({ id }) => ladder.includes(id))).toBe(false)
  // What is told of everybody ends where they stand.
  const told = await database.query<{ id: number; position: number }>(sql`SELECT DISTINCT ON (player_id)
    player_id AS id, position FROM arena_move ORDER BY player_id, at DESC`)
  for (const { id, position } of told) expect([id, ladder[position - 1]]).toEqual([id, id])
  expect(tally.finished).toBeGreaterThan(fights / 4)
  expect(told.length).toBeGreaterThan(crowd / 4)
  expect(Object.keys(tally).filter((what) => / 5\d\d$/.test(what) && what !== 'home 503')).toEqual([])
}, 3_600_000)
