import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './title-screen.module.css'

const count = 10
const secondsEach = 6

/** A tip of the road; another one every few seconds. */
export function Hint() {
  const { t } = useTranslation('shell')
  const [shown, setShown] = useState(1)
  useEffect(() => {
    const timer = setInterval(() => setShown((before) => (before % count) + 1), secondsEach * 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <p key={shown} className={styles.hint}>
      {t('hint.label', { hint: t(`hint.${shown as 1}`) })}
    </p>
  )
}
