import styles from './avatar.module.css'

type Properties = {
  name: string
  /** Address of the picture; without it the first letter of the name stands in. */
  source?: string | null
  level?: number | null
  /** Diameter in rem. */
  size?: number
  online?: boolean
}

/** A face in a gold ring. The name is read aloud, so do not repeat it hidden elsewhere. */
export function Avatar({ name, source = null, level = null, size = 3.5, online = false }: Properties) {
  return (
    <span
      className={styles.avatar}
      style={{ width: `${size}rem`, height: `${size}rem`, fontSize: `${size / 2.5}rem` }}
    >
      <span className={styles.face}>
        {source === null ? (
          <span className={styles.letter} role="img" aria-label={name}>
            {[...name][0]}
          </span>
        ) : (
          <img className={styles.picture} src={source} alt={name} draggable={false} />
        )}
      </span>
      {online && <span className={styles.online} />}
      {level !== null && (
        <span className={styles.level}>
          <svg className={styles.shield} viewBox="0 0 40 33" aria-hidden="true">
            <path
              d="M20 2L36 7C36 20 30 27 20 31C10 27 4 20 4 7z"
              fill="#2f70dc"
              stroke="#1a0d2b"
              strokeWidth="3"
            />
            <path d="M9 9L20 5L31 9" fill="none" stroke="#b4f0ff" strokeWidth="2" />
          </svg>
          <span className={styles.number}>{level}</span>
        </span>
      )}
    </span>
  )
}
