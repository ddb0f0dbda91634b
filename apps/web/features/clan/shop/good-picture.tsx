import type { ClanGoodView } from '@skystair/contract/clan-view.ts'
import { figureOf } from '../../../stage/art/figurines.ts'
import { AtlasIcon } from '../../../stage/pictures/atlas-icon.tsx'
import { FigurePicture } from '../../../stage/pictures/figure-picture.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { IconName } from '../../../ui/icons/icon-source.ts'
import styles from './shop.module.css'

/** Things of the clan's own set look like what they are. */
const setIcons: Readonly<Record<string, IconName>> = {
  'clan-hearth-shield': 'shield',
  'clan-hearth-helm': 'helmet',
  'clan-hearth-armour': 'flame',
  'clan-hearth-amulet': 'amulet',
}

/** It says nothing: the name beside it does. */
export function GoodPicture({ good: { kind, id, hero } }: { good: ClanGoodView }) {
  if (kind === 'consumable') return <AtlasIcon atlas="icons-consumables" frame={id} />
  if (kind === 'guest' && hero !== null)
    return <FigurePicture figure={figureOf(hero)} className={styles.figure} />
  return <Icon name={kind === 'hammer' ? 'hammer' : (setIcons[id] ?? 'chest')} size={3.5} />
}
