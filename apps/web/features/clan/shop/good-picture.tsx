import { ARTIFACTS } from '@skystair/content/artifacts.data.ts'
import type { ClanGoodView } from '@skystair/contract/clan-view.ts'
import { figureOf } from '../../../stage/art/figurines.ts'
import { ArtifactIcon } from '../../../stage/pictures/artifact-icon.tsx'
import { AtlasIcon } from '../../../stage/pictures/atlas-icon.tsx'
import { FigurePicture } from '../../../stage/pictures/figure-picture.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './shop.module.css'

/** It says nothing: the name beside it does. */
export function GoodPicture({ good: { kind, id, hero } }: { good: ClanGoodView }) {
  if (kind === 'consumable') return <AtlasIcon atlas="icons-consumables" frame={id} />
  if (kind === 'guest' && hero !== null)
    return <FigurePicture figure={figureOf(hero)} className={styles.figure} />
  const artifact = kind === 'artifact' ? ARTIFACTS[id] : undefined
  if (artifact !== undefined) return <ArtifactIcon {...artifact} />
  return <Icon name={kind === 'hammer' ? 'hammer' : 'chest'} size={3.5} />
}
