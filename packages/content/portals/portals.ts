import type { PortalDesign } from '@skystair/rules/portal/design.ts'
import { APART } from './places-apart.data.ts'

const DAY = 86_400_000

export const PORTALS: PortalDesign = {
  places: APART,
  dailyPercent: 30,
  mostKeys: 9,
  cards: [
    { percent: 10, weight: 30 },
    { percent: 20, weight: 28 },
    { percent: 30, weight: 22 },
    { percent: 40, weight: 13 },
    { percent: 50, weight: 7 },
  ],
  cardLasts: DAY,
}
