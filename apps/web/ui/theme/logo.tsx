import styles from './logo.module.css'
import english from './logo-en.svg'
import russian from './logo-ru.svg'

type Properties = { language: 'ru' | 'en'; label: string }

/** The name of the game as lettering; fills the width it is given. */
export function Logo({ language, label }: Properties) {
  return (
    <img className={styles.logo} src={language === 'ru' ? russian : english} alt={label} draggable={false} />
  )
}
