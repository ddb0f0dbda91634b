import { randomUUID } from 'node:crypto'
import { CLANS } from '@skystair/content/clans/clans.ts'
import type { Call, ReplyOf } from '@skystair/contract/call.ts'
import type { MyClan } from '@skystair/contract/clan-view.ts'
import { clanChannel } from '@skystair/contract/live-channels.ts'
import type { ClanChange } from '@skystair/rules/clan/change.ts'
import { memberOf } from '@skystair/rules/clan/clan.ts'
import { endRegency, leaderOf } from '@skystair/rules/clan/leadership.ts'
import { isDeserted } from '@skystair/rules/clan/leave.ts'
import { supportOf } from '@skystair/rules/clan/support.ts'
import type { NotificationKind } from '@skystair/rules/player/choices.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import type { Effect } from '@skystair/rules/player/receive-parcels.ts'
import { isRefusal, type Refusal, refused } from '@skystair/rules/refusal.ts'
import { ofClan } from '@skystair/rules/wallet/account.ts'
import { type ActionContext, actionWith, type Decision } from '../../platform/action/action.ts'
import type { Extra } from '../../platform/action/enter.ts'
import type { Parcel } from '../../platform/action/parcels.ts'
import type { Push } from '../../platform/live/announce.ts'
import { playerView } from '../../platform/views/player-view.ts'
import { type FoundClan, ownClan } from './load-clan.ts'
import { myClanView } from './views.ts'
import { writeClan } from './write-clan.ts'

type OfClan<C extends Call> = ActionContext<C, FoundClan | null>

/** The clan of the caller, or that there is none. A leader who is back leads at once. */
export function clanOf({ extra, player }: Pick<OfClan<Call>, 'extra' | 'player'>): FoundClan | Refusal {
  if (extra === null || memberOf(extra, player.id) === null) return refused('clan.refused.no-clan')
  return memberOf(extra, player.id)?.rank === 'LEADER' ? { ...extra, ...endRegency(extra) } : extra
}

export const clanPush = (clanId: number): Push => ({
  channel: clanChannel(clanId),
  message: { notificationType: 'CLAN_CHANGED' },
})

/** A parcel from a clan. */
export const fromClan = (clanId: number, to: number, effect: Effect): Parcel => ({
  to,
  sender: ofClan(clanId),
  effect,
})

export const clanNews = (
  clanId: number,
  to: number,
  kind: NotificationKind,
  params: Readonly<Record<string, string | number>>,
  now: number,
): Parcel =>
  fromClan(clanId, to, {
    kind: 'notification',
    notification: { id: randomUUID(), kind, params, at: now },
  })

/** All members learn what the clan gives them now; `but` one who is told another way. */
export const tellSupport = ({ clan }: ClanChange, but: number | null = null): readonly Parcel[] =>
  clan.members
    .filter(({ playerId }) => playerId !== but)
    .map(({ playerId }) =>
      fromClan(clan.id, playerId, {
        kind: 'clan-support',
        clanId: clan.id,
        support: supportOf(clan, CLANS),
      }),
    )

/** Nobody is left to answer those who ask, or are asked: with the last member nothing is open between them any more. */
export const farewell = ({ id, candidates }: FoundClan, { clan }: ClanChange): readonly Parcel[] =>
  isDeserted(clan)
    ? candidates.map(({ playerId }) => fromClan(id, playerId, { kind: 'clan-no', clanId: id }))
    : []

function leaderNameAfter(before: FoundClan, { clan }: ClanChange): string | null {
  const { playerId } = leaderOf(clan)
  return playerId === leaderOf(before).playerId ? before.leaderName : (before.names?.[playerId] ?? null)
}

/** What a deed inside the own clan leaves behind, whatever it was. */
export const changed = (
  { player, now }: Pick<OfClan<Call>, 'player' | 'now'>,
  before: FoundClan,
  change: ClanChange,
): Pick<Decision<Call>, 'player' | 'writes' | 'push'> & { readonly view: (saved: Player) => MyClan } => ({
  player,
  writes: writeClan(before, change, new Date(now)),
  push: [clanPush(before.id)],
  view: (saved) => myClanView({ ...change.clan, leaderName: leaderNameAfter(before, change) }, saved, now),
})

/** A deed inside the own clan that concerns nobody but the clan. What `more` writes comes before the clan. */
export const clanAction = <C extends Call>(
  call: C,
  decide: (clan: FoundClan, context: OfClan<C>) => ClanChange | Refusal,
  more: (change: ClanChange, context: OfClan<C>) => Partial<Decision<C>> = () => ({}),
  loaded: Extra<C, FoundClan | null> = ownClan,
) =>
  actionWith<C, FoundClan | null>(call, loaded, (context) => {
    const clan = clanOf(context)
    if (isRefusal(clan)) return clan
    const change = decide(clan, context)
    if (isRefusal(change)) return change
    const { view, ...after } = changed(context, clan, change)
    const extra = more(change, context)
    return {
      ...after,
      ...extra,
      writes: [...(extra.writes ?? []), ...(after.writes ?? [])],
      reply: (saved: Player) => ({ clan: view(saved) }) as ReplyOf<C>,
    } as Decision<C>
  })

/** How a deed that leads into a clan, or out of one, is answered. */
export const participation =
  (clan: ((saved: Player) => MyClan) | null) =>
  (saved: Player, now: number): { player: ReturnType<typeof playerView>; clan: MyClan | null } => ({
    player: playerView(saved, now),
    clan: clan === null ? null : clan(saved),
  })
