import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { AtlasIcon } from './atlas-icon.tsx'

/** What is gathered while each event lasts. */
const frames: Readonly<Record<EventKind, string>> = {
  BIRTHDAY_HAT: 'hat',
  EASTER_EGG: 'egg',
  FERN: 'fern',
  APPLE: 'apple',
  BOOKS: 'books',
  PUMPKIN: 'pumpkin',
  BIRD_FOR_MUSHROOM: 'mushroom',
  FLOWER_FOR_WREATH: 'flower',
  NEW_YEAR: 'lantern',
}

/** The picture of an event and of its currency. It says nothing: the words beside it do. */
export const EventIcon = ({ kind }: { kind: EventKind }) => (
  <AtlasIcon atlas="icons-events" frame={frames[kind]} />
)
