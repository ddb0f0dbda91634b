import type { StairReward } from '@skystair/rules/economy/stair-reward.ts'
import type { Deed, TaskDesign, TaskKind } from '@skystair/rules/tasks/task.ts'
import { TALE } from './story/tale.ts'

const NOTHING: StairReward = { experience: 0, gold: 0, heroWorth: 0, amounts: {}, things: [] }

const LEADS: Readonly<Record<Deed, string>> = {
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
  after,
  reward: { ...NOTHING, ...reward },
  leadsTo: LEADS[deed],
})

const daily = (id: string, deed: Deed, total: number, fromStair: number): Unnumbered =>
  task('DAILY', id, deed, total, fromStair, null, { experience: 1, gold: 2, heroWorth: 0.15 })

/** Little while everything is new, much where the forest thickens. */
function climbWorth(stair: number): number {
  if (stair < 10) return 0.6
  return stair <= 30 ? 1 : 0.8
}

/** One stair after another: each climb is asked for once the one before is paid. */
const CLIMBS = [
  3, 5, 8, 12, 16, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500,
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

/** One scene of the tale after another, each asked for a little before its stair. */
const hearings: readonly Unnumbered[] = TALE.scenes.map(({ id, stair }, index) => ({
  ...task(
    'SCENARIO',
    `hear-${id}`,
    'scene-told',
    1,
    Math.max(0, stair - 3),
    index === 0 ? null : `hear-${TALE.scenes[index - 1]?.id}`,
    { gold: 2, heroWorth: 0.1 },
  ),
  of: id,
}))

const ALL: readonly Unnumbered[] = [
  task('SCENARIO', 'first-battle', 'guardian-beaten', 1, 0, null, { experience: 1, gold: 2, heroWorth: 0.3 }),
  ...hearings,
  ...climbs,
  task('SIDE', 'first-shrine', 'skill-taken', 1, 1, null, { experience: 1, gold: 2, heroWorth: 0.3 }),
  task('SIDE', 'gather-five', 'resource-taken', 5, 2, null, { experience: 2, gold: 5, heroWorth: 0.2 }),
  task('SIDE', 'owl-listens', 'talk-heard', 4, 2, null, { experience: 2, heroWorth: 0.2 }),
  task('SIDE', 'first-lair', 'lair-beaten', 2, 4, null, { experience: 2, gold: 3, heroWorth: 0.3 }),
  task('SIDE', 'drink-deep', 'fountain-drunk', 3, 5, null, { amounts: { elixir: 3 }, experience: 2 }),
  task('SIDE', 'coin-for-magic', 'magic-used', 1, 5, null, { experience: 2, gold: 4 }),
  task('SIDE', 'open-the-lid', 'chest-opened', 2, 8, null, { experience: 2, gold: 5, heroWorth: 0.2 }),
  task('SIDE', 'third-friend', 'hero-joined', 1, 5, null, { experience: 3, heroWorth: 0.3 }),
  task('SIDE', 'into-the-snow', 'world-entered', 1, 17, null, { amounts: { caviar: 1 }, experience: 3 }),
  task('SCENARIO', 'three-heads', 'boss-beaten', 1, 20, null, { gold: 15, experience: 5, heroWorth: 0.5 }),
  task('SIDE', 'hundred-lairs', 'lair-beaten', 100, 30, 'first-lair', { gold: 40, amounts: { mithril: 20 } }),
  task('SIDE', 'strike-the-boss', 'raid-fought', 1, 40, null, { gold: 10, amounts: { gear: 10 } }),
  task('SIDE', 'twenty-strikes', 'raid-fought', 20, 40, 'strike-the-boss', {
    gold: 30,
    amounts: { gear: 40, mithril: 10 },
  }),
  daily('daily-guardians', 'guardian-beaten', 1, 1),
  daily('daily-lairs', 'lair-beaten', 2, 5),
  daily('daily-resources', 'resource-taken', 1, 1),
  daily('daily-fountain', 'fountain-drunk', 1, 5),
  daily('daily-everyday', 'everyday-taken', 1, 1),
  daily('daily-shrine', 'skill-taken', 1, 1),
]

export const TASKS: readonly TaskDesign[] = ALL.map((one, index) => ({ ...one, taskNumber: index + 1 }))
