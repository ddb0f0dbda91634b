import { ARTIFACTS } from '@skystair/content/artifacts.data.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type RewardView, useRewardItems } from '../../platform/goods/use-reward-items.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { ArtifactIcon } from './artifact-icon.tsx'
import { AtlasIcon } from './atlas-icon.tsx'
import styles from './prize-chips.module.css'

type Thing = RewardView['things'][number]

function ThingPicture({ thing: { kind, id } }: { thing: Thing }): ReactNode {
  const artifact = kind === 'artifact' ? ARTIFACTS[id] : undefined
  if (artifact !== undefined) return <ArtifactIcon {...artifact} />
  if (kind === 'consumable') return <AtlasIcon atlas="icons-consumables" frame={id} />
  return <Icon name="star" size={1.625} />
}

type Properties = {
  prize: RewardView
  /** Pictures and numbers alone; the names are for the ear. */
  short?: boolean
}

/** What lies behind a guardian. */
export function PrizeChips({ prize, short = false }: Properties) {
  const { t } = useTranslation('things')
  const items = useRewardItems()
  // Heroes are told of with what is counted; things have pictures of their own.
  const things = prize.things.filter(({ kind }) => kind !== 'hero')
  const counted = { ...prize, things: prize.things.filter(({ kind }) => kind === 'hero') }
  return (
    <ul className={styles.chips} data-short={short || undefined}>
      {items(counted).map(({ icon, amount, label }) => (
        <li key={label}>
          <Icon name={icon} size={short ? 1.375 : 1.625} />
          <b>{amount}</b>
          <span className={styles.name}>{label}</span>
        </li>
      ))}
      {things.map((thing) => (
        <li key={`${thing.kind} ${thing.id}`}>
          <span className={styles.thing}>
            <ThingPicture thing={thing} />
          </span>
          <span className={styles.name}>
            {t(`name.${thing.kind}.${thing.id}` as 'name.rune.rune-of-oak')}
          </span>
        </li>
      ))}
    </ul>
  )
}
