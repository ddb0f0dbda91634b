import type { EventRules } from './design.ts'

/** Which bracket a level belongs to, from 0: newcomers are compared with newcomers. */
export function bracketOf({ brackets }: Pick<EventRules, 'brackets'>, level: number): number {
  const above = brackets.findIndex((from) => from > level)
  return (above === -1 ? brackets.length : Math.max(1, above)) - 1
}

/** The levels of a bracket; the last has no end. */
export const levelsOf = (
  { brackets }: Pick<EventRules, 'brackets'>,
  bracket: number,
): { readonly from: number; readonly to: number | null } => {
  const next = brackets[bracket + 1]
  return { from: brackets[bracket] ?? 1, to: next === undefined ? null : next - 1 }
}
