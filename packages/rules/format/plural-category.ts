export const pluralCategories = ['one', 'few', 'many', 'other'] as const
export type PluralCategory = (typeof pluralCategories)[number]

/** The Russian plural: 1 ступень, 2-4 ступени, 5 and 11-14 ступеней; a fraction is `other`. */
export function pluralCategory(count: number): PluralCategory {
  const whole = Math.abs(count)
  if (!Number.isInteger(whole)) return 'other'
  const lastTwo = whole % 100
  const last = whole % 10
  if (lastTwo >= 11 && lastTwo <= 14) return 'many'
  if (last === 1) return 'one'
  return last >= 2 && last <= 4 ? 'few' : 'many'
}
