import { doors } from '@skystair/rules/access/is-open.ts'
import type { StairReward } from '@skystair/rules/economy/stair-reward.ts'
import { scenesOf } from '@skystair/rules/story/scene.ts'
import type { Deed, TaskDesign, TaskKind } from '@skystair/rules/tasks/task.ts'
import { CAMP_FIRE_UNTIL } from './camp-fire.ts'
import { TALE } from './story/tale.ts'
import { WHEEL } from './wheel/wheel.data.ts'

const NOTHING: StairReward = { experience: 0, gold: 0, heroWorth: 0, amounts: {}, things: [] }

/** Where each deed is done. */
export const LEADS: Readonly<Record<Deed, string>> = {
  'guardian-beaten': 'road',
  'boss-beaten': 'road',
  'lair-beaten': 'road',
  'resource-taken': 'road',
  'skill-taken': 'road',
  'chest-opened': 'road',
  'fountain-drunk': 'road',
  'magic-used': 'road',
  'talk-heard': 'road',
  'scene-told': 'road',
  'stair-reached': 'road',
  'level-reached': 'road',
  'health-restored': 'health',
  'everyday-taken': 'everyday',
  'world-entered': 'road',
  'hero-joined': 'shop',
  'consumable-used': 'road',
  'raid-fought': 'clan',
  'arena-fought': 'arena',
  'arena-won': 'arena',
  'clan-donated': 'clan',
  'wheel-spun': 'wheel',
  'card-turned': 'cards',
  'event-found': 'event',
}

type Unnumbered = Omit<TaskDesign, 'taskNumber'>

const task = (
  kind: TaskKind,
  id: string,
  deed: Deed,
  total: number,
  fromStair: number,
  after: string | null,
  reward: Partial<StairReward>,
): Unnumbered => ({
  id,
  kind,
  deed,
  of: null,
  total,
  fromStair,
  fromLevel: 0,
  company: null,
  after,
  asked: null,
  part: 0,
  reward: { ...NOTHING, ...reward },
  leadsTo: LEADS[deed],
})

/** From a level on, and whether it is done in company. */
type Terms = Partial<Pick<TaskDesign, 'fromLevel' | 'company'>>

const daily = (id: string, deed: Deed, total: number, fromStair: number, terms: Terms = {}): Unnumbered => ({
  ...task('DAILY', id, deed, total, fromStair, null, { experience: 1, gold: 2, heroWorth: 0.1 }),
  ...terms,
})

const ARENA: Terms = { fromLevel: doors.arena.level, company: 'arena' }
const CLAN: Terms = { company: 'clan' }

/** Of an event, for so much of what is gathered in it. */
const ofEvent = (
  id: string,
  deed: Deed,
  total: number,
  fromStair: number,
  worth: number,
  terms: Terms = {},
): Unnumbered => ({
  ...task('EVENT', id, deed, total, fromStair, null, { amounts: { eventCurrency: worth } }),
  ...terms,
})

/** Little while everything is new, much where the forest thickens. */
function climbWorth(stair: number): number {
  if (stair === CAMP_FIRE_UNTIL) return 0
  if (stair < 10) return 0.6
  return stair <= 30 ? 1 : 0.8
}

/** One stair after another: each climb is asked for once the one before is paid. */
const CLIMBS = [
  3, 5, 8, 10, 12, 16, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500,
]

const climbs: readonly Unnumbered[] = CLIMBS.map((stair, index) =>
  task(
    'SCENARIO',
    `climb-to-${stair}`,
    'stair-reached',
    stair,
    0,
    index === 0 ? 'first-battle' : `climb-to-${CLIMBS[index - 1]}`,
    {
      experience: 3,
      gold: 4,
      heroWorth: climbWorth(stair),
      amounts: { mithril: 5 },
    },
  ),
)

/** Scenes everybody hears, one after another, each asked for a little before its stair. */
const asked = scenesOf(TALE).filter(({ kind }) => kind === 'tale')

const hearings: readonly Unnumbered[] = asked.map(({ id, part, stair }, index) => ({
  ...task(
    'SCENARIO',
    `hear-${id}`,
    'scene-told',
    1,
    Math.max(0, stair - 3),
    index === 0 ? null : `hear-${asked[index - 1]?.id}`,
    // Above the forest one grows by fighting: the tale does not carry anybody.
    part === 1 ? { gold: 2, heroWorth: 0.1 } : { gold: 0.5 },
  ),
  of: id,
  part,
}))

/** What the folk of the road have asked for. */
const quests: readonly Unnumbered[] = TALE.parts.flatMap(({ part, quests: wishes }) =>
  wishes.map(({ id, asked: by, deed, total, reward }) => ({
    ...task('SIDE', id, deed, total, 0, null, reward),
    asked: by,
    part,
  })),
)

