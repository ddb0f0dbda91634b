import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import type { Amounts } from '@skystair/rules/economy/purse.ts'
import type { StairReward } from '@skystair/rules/economy/stair-reward.ts'
import type {
  EventDesign,
  EventDesigns,
  EventRules,
  FindsDesign,
  WornDesign,
} from '@skystair/rules/event/design.ts'

const HOUR = 3_600_000

const some = (reward: Partial<StairReward>): StairReward => ({
  experience: 0,
  gold: 0,
  heroWorth: 0,
  amounts: {},
  things: [],
  ...reward,
})
const amounts = (these: Amounts): StairReward => some({ amounts: these })

/** Eleven steps for everybody, no lane that is paid for: a thing near the end, a hero on top. */
const path = (artifact: string, hero: string): readonly StairReward[] => [
  some({ gold: 3 }),
  amounts({ elixir: 3 }),
  some({ gold: 4, experience: 2 }),
  amounts({ tickets: 1 }),
  amounts({ crystal: 12 }),
  amounts({ mithril: 10 }),
  some({ things: [{ kind: 'consumable', id: 'elixir-of-strength' }], experience: 2 }),
  amounts({ amethyst: 15 }),
  some({ things: [{ kind: 'artifact', id: artifact }] }),
  amounts({ mithril: 25, tickets: 2 }),
  some({ things: [{ kind: 'hero', id: hero }] }),
]

const lying = (density: number, rest: Partial<FindsDesign> = {}): FindsDesign => ({
  density,
  amount: 1,
  hours: 'any',
  again: null,
  trail: null,
  ...rest,
})

const worn = (chance: number, mostADay: number): WornDesign => ({ chance, amount: 1, mostADay })

const event = (
  kind: EventKind,
  total: number,
  where: Partial<Pick<EventDesign, 'finds' | 'worn'>>,
  boss: string,
  artifact: string,
  hero: string,
): EventDesign => ({
  kind,
  finds: null,
  worn: null,
  ...where,
  total,
  path: path(artifact, hero),
  beyond: some({ gold: 2, amounts: { mithril: 1 } }),
  boss,
})

const ALL: readonly EventDesign[] = [
  event('BIRTHDAY_HAT', 7, { worn: worn(0.7, 25) }, 'golden-king', 'koschei-crown', 'jinn-usual'),
  // Two months: what is hidden well is found for long.
  event('EASTER_EGG', 80, { finds: lying(0.35) }, 'iron-dragon', 'forest-watch-cloak', 'dragon-usual'),
  event('FERN', 7, { finds: lying(0.6, { hours: 'night' }) }, 'baba-oak', 'nightingale-ring', 'druid-usual'),
  event(
    'APPLE',
    8,
    { finds: lying(0.4, { again: 4 * HOUR }) },
    'zmey-gorynych',
    'pilgrim-staff',
    'elf-usual',
  ),
  event('BOOKS', 8, { finds: lying(1, { trail: 9, amount: 2 }) }, 'lich', 'owl-spectacles', 'hearth-mage'),
  event(
    'PUMPKIN',
    10,
    { finds: lying(0.5), worn: worn(0.5, 20) },
    'shadow-lord',
    'nightingale-cloak',
    'witch-usual',
  ),
  event(
    'BIRD_FOR_MUSHROOM',
    8,
    { finds: lying(0.6) },
    'nightingale-robber',
    'feather-cloak',
    'phoenix-usual',
  ),
  event('FLOWER_FOR_WREATH', 8, { finds: lying(0.6) }, 'ice-dragon', 'frost-court-crown', 'shaman-usual'),
  event(
    'NEW_YEAR',
    40,
    { finds: lying(0.4), worn: worn(0.4, 15) },
    'yeti',
    'star-lantern',
    'storm-phoenix-usual',
  ),
]

export const EVENTS: EventDesigns = Object.fromEntries(
  ALL.map((design) => [design.kind, design]),
) as unknown as EventDesigns

export const EVENT_RULES: EventRules = {
  brackets: [1, 8, 15, 20, 30, 45, 60],
  prizes: [
    { place: 1, share: 0, reward: amounts({ mithril: 150, tickets: 5, amethyst: 60 }) },
    { place: 3, share: 0, reward: amounts({ mithril: 100, tickets: 3, amethyst: 40 }) },
    { place: 10, share: 0, reward: amounts({ mithril: 60, tickets: 2, amethyst: 25 }) },
    { place: 50, share: 0.01, reward: amounts({ mithril: 40, tickets: 1 }) },
    { place: 0, share: 0.1, reward: amounts({ mithril: 20, tickets: 1 }) },
    { place: 0, share: 0.5, reward: some({ gold: 5, amounts: { mithril: 8 } }) },
    { place: 0, share: 1, reward: some({ gold: 3 }) },
  ],
  boss: {
    fightsADay: 3,
    power: 0.3,
    worth: 3,
    falls: [
      20, 60, 200, 600, 2_000, 6_000, 20_000, 60_000, 200_000, 600_000, 2_000_000, 6_000_000, 20_000_000,
    ],
    prize: some({ gold: 2, amounts: { mithril: 3 } }),
  },
  leftover: 0.2,
  tasksADay: 3,
}
