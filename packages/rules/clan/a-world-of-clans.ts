import { type Cup, cupOf, diceOf } from '../dice.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { aJoiner, aClanDesign as design } from './a-clan.ts'
import { setTheme } from './appearance.ts'
import { completeBuilding, speedUpBuilding, startBuilding } from './build.ts'
import type { ClanChange } from './change.ts'
import { buildingOf, type Clan, EMPTY_TREASURY, TREASURY_CURRENCIES, type Treasury } from './clan.ts'
import { DEPOSIT_TYPES, donationOf } from './donate.ts'
import { found } from './found.ts'
import { improveHall } from './hall.ts'
import { giveLeadership, resign } from './hand-over-leadership.ts'
import { accept, apply, decline, invite, reject } from './join.ts'
import { kick } from './kick.ts'
import { watchOverLeader } from './leadership.ts'
import { isDeserted, leave, vanish } from './leave.ts'
import { demote, promote } from './promote.ts'
import { supportOf } from './support.ts'
import { type Joiner, tiesAfterLeaving, tiesOfMember, withInvitation, withoutClan } from './ties.ts'

const HOUR = 3_600_000
const FORCES = ['ARM', 'STONE']
const buildingTypes = Object.keys(design.buildings)
/** What is done more often than the rest, so that clans live. */
const usual = ['invite', 'accept', 'donate', 'start', 'complete', 'promote']

/** undefined: it is done. */
type Outcome = Refusal | 'in vain' | undefined

interface Somebody extends Joiner {
  readonly purse: Treasury
  readonly seenAt: number
}

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Players and clans as a model: what the server does with rows, done with values. @forTests */
export class WorldOfClans {
  readonly players = new Map<number, Somebody>()
  readonly clans = new Map<number, Clan>()
  /** What was paid for, or lay in a treasury that was closed. */
  gone: Record<keyof Treasury, number> = { ...EMPTY_TREASURY }
  now = 1_000 * 24 * HOUR
  private last = 0
  private readonly cup: Cup
  private readonly mostClans: number

  constructor(seed: string, players: number, mostClans: number) {
    this.cup = cupOf(diceOf(seed))
    this.mostClans = mostClans
    for (let count = 0; count < players; count++) this.addPlayer()
  }

  /** Something happens, or is tried in vain; says what, and why not. */
  step(): string {
    const name = this.pick(this.throw(2) ? Object.keys(this.deeds) : usual) ?? ''
    const player = this.throw(2) ? this.other() : this.leading()
    const outcome = this.deeds[name]?.(player)
    return `${name}: ${isRefusal(outcome) ? outcome.refused : (outcome ?? 'done')}`
  }

  /** A server goes and another comes: what is not kept as rows is gone. */
  restart(): void {
    for (const [id, clan] of this.clans) this.clans.set(id, stored(clan))
    for (const [id, player] of this.players) this.players.set(id, stored(player))
  }

