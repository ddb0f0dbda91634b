import { REALM } from '@skystair/content/realm.ts'
import { TALE } from '@skystair/content/story/tale.ts'
import { hearTalk as contract } from '@skystair/contract/story.ts'
import { climberOf } from '@skystair/rules/player/climber-of.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import type { Line } from '@skystair/rules/story/scene.ts'
import { hear } from '@skystair/rules/story/talk.ts'
import { read } from '../../platform/action/action.ts'

const said = (lines: readonly Line[]) => lines.map(({ speaker, mood }) => ({ speaker, mood }))

/** What an answer is worth is told only with the answer. */
export const hearTalk = read(contract, ({ player, params, now }) => {
  const scene = hear(REALM, TALE, climberOf(player), params.id, now)
  if (isRefusal(scene)) return scene
  const { id, part, lines, choices, ends } = scene
  return {
    scene: id,
    part,
    lines: said(lines),
    choices: choices.map((choice) => ({ id: choice.id, lines: said(choice.lines) })),
    ends,
  }
})
