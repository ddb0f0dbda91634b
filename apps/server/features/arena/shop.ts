import { ARENA } from '@skystair/content/arena/arena.ts'
import { GROWING, kindOf } from '@skystair/content/beginning.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { buyArenaGood as buyCall, arenaShop as shopCall } from '@skystair/contract/arena.ts'
import type { ArenaGoodView } from '@skystair/contract/arena-view.ts'
import { whyNotInside } from '@skystair/rules/arena/arena.ts'
import type { ArenaGood } from '@skystair/rules/arena/design.ts'
import { buyGood, goodsLeft } from '@skystair/rules/arena/shop.ts'
import type { Climber } from '@skystair/rules/climb/climber.ts'
import { receive } from '@skystair/rules/climb/receive-reward.ts'
import { earn, spend } from '@skystair/rules/economy/purse.ts'
import { rewardOf } from '@skystair/rules/economy/reward.ts'
import { addHammer } from '@skystair/rules/forces/train.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { welcomeGuest } from '@skystair/rules/shop/pack.ts'
import { joinPower } from '@skystair/rules/shop/recruit.ts'
import { mondayOf, weekOf } from '@skystair/rules/shop/week.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action, read } from '../../platform/action/action.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { playerView } from '../../platform/views/player-view.ts'

const goodsView = ({ arena }: Player, now: number): ArenaGoodView[] =>
  ARENA.goods.map((good) => ({
    id: good.id,
    kind: good.gives.kind,
    hero: good.gives.kind === 'guest' ? good.gives.hero : null,
    lasts: good.gives.kind === 'guest' ? good.gives.lasts : null,
    amount: good.gives.kind === 'tickets' ? good.gives.amount : 1,
    price: good.price,
    fromLeague: good.fromLeague,
    left: goodsLeft(arena, good, now),
  }))

export const arenaShop = read(shopCall, ({ player, now }) => ({
  goods: goodsView(player, now),
  bestLeague: player.arena.bestLeague,
  newAt: mondayOf(weekOf(now) + 1),
}))

export const buyArenaGood = action(buyCall, ({ player, params, now }) => {
  const unfit = whyNotInside(player)
  if (unfit) return unfit
  const bought = buyGood(player.arena, params.id, ARENA, now)
  if (isRefusal(bought)) return bought
  const climber = climberOf(player)
  const purse = spend(climber.purse, { amethyst: bought.good.price })
  if (isRefusal(purse)) return purse
  const richer = handOver({ ...climber, purse }, bought.good, player, now)
  if (isRefusal(richer)) return richer
  const after = climbed(player, richer, { counterparty: ofWorld('arena'), reason: 'ARENA_SHOP' })
  return {
    ...after,
    player: { ...after.player, arena: bought.life },
    reply: (saved) => ({ player: playerView(saved, now), goods: goodsView(saved, now) }),
  }
})

function handOver(climber: Climber, { gives }: ArenaGood, player: Player, now: number): Climber | Refusal {
  switch (gives.kind) {
    case 'frame':
      return climber
    case 'hammer':
      return addHammer(climber)
    case 'tickets': {
      const purse = earn(climber.purse, { tickets: gives.amount })
      return isRefusal(purse) ? purse : { ...climber, purse }
    }
    case 'guest': {
      const kind = kindOf(gives.hero)
      return welcomeGuest(climber, kind, joinPower(kind, HERO_TERMS, player.stair), gives.lasts, now)
    }
    case 'artifact': {
      const things = [{ kind: 'artifact' as const, id: gives.artifact, stair: Math.max(1, player.stair) }]
      const received = receive(climber, rewardOf({ things }), GROWING, boostsOf(player, now))
      return isRefusal(received) ? received : received.climber
    }
  }
}
