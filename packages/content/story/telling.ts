import type { StairReward } from '@skystair/rules/economy/stair-reward.ts'
import type { Companion } from '@skystair/rules/heroes/companion.ts'
import type { Choice, Line, Mood, Part, Quest, Scene, When } from '@skystair/rules/story/scene.ts'
import type { Deed } from '@skystair/rules/tasks/task.ts'
import { SPEAKERS } from './speakers.data.ts'

/** Short words for writing scenes down. */
export const saying =
  (speaker: string) =>
  (mood: Mood, when?: When): Line =>
    when === undefined ? { speaker, mood } : { speaker, mood, when }

export const arkhip = saying('arkhip')
export const companion = saying('companion')
export const yaginya = saying('yaginya')
export const grom = saying('grom')
export const leshy = saying('leshy')
export const fox = saying('fox')
export const left = saying('zmey-left')
export const right = saying('zmey-right')
export const middle = saying('zmey-middle')

/** Conditions. */
export const answered = (scene: string, by: string): When => ({ answered: scene, by })
export const heard = (scene: string): When => ({ answered: scene })
export const atLeast = (count: string, number: number): When => ({ count, atLeast: number })
export const leans = (side: 'good' | 'evil'): When => ({ leans: side })
export const finished = (task: string): When => ({ finished: task })
export const all = (...whens: When[]): When => ({ all: whens })
export const any = (...whens: When[]): When => ({ any: whens })
export const not = (when: When): When => ({ not: when })
const walkingWith = (who: Companion): When => ({ companion: who })
export const TIKHON = walkingWith('MAN_COMPANION_1')
export const DOBRYNYA = walkingWith('MAN_COMPANION_2')
export const LADA = walkingWith('WOMAN_COMPANION_1')
export const VESTA = walkingWith('WOMAN_COMPANION_2')

/** What an answer does beside its points. */
type Effects = Partial<Omit<Choice, 'id' | 'lines'>>

export const plain = (id: string, lines: readonly Line[], effects: Effects = {}): Choice => ({
  good: 0,
  evil: 0,
  gold: 0,
  ...effects,
  id,
  lines,
})
export const kind = (id: string, lines: readonly Line[], effects: Effects = {}): Choice =>
  plain(id, lines, { good: 1, ...effects })
/** The stubborn way. */
export const harsh = (id: string, lines: readonly Line[], effects: Effects = {}): Choice =>
  plain(id, lines, { evil: 1, ...effects })
/** `gold` in guardians' worth. */
export const greedy = (id: string, gold: number, lines: readonly Line[], effects: Effects = {}): Choice =>
  plain(id, lines, { evil: 1, gold, ...effects })

export const NO_GIFT: StairReward = { experience: 0, gold: 0, heroWorth: 0, amounts: {}, things: [] }

/** A talk is worth less than the fight it speaks of. */
export const A_TALK: StairReward = { ...NO_GIFT, gold: 0.5 }

/** A scene that does not yet know its part. */
type Told = Omit<Scene, 'part'>
type Rest = Partial<Pick<Scene, 'reward' | 'ends' | 'when' | 'stands'>>

function figureOf(id: string, speaker = ''): string {
  const figure = SPEAKERS[speaker]?.figure
  if (!figure) throw new Error(`who stands beside the road in ${id}? Name a figure in \`stands\``)
  return figure
}

const told =
  (sort: Scene['kind'], reward: StairReward) =>
  (
    id: string,
    stair: number,
    lines: readonly Line[],
    choices: readonly Choice[],
    { stands = figureOf(id, lines[0]?.speaker), ...rest }: Rest = {},
  ): Told => ({ id, kind: sort, stair, stands, lines, choices, reward, ends: false, ...rest })

/** Of the tale itself: a task asks for it, everybody hears it. */
export const scene = told('tale', A_TALK)
/** Remembered like a scene, but no task asks for it: somebody with a wish, a guest, a companion. */
export const aside = told('aside', NO_GIFT)
/** Heard and forgotten. */
export const rumour = (id: string, stair: number, line: Line): Told =>
  told('rumour', NO_GIFT)(id, stair, [line], [plain('onward', [])])

/** Somebody's wish: in hand once the scene got that answer. */
export const quest = (
  id: string,
  [scene, by]: readonly [string, string],
  deed: Deed,
  total: number,
  reward: Partial<StairReward>,
): Quest => ({ id, asked: { scene, by }, deed, total, reward: { ...NO_GIFT, ...reward } })

export const part = (
  number: number,
  from: number,
  to: number,
  { scenes, quests = [], both }: { scenes: readonly Told[]; quests?: readonly Quest[]; both: When },
): Part => ({
  part: number,
  from,
  to,
  scenes: scenes.map((one): Scene => ({ ...one, part: number })).sort((one, two) => one.stair - two.stair),
  quests,
  both,
})
