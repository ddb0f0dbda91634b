import { EDUCATIONS } from '@skystair/content/teaching.data.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { describe, expect, test } from 'vitest'
import { nextHint } from './hints.ts'

const player = (some: Partial<PlayerView>): PlayerView =>
  ({
    worldType: 'main',
    bestVictoryStair: 0,
    educations: [],
    haveCompletedTasks: false,
    everydayRewardReady: false,
    wheelReady: false,
    gold: 0,
    sulfur: 0,
    trainings: [],
    creatures: [],
    ...some,
  }) as unknown as PlayerView

const everywhere = () => true
const shown = (some: Partial<PlayerView>, isSeen: (anchor: string) => boolean = everywhere) =>
  nextHint(player(some), isSeen)?.id ?? null

describe('a hint', () => {
  test('comes one at a time, the most needed first', () => {
    expect(shown({})).toBe('first-battle')
    expect(shown({ bestVictoryStair: 1, haveCompletedTasks: true })).toBe('tasks')
    expect(shown({ bestVictoryStair: 1, educations: ['tasks'] })).toBe('first-steps')
  })

  test('never comes again once it was learnt or outgrown, and never to who wants none', () => {
    expect(shown({ educations: ['first-battle'] })).toBe(null)
    expect(shown({ bestVictoryStair: 20, worldType: 'snow' })).toBe(null)
    expect(shown({ bestVictoryStair: 30, educations: ['all'] })).toBe(null)
  })

  test('waits until the thing it is about can be seen', () => {
    expect(shown({ bestVictoryStair: 2, educations: ['first-steps'] }, (anchor) => anchor !== 'SKILL')).toBe(
      null,
    )
    expect(shown({ bestVictoryStair: 2, educations: ['first-steps'] })).toBe('first-shrine')
  })

  test('tells what gold is good for once it would do for a first force, and not to who has trained one', () => {
    const learnt = ['first-steps', 'first-shrine', 'stair-colours', 'first-lair', 'trader']
    const rich = { bestVictoryStair: 13, educations: learnt, gold: 600, sulfur: 1 }
    expect(shown(rich)).toBe('forces')
    expect(shown({ ...rich, gold: 599 })).toBe(null)
    expect(shown({ ...rich, sulfur: 0 })).toBe(null)
    expect(shown({ ...rich, trainings: [{ heroId: 1, warriorClass: 'HUMAN', endsAt: 0 }] })).toBe(null)
  })

  test('can be remembered by the server, whichever it is', () => {
    const known: readonly string[] = EDUCATIONS.map(({ id }) => id)
    const learnt: string[] = []
    for (
      let hint = shown({ bestVictoryStair: 60, gold: 600, sulfur: 1 });
      hint;
      hint = shown({ bestVictoryStair: 60, gold: 600, sulfur: 1, educations: learnt })
    )
      learnt.push(hint)
    expect(learnt.length).toBeGreaterThan(5)
    expect(learnt.filter((id) => !known.includes(id))).toEqual([])
  })
})
