import { kindOf } from '@skystair/content/beginning.ts'
import { offerArtifact } from '@skystair/contract/market.ts'
import type { Hero } from '@skystair/rules/heroes/hero.ts'
import { join } from '@skystair/rules/heroes/join.ts'
import type { Artifact } from '@skystair/rules/things/artifact.ts'
import { aKey, type Game } from './game.ts'
import { aTraveller, type Person } from './people.ts'
import type { Sample } from './sample.ts'
import { aTalker } from './talk.ts'
import { change, climb, enrich } from './world.ts'

/** Gives a player more heroes, with the ids they are asked for. */
export const addHeroes = (game: Game, playerId: number, heroes: readonly Hero[]): Promise<void> =>
  change(game, playerId, (before) => ({ ...before, heroes: [...before.heroes, ...heroes] }))

export const aBear = (game: Game, id: number, combative = true): Hero =>
  join(kindOf('tame-bear'), id, 200, combative, game.clock.now())

/** Somebody at stair 30 with two bears (3 and 4) and money for more. */
export const aCaptain = async (game: Game): Promise<Person> => leadBears(game, await aTraveller(game))

async function leadBears(game: Game, person: Person): Promise<Person> {
  await climb(game, person.id, 30)
  await addHeroes(game, person.id, [aBear(game, 3), aBear(game, 4)])
  await enrich(game, person.id, 'gold', 100_000)
  await enrich(game, person.id, 'mithril', 1000)
  return person
}

const stranger = 77

/** A thing in the backpack. */
export const aThing = (id: number, kind = 'oak-shield'): Artifact => ({
  id,
  kind,
  stair: 30,
  level: 0,
  locked: false,
  heroId: null,
})

export const addArtifacts = (game: Game, playerId: number, artifacts: readonly Artifact[]): Promise<void> =>
  change(game, playerId, (before) => ({
    ...before,
    belongings: {
      ...before.belongings,
      artifacts: [...before.belongings.artifacts, ...artifacts],
      lastArtifact: 100,
    },
  }))

/** A captain with a name, a shield (1) and a sword (2), and the means to forge. */
export async function aKeeper(game: Game): Promise<Person> {
  const person = await leadBears(game, await aTalker(game))
  await addArtifacts(game, person.id, [aThing(1), aThing(2, 'koschei-sword')])
  await enrich(game, person.id, 'sulfur', 100)
  await enrich(game, person.id, 'crystal', 100)
  return person
}

/** A force of a hero has been growing, and is done at this time. */
export const train = (
  game: Game,
  playerId: number,
  heroId: number,
  force: string,
  endsAt: number,
): Promise<void> =>
  change(game, playerId, (before) => ({
    ...before,
    belongings: {
      ...before.belongings,
      trainings: [...(before.belongings.trainings ?? []), { heroId, force, level: 1, endsAt }],
    },
  }))

/** A keeper whose bear has one force done and one an hour before it. */
async function aTrainer(game: Game): Promise<Person> {
  const person = await aKeeper(game)
  await train(game, person.id, 3, 'BEAST', game.clock.now())
  await train(game, person.id, 3, 'WEREWOLF', game.clock.now() + 3_600_000)
  return person
}

const noListing = '00000000-0000-4000-8000-000000000000'

/** The shield of a keeper on the market; gives the listing's id. */
export async function aListing(game: Game, { token }: Person): Promise<string> {
  const body = { artifactId: 1, price: 100, payment: 'gold' }
  const answer = await game.ask(offerArtifact, { as: token, body, key: aKey() })
  return (answer.body.listing as { id: string }).id
}

/** The call aimed at a thing that only somebody else has. */
const atStrangeThing =
  (question: object): NonNullable<Exclude<Sample['against'], 'the world'>> =>
  async (game, victim) => {
    await addArtifacts(game, victim.id, [aThing(stranger)])
    return { question, code: 'things.refused.unknown' }
  }

/** The call aimed at a hero that only somebody else has. */
const atStranger =
  (question: object): NonNullable<Exclude<Sample['against'], 'the world'>> =>
  async (game, victim) => {
    await addHeroes(game, victim.id, [aBear(game, stranger)])
    return { question, code: 'heroes.refused.unknown' }
  }

