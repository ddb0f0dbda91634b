import type { Climber } from '../climb/climber.ts'
import type { Marker } from './marker.ts'
import { type Choice, type Ending, type Part, type Scene, scenesOf, type Tale, type When } from './scene.ts'

/** What the tale knows of who listens. */
export interface Memory {
  readonly told: Readonly<Record<string, string>>
  readonly companion: Climber['companion']
  readonly finished: readonly string[]
  readonly counts: Readonly<Record<string, number>>
  readonly leans: 'good' | 'evil' | null
}

export type Listener = Pick<Climber, 'story' | 'companion' | 'journal' | 'light'>

/** So many points more of one side, and whoever meets the climber sees it. */
const LEANS_FROM = 12

function leaning({ good, evil }: Climber['light']): Memory['leans'] {
  if (Math.abs(good - evil) < LEANS_FROM) return null
  return good > evil ? 'good' : 'evil'
}

/** The answers that were given, each with its scene. */
export const answersOf = (tale: Tale, told: Memory['told']): readonly { scene: Scene; choice: Choice }[] =>
  scenesOf(tale).flatMap((scene) =>
    scene.choices.filter(({ id }) => told[scene.id] === id).map((choice) => ({ scene, choice })),
  )

/** What one answer adds to which numbers. */
export const countsOf = (
  { part }: Pick<Scene, 'part'>,
  { good, evil, counts = {} }: Choice,
): readonly (readonly [string, number])[] => [
  ['good', good],
  [`good-${part}`, good],
  ['evil', evil],
  [`evil-${part}`, evil],
  ...Object.entries(counts),
]

export function recall(
  tale: Tale,
  { story: { told }, companion, journal: { finished }, light }: Listener,
): Memory {
  const counts: Record<string, number> = {}
  for (const { scene, choice } of answersOf(tale, told))
    for (const [name, amount] of countsOf(scene, choice)) counts[name] = (counts[name] ?? 0) + amount
  return { told, companion, finished, counts, leans: leaning(light) }
}

export function holds(when: When | undefined, memory: Memory): boolean {
  if (when === undefined) return true
  if ('answered' in when) {
    const answer = memory.told[when.answered]
    return answer !== undefined && (when.by === undefined || when.by === answer)
  }
  if ('companion' in when) return when.companion === memory.companion
  if ('count' in when) return (memory.counts[when.count] ?? 0) >= when.atLeast
  if ('leans' in when) return when.leans === memory.leans
  if ('finished' in when) return memory.finished.includes(when.finished)
  if ('all' in when) return when.all.every((one) => holds(one, memory))
  if ('any' in when) return when.any.some((one) => holds(one, memory))
  return !holds(when.not, memory)
}

/** How a part ends for somebody. */
export function endingOf({ part, both }: Part, memory: Memory): Ending {
  if (holds(both, memory)) return 'both'
  const { [`good-${part}`]: good = 0, [`evil-${part}`]: evil = 0 } = memory.counts
  return good >= evil ? 'kind' : 'stubborn'
}

/** The points of the story that somebody's answers have come to. */
export const markersOf = (tale: Tale, told: Memory['told']): readonly Marker[] =>
  answersOf(tale, told).flatMap(({ choice }) => choice.markers ?? [])
