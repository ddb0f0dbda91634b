import { WELCOME_GIFT } from '@skystair/content/mail.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { TASKS } from '@skystair/content/tasks.data.ts'
import { enterArena } from '@skystair/contract/arena.ts'
import { ask, attackPlace } from '@skystair/contract/battle.ts'
import { visitEvents } from '@skystair/contract/event.ts'
import { switchPush } from '@skystair/contract/player.ts'
import { endRaid } from '@skystair/contract/raid.ts'
import { spinWheel } from '@skystair/contract/wheel.ts'
import { REACH } from '@skystair/rules/road/availability.ts'
import { growPlaces } from '@skystair/rules/road/grow-places.ts'
import type { PlaceType } from '@skystair/rules/road/place.ts'
import { hereOf, withHere } from '@skystair/rules/road/travel.ts'
import { sql } from '../platform/database/sql.ts'
import { aLeader, clanIdOf, joinClan, setBuilding, setRank } from './clans.ts'
import { copiesOf } from './copies.ts'
import { aKey, type Game } from './game.ts'
import { aTraveller, type Person } from './people.ts'
import { putInside } from './portals.ts'
import { setOut, settleIn } from './raids.ts'
import { giveUpBefore } from './samples-of-cards.ts'
import { lay } from './samples-of-chests.ts'
import { gather, LONG_AGO, waitingPrizes, weekAt } from './samples-of-events.ts'
import { aBear, addArtifacts, addHeroes, aThing, train } from './samples-of-heroes.ts'
import { aTalker } from './talk.ts'
import { letStopAt } from './wheel.ts'
import { change, climb, enrich } from './world.ts'

/** Where on the road a spender finds most kinds of places at once: half-way up, and near the top. */
const halfWay = 1250
const nearTop = 2850
const top = 30
const nextGuardian = `main-${top + 1}-0`
export const lostGuardian = 'main-29-0'
/** Spenders live on the first of March. */
export const FEAST = 'wreath@2026'
export const waitingGift = '00000000-0000-4000-8000-000000000001'

/** A place of a kind that can be reached from there. */
function placeNear(coordinate: number, type: PlaceType): string {
  for (let stair = 1; stair <= top; stair++)
    for (const { id, placeType, posY, guarded } of growPlaces(REALM, 'main', stair))
      if (placeType === type && !guarded && Math.abs(posY - coordinate) <= REACH) return id
  throw new Error(`no free ${type} near ${coordinate}`)
}

export const places = {
  resource: placeNear(halfWay, 'RESOURCE'),
  shrine: placeNear(halfWay, 'SKILL'),
  rune: placeNear(halfWay, 'RUNE'),
  trader: placeNear(halfWay, 'EXCHANGE'),
  talker: placeNear(halfWay, 'TALKER'),
  fountain: placeNear(nearTop, 'GAINABLE'),
  magic: placeNear(nearTop, 'MAGIC'),
} as const

export const doneTask =
  TASKS.find(({ kind, after, fromStair }) => kind === 'SCENARIO' && after === null && fromStair === 0)?.id ??
  ''

const thing = (kind: 'consumable' | 'rune', id: string) => ({ kind, id, stair: top }) as const

/** Somebody who can afford each of the spendings, but hardly two of them. */
async function aSpender(game: Game): Promise<Person> {
  const person = await aTalker(game, { level: 15 })
  const now = game.clock.now()
  await climb(game, person.id, top)
  await addHeroes(game, person.id, [aBear(game, 3), aBear(game, 4)])
  await addArtifacts(game, person.id, [aThing(1), aThing(2, 'koschei-sword')])
  await change(game, person.id, (before) => {
    const road = hereOf(before.travels)
    const total = TASKS.find(({ id }) => id === doneTask)?.total ?? 0
    return {
      ...before,
      heroes: before.heroes.map((hero) => ({ ...hero, wounds: 5, healedAt: now })),
      things: [thing('consumable', 'elixir-of-strength'), thing('rune', 'rune-of-oak')],
      travels: withHere(before.travels, { ...road, marks: { [lostGuardian]: { state: 'LOST', at: now } } }),
      journal: {
        ...before.journal,
        tasks: [{ id: doneTask, progress: total }],
        tally: { 'lair-beaten': 10 },
        week: { week: weekAt(now), done: 3, taken: [] },
      },
    }
  })
  await train(game, person.id, 3, 'WEREWOLF', now + 3_600_000)
  await game.services.database.query(sql`INSERT INTO mail_message (owner_id, partner_id, id, at, own, text, attachment)
    VALUES (${person.id}, 0, 1, ${new Date(now)}, false, '', ${JSON.stringify(WELCOME_GIFT)}::jsonb)`)
  await game.services.database.query(sql`INSERT INTO gift (player_id, id, at, from_id, item, wish)
    VALUES (${person.id}, ${waitingGift}, ${new Date(now)}, 1, 'tea', '')`)
  await lay(game, person, {
    lastId: 2,
    delayed: [
      { id: 1, kind: 'wood', opensAt: now },
      { id: 2, kind: 'iron', opensAt: now + 3 * 3_600_000 },
    ],
  })
  await giveUpBefore(game, person)
  await gather(game, person, FEAST, { kind: 'FLOWER_FOR_WREATH', gathered: 9 })
  await gather(game, person, LONG_AGO, waitingPrizes)
  // Tasks of a feast are dealt by the id: all copies have those of the first.
  await game.ask(visitEvents, { as: person.token, key: aKey() })
  for (const [currency, amount] of [
    ['sulfur', 5],
    ['crystal', 20],
    ['gold', 2000],
    ['mithril', 210],
    ['gear', 10],
    ['amethyst', 70],
  ] as const)
    await enrich(game, person.id, currency, amount)
  return person
}

