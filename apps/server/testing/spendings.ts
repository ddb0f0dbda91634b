import type { Call } from '@skystair/contract/call.ts'
import { buyHammer, speedupForce, startForce } from '@skystair/contract/forces.ts'
import { restoreHealth } from '@skystair/contract/growth.ts'
import { dismissHero, mergeHeroes } from '@skystair/contract/heroes.ts'
import { offerArtifact, offerResource } from '@skystair/contract/market.ts'
import { buyBooster, buyHero, takePack } from '@skystair/contract/shop.ts'
import { equipArtifact, reforgeArtifact, sellArtifacts, upgradeArtifact } from '@skystair/contract/things.ts'
import type { Game, Question } from './game.ts'
import { aTraveller, type Person } from './people.ts'
import { aBear, addArtifacts, addHeroes, aThing, train } from './samples-of-heroes.ts'
import { change, climb, enrich } from './world.ts'

export interface Spending extends Question {
  readonly name: string
  readonly call: Call
}

/** Somebody who can afford each of the spendings, but hardly two of them. */
export async function aSpender(game: Game): Promise<Person> {
  const person = await aTraveller(game)
  await climb(game, person.id, 30)
  await addHeroes(game, person.id, [aBear(game, 3), aBear(game, 4)])
  await change(game, person.id, (before) => ({
    ...before,
    heroes: before.heroes.map((hero) => ({ ...hero, wounds: 5, healedAt: game.clock.now() })),
  }))
  await addArtifacts(game, person.id, [aThing(1), aThing(2, 'koschei-sword')])
  await train(game, person.id, 3, 'WEREWOLF', game.clock.now() + 3_600_000)
  await enrich(game, person.id, 'sulfur', 5)
  await enrich(game, person.id, 'crystal', 20)
  await enrich(game, person.id, 'gold', 2000)
  await enrich(game, person.id, 'mithril', 160)
  return person
}

/** Every way to part with money or things. */
export const spendings: readonly Spending[] = [
  {
    name: 'a hero for gold',
    call: buyHero,
    params: { id: 'golem-legendary' },
    body: { payment: 'gold', exchangeId: 3 },
  },
  { name: 'a hero for emeralds', call: buyHero, params: { id: 'beast-usual' }, body: { payment: 'mithril' } },
  { name: 'merging', call: mergeHeroes, params: { id: 4 }, body: { otherId: 3 } },
  { name: 'a farewell', call: dismissHero, params: { id: 3 } },
  { name: 'a sale', call: sellArtifacts, body: { ids: [1] } },
  { name: 'reforging', call: reforgeArtifact, params: { id: 1 }, body: { heroId: 1 } },
  { name: 'an upgrade', call: upgradeArtifact, params: { id: 1 } },
  { name: 'an upgrade of the sword', call: upgradeArtifact, params: { id: 2 } },
  { name: 'putting on', call: equipArtifact, params: { id: 1 }, body: { heroId: 3 } },
  { name: 'a force', call: startForce, params: { id: 3, force: 'BEAST' } },
  { name: 'a force in haste', call: speedupForce, params: { id: 3, force: 'WEREWOLF' } },
  { name: 'a hammer', call: buyHammer },
  { name: 'a booster', call: buyBooster, params: { id: 'experience' }, body: {} },
  { name: 'the first pack', call: takePack, params: { id: 'bundle' } },
  { name: 'the second pack', call: takePack, params: { id: 'basket' } },
  {
    name: 'a thing for the market',
    call: offerArtifact,
    body: { artifactId: 1, price: 50, payment: 'gold' },
  },
  {
    name: 'crystals for the market',
    call: offerResource,
    body: { resource: 'crystal', amount: 18, price: 50, payment: 'gold' },
  },
  { name: 'a cure', call: restoreHealth, params: { id: 'emeralds' } },
]
