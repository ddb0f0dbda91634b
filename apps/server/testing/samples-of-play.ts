import { REALM } from '@skystair/content/realm.ts'
import { TASKS } from '@skystair/content/tasks.data.ts'
import { ask, attackPlace, complete, getBattle } from '@skystair/contract/battle.ts'
import { growPlaces } from '@skystair/rules/road/grow-places.ts'
import type { Place, PlaceType } from '@skystair/rules/road/place.ts'
import { hereOf, withHere } from '@skystair/rules/road/travel.ts'
import type { Game } from './game.ts'
import { aTraveller, type Person } from './people.ts'
import type { Sample } from './sample.ts'
import { change, climb, enrich } from './world.ts'

/** The first place of a kind on the main road where nobody stands in front. */
function findFree(types: readonly PlaceType[]): Place {
  for (let stair = 1; stair < 400; stair++) {
    const found = growPlaces(REALM, 'main', stair).find(
      (place) => types.includes(place.placeType) && !place.guarded,
    )
    if (found) return found
  }
  throw new Error(`no free place of ${types}`)
}

/** Somebody who stands before a free place of a kind, with money to spend there. */
const before =
  (types: readonly PlaceType[]) =>
  async (game: Game): Promise<Person> => {
    const person = await aTraveller(game)
    await climb(game, person.id, findFree(types).stair)
    await enrich(game, person.id, 'gold', 100_000)
    return person
  }

/** A call at a place: the road is the same for all, and what one takes is still there for the others. */
const at = (...types: PlaceType[]): Sample => ({
  by: before(types),
  ask: () => ({ params: { id: findFree(types).id } }),
  other: { params: { id: 'main-1-0' } },
  against: 'the world',
})

const firstGuardian = 'main-1-0'
const firstTalker = 'main-1-13'

async function aFighter(game: Game): Promise<Person> {
  const person = await aTraveller(game)
  await change(game, person.id, (before) => ({
    ...before,
    things: [{ kind: 'consumable', id: 'elixir-of-strength', stair: 1 }],
  }))
  await game.ask(attackPlace, { as: person.token, body: { placeId: firstGuardian } })
  return person
}

async function aVictor(game: Game): Promise<Person> {
  const person = await aFighter(game)
  await game.ask(ask, { as: person.token, body: { toTheEnd: true } })
  return person
}

const hero = 1
const enemy = 1_000_000_001
const blow = { attackerId: hero, defenderId: enemy }
const inBattle = (body: object, other?: object): Sample => ({
  by: aFighter,
  ask: () => ({ body }),
  ...(other ? { other: { body: other } } : {}),
  against: null,
})

async function aWounded(game: Game): Promise<Person> {
  const person = await aTraveller(game)
  await change(game, person.id, (before) => ({
    ...before,
    heroes: before.heroes.map((one) => ({ ...one, wounds: 3, healedAt: game.clock.now() })),
  }))
  return person
}

const firstTask =
  TASKS.find(({ kind, after, fromStair }) => kind === 'SCENARIO' && after === null && fromStair === 0) ??
  TASKS[0]

async function aDoer(game: Game): Promise<Person> {
  const person = await aTraveller(game)
  await change(game, person.id, (before) => ({
    ...before,
    journal: {
      ...before.journal,
      tasks: [{ id: firstTask?.id ?? '', progress: firstTask?.total ?? 0 }],
    },
  }))
  return person
}

export const samplesOfPlay: Readonly<Record<string, Sample>> = {
  'road.ensurePlaces': { ask: () => ({ query: { coordFrom: 0, coordTo: 1000 } }), against: null },
  'road.specialPlaces': { ask: () => ({}), against: null },
  'road.takeResource': at('RESOURCE'),
  'road.takeSkill': at('SKILL'),
  'road.takePlace': at('CONSUMABLE', 'RUNE'),
  'road.gain': at('GAINABLE'),
  'road.useMagic': at('MAGIC'),
  'road.useTurn': at('TURN'),
  'road.placeInfo': { ask: () => ({ params: { id: firstGuardian } }), against: 'the world' },
  'road.retryPlace': {
    by: async (game) => {
      const person = await aTraveller(game)
      const lost = { [firstGuardian]: { state: 'LOST', at: game.clock.now() } } as const
      await change(game, person.id, (before) => ({
        ...before,
        travels: withHere(before.travels, { ...hereOf(before.travels), marks: lost }),
      }))
      return person
    },
    ask: () => ({ params: { id: firstGuardian } }),
    other: { params: { id: 'main-2-0' } },
    against: 'the world',
  },
  'road.trade': {
    by: before(['EXCHANGE']),
    ask: () => ({
      params: { id: findFree(['EXCHANGE']).id },
      body: { offer: 'gold-for-elixir', count: 1 },
    }),
    other: { params: { id: findFree(['EXCHANGE']).id }, body: { offer: 'gold-for-elixir', count: 2 } },
    against: 'the world',
  },
  'battle.attackPlace': {
    ask: () => ({ body: { placeId: firstGuardian } }),
    other: { body: { placeId: 'main-2-0' } },
    against: null,
  },
  'battle.getBattle': inBattle({}),
  'battle.ask': inBattle({}, { toTheEnd: true }),
  'battle.skip': inBattle({}, { creatureId: hero }),
  'battle.hit': inBattle(blow, { attackerId: 2, defenderId: enemy }),
  'battle.precalculate': inBattle(blow),
  'battle.removeConsumable': inBattle(
    { id: 'elixir-of-strength', targetCreatureId: hero },
    { id: 'elixir-of-strength', targetCreatureId: 2 },
  ),
  'battle.giveUpBattle': { by: aFighter, ask: () => ({}), against: null },
  'battle.complete': { by: aVictor, ask: () => ({}), against: null },
  'battle.watchReplay': {
    by: aVictor,
    ask: async (game, person) => {
      const { body } = await game.ask(getBattle, { as: person.token })
      await game.ask(complete, { as: person.token })
      return { params: { id: String(body.id) } }
    },
    // A battle that goes on is nobody's to watch; one that is over, anybody's who has the link.
    against: async (game, victim) => {
      const { body } = await game.ask(attackPlace, { as: victim.token, body: { placeId: firstGuardian } })
      return { question: { params: { id: String(body.id) } }, code: 'errors.not-found' }
    },
  },
  'health.healthOptions': { ask: () => ({}), against: null },
  'health.restoreHealth': {
    by: aWounded,
    ask: () => ({ params: { id: 'elixir' } }),
    other: { params: { id: 'caviar' } },
    against: 'the world',
  },
  'everyday.everydayCalendar': { ask: () => ({}), against: null },
  'everyday.takeEverydayReward': { ask: () => ({}), against: null },
  'story.chronicle': {
    ask: async (game) => ({ params: { id: (await aTraveller(game)).id } }),
    // What it shows is what everybody may know.
    against: 'the world',
  },
  'story.hearTalk': { ask: () => ({ params: { id: firstTalker } }), against: 'the world' },
  'story.answerTalk': {
    ask: () => ({ params: { id: firstTalker }, body: { choice: 'way-up' } }),
    other: { params: { id: firstTalker }, body: { choice: 'lost' } },
    against: 'the world',
  },
  'teaching.learn': {
    ask: () => ({ params: { id: 'first-steps' } }),
    other: { params: { id: 'first-battle' } },
    against: 'the world',
  },
  'tasks.listTasks': { ask: () => ({}), against: null },
  'tasks.takeTaskReward': {
    by: aDoer,
    ask: () => ({ params: { id: firstTask?.id ?? '' } }),
    other: { params: { id: 'no-such-task' } },
    against: 'the world',
  },
}