const standAt = (coordinate: number) => (game: Game, person: Person) =>
  change(game, person.id, (before) => ({
    ...before,
    travels: withHere(before.travels, { ...hereOf(before.travels), coordinate }),
  }))

const fight = async (game: Game, { token }: Person) => {
  await game.ask(attackPlace, { as: token, body: { placeId: nextGuardian }, key: aKey() })
}

async function win(game: Game, person: Person): Promise<void> {
  await change(game, person.id, (before) => ({
    ...before,
    heroes: before.heroes.map((hero) => ({ ...hero, experience: 1_000_000 })),
  }))
  await fight(game, person)
  await game.ask(ask, { as: person.token, body: { toTheEnd: true }, key: aKey() })
}

/** In a clan of somebody else, long enough for the gift of its factory. */
async function joined(game: Game, person: Person): Promise<void> {
  const leader = await aLeader(game)
  const clanId = await clanIdOf(game, leader)
  await setBuilding(game, clanId, 'GEAR_FACTORY', 2)
  await joinClan(game, leader, clanId, person)
  await setRank(game, clanId, person, 'PARTICIPANT')
}

/** Long enough in the clan to have been on a raid, and home again: the next one has to be waited for. */
async function raided(game: Game, person: Person): Promise<void> {
  const leader = await aLeader(game)
  const clanId = await clanIdOf(game, leader)
  await joinClan(game, leader, clanId, person)
  await settleIn(game, clanId)
  await setOut(game, person)
  await game.ask(endRaid, { as: person.token, body: { reset: true }, key: aKey() })
}

/** On the ladder for some days: a reward waits. */
async function stoodOnLadder(game: Game, { id, token }: Person): Promise<void> {
  await game.ask(enterArena, { as: token, key: aKey(), body: {} })
  await game.services.database.query(sql`UPDATE player SET version = version + 1, state = jsonb_set(
      jsonb_set(state, '{arena,paidDay}', ((state #>> '{arena,paidDay}')::integer - 2)::text::jsonb),
      '{arena,enteredAt}', ((state #>> '{arena,enteredAt}')::bigint - 4 * 86400000)::text::jsonb) WHERE id = ${id}`)
}

/** The wheel has stopped, and its prize waits. */
async function spun(game: Game, person: Person): Promise<void> {
  await letStopAt(game, person, 'gold')
  await game.ask(spinWheel, { as: person.token, key: aKey() })
}

/** What a spender has got into. Of two spendings that need different ones the later stands. */
const situations = {
  camp: async () => undefined,
  'in a clan': joined,
  'back from a raid': raided,
  'in the arena': stoodOnLadder,
  'before a wheel that stopped': spun,
  'half way': standAt(halfWay),
  'near the top': standAt(nearTop),
  schooled: (game, { id }) => train(game, id, 4, 'BEAST', game.clock.now()),
  'behind a guardian': (game, person) => putInside(game, person, 'garden', 0),
  fighting: fight,
  victorious: win,
} as const satisfies Record<string, (game: Game, person: Person) => Promise<void>>

export type Situation = keyof typeof situations | 'nameless'
export const SITUATIONS = [...(Object.keys(situations) as (keyof typeof situations)[]), 'nameless'] as const

/** The same spender in every situation. */
export async function spendersIn(game: Game): Promise<Readonly<Record<Situation, Person>>> {
  const original = await aSpender(game)
  // Whatever waits in the inbox is booked by the first deed.
  await game.ask(switchPush, { as: original.token, key: aKey() })
  const found: Partial<Record<Situation, Person>> = { nameless: await aTraveller(game) }
  for (const [name, enter] of Object.entries(situations)) {
    const [person] = await copiesOf(game, original, 1)
    if (!person) throw new Error('no copy')
    await enter(game, person)
    found[name as Situation] = person
  }
  return found as Record<Situation, Person>
}