const ALL: readonly Unnumbered[] = [
  task('SCENARIO', 'first-battle', 'guardian-beaten', 1, 0, null, { experience: 1, gold: 2, heroWorth: 0.3 }),
  ...hearings,
  ...climbs,
  task('SIDE', 'first-shrine', 'skill-taken', 1, 1, null, { experience: 1, gold: 2, heroWorth: 0.3 }),
  task('SIDE', 'gather-five', 'resource-taken', 5, 2, null, { experience: 2, gold: 5, heroWorth: 0.2 }),
  task('SIDE', 'owl-listens', 'talk-heard', 4, 2, null, { experience: 2, heroWorth: 0.2 }),
  task('SIDE', 'first-lair', 'lair-beaten', 2, 4, null, { experience: 2, gold: 3, heroWorth: 0.3 }),
  task('SIDE', 'lair-round', 'lair-beaten', 3, 5, 'first-lair', { gold: 3 }),
  task('SIDE', 'lair-feast', 'lair-beaten', 1, 7, 'lair-round', { gold: 4, amounts: { mithril: 3 } }),
  task('SIDE', 'warm-hands', 'health-restored', 1, 1, null, { gold: 1, amounts: { elixir: 1 } }),
  task('SIDE', 'drink-deep', 'fountain-drunk', 3, 5, null, { amounts: { elixir: 3 }, experience: 2 }),
  task('SIDE', 'coin-for-magic', 'magic-used', 1, 5, null, { experience: 2, gold: 4 }),
  task('SIDE', 'open-the-lid', 'chest-opened', 2, 8, null, { experience: 2, gold: 5, heroWorth: 0.2 }),
  task('SIDE', 'third-friend', 'hero-joined', 1, 5, null, { experience: 3, heroWorth: 0.3 }),
  task('SIDE', 'into-the-snow', 'world-entered', 1, 17, null, { amounts: { caviar: 1 }, experience: 3 }),
  task('SCENARIO', 'three-heads', 'boss-beaten', 1, 20, null, { gold: 15, experience: 5, heroWorth: 0.5 }),
  task('SIDE', 'hundred-lairs', 'lair-beaten', 100, 30, 'first-lair', { gold: 40, amounts: { mithril: 20 } }),
  task('SIDE', 'strike-the-boss', 'raid-fought', 1, 40, null, { gold: 5, amounts: { gear: 10 } }),
  task('SIDE', 'twenty-strikes', 'raid-fought', 20, 40, 'strike-the-boss', {
    gold: 15,
    amounts: { gear: 40, mithril: 10 },
  }),
  {
    ...task('SIDE', 'onto-the-sand', 'arena-fought', 3, 0, null, { gold: 8, amounts: { tickets: 1 } }),
    ...ARENA,
  },
  {
    ...task('SIDE', 'ten-on-the-sand', 'arena-won', 10, 0, 'onto-the-sand', {
      gold: 20,
      amounts: { mithril: 10 },
    }),
    ...ARENA,
  },
  {
    ...task('SIDE', 'first-gift-to-all', 'clan-donated', 1, 0, null, { gold: 5, amounts: { gear: 5 } }),
    ...CLAN,
  },
  {
    ...task('SIDE', 'open-hand', 'clan-donated', 20, 0, 'first-gift-to-all', {
      gold: 8,
      amounts: { gear: 20, mithril: 5 },
    }),
    ...CLAN,
  },
  ...quests,
  // Three of them need nothing: a newcomer's first day has its tasks too.
  daily('daily-guardians', 'guardian-beaten', 1, 0),
  daily('daily-lairs', 'lair-beaten', 2, 5),
  daily('daily-resources', 'resource-taken', 1, 0),
  daily('daily-fountain', 'fountain-drunk', 1, 5),
  daily('daily-everyday', 'everyday-taken', 1, 0),
  daily('daily-shrine', 'skill-taken', 1, 1),
  daily('daily-magic', 'magic-used', 1, 5),
  daily('daily-wheel', 'wheel-spun', 1, 0, { fromLevel: WHEEL.fromLevel }),
  daily('daily-card', 'card-turned', 1, 3),
  daily('daily-arena', 'arena-fought', 2, 0, ARENA),
  daily('daily-clan', 'clan-donated', 1, 0, CLAN),
  daily('daily-raid', 'raid-fought', 1, 0, CLAN),
  ofEvent('event-gather', 'event-found', 6, 1, 5),
  ofEvent('event-guardians', 'guardian-beaten', 1, 0, 5),
  ofEvent('event-lairs', 'lair-beaten', 3, 4, 6),
  ofEvent('event-fountain', 'fountain-drunk', 2, 9, 4),
  ofEvent('event-finds', 'resource-taken', 2, 2, 4),
  ofEvent('event-arena', 'arena-fought', 2, 0, 6, ARENA),
]

export const TASKS: readonly TaskDesign[] = ALL.map((one, index) => ({ ...one, taskNumber: index + 1 }))
