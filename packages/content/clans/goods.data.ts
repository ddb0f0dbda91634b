import type { ClanGood } from '@skystair/rules/clan/design.ts'

const DAY = 86_400_000

const consumable = (id: string, price: number, fromLevel: number, aWeek: number): ClanGood => ({
  id,
  price,
  fromLevel,
  aWeek,
  gives: { kind: 'things', things: [{ kind: 'consumable', id }] },
})

const artifact = (id: string, price: number, fromLevel: number): ClanGood => ({
  id,
  price,
  fromLevel,
  aWeek: 1,
  gives: { kind: 'things', things: [{ kind: 'artifact', id }] },
})

/** What the clan's shop sells to members for their own gears; new every Monday. */
export const CLAN_GOODS: readonly ClanGood[] = [
  consumable('elixir-of-health', 6, 1, 10),
  consumable('elixir-of-purity', 4, 1, 10),
  consumable('elixir-of-strength', 8, 2, 5),
  consumable('elixir-of-stone', 8, 2, 5),
  consumable('scroll-of-fire', 12, 3, 5),
  consumable('scroll-of-the-needle', 15, 4, 3),
  artifact('clan-hearth-shield', 120, 3),
  artifact('clan-hearth-helm', 140, 5),
  artifact('clan-hearth-armour', 160, 7),
  artifact('clan-hearth-amulet', 180, 9),
  { id: 'hammer', price: 260, fromLevel: 6, aWeek: 1, gives: { kind: 'hammer' } },
  { id: 'guest', price: 90, fromLevel: 2, aWeek: 1, gives: { kind: 'guest', lasts: 3 * DAY } },
]

/** Whoever looks in this week: they come in turn. */
const GUESTS: readonly [string, ...string[]] = ['golem-legendary', 'beast-mythical']

export const guestOf = (week: number): string => GUESTS[week % GUESTS.length] ?? GUESTS[0]
