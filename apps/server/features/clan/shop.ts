import { GROWING, kindOf } from '@skystair/content/beginning.ts'
import { CLANS } from '@skystair/content/clans/clans.ts'
import { guestOf } from '@skystair/content/clans/goods.data.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { buyClanGood as buyCall, clanShop as shopCall } from '@skystair/contract/clan.ts'
import type { ClanGoodView } from '@skystair/contract/clan-view.ts'
import type { Clan } from '@skystair/rules/clan/clan.ts'
import type { ClanGood } from '@skystair/rules/clan/design.ts'
import { levelOf } from '@skystair/rules/clan/level.ts'
import { boughtThisWeek, buyGood } from '@skystair/rules/clan/shop.ts'
import type { Climber } from '@skystair/rules/climb/climber.ts'
import { receive } from '@skystair/rules/climb/receive-reward.ts'
import { spend } from '@skystair/rules/economy/purse.ts'
import { rewardOf } from '@skystair/rules/economy/reward.ts'
import { addHammer } from '@skystair/rules/forces/train.ts'
import { climbed, climberOf } from '@skystair/rules/player/climber-of.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, type Refusal } from '@skystair/rules/refusal.ts'
import { welcomeGuest } from '@skystair/rules/shop/pack.ts'
import { joinPower } from '@skystair/rules/shop/recruit.ts'
import { mondayOf, weekOf } from '@skystair/rules/shop/week.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { actionWith, readWith } from '../../platform/action/action.ts'
import { boostsOf } from '../../platform/views/boosts.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { clanOf } from './change-clan.ts'
import { type FoundClan, ownClan } from './load-clan.ts'

const kindOfGood = ({ gives }: ClanGood): ClanGoodView['kind'] =>
  gives.kind === 'things' ? (gives.things[0]?.kind === 'artifact' ? 'artifact' : 'consumable') : gives.kind

const goodsView = ({ clan }: Player, now: number): ClanGoodView[] =>
  CLANS.goods.map((good) => ({
    id: good.id,
    kind: kindOfGood(good),
    hero: good.gives.kind === 'guest' ? guestOf(weekOf(now)) : null,
    price: good.price,
    fromLevel: good.fromLevel,
    left: good.aWeek - boughtThisWeek(clan, good.id, now),
  }))

export const clanShop = readWith<typeof shopCall, FoundClan | null>(shopCall, ownClan, (context) => {
  const clan = clanOf(context)
  if (isRefusal(clan)) return clan
  return { goods: goodsView(context.player, context.now), newAt: mondayOf(weekOf(context.now) + 1) }
})

export const buyClanGood = actionWith<typeof buyCall, FoundClan | null>(buyCall, ownClan, (context) => {
  const { player, params, now } = context
  const clan = clanOf(context)
  if (isRefusal(clan)) return clan
  const bought = buyGood(player.clan, params.id, levelOfClan(clan), CLANS, now)
  if (isRefusal(bought)) return bought
  const climber = climberOf(player)
  const purse = spend(climber.purse, { gear: bought.good.price })
  if (isRefusal(purse)) return purse
  const richer = handOver({ ...climber, purse }, bought.good, player, now)
  if (isRefusal(richer)) return richer
  const after = climbed(player, richer, { counterparty: ofWorld('clan'), reason: 'CLAN_SHOP' })
  return {
    ...after,
    player: { ...after.player, clan: bought.ties },
    reply: (saved) => ({ player: playerView(saved, now), goods: goodsView(saved, now) }),
  }
})

const levelOfClan = ({ experience }: Clan): number => levelOf(experience, CLANS)

function handOver(climber: Climber, { gives }: ClanGood, player: Player, now: number): Climber | Refusal {
  if (gives.kind === 'hammer') return addHammer(climber)
  if (gives.kind === 'guest') {
    const kind = kindOf(guestOf(weekOf(now)))
    return welcomeGuest(climber, kind, joinPower(kind, HERO_TERMS, player.stair), gives.lasts, now)
  }
  const things = gives.things.map((thing) => ({ ...thing, stair: Math.max(1, player.stair) }))
  const received = receive(climber, rewardOf({ things }), GROWING, boostsOf(player, now))
  return isRefusal(received) ? received : received.climber
}
