import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './to-bank.module.css'

/** Over the whole of the emeralds: more of them are in the bank. */
export function ToBank() {
  const { t } = useTranslation('player')
  const play = usePressSound()
  return (
    <button
      type="button"
      className={styles.plus}
      title={t('resource.add')}
      onClick={() => {
        play('open')
        openOverlay('bank')
      }}
    >
      <Icon name="plus" size={1} label={t('resource.add')} />
    </button>
  )
}
