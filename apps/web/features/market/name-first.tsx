import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './market-overlay.module.css'

/** Whoever has no name yet looks, and takes one before the first deal. */
export function NameFirst() {
  const { t } = useTranslation(['market', 'security'])
  return (
    <div className={styles.nameFirst}>
      <p>{t('trial')}</p>
      <Button size="small" colour="green" sound="open" onClick={() => openOverlay('register')}>
        {t('security:trial.submit')}
      </Button>
    </div>
  )
}
