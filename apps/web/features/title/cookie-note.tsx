import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './title-screen.module.css'

const storageKey = 'skystair.cookies'

function wasAccepted(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'accepted'
  } catch {
    return false
  }
}

/** Said once: which cookies there are. */
export function CookieNote() {
  const { t } = useTranslation('shell')
  const [accepted, setAccepted] = useState(wasAccepted)
  if (accepted) return null
  const accept = () => {
    setAccepted(true)
    try {
      localStorage.setItem(storageKey, 'accepted')
    } catch {
      // A browser that keeps nothing is told again next time.
    }
  }
  return (
    <section className={styles.cookies} aria-label={t('cookie.title')}>
      <p>{t('cookie.text')}</p>
      <div className={styles.cookieButtons}>
        <Button size="small" onClick={() => openOverlay('legal/cookies')}>
          {t('cookie.more')}
        </Button>
        <Button size="small" colour="green" onClick={accept}>
          {t('cookie.accept')}
        </Button>
      </div>
    </section>
  )
}
