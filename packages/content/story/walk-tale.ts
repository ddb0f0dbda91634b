import { companions } from '@skystair/rules/heroes/companion.ts'
import { countsOf, holds, type Memory } from '@skystair/rules/story/memory.ts'
import { type Choice, type Scene, scenesOf, type Tale, type When } from '@skystair/rules/story/scene.ts'
import { openChoices, saidOf } from '@skystair/rules/story/talk.ts'

/** Every single question within a condition. @forTests */
export function asksOf(when: When | undefined): readonly When[] {
  if (when === undefined) return []
  if ('all' in when) return when.all.flatMap(asksOf)
  if ('any' in when) return when.any.flatMap(asksOf)
  return 'not' in when ? asksOf(when.not) : [when]
}

/** All that a scene asks of a memory. @forTests */
export const whensOf = ({ when, lines, choices }: Scene): readonly When[] =>
  [when, ...lines.map((line) => line.when), ...choices.flatMap(whensOfChoice)].flatMap((one) => one ?? [])

const whensOfChoice = ({ when, lines }: Choice) => [when, ...lines.map((line) => line.when)]

const countedBy = (scene: Scene): readonly string[] =>
  scene.choices.flatMap((choice) =>
    countsOf(scene, choice).flatMap(([name, amount]) => (amount === 0 ? [] : [name])),
  )

/** What of a memory some conditions depend on, and what that depends on in turn. */
class Concern {
  readonly scenes = new Set<string>()
  readonly tasks = new Map<string, { readonly scene: string; readonly by: string }>()
  /** the highest number anybody asks for: more makes no difference */
  readonly counts = new Map<string, number>()
  readonly tale: Tale

  constructor(tale: Tale, whens: readonly When[]) {
    this.tale = tale
    for (const when of whens) this.add(when)
  }

  private add(when: When): void {
    for (const one of asksOf(when)) {
      if ('answered' in one) this.addScene(one.answered)
      else if ('count' in one)
        this.counts.set(one.count, Math.max(this.counts.get(one.count) ?? 0, one.atLeast))
      else if ('finished' in one) this.addTask(one.finished)
    }
  }

  private addScene(id: string): void {
    if (this.scenes.has(id)) return
    this.scenes.add(id)
    const all = scenesOf(this.tale)
    const stair = all.find((scene) => scene.id === id)?.stair
    for (const { when, choices } of all.filter((scene) => scene.stair === stair)) {
      if (when) this.add(when)
      for (const choice of choices) if (choice.when) this.add(choice.when)
    }
  }

  private addTask(id: string): void {
    const asked = this.tale.parts.flatMap(({ quests }) => quests).find((quest) => quest.id === id)?.asked
    if (asked === undefined) return
    this.tasks.set(id, asked)
    this.addScene(asked.scene)
  }

  isTouchedBy(scene: Scene): boolean {
    return this.scenes.has(scene.id) || countedBy(scene).some((name) => this.counts.has(name))
  }

  after(memory: Memory, scene: Scene, choice: Choice): Memory {
    const counts = { ...memory.counts }
    for (const [name, amount] of countsOf(scene, choice)) {
      const most = this.counts.get(name)
      if (most !== undefined && amount !== 0) counts[name] = Math.min(most, (counts[name] ?? 0) + amount)
    }
    const told = this.scenes.has(scene.id) ? { ...memory.told, [scene.id]: choice.id } : memory.told
    return { ...memory, told, counts }
  }

  /** Whatever was asked for may have been done, or not. */
  withTasks(memory: Memory): readonly Memory[] {
    let all = [memory]
    for (const [task, { scene, by }] of this.tasks)
      if (memory.told[scene] === by)
        all = all.flatMap((one) => [one, { ...one, finished: [...one.finished, task] }])
    return all
  }
}

const keyOf = ({ companion, told, counts, leans }: Memory): string =>
  JSON.stringify([companion, told, Object.entries(counts).sort(), leans])

