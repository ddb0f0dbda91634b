import { REALM } from '@skystair/content/realm.ts'
import { TALE } from '@skystair/content/story/tale.ts'
import { hearTalk as contract } from '@skystair/contract/story.ts'
import { climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { hear, openChoices, type Said, saidOf } from '@skystair/rules/story/talk.ts'
import { read } from '../../platform/action/action.ts'

const view = (lines: readonly Said[]) => lines.map(({ line, speaker, mood }) => ({ line, speaker, mood }))

/** What an answer is worth is told only with the answer. */
export const hearTalk = read(contract, ({ player, params, now }) => {
  const heard = hear(REALM, TALE, climberOf(player), params.id, now)
  if (isRefusal(heard)) return heard
  const { scene, memory } = heard
  const { id, part, lines, ends } = scene
  return {
    scene: id,
    part,
    lines: view(saidOf(lines, memory)),
    choices: openChoices(scene, memory).map((choice) => ({
      id: choice.id,
      lines: view(saidOf(choice.lines, memory)),
    })),
    ends,
  }
})
