import { RULES_VERSION } from '@skystair/rules/battle/battle.ts'
import { DEATH_CAUSES, type Event } from '@skystair/rules/battle/event.ts'
import { replay } from '@skystair/rules/battle/replay.ts'
import { TARGET_RULES } from '@skystair/rules/battle/target-rule.ts'
import { TRICKS } from '@skystair/rules/battle/trick.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { COLOURS, SPECIAL_SKILLS } from '@skystair/rules/skill/skills.ts'
import { describe, expect, test } from 'vitest'
import { featuresOf } from './features.ts'
import { goldenBattles, goldenVersions, outcomeOf } from './golden.ts'

const whatToDo = `A battle of rules ${RULES_VERSION} ends otherwise than it did. If that is not meant, it is a bug.
If it is: raise RULES_VERSION in packages/rules/battle/battle.ts and run "npm run golden". It keeps battles of the
new rules beside the old ones. Change and remove none of those that are there.`

const today = goldenBattles(RULES_VERSION)

const allEvents: Record<Event['type'], true> = {
  'round-started': true,
  hit: true,
  missed: true,
  countered: true,
  survived: true,
  poisoned: true,
  'poison-ticked': true,
  died: true,
  resurrected: true,
  skipped: true,
  healed: true,
  mirrored: true,
  consumed: true,
  'gave-up': true,
  'round-ended': true,
  finished: true,
}

describe('a battle fought under the rules of today', () => {
  test.each(today)('$name ends as it did', ({ beginning, inputs, outcome }) => {
    const moved = replay(beginning, inputs)
    if (isRefusal(moved)) throw new Error(`${moved.refused}\n${whatToDo}`)
    expect(outcomeOf(moved), whatToDo).toBe(outcome)
  })

  test('is kept, with everything that the rules know', () => {
    expect(
      today.length,
      `There are no golden battles of rules ${RULES_VERSION}: run "npm run golden".`,
    ).not.toBe(0)
    const shown = new Set(
      today.flatMap(({ beginning, inputs }) => {
        const moved = replay(beginning, inputs)
        return isRefusal(moved) ? [] : featuresOf({ beginning, moved })
      }),
    )
    const wanted = [
      ...Object.keys(allEvents).map((type) => `event ${type}`),
      ...DEATH_CAUSES.map((cause) => `cause ${cause}`),
      ...SPECIAL_SKILLS.map((skill) => `special ${skill}`),
      ...TRICKS.map((trick) => `trick ${trick}`),
      ...TARGET_RULES.map((rule) => `hunts ${rule}`),
      ...COLOURS.flatMap((colour) => [`player ${colour}`, `enemy ${colour}`]),
      ...['lucky', 'shapeshifted', 'streak', 'last round', 'winner player', 'winner enemy'],
    ]
    expect(wanted.filter((feature) => !shown.has(feature))).toEqual([])
  })
})

test('a battle fought under older rules is refused clearly and not shown otherwise than it was', () => {
  const older = goldenVersions().filter((version) => version !== RULES_VERSION)
  const stored = older.flatMap((version) => goldenBattles(version))
  for (const { beginning, inputs } of stored)
    expect(replay(beginning, inputs)).toMatchObject({ refused: 'battle.refused.other-rules' })
  for (const { beginning, inputs } of today)
    for (const rulesVersion of [RULES_VERSION - 1, RULES_VERSION + 1])
      expect(replay({ ...beginning, rulesVersion }, inputs)).toMatchObject({
        refused: 'battle.refused.other-rules',
      })
})