/** Mercy is no matter of answers: whoever comes may lean to either side, or to none. */
const leaningsOf = (whens: readonly When[]): readonly Memory['leans'][] =>
  whens.flatMap(asksOf).some((one) => 'leans' in one) ? [null, 'good', 'evil'] : [null]

/**
 * All that somebody who comes to a stair may remember, as far as these conditions are concerned. States that differ
 * in nothing they ask for are one: the walk is over the graph of states, not over the paths.
 * `skipping`: also of those who passed talkers by. @forTests
 */
export function memoriesAt(
  tale: Tale,
  stair: number,
  whens: readonly When[],
  skipping: boolean,
): readonly Memory[] {
  const concern = new Concern(tale, whens)
  const below = scenesOf(tale).filter((scene) => scene.stair < stair && scene.kind !== 'rumour')
  const stairs = [...new Set(below.map((scene) => scene.stair))]
  let states: readonly Memory[] = companions.flatMap((companion) =>
    leaningsOf(whens).map((leans) => ({ told: {}, companion, finished: [], counts: {}, leans })),
  )
  for (const at of stairs) {
    const here = below.filter((scene) => scene.stair === at)
    if (!here.some((scene) => concern.isTouchedBy(scene))) continue
    const next = new Map<string, Memory>()
    const keep = (memory: Memory) => next.set(keyOf(memory), memory)
    for (const memory of states.flatMap((one) => concern.withTasks(one))) {
      const bare = { ...memory, finished: [] }
      if (skipping) keep(bare)
      const scene = here.find((one) => holds(one.when, memory))
      for (const choice of scene ? openChoices(scene, memory) : [])
        if (scene) keep(concern.after(bare, scene, choice))
      if (!scene) keep(bare)
    }
    states = [...next.values()]
  }
  return states.flatMap((one) => concern.withTasks(one))
}

/** Those to whom a stair has nothing to say, no answer to offer, or too much of either. @forTests */
export function silencesAt(tale: Tale, stair: number): readonly string[] {
  const here = scenesOf(tale).filter((scene) => scene.stair === stair)
  return memoriesAt(tale, stair, here.flatMap(whensOf), true).flatMap((memory) => {
    const scene = here.find(({ when }) => holds(when, memory))
    if (!scene) return [`nobody speaks to ${JSON.stringify(memory)}`]
    const lines = saidOf(scene.lines, memory).length
    const answers = openChoices(scene, memory).length
    const isTold = lines >= 1 && lines <= MOST_LINES && answers >= 1 && answers <= MOST_ANSWERS
    return isTold ? [] : [`${scene.id}: ${lines} lines, ${answers} answers`]
  })
}

const MOST_LINES = 6
const MOST_ANSWERS = 4

/** What of a stair is met by nobody who hears everything in its order. @forTests */
export function unmetAt(tale: Tale, stair: number): readonly string[] {
  const here = scenesOf(tale).filter((scene) => scene.stair === stair)
  const met = new Set<string>()
  for (const memory of memoriesAt(tale, stair, here.flatMap(whensOf), false)) {
    const scene = here.find(({ when }) => holds(when, memory))
    if (scene) for (const key of keysOf(scene, memory)) met.add(key)
  }
  return here.flatMap((scene) => keysOf(scene, null)).filter((key) => !met.has(key))
}

/** The keys of all that is said and offered in a scene to somebody; of all there is. */
function keysOf(scene: Scene, memory: Memory | null): readonly string[] {
  const numbers = (lines: Scene['lines'], where: string) =>
    (memory ? saidOf(lines, memory) : lines.map((_, index) => ({ line: index + 1 }))).map(
      ({ line }) => `${scene.id}.${where}.${line}`,
    )
  const choices = memory ? openChoices(scene, memory) : scene.choices
  return [
    scene.id,
    ...numbers(scene.lines, 'open'),
    ...choices.flatMap(({ id, lines }) => [`${scene.id}.choice.${id}`, ...numbers(lines, `after.${id}`)]),
  ]
}
