import { useTranslation } from 'react-i18next'
import { AtlasIcon } from '../../stage/pictures/atlas-icon.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './film-overlay.module.css'

const slides = ['manual', 'clan', 'arena'] as const

/** What we advertise when nobody else does; another one each time. */
export function SponsorsSlide({ place }: { place: number }) {
  const { t } = useTranslation('bank')
  const slide = slides[place % slides.length] ?? 'manual'
  return (
    <figure className={styles.slide} data-slide={slide}>
      <span className={styles.picture}>
        {slide === 'arena' && <AtlasIcon atlas="icons-ranks" frame="league-1" />}
        {slide === 'clan' && <AtlasIcon atlas="town" frame="HALL_OF_FAME-3" />}
        {slide === 'manual' && <Icon name="book" size={8} />}
      </span>
      <figcaption className={styles.words}>{t(`film.slide.${slide}`)}</figcaption>
    </figure>
  )
}
