import { ARTIFACTS } from '@skystair/content/artifacts.data.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { useCounted } from '../../../platform/goods/use-counted.ts'
import { ArtifactIcon } from '../../../stage/pictures/artifact-icon.tsx'
import { AtlasIcon } from '../../../stage/pictures/atlas-icon.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { IconName } from '../../../ui/icons/icon-source.ts'
import { skillIcons } from '../places/place-look.ts'
import type { RewardView } from '../walk/taken.ts'
import styles from './place-panel.module.css'

const thingIcons = { artifact: 'chest', consumable: 'potion-red', rune: 'star', hero: 'helmet' } as const

/** Things that were drawn one by one are shown as they are. */
function ownPicture({ kind, id }: RewardView['things'][number]): ReactNode {
  if (kind === 'consumable') return <AtlasIcon atlas="icons-consumables" frame={id} />
  const artifact = kind === 'artifact' ? ARTIFACTS[id] : undefined
  return artifact === undefined ? null : <ArtifactIcon {...artifact} />
}

interface Line {
  readonly key: string
  readonly icon: IconName
  /** Instead of the icon. */
  readonly picture?: ReactNode
  readonly name: string
  readonly amount: string
}

/** What somebody gets, as chips in the order in which the server names it. */
export function RewardList({ title, reward }: { title: string; reward: RewardView }) {
  const lines = useLines(reward)
  if (lines.length === 0) return null
  return (
    <section className={styles.gives} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ key, icon, picture = null, name, amount }) => (
          <li key={key} className={styles.chip}>
            {picture === null ? (
              <Icon name={icon} size={1.625} />
            ) : (
              <span className={styles.thing}>{picture}</span>
            )}
            {amount !== '' && <b>{amount}</b>}
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useLines({ amounts, skills, things, experience, heroExperience }: RewardView): readonly Line[] {
  const { t } = useTranslation(['road', 'player', 'things', 'creatures', 'common'])
  const counted = useCounted()
  const mark = t('common:number.decimal-mark')
  const thingName = (kind: RewardView['things'][number]['kind'], id: string): string =>
    kind === 'hero'
      ? t(`creatures:hero.${id as 'wanderer'}`)
      : t(`things:name.${kind}.${id}` as 'things:name.rune.rune-of-oak')
  return [
    ...amounts.map(({ currency, amount }) => ({
      key: currency,
      icon: currencyIcons[currency],
      name: counted(currency, amount),
      amount: `+${shortCurrency(currency, amount, mark)}`,
    })),
    ...skills.map(({ skillType, amount }) => ({
      key: skillType,
      icon: skillIcons[skillType],
      name: t(`skill-gain.${skillType}`),
      amount: `+${shortNumber(amount, mark)}`,
    })),
    ...things.map((thing) => ({
      key: thing.id,
      icon: thingIcons[thing.kind],
      picture: ownPicture(thing),
      name: thingName(thing.kind, thing.id),
      amount: '',
    })),
    ...gained('experience', 'star', t('player:resource.counted.experience'), experience, mark),
    ...gained(
      'hero-experience',
      'helmet',
      t('player:resource.counted.hero-experience'),
      heroExperience,
      mark,
    ),
  ]
}

const gained = (key: string, icon: IconName, name: string, amount: number, mark: string): readonly Line[] =>
  amount > 0 ? [{ key, icon, name, amount: `+${shortNumber(amount, mark)}` }] : []
