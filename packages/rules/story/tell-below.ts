import type { Story } from '../climb/story-so-far.ts'
import { type Listener, recall } from './memory.ts'
import { type Choice, scenesOf, type Tale } from './scene.ts'
import { openChoices, sceneAt } from './talk.ts'

/** Every talk below the stair was heard: it got the answer it has, else one that was open. Nothing above it was. */
export function tellBelow(
  tale: Tale,
  climber: Listener,
  stair: number,
  pick: (open: readonly Choice[]) => Choice,
): Story {
  const below = scenesOf(tale).filter((scene) => scene.stair < stair)
  const known = climber.story.told
  let told: Story['told'] = {}
  for (const at of new Set(below.map((scene) => scene.stair))) {
    const memory = recall(tale, { ...climber, story: { told } })
    const heard = below.find((scene) => scene.stair === at && scene.id in known)
    const scene = heard ?? sceneAt(tale, { world: 'main', stair: at }, memory)
    if (scene === null || scene.kind === 'rumour') continue
    told = { ...told, [scene.id]: known[scene.id] ?? pick(openChoices(scene, memory)).id }
  }
  return { told }
}
