import type { CalendarKind } from '@skystair/rules/calendar/kind.ts'
import type { ReactNode } from 'react'
import type { Contents } from '../../platform/calendar/campaign-words.ts'
import { figureOf } from '../art/figurines.ts'
import { AtlasIcon } from '../pictures/atlas-icon.tsx'
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
  BIRTHDAY_HAT: <AtlasIcon atlas="icons-events" frame="hat" />,
  EASTER_EGG: <AtlasIcon atlas="icons-events" frame="egg" />,
  FERN: <AtlasIcon atlas="icons-events" frame="fern" />,
  APPLE: <AtlasIcon atlas="icons-events" frame="apple" />,
  BOOKS: <AtlasIcon atlas="icons-events" frame="books" />,
  PUMPKIN: <AtlasIcon atlas="icons-events" frame="pumpkin" />,
  BIRD_FOR_MUSHROOM: <AtlasIcon atlas="icons-events" frame="bird" />,
  FLOWER_FOR_WREATH: <AtlasIcon atlas="icons-events" frame="flower" />,
  NEW_YEAR: <AtlasIcon atlas="icons-events" frame="gift" />,
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
