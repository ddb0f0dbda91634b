import { describe, expect, test } from 'vitest'
import { fold, isPinned, pagesBeside, pin, pinnedAtFirst, readPinned } from './docks.ts'

describe('what stands beside the road', () => {
  test('whoever has chosen nothing finds tasks and squad on the left, the chat on the right', () => {
    expect(readPinned(null)).toEqual({ left: ['tasks', 'squad'], right: ['chat'], folded: [] })
  })

  test('a panel goes to the other side, below what stands there, and is nowhere twice', () => {
    const moved = pin(pinnedAtFirst, 'tasks', 'right')
    expect(moved).toEqual({ left: ['squad'], right: ['chat', 'tasks'], folded: [] })
    expect(pin(moved, 'tasks', 'left')).toEqual({ left: ['squad', 'tasks'], right: ['chat'], folded: [] })
  })

  test('a panel that was put away comes back unfolded', () => {
    const away = pin(fold(pinnedAtFirst, 'chat'), 'chat', null)
    expect(isPinned(away, 'chat')).toBe(false)
    expect(pin(away, 'chat', 'right')).toEqual(pinnedAtFirst)
  })

  test('what is folded is unfolded by the same press, and stays folded on its way to the other side', () => {
    const folded = fold(pinnedAtFirst, 'squad')
    expect(folded.folded).toEqual(['squad'])
    expect(pin(folded, 'squad', 'right').folded).toEqual(['squad'])
    expect(fold(folded, 'squad')).toEqual(pinnedAtFirst)
  })

  test('tasks and chat beside the road need no door on it, and get it back when they are put away', () => {
    expect(pagesBeside(pinnedAtFirst)).toEqual(['tasks', 'chat'])
    expect(pagesBeside(pin(pinnedAtFirst, 'chat', null))).toEqual(['tasks'])
  })
})

describe('what the device has kept', () => {
  test('is read as it was chosen', () => {
    const chosen = fold(pin(pinnedAtFirst, 'tasks', 'right'), 'chat')
    expect(readPinned(JSON.stringify(chosen))).toEqual(chosen)
  })

  test('may be nothing at all: everything was put away', () => {
    expect(readPinned('{"left":[],"right":[],"folded":[]}')).toEqual({ left: [], right: [], folded: [] })
  })

  test.each(['', 'rubbish', '7', 'null', '{"left":'])('as %j is as good as nothing', (kept) => {
    expect(readPinned(kept)).toEqual(pinnedAtFirst)
  })

  test('of other days, or of another hand, leaves only what there is, once', () => {
    expect(readPinned('{"left":["map","chat","chat"],"right":["chat","tasks"],"folded":7}')).toEqual({
      left: ['chat'],
      right: ['tasks'],
      folded: [],
    })
  })
})
