import type { CalendarKind } from '@skystair/rules/calendar/kind.ts'
import type { ReactNode } from 'react'
import type { Contents } from '../../platform/calendar/campaign-words.ts'
import { figureOf } from '../art/figurines.ts'
import { AtlasIcon } from '../pictures/atlas-icon.tsx'
import { EventIcon } from '../pictures/event-icon.tsx'
import { Figure } from '../pictures/figure.tsx'
import { Portrait } from '../pictures/portrait.tsx'
import styles from './campaign-card.module.css'

const mythical = <Figure figure="phoenix-mythical" />

/** What most catches the eye of each; a campaign of one hero shows the hero. */
const pictures: Readonly<Record<CalendarKind, ReactNode>> = {
  OK_GROUP: <AtlasIcon atlas="icons-events" frame="gift" />,
  CHEST: <AtlasIcon atlas="icons-chests" frame="azure" />,
  CHEST_2: <AtlasIcon atlas="icons-chests" frame="lava" />,
  CHEST_3: <AtlasIcon atlas="icons-chests" frame="jade" />,
  WHEEL: <AtlasIcon atlas="icons-events" frame="wheel" />,
  ARTIFACT_SET_1: <AtlasIcon atlas="icons-chests" frame="amber" />,
  GEMS_PLUS_50: <AtlasIcon atlas="icons-heaps" frame="heap-6" />,
  HERO: mythical,
  SNOW_WORLD: <Portrait figure="snezhana" mood="merry" className={styles.face} />,
  BOOSTER: <AtlasIcon atlas="icons-boosters" frame="platinum" />,
  PORTAL_DISCOUNT: <Portrait figure="suleiman" mood="merry" className={styles.face} />,
  FIRST_HERO: <Figure figure="human-usual" />,
  GEMS_X2: <AtlasIcon atlas="icons-heaps" frame="heap-3" />,
  MYTH_10: mythical,
  MYTH_20: mythical,
  MYTH_25: mythical,
  MYTH_50: mythical,
  MYTH_75: mythical,
  BIRTHDAY_HAT: <EventIcon kind="BIRTHDAY_HAT" />,
  EASTER_EGG: <EventIcon kind="EASTER_EGG" />,
  FERN: <EventIcon kind="FERN" />,
  APPLE: <EventIcon kind="APPLE" />,
  BOOKS: <EventIcon kind="BOOKS" />,
  PUMPKIN: <EventIcon kind="PUMPKIN" />,
  BIRD_FOR_MUSHROOM: <EventIcon kind="BIRD_FOR_MUSHROOM" />,
  FLOWER_FOR_WREATH: <EventIcon kind="FLOWER_FOR_WREATH" />,
  NEW_YEAR: <EventIcon kind="NEW_YEAR" />,
}

/** It says nothing: the words beside it do. */
export function CampaignPicture({ kind, contents }: { kind: CalendarKind; contents: Contents }) {
  const { hero } = contents
  return (
    <span className={styles.picture} aria-hidden="true">
      {typeof hero === 'string' ? <Figure figure={figureOf(hero)} /> : pictures[kind]}
    </span>
  )
}
