import type { HeroView } from '@skystair/contract/hero-view.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { knownFigure } from '../../stage/art/known-figure.ts'
import { FigurePicture } from '../../stage/pictures/figure-picture.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './hero-choice.module.css'

type Properties = { creatures: readonly HeroView[]; busy: boolean; onChoose: (hero: string) => void }

/** Three came running: one may join. */
export function HeroChoice({ creatures, busy, onChoose }: Properties) {
  const { t } = useTranslation(['wheel', 'creatures', 'common'])
  const mark = t('common:number.decimal-mark')
  return (
    <section className={styles.choice} aria-label={t('choose')}>
      <Parchment>
        <h3 className={styles.title}>{t('choose')}</h3>
        <ul className={styles.heroes}>
          {creatures.map(({ imageId, power, tier }) => {
            const name = t(`creatures:hero.${imageId as 'wanderer'}`)
            const figure = knownFigure(imageId)
            return (
              <li key={imageId} className={styles.hero} data-tier={tier}>
                {figure !== null && <FigurePicture figure={figure} className={styles.figure} />}
                <strong className={styles.name}>{name}</strong>
                <span className={styles.power}>
                  <Icon name="swords" size={1.25} /> {shortNumber(power, mark)}
                </span>
                <Button
                  colour="green"
                  size="small"
                  busy={busy}
                  aria-label={t('choose-one', { name })}
                  onClick={() => onChoose(imageId)}
                >
                  {t('take')}
                </Button>
              </li>
            )
          })}
        </ul>
      </Parchment>
    </section>
  )
}
