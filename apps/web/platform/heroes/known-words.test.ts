import { expect, test, vi } from 'vitest'

const reportProblem = vi.hoisted(() => vi.fn())
vi.mock('../device/report.ts', () => ({ reportProblem }))
vi.mock('i18next', () => ({ default: { exists: (key: string) => key === 'creatures:class.HUMAN' } }))
const { knownClass, knownSkill } = await import('./known-words.ts')

test('a skill of the specification is known, any other one is “Unknown skill”', () => {
  expect(knownSkill('immortality')).toBe('immortality')
  expect(() => knownSkill('flight')).toThrow('Unknown skill')
})

test('a class without a name is told to the log by its own name, and shown all the same', () => {
  expect(knownClass('HUMAN')).toBe('HUMAN')
  expect(reportProblem).not.toHaveBeenCalled()
  expect(knownClass('CLOUD')).toBe('CLOUD')
  expect(reportProblem).toHaveBeenCalledWith('Unknown warrior class CLOUD')
})
