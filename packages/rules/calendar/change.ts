/** What operators do with the calendar. */
export const CALENDAR_DEEDS = ['move', 'lengthen', 'stop', 'stop-all', 'repeat', 'copy', 'new'] as const
export type CalendarDeed = (typeof CALENDAR_DEEDS)[number]
