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
import type { Choice, Rumour, Scene, Tale } from './scene.ts'

/** A talker tells the scene of the stair; where the tale has none, one rumour after another. */
export function sceneAt(tale: Tale, { world, stair }: Pick<Place, 'world' | 'stair'>): Scene | Rumour {
  const scene = world === 'main' ? tale.scenes.find((one) => one.stair === stair) : undefined
  const rumours = tale.rumours.filter(({ from, to }) => from <= stair && stair <= to)
  const told = scene ?? rumours[stair % rumours.length]
  if (!told) throw new Error(`nobody has anything to say at stair ${stair}`)
  return told
}

/** Who stands before a talker hears him out, once. */
export function hear(
  realm: Realm,
  tale: Tale,
  climber: Climber,
  placeId: string,
  now: number,
): Scene | Rumour | Refusal {
  const talker = take(realm, hereOf(climber.travels), placeId, now)
  if (isRefusal(talker)) return talker
  return talker.place.placeType === 'TALKER'
    ? sceneAt(tale, talker.place)
    : refused('story.refused.no-talker')
}

export interface Answered extends Received {
  readonly scene: Scene | Rumour
  readonly choice: Choice
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
  const scene = hear(realm, tale, climber, placeId, now)
  if (isRefusal(scene)) return scene
  const choice = scene.choices.find(({ id }) => id === choiceId)
  if (!choice) return refused('story.refused.no-answer')
  const talker = take(realm, hereOf(climber.travels), placeId, now)
  if (isRefusal(talker)) return talker
  const heard: Climber = {
    ...climber,
    travels: withHere(climber.travels, talker.road),
    story: 'stair' in scene ? { told: { ...climber.story.told, [scene.id]: choice.id } } : climber.story,
    journal: advance(climber.journal, growing.tasks, [
      { deed: 'talk-heard', amount: 1 },
      { deed: 'scene-told', amount: 1, of: scene.id },
    ]),
  }
  const gift = { ...scene.reward, gold: scene.reward.gold + choice.gold }
  const received = receive(heard, rewardAt(gift, talker.place.stair, realm), growing, boosts)
  return isRefusal(received) ? received : { ...received, scene, choice }
}