  private readonly deeds: Readonly<Record<string, (player: Somebody) => Outcome>> = {
    found: (player) => {
      if (this.clans.size >= this.mostClans) return 'in vain'
      const id = ++this.last
      const founded = found(player, { id, name: `Clan ${id}` }, design, this.now)
      if (isRefusal(founded)) return founded
      this.clans.set(id, founded.clan)
      this.enter(player, founded.clan)
      return
    },
    apply: (player) =>
      this.with(
        this.anyClan(),
        (clan) => apply(clan, player, design, this.now),
        ({ id }) => {
          const applications = [...player.clan.applications, id]
          this.put({ ...player, clan: { ...player.clan, applications } })
        },
      ),
    invite: (player) => {
      const wanted = this.other()
      const ask = (clan: Clan) => invite(clan, player.id, wanted, design, this.now)
      return this.with(this.clanOf(player), ask, ({ id }) =>
        this.put({ ...wanted, clan: withInvitation(wanted.clan, id, this.now) }),
      )
    },
    accept: (player) =>
      this.with(
        this.inviting(player),
        (clan) => accept(clan, player, design, this.now),
        (clan) => {
          for (const asked of [
            ...player.clan.applications,
            ...player.clan.invitations.map((one) => one.clanId),
          ])
            this.forget(asked, player.id)
          this.enter(player, clan)
        },
      ),
    reject: (player) => {
      const clan = this.clanOf(player)
      const candidate = this.pick(clan?.candidates ?? [])
      return this.with(
        clan,
        (own) => reject(own, player.id, candidate?.playerId ?? 0, design, this.now),
        ({ id }) => this.cutOff(candidate?.playerId ?? 0, id),
      )
    },
    decline: (player) =>
      this.with(
        this.inviting(player),
        (clan) => decline(clan, player.id),
        ({ id }) => this.cutOff(player.id, id),
      ),
    leave: (player) =>
      this.with(
        this.throw(4) ? undefined : this.clanOf(player),
        (clan) => leave(clan, player.id, design),
        () => this.goOut(player.id),
      ),
    kick: (player) => {
      const member = this.fellow(player)
      return this.with(
        this.clanOf(player),
        (clan) => kick(clan, player.id, member, design),
        () => this.goOut(member),
      )
    },
    promote: (player) => this.inside(player, (clan) => promote(clan, player.id, this.fellow(player), design)),
    demote: (player) => this.inside(player, (clan) => demote(clan, player.id, this.fellow(player), design)),
    giveLeadership: (player) =>
      this.inside(player, (clan) => giveLeadership(clan, player.id, this.fellow(player), design)),
    resign: (player) => this.inside(player, (clan) => resign(clan, player.id, design)),
    donate: (player) => {
      const clan = this.clanOf(player)
      const donation = donationOf(
        [{ type: this.pick(DEPOSIT_TYPES) ?? 'GEARS', amount: 1 + this.throw(40) }],
        design,
      )
      if (isRefusal(donation)) return donation
      const [gift] = donation.amounts
      if (!clan || !gift || player.purse[gift.currency] < gift.amount) return 'in vain'
      const move = (purse: Treasury, amount: number) => ({
        ...purse,
        [gift.currency]: purse[gift.currency] + amount,
      })
      this.put({ ...player, purse: move(player.purse, -gift.amount) })
      const members = clan.members.map((member) =>
        member.playerId === player.id ? { ...member, given: member.given + donation.worth } : member,
      )
      this.clans.set(clan.id, { ...clan, members, treasury: move(clan.treasury, gift.amount) })
      return
    },
    start: (player) =>
      this.inside(player, (clan) => startBuilding(clan, player.id, this.building(), design, this.now)),
    speedUp: (player) =>
      this.inside(player, (clan) => {
        const atWork = buildingTypes.find((type) => buildingOf(clan, type).endsAt !== null)
        return speedUpBuilding(clan, player.id, atWork ?? 'EXPERIENCE', design, this.now)
      }),
    complete: (player) =>
      this.inside(player, (clan) =>
        completeBuilding(clan, this.throw(3) ? player.id : null, this.building(), design, this.now),
      ),
    improve: (player) => {
      const force = this.pick(FORCES) ?? ''
      const wish = { force, toLevel: (this.clanOf(player)?.hall[force] ?? 0) + this.throw(3) }
      return this.inside(player, (clan) => improveHall(clan, player.id, wish, FORCES, design))
    },
    theme: (player) =>
      this.inside(player, (clan) => setTheme(clan, player.id, this.throw(14), design, this.now)),
    watch: () => {
      const clan = this.anyClan()
      const leader = clan?.members.find(({ rank }) => rank === 'LEADER')
      const seenAt = this.players.get(leader?.playerId ?? 0)?.seenAt ?? 0
      const change = clan && watchOverLeader(clan, seenAt, design, this.now)
      if (!change) return 'in vain'
      this.settle(change)
      return
    },
    vanish: (player) => {
      if (this.throw(20)) return 'in vain'
      const clan = this.clanOf(player)
      const change = clan && vanish(clan, player.id)
      if (change) this.settle(change)
      for (const currency of TREASURY_CURRENCIES) this.gone[currency] += player.purse[currency]
      for (const { id } of this.clans.values()) this.forget(id, player.id)
      this.players.delete(player.id)
      this.addPlayer()
      return
    },
    passTime: (player) => {
      this.now += this.throw(10) * HOUR
      this.put({ ...player, seenAt: this.now })
      return
    },
  }

