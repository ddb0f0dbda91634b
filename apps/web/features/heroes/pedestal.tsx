import { picture } from '@skystair/art/baked/files.ts'
import type { HeroView } from '@skystair/contract/hero-view.ts'
import { useTranslation } from 'react-i18next'
import { artAddress } from '../../stage/art/art-address.ts'
import { figureOf } from '../../stage/art/figurines.ts'
import { Figure } from '../../stage/pictures/figure.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Stars } from '../../ui/numbers/stars.tsx'
import styles from './hero-overlay.module.css'

type Properties = { hero: HeroView; joy: number; onTouch: () => void }

/** The figurine on a round stone with gold and rubies; a touch makes it rejoice. */
export function Pedestal({ hero, joy, onTouch }: Properties) {
  const { t } = useTranslation(['heroes', 'creatures'])
  const play = usePressSound()
  return (
    <div className={styles.pedestal}>
      <span className={styles.rays} />
      <img className={styles.stone} src={artAddress(picture('pedestal', 2))} alt="" draggable={false} />
      <button
        type="button"
        className={styles.figure}
        aria-label={t(`creatures:hero.${hero.imageId as 'wanderer'}`)}
        onClick={() => {
          play('tap')
          onTouch()
        }}
      >
        <Figure figure={figureOf(hero.imageId)} alive joy={joy} />
      </button>
      <span className={styles.stars}>
        <Stars
          value={hero.rank}
          of={hero.rankLimit}
          size={1.75}
          arched
          label={t('stars', { value: hero.rank, of: hero.rankLimit })}
        />
      </span>
    </div>
  )
}
