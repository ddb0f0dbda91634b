import type { ArenaGood } from '@skystair/rules/arena/design.ts'

const DAY = 86_400_000

const guest = (hero: string, price: number, fromLeague: number): ArenaGood => ({
  id: `guest-${hero}`,
  price,
  fromLeague,
  aWeek: 1,
  gives: { kind: 'guest', hero, lasts: 3 * DAY },
})

const artifact = (id: string, price: number, fromLeague: number): ArenaGood => ({
  id,
  price,
  fromLeague,
  aWeek: 1,
  gives: { kind: 'artifact', artifact: id },
})

const frame = (id: string, price: number, fromLeague: number): ArenaGood => ({
  id: `frame-${id}`,
  price,
  fromLeague,
  aWeek: 1,
  gives: { kind: 'frame', frame: id },
})

/** What amethysts buy. */
export const ARENA_GOODS: readonly ArenaGood[] = [
  { id: 'ticket', price: 60, fromLeague: 9, aWeek: 5, gives: { kind: 'tickets', amount: 1 } },
  guest('beast-mythical', 250, 9),
  guest('golem-mythical', 300, 7),
  guest('phoenix-mythical', 400, 5),
  artifact('laurel-cloak', 700, 8),
  artifact('laurel-sword', 900, 7),
  artifact('laurel-armour', 1_100, 6),
  artifact('laurel-crown', 1_400, 5),
  { id: 'hammer', price: 1_500, fromLeague: 6, aWeek: 1, gives: { kind: 'hammer' } },
  frame('oak', 200, 9),
  frame('copper', 500, 7),
  frame('silver', 900, 5),
  frame('gold', 1_600, 4),
  frame('ruby', 2_500, 3),
  frame('star', 4_000, 2),
  frame('sky', 6_000, 1),
]
