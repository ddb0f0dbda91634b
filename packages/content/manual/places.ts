import { PLACE_TYPES, type PlaceType } from '@skystair/rules/road/place.ts'
import { type ManualPage, said } from './page.ts'

const icons: Readonly<Record<PlaceType, string>> = {
  RESOURCE: 'coin',
  CUSTOM_PLACE: 'skull',
  ARTIFACT: 'chest',
  RUNE: 'scroll-blue',
  CONSUMABLE: 'potion-red',
  POINTER: 'map',
  TURN: 'forward',
  GAINABLE: 'heart',
  MAGIC: 'star',
  EXCHANGE: 'shop',
  PORTAL: 'wheel',
  SKILL: 'up',
  TALKER: 'chat',
}

/** A page for everything that stands beside the road. */
export const placePages: readonly ManualPage[] = PLACE_TYPES.map((type) => ({
  id: `place-${type.toLowerCase().replace('_', '-')}`,
  chapter: 'PLACES',
  picture: { icon: icons[type] },
  title: said(`road.place.${type}`),
  words: [said(`road.about.${type}`), said(`manual.place.${type}`)],
  facts: [],
}))
