import { useTranslation } from 'react-i18next'
import { install, useInstalling } from '../../install/install-prompt.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './settings-overlay.module.css'

/** Where the browser allows it: the game on the home screen. */
export function InstallOffer() {
  const { t } = useTranslation('shell')
  const isOffered = useInstalling((state) => state.offer !== null)
  if (!isOffered) return null
  return (
    <div className={styles.install}>
      <p>{t('install.text')}</p>
      <Button colour="green" onClick={install}>
        {t('install.submit')}
      </Button>
    </div>
  )
}
