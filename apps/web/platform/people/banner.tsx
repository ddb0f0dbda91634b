import styles from './banner.module.css'
import { bannerSource } from './banner-source.ts'

type Properties = {
  /** Which of the banners, from 1. */
  theme: number
  /** Width in rem. */
  size?: number
  /** Hangs below the cloth on a shield. */
  level?: { readonly value: number; readonly label: string } | null
}

/** The cloth that a clan walks under. It says nothing: the name beside it does. */
export function Banner({ theme, size = 2.5, level = null }: Properties) {
  return (
    <span className={styles.banner} style={{ width: `${size}rem`, fontSize: `${size}rem` }}>
      <img className={styles.cloth} src={bannerSource(theme)} alt="" decoding="sync" draggable={false} />
      {level !== null && (
        <span className={styles.level} role="img" aria-label={level.label}>
          <svg className={styles.shield} viewBox="0 0 40 33" aria-hidden="true">
            <path d="M20 2L36 7C36 20 30 27 20 31C10 27 4 20 4 7z" />
          </svg>
          <span className={styles.number} aria-hidden="true">
            {level.value}
          </span>
        </span>
      )}
    </span>
  )
}
