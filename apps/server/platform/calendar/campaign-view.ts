import { FOREVER } from '@skystair/rules/calendar/comes.ts'

/** When a run ends; null: not by itself. */
export const endOf = ({ endsAt }: { readonly endsAt: number }): number | null =>
  endsAt >= FOREVER ? null : endsAt