export const samplesOfHeroes: Readonly<Record<string, Sample>> = {
  'heroes.getHero': { ask: () => ({ params: { id: 1 } }), against: atStranger({ params: { id: stranger } }) },
  'heroes.chooseSquad': {
    by: aCaptain,
    ask: () => ({ body: { heroIds: [3, 1] } }),
    other: { body: { heroIds: [1] } },
    against: atStranger({ body: { heroIds: [stranger] } }),
  },
  'heroes.saveSquad': {
    by: aCaptain,
    ask: () => ({ body: { place: 0, heroIds: [3, 1] } }),
    other: { body: { place: 1, heroIds: [1] } },
    against: atStranger({ body: { place: 0, heroIds: [stranger] } }),
  },
  'heroes.mergeHeroes': {
    by: aCaptain,
    ask: () => ({ params: { id: 3 }, body: { otherId: 4 } }),
    other: { params: { id: 4 }, body: { otherId: 3 } },
    against: atStranger({ params: { id: 1 }, body: { otherId: stranger } }),
  },
  'heroes.dismissHero': {
    by: aCaptain,
    ask: () => ({ params: { id: 3 } }),
    other: { params: { id: 4 } },
    against: atStranger({ params: { id: stranger } }),
  },
  'forces.startForce': {
    by: aKeeper,
    ask: () => ({ params: { id: 3, force: 'BEAST' } }),
    other: { params: { id: 4, force: 'BEAST' } },
    against: atStranger({ params: { id: stranger, force: 'BEAST' } }),
  },
  'forces.speedupForce': {
    by: aTrainer,
    ask: () => ({ params: { id: 3, force: 'WEREWOLF' } }),
    other: { params: { id: 3, force: 'BEAST' } },
    against: async (game, victim) => {
      await train(game, victim.id, stranger, 'BEAST', 1)
      return { question: { params: { id: stranger, force: 'BEAST' } }, code: 'forces.refused.not-begun' }
    },
  },
  'forces.completeForce': {
    by: aTrainer,
    ask: () => ({ params: { id: 3, force: 'BEAST' } }),
    other: { params: { id: 3, force: 'WEREWOLF' } },
    against: async (game, victim) => {
      await train(game, victim.id, stranger, 'BEAST', 1)
      return { question: { params: { id: stranger, force: 'BEAST' } }, code: 'forces.refused.not-begun' }
    },
  },
  'forces.buyHammer': { by: aCaptain, ask: () => ({}), against: null },
  'forces.forceManual': { ask: () => ({ params: { x: 'HUMAN' } }), against: 'the world' },
  'forces.forcesInShort': { ask: () => ({}), against: null },
  'history.listHistory': { by: aKeeper, ask: () => ({ query: { currency: 'gold' } }), against: null },
  'shop.heroShop': { ask: () => ({}), against: null },
  'shop.buyHero': {
    by: aCaptain,
    ask: () => ({ params: { id: 'young-dragon' }, body: { payment: 'gold', exchangeId: 3 } }),
    other: { params: { id: 'young-dragon' }, body: { payment: 'mithril' } },
    against: atStranger({ params: { id: 'tame-bear' }, body: { payment: 'gold', exchangeId: stranger } }),
  },
  'market.browseMarket': {
    ask: () => ({ query: { section: 'artifact', payment: 'gold', order: 'cheapest' } }),
    against: null,
  },
  'market.myListings': { ask: () => ({}), against: null },
  'market.priceHistory': {
    ask: () => ({ params: { subject: 'oak-shield' }, query: { payment: 'gold' } }),
    against: 'the world',
  },
  'market.offerArtifact': {
    by: aKeeper,
    ask: () => ({ body: { artifactId: 1, price: 100, payment: 'gold' } }),
    other: { body: { artifactId: 2, price: 100, payment: 'gold' } },
    against: atStrangeThing({ body: { artifactId: stranger, price: 100, payment: 'gold' } }),
  },
  'market.offerResource': {
    by: aKeeper,
    ask: () => ({ body: { resource: 'crystal', amount: 10, price: 100, payment: 'gold' } }),
    other: { body: { resource: 'sulfur', amount: 10, price: 100, payment: 'gold' } },
    against: null,
  },
  'market.buyListing': {
    by: aKeeper,
    ask: async (game) => ({ params: { id: await aListing(game, await aKeeper(game)) } }),
    other: { params: { id: noListing } },
    against: 'the world',
  },
  'market.withdrawListing': {
    by: aKeeper,
    ask: async (game, person) => ({ params: { id: await aListing(game, person) } }),
    other: { params: { id: noListing } },
    against: async (game, victim) => {
      await addArtifacts(game, victim.id, [aThing(1)])
      return { question: { params: { id: await aListing(game, victim) } }, code: 'market.refused.not-own' }
    },
  },
  'shop.itemShop': { ask: () => ({}), against: null },
  'shop.buyBooster': {
    by: aCaptain,
    ask: () => ({ params: { id: 'experience' }, body: {} }),
    other: { params: { id: 'platinum' }, body: { replace: true } },
    against: 'the world',
  },
  'shop.takePack': {
    by: aCaptain,
    ask: () => ({ params: { id: 'bundle' } }),
    other: { params: { id: 'basket' } },
    against: 'the world',
  },
  'things.listArtifacts': { by: aKeeper, ask: () => ({}), against: null },
  'things.showArtifact': {
    by: aKeeper,
    ask: (_, person) => ({ params: { player: person.id, id: 1 } }),
    // What it shows is what everybody may know.
    against: 'the world',
  },
  'things.listSatchel': { by: aKeeper, ask: () => ({}), against: null },
  'things.chooseSlots': {
    by: aKeeper,
    ask: () => ({ body: { slots: ['elixir-of-health', null] } }),
    other: { body: { slots: ['scroll-of-fire'] } },
    against: null,
  },
  'things.drawRune': {
    by: async (game) => {
      const person = await aKeeper(game)
      const rune = { kind: 'rune', id: 'rune-of-oak', stair: 20 } as const
      await change(game, person.id, (before) => ({ ...before, things: [...before.things, rune] }))
      return person
    },
    ask: () => ({ params: { id: 'rune-of-oak' }, body: { heroId: 1 } }),
    other: { params: { id: 'rune-of-flame' }, body: { heroId: 1 } },
    against: atStranger({ params: { id: 'rune-of-oak' }, body: { heroId: stranger } }),
  },
  'things.equipArtifact': {
    by: aKeeper,
    ask: () => ({ params: { id: 2 }, body: { heroId: 1 } }),
    other: { params: { id: 1 }, body: { heroId: 1 } },
    against: atStrangeThing({ params: { id: stranger }, body: { heroId: 1 } }),
  },
  'things.unequipArtifact': {
    by: aKeeper,
    ask: () => ({ params: { id: 2 } }),
    other: { params: { id: 1 } },
    against: atStrangeThing({ params: { id: stranger } }),
  },
  'things.equipBest': {
    by: aKeeper,
    ask: () => ({ params: { id: 1 } }),
    other: { params: { id: 2 } },
    against: atStranger({ params: { id: stranger } }),
  },
  'things.lockArtifact': {
    by: aKeeper,
    ask: () => ({ params: { id: 1 }, body: { locked: true } }),
    other: { params: { id: 2 }, body: { locked: true } },
    against: atStrangeThing({ params: { id: stranger }, body: { locked: true } }),
  },
  'things.sellArtifacts': {
    by: aKeeper,
    ask: () => ({ body: { ids: [1] } }),
    other: { body: { ids: [2] } },
    against: atStrangeThing({ body: { ids: [stranger] } }),
  },
  'things.upgradeArtifact': {
    by: aKeeper,
    ask: () => ({ params: { id: 1 } }),
    other: { params: { id: 2 } },
    against: atStrangeThing({ params: { id: stranger } }),
  },
  'things.reforgeArtifact': {
    by: aKeeper,
    ask: () => ({ params: { id: 1 }, body: { heroId: 1 } }),
    other: { params: { id: 2 }, body: { heroId: 1 } },
    against: atStrangeThing({ params: { id: stranger }, body: { heroId: 1 } }),
  },
}
