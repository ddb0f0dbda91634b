import type { Game } from './game.ts'
import { aTraveller, type Person } from './people.ts'
import { giveKeys, putInside } from './portals.ts'
import type { Sample } from './sample.ts'
import { aTalker } from './talk.ts'
import { enrich } from './world.ts'

async function aBuyer(game: Game): Promise<Person> {
  const person = await aTalker(game)
  await enrich(game, person.id, 'mithril', 500)
  return person
}

async function aKeyHolder(game: Game): Promise<Person> {
  const person = await aTraveller(game)
  await giveKeys(game, person, 'garden', 3)
  return person
}

async function aVictor(game: Game): Promise<Person> {
  const person = await aTraveller(game)
  await putInside(game, person, 'garden', 0)
  return person
}

export const samplesOfPortals: Readonly<Record<string, Sample>> = {
  'portal.offer': { ask: () => ({}), against: null },
  'portal.info': {
    ask: () => ({ params: { id: 'garden' } }),
    other: { params: { id: 'main-60-11' } },
    against: 'the world',
  },
  'portal.discounts': { ask: () => ({}), against: null },
  'portal.chooseDiscount': {
    ask: () => ({ query: { discount: 1 } }),
    other: { query: { discount: 2 } },
    against: null,
  },
  'portal.buyKey': {
    by: aBuyer,
    ask: () => ({ params: { id: 'garden' }, body: { discount: 0 } }),
    other: { params: { id: 'treasury' }, body: { discount: 0 } },
    against: 'the world',
  },
  'portal.use': {
    by: aKeyHolder,
    ask: () => ({ params: { id: 'garden' }, body: {} }),
    other: { params: { id: 'treasury' }, body: {} },
    against: 'the world',
  },
  'portal.leave': { by: aVictor, ask: () => ({}), against: null },
}
