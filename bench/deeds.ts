import { hit } from '@skystair/contract/battle.ts'
import type { Call } from '@skystair/contract/call.ts'
import { donate } from '@skystair/contract/clan.ts'
import { browseMarket } from '@skystair/contract/market.ts'
import { switchPush } from '@skystair/contract/player.ts'
import { buyBooster } from '@skystair/contract/shop.ts'
import { squadLimit } from '@skystair/rules/heroes/squad-limit.ts'
import { beforeBoss } from './raids.ts'
import { fullSides, sixAgainstSix } from './six-against-six.ts'

/** What is done again and again, by name: processes tell each other which. */
export type DeedName = 'switchPush' | 'hit' | 'raidHit' | 'browseMarket' | 'buyBooster' | 'donate'

/** Those that are also run bare, by their statements alone. */
export type BareDeedName = 'switchPush' | 'hit'

export interface Deed {
  readonly call: Call
  /** The whole address, where the call's path is not enough. */
  readonly address?: string
  /** What the n-th time of one player is asked with. */
  bodyOf(time: number): Record<string, unknown> | null
}

const longLife = 1000

/** A battle of which nobody sees the end while the bench runs. */
export const longBattle = () => sixAgainstSix(fullSides(100).next().value, 'bench', longLife)

function blows(): Deed {
  const { creatures } = longBattle()
  const idsOf = (side: string) => creatures.filter((one) => one.side === side).map(({ id }) => id)
  const [ours, theirs] = [idsOf('player'), idsOf('enemy')]
  return {
    call: hit,
    // All of ours in their order, round by round.
    bodyOf: (time) => ({ attackerId: ours[time % squadLimit], defenderId: theirs[time % squadLimit] }),
  }
}

/** The same before a boss of many: it is alone. */
function bossBlows(): Deed {
  const { creatures } = beforeBoss()
  const ours = creatures.filter(({ side }) => side === 'player').map(({ id }) => id)
  const boss = creatures.find(({ trick }) => trick !== null)?.id
  return { call: hit, bodyOf: (time) => ({ attackerId: ours[time % squadLimit], defenderId: boss }) }
}

const shelf = 'section=resource&payment=gold&order=cheapest'

const deeds: Readonly<Record<DeedName, () => Deed>> = {
  switchPush: () => ({ call: switchPush, bodyOf: () => null }),
  hit: blows,
  raidHit: bossBlows,
  browseMarket: () => ({
    call: browseMarket,
    address: `${browseMarket.path}?${shelf}`,
    bodyOf: () => null,
  }),
  donate: () => ({ call: donate, bodyOf: () => ({ portions: [{ type: 'GEARS', amount: 1 }] }) }),
  // The same booster again and again goes on ever longer.
  buyBooster: () => ({
    call: buyBooster,
    address: buyBooster.path.replace('{id}', 'experience'),
    bodyOf: () => ({}),
  }),
}

export const deedOf = (name: DeedName): Deed => deeds[name]()
