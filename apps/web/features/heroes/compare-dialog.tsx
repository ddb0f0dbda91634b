import type { HeroView } from '@skystair/contract/hero-view.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeroOptions } from '../../platform/heroes/use-hero-options.ts'
import { LayerDialog } from '../../platform/pages/layer-dialog.tsx'
import { figureOf } from '../../stage/art/figurines.ts'
import { Figure } from '../../stage/pictures/figure.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './hero-overlay.module.css'
import { skillIcons } from './skill-icons.ts'

type Properties = { hero: HeroView; heroes: readonly HeroView[]; onClose: () => void }

/** Two heroes side by side. */
export function CompareDialog({ hero, heroes, onClose }: Properties) {
  const { t } = useTranslation(['heroes', 'creatures', 'battle', 'common'])
  const optionsOf = useHeroOptions()
  const others = heroes.filter(({ id }) => id !== hero.id)
  const [otherId, setOtherId] = useState(String(others[0]?.id ?? ''))
  const other = others.find(({ id }) => String(id) === otherId)
  const mark = t('common:number.decimal-mark')
  const nameOf = ({ imageId }: HeroView) => t(`creatures:hero.${imageId as 'wanderer'}`)
  const amountOf = (of: HeroView, skill: string) =>
    of.skills.find(({ skillType }) => skillType === skill)?.valueTotal ?? 0
  if (other === undefined) return null
  const rows = [
    ...hero.skills.map(({ skillType }) => ({
      icon: skillIcons[skillType],
      label: t(`battle:skill.${skillType}`),
      one: amountOf(hero, skillType),
      two: amountOf(other, skillType),
    })),
    { icon: 'crown' as const, label: t('page.power'), one: hero.power, two: other.power },
  ]
  const face = (one: HeroView) => (
    <th scope="col" className={styles.name}>
      <span className={styles.little}>
        <Figure figure={figureOf(one.imageId)} />
      </span>
      {nameOf(one)}
    </th>
  )
  return (
    <LayerDialog onClose={onClose} title={t('page.compare')} colour="blue">
      <Parchment>
        <Select
          label={t('page.compare-with')}
          value={otherId}
          options={optionsOf(others)}
          onValueChange={setOtherId}
        />
        <table className={styles.compare}>
          <thead>
            <tr>
              {face(hero)}
              <td />
              {face(other)}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ icon, label, one, two }) => (
              <tr key={label}>
                <td data-better={one > two || undefined}>{shortNumber(one, mark)}</td>
                <th scope="row">
                  <Icon name={icon} size={1.5} label={label} />
                </th>
                <td data-better={two > one || undefined}>{shortNumber(two, mark)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Parchment>
    </LayerDialog>
  )
}
