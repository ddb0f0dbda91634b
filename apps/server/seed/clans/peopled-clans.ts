import { CLANS } from '@skystair/content/clans/clans.ts'
import { apply, invite } from '@skystair/rules/clan/join.ts'
import { leaderOf } from '@skystair/rules/clan/leadership.ts'
import { supportOf } from '@skystair/rules/clan/support.ts'
import { type ClanTies, tiesOfMember, withInvitation } from '@skystair/rules/clan/ties.ts'
import { cupOf, diceOf } from '@skystair/rules/dice.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import type { Deal, Settler } from '../person.ts'
import { type Chronicle, happened } from './chronicle.ts'
import { clanLife } from './clan-life.ts'
import { CLAN_PLANS, type ClanPlan } from './plans.data.ts'

const hour = 3_600_000
const day = 24 * hour
/** Who came later than that has found no clan yet. */
const settledFor = 25 * day
const seekers = 5

/** What clans have made of a player. */
interface Bound {
  readonly clanId: number | null
  readonly ties: ClanTies
  readonly deals: readonly Deal[]
}

export interface PeopledClans {
  readonly clans: readonly { readonly plan: ClanPlan; readonly chronicle: Chronicle }[]
  /** Who tells all clans of seeking one, and since when. */
  readonly seekers: readonly { readonly playerId: number; readonly at: number }[]
  /** The settler as the clans have made them. */
  bind<One extends Settler>(settler: One): One
}

/** All clans of the demo world and who is in them, is asked by them, or asks. */
export function peopledClans(settlers: readonly Settler[], now: number): PeopledClans {
  const cup = cupOf(diceOf('the clans as they were found'))
  const people = new Map(settlers.map(({ player }) => [player.id, player]))
  const bound = new Map<number, Bound>()
  const free = eligible(settlers, now)
  const bind = (id: number, change: Partial<Bound>) => {
    const ties = people.get(id)?.clan
    if (ties === undefined) throw new Error(`nobody is ${id}`)
    bound.set(id, { clanId: null, ties, deals: [], ...bound.get(id), ...change })
  }
  const joinerOf = (player: Player) => ({ ...player, clan: bound.get(player.id)?.ties ?? player.clan })

  const clans = CLAN_PLANS.map((plan) => ({ plan, members: takeMembers(plan, settlers, free) })).map(
    ({ plan, members }) => {
      const chronicle = clanLife(plan, members, cup, now)
      const ties = supportOf(chronicle.clan, CLANS)
      for (const { id, clan } of members)
        bind(id, { clanId: plan.id, ties: tiesOfMember(clan, ties), deals: chronicle.deals.get(id) ?? [] })
      return { plan, chronicle }
    },
  )
  let strangers = free.filter(({ id }) => !bound.has(id))
  const seeking = strangers.slice(0, seekers).map(({ id: playerId }, place) => {
    const at = now - (place + 1) * 7 * hour
    bind(playerId, { ties: { ...joinerTies(playerId), seekingUntil: at + CLANS.seekingLasts } })
    return { playerId, at }
  })
  for (const { plan, chronicle } of clans) {
    const candidates = strangers.slice(0, plan.applications + plan.invitations)
    // The next clan is asked by others too, though some ask more than one.
    strangers = [...strangers.slice(candidates.length - 1), ...strangers.slice(0, candidates.length - 1)]
    for (const [place, player] of candidates.entries()) {
      const at = now - (place + 1) * 5 * hour
      const { clan } = chronicle
      const joiner = joinerOf(player)
      if (place < plan.applications) {
        happened(chronicle, apply(clan, joiner, CLANS, at), at)
        bind(player.id, { ties: { ...joiner.clan, applications: [...joiner.clan.applications, clan.id] } })
      } else {
        happened(chronicle, invite(clan, leaderOf(clan).playerId, joiner, CLANS, at), at)
        bind(player.id, { ties: withInvitation(joiner.clan, clan.id, at) })
      }
    }
  }
  return { clans, seekers: seeking, bind: (settler) => boundTo(settler, bound.get(settler.player.id)) }

  function joinerTies(id: number): ClanTies {
    const player = people.get(id)
    if (!player) throw new Error(`nobody is ${id}`)
    return joinerOf(player).clan
  }
}

/** Strangers who may join, those who are here longest first. */
const eligible = (settlers: readonly Settler[], now: number): Player[] =>
  settlers
    .map(({ player }) => player)
    .filter(({ level, createdAt, accessLevel }) => {
      const isSettled = level >= CLANS.joinLevel && createdAt <= now - settledFor
      return isSettled && accessLevel === 'PLAYER'
    })
    .toSorted((one, other) => one.createdAt - other.createdAt || one.id - other.id)

/**
 * The accounts of the demo, and as many who speak as the clan does; whoever is left if there are too few. Beside an account
 * those who stand about as high: a boss is measured by all of them, and whoever tries the game should be able to hurt it.
 */
function takeMembers(plan: ClanPlan, settlers: readonly Settler[], free: Player[]): readonly Player[] {
  const accounts = plan.accounts.flatMap((name) =>
    settlers.filter(({ player }) => player.name === name).map(({ player }) => player),
  )
  for (const account of accounts) free.splice(free.indexOf(account), 1)
  const [leader, ...guests] = accounts
  const near = leader ? free.toSorted((one, other) => farFrom(leader, one) - farFrom(leader, other)) : free
  const ready = [
    ...near.filter(({ language }) => language === plan.language),
    ...near.filter(({ language }) => language !== plan.language),
  ]
  const others = ready.slice(0, plan.members - accounts.length)
  for (const other of others) free.splice(free.indexOf(other), 1)
  const half = Math.ceil(others.length / 2)
  return [...(leader ? [leader] : []), ...others.slice(0, half), ...guests, ...others.slice(half)]
}

/** Whoever stands a little higher is stronger by far. */
const farFrom = (leader: Player, { stair }: Player): number =>
  stair > leader.stair ? 3 * (stair - leader.stair) : leader.stair - stair

function boundTo<One extends Settler>(settler: One, bound: Bound | undefined): One {
  if (!bound) return settler
  const { clanId, ties: clan, deals } = bound
  return {
    ...settler,
    player: { ...settler.player, clanId, clan },
    deals: [...settler.deals, ...deals].toSorted((one, other) => one.at - other.at),
  }
}
