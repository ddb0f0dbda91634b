import type { Language } from '../player/choices.ts'

/** A moment of the year on the player's own clock. */
export interface Moment {
  /** 1 is January */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

interface Window {
  readonly from: Moment
  /** the last minute that still belongs to the event */
  readonly to: Moment
  readonly language: Language | null
}

const at = (month: number, day: number, hour: number, minute: number): Moment => ({
  month,
  day,
  hour,
  minute,
})

/** The windows of 2024, the same every year. */
export const eventWindows = {
  birthdayHat: { from: at(4, 16, 0, 0), to: at(4, 17, 23, 59), language: null },
  birthdayHatToEaster: { from: at(4, 4, 0, 0), to: at(6, 4, 23, 59), language: null },
  midsummerFern: { from: at(7, 5, 8, 0), to: at(7, 7, 23, 59), language: 'RU' },
  augustApples: { from: at(8, 24, 8, 0), to: at(8, 26, 1, 0), language: null },
  septemberCats: { from: at(9, 7, 8, 0), to: at(9, 9, 1, 0), language: null },
  halloweenPumpkin: { from: at(10, 28, 1, 0), to: at(10, 30, 3, 59), language: null },
} as const satisfies Record<string, Window>

export type EventName = keyof typeof eventWindows

const minuteOfYear = ({ month, day, hour, minute }: Moment): number =>
  ((month * 31 + day) * 24 + hour) * 60 + minute

export function isEventOn(name: EventName, local: Moment, language: Language): boolean {
  const window: Window = eventWindows[name]
  if (window.language !== null && window.language !== language) return false
  const now = minuteOfYear(local)
  return now >= minuteOfYear(window.from) && now <= minuteOfYear(window.to)
}

/** What the pumpkins gathered so far are worth. */
export const pumpkinCurrency = (task: { progress: number; total: number; taskNumber: number }): number =>
  task.progress + task.total * (task.taskNumber - 1)

/** Kinds of event tasks that have a panel with prizes. */
export const eventPanelTasks = ['birthday hat', 'fern', 'apple', 'books', 'pumpkin'] as const
