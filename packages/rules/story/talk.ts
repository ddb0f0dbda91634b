import type { Boosts } from '../booster/booster.ts'
import type { Climber } from '../climb/climber.ts'
import { type Growing, type Received, receive } from '../climb/receive-reward.ts'
import type { Measure } from '../economy/stair-reward.ts'
import { rewardAt } from '../economy/stair-reward.ts'
import { isRefusal, type Refusal, refused } from '../refusal.ts'
import type { Place } from '../road/place.ts'
import type { Realm } from '../road/road-design.ts'
import { take } from '../road/take.ts'
import { hereOf, withHere } from '../road/travel.ts'
import { advance } from '../tasks/journal.ts'
import type { Marker } from './marker.ts'
import { endingOf, holds, type Memory, recall } from './memory.ts'
import type { Choice, Ending, Line, Scene, Tale } from './scene.ts'

/** What the talker of a stair has to tell to whom remembers this. */
export function sceneAt(
  tale: Tale,
  { world, stair }: Pick<Place, 'world' | 'stair'>,
  memory: Memory,
): Scene | null {
  const part = world === 'main' ? tale.parts.find(({ from, to }) => from <= stair && stair <= to) : undefined
  return part?.scenes.find((one) => one.stair === stair && holds(one.when, memory)) ?? null
}

/** The answers that are open to whom remembers this. */
export const openChoices = ({ choices }: Pick<Scene, 'choices'>, memory: Memory): readonly Choice[] =>
  choices.filter(({ when }) => holds(when, memory))

/** A line with its number among all that may be said there: the texts know it by that. */
export interface Said extends Line {
  readonly line: number
}

export const saidOf = (lines: readonly Line[], memory: Memory): readonly Said[] =>
  lines.map((one, index) => ({ ...one, line: index + 1 })).filter(({ when }) => holds(when, memory))

export interface Heard {
  readonly scene: Scene
  readonly memory: Memory
}

/** Who stands before a talker hears him out, once. */
export function hear(
  realm: Realm,
  tale: Tale,
  climber: Climber,
  placeId: string,
  now: number,
): Heard | Refusal {
  const talker = take(realm, hereOf(climber.travels), placeId, now)
  if (isRefusal(talker)) return talker
  const memory = recall(tale, climber)
  const scene = talker.place.placeType === 'TALKER' ? sceneAt(tale, talker.place, memory) : null
  return scene === null ? refused('story.refused.no-talker') : { scene, memory }
}

export interface Answered extends Received {
  readonly scene: Scene
  readonly choice: Choice
  /** how the part has ended, if it has */
  readonly ending: Ending | null
  readonly markers: readonly Marker[]
}

/** The answer ends the talk: it is remembered, rewarded as its stair is worth, and counted by tasks. */
export function answer(
  realm: Realm & Measure,
  growing: Growing,
  tale: Tale,
  climber: Climber,
  placeId: string,
  choiceId: string,
  boosts: Boosts,
  now: number,
): Answered | Refusal {
  const told = hear(realm, tale, climber, placeId, now)
  if (isRefusal(told)) return told
  const { scene, memory } = told
  const choice = openChoices(scene, memory).find(({ id }) => id === choiceId)
  if (!choice) return refused('story.refused.no-answer')
  const talker = take(realm, hereOf(climber.travels), placeId, now)
  if (isRefusal(talker)) return talker
  const heard: Climber = {
    ...climber,
    travels: withHere(climber.travels, talker.road),
    story: scene.kind === 'rumour' ? climber.story : { told: { ...memory.told, [scene.id]: choice.id } },
    journal: advance(climber.journal, growing.tasks, [
      { deed: 'talk-heard', amount: 1 },
      { deed: 'scene-told', amount: 1, of: scene.id },
    ]),
  }
  const gift = { ...scene.reward, gold: scene.reward.gold + choice.gold }
  const received = receive(heard, rewardAt(gift, talker.place.stair, realm), growing, boosts)
  if (isRefusal(received)) return received
  const part = scene.ends ? tale.parts.find((one) => one.part === scene.part) : undefined
  const ending = part ? endingOf(part, recall(tale, received.climber)) : null
  return { ...received, scene, choice, ending, markers: choice.markers ?? [] }
}