  private with(
    clan: Clan | undefined,
    decide: (clan: Clan) => ClanChange | Refusal,
    then: (clan: Clan) => void,
  ): Outcome {
    if (!clan) return 'in vain'
    const change = decide(clan)
    if (isRefusal(change)) return change
    this.settle(change)
    then(change.clan)
    return
  }

  private readonly inside = (player: Somebody, decide: (clan: Clan) => ClanChange | Refusal) =>
    this.with(this.clanOf(player), decide, () => undefined)

  /** As it is written: what was spent is gone, and a clan nobody is left in is closed. */
  private settle({ clan, spent = {} }: ClanChange): void {
    for (const currency of TREASURY_CURRENCIES) this.gone[currency] += spent[currency] ?? 0
    if (!isDeserted(clan)) this.clans.set(clan.id, clan)
    else {
      for (const currency of TREASURY_CURRENCIES) this.gone[currency] += clan.treasury[currency]
      this.clans.delete(clan.id)
      for (const { playerId } of clan.candidates) this.cutOff(playerId, clan.id)
    }
  }

  private enter(player: Somebody, clan: Clan): void {
    this.put({ ...player, clanId: clan.id, clan: tiesOfMember(player.clan, supportOf(clan, design)) })
  }

  private goOut(id: number): void {
    const player = this.players.get(id)
    if (player) this.put({ ...player, clanId: null, clan: tiesAfterLeaving(player.clan, design, this.now) })
  }

  private cutOff(playerId: number, clanId: number): void {
    const player = this.players.get(playerId)
    if (player) this.put({ ...player, clan: withoutClan(player.clan, clanId) })
  }

  private forget(clanId: number, playerId: number): void {
    const clan = this.clans.get(clanId)
    const candidates = clan?.candidates.filter((each) => each.playerId !== playerId)
    if (clan && candidates) this.clans.set(clanId, { ...clan, candidates })
  }

  private addPlayer(): void {
    const purse = { gold: 0, mithril: 900, gear: 900, crystal: 900, elixir: 900, tickets: 900 }
    // What comes into the world is counted as owed by it.
    for (const currency of TREASURY_CURRENCIES) this.gone[currency] -= purse[currency]
    this.put({ ...aJoiner(++this.last, { level: 14 + this.throw(20) }), purse, seenAt: this.now })
  }

  private readonly put = (player: Somebody) => this.players.set(player.id, player)
  private readonly throw = (sides: number) => Math.floor(this.cup.next() * sides)
  private readonly pick = <T>(list: readonly T[]): T | undefined => list[this.throw(list.length)]
  private readonly anyClan = () => this.pick([...this.clans.values()])
  private readonly clanOf = ({ clanId }: Somebody) => this.clans.get(clanId ?? 0)
  private readonly other = () => this.pick([...this.players.values()]) as Somebody
  private readonly leading = () => {
    const leader = this.anyClan()?.members.find(({ rank }) => rank === 'LEADER')
    return this.players.get(leader?.playerId ?? 0) ?? this.other()
  }
  private readonly building = () => this.pick(buildingTypes) ?? 'EXPERIENCE'
  private readonly inviting = ({ clan }: Somebody) => this.clans.get(this.pick(clan.invitations)?.clanId ?? 0)
  private readonly fellow = (player: Somebody) => this.pick(this.clanOf(player)?.members ?? [])?.playerId ?? 0
}
