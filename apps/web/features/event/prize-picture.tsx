import { ARTIFACTS } from '@skystair/content/artifacts.data.ts'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import type { RewardView } from '../../platform/goods/use-reward-items.ts'
import { knownFigure } from '../../stage/art/known-figure.ts'
import { ArtifactIcon } from '../../stage/pictures/artifact-icon.tsx'
import { AtlasIcon } from '../../stage/pictures/atlas-icon.tsx'
import { Figure } from '../../stage/pictures/figure.tsx'
import { iconSource } from '../../ui/icons/icon-source.ts'
import styles from './prize-path.module.css'

/** What most catches the eye of a prize. It says nothing: the words beside it do. */
export function PrizePicture({ reward: { things, amounts } }: { reward: RewardView }) {
  const [thing] = things
  if (thing !== undefined) return <ThingPicture {...thing} />
  const [first] = amounts.toSorted(
    (one, other) => Number(one.currency === 'gold') - Number(other.currency === 'gold'),
  )
  const icon = first === undefined ? 'star' : currencyIcons[first.currency]
  return <img className={styles.icon} src={iconSource(icon)} alt="" draggable={false} />
}

function ThingPicture({ kind, id }: RewardView['things'][number]) {
  const artifact = kind === 'artifact' ? ARTIFACTS[id] : undefined
  if (artifact !== undefined) return <ArtifactIcon {...artifact} />
  if (kind === 'consumable') return <AtlasIcon atlas="icons-consumables" frame={id} />
  const figure = kind === 'hero' ? knownFigure(id) : null
  return figure === null ? (
    <img className={styles.icon} src={iconSource('gift')} alt="" draggable={false} />
  ) : (
    <Figure figure={figure} alive />
  )
}
