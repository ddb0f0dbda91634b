import type { CalendarKind } from '@skystair/rules/calendar/kind.ts'
import { wishShelf } from '../goods/wished-shelf.ts'
import { leaveOverlays, type OverlayName, overlayNames } from '../pages/overlays.ts'
import { sendTo } from '../state/errand.ts'

/** Where each is used; what has no page is used on the road. */
const pages: Readonly<Record<CalendarKind, string | null>> = {
  OK_GROUP: null,
  CHEST: 'bank',
  CHEST_2: 'bank',
  CHEST_3: 'bank',
  ARTIFACT_SET_1: 'bank',
  GEMS_PLUS_50: 'bank',
  GEMS_X2: 'bank',
  WHEEL: 'wheel',
  HERO: 'shop',
  FIRST_HERO: 'shop',
  MYTH_10: 'shop',
  MYTH_20: 'shop',
  MYTH_25: 'shop',
  MYTH_50: 'shop',
  MYTH_75: 'shop',
  SNOW_WORLD: null,
  BOOSTER: 'shop',
  PORTAL_DISCOUNT: 'portal-cards',
  BIRTHDAY_HAT: 'event',
  EASTER_EGG: 'event',
  FERN: 'event',
  APPLE: 'event',
  BOOKS: 'event',
  PUMPKIN: 'event',
  BIRD_FOR_MUSHROOM: 'event',
  FLOWER_FOR_WREATH: 'event',
  NEW_YEAR: 'event',
}

type Way = { readonly turnStair: number | null; readonly open: (page: OverlayName) => void }

/** The way to where a campaign is used; `null`: there is none from here. */
export function wayThere(kind: CalendarKind, { turnStair, open }: Way): (() => void) | null {
  if (kind === 'SNOW_WORLD') {
    if (turnStair === null) return null
    return () => {
      leaveOverlays()
      sendTo(turnStair)
    }
  }
  const page = overlayNames.find((name) => name === pages[kind])
  if (page === undefined) return null
  return () => {
    if (kind === 'BOOSTER') wishShelf('items')
    if (kind === 'HERO') wishShelf('hero-of-week')
    if (kind.startsWith('MYTH_')) wishShelf('mythical')
    open(page)
  }
}
