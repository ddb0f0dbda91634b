import { isRefusal } from './refusal.ts'

/** Why the rules said no. @forTests */
export const codeOf = (answer: unknown): string => (isRefusal(answer) ? answer.refused : 'allowed')

/** What the rules allowed. @forTests */
export function ok<T>(answer: T): Exclude<T, { refused: string }> {
  if (isRefusal(answer)) throw new Error(answer.refused)
  return answer as Exclude<T, { refused: string }>
}
