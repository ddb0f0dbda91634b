import { VIDEOS } from '@skystair/content/bank/referral.data.ts'
import { takeVideo } from '@skystair/contract/referral.ts'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/server/act.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { FilmDialog } from './film-dialog.tsx'
import styles from './film-overlay.module.css'
import { GainCelebration } from './gain-celebration.tsx'
import { useGain } from './use-gain.ts'

/** A film seen to its end is worth a few emeralds. */
export default function FilmOverlay() {
  const { t } = useTranslation('bank')
  const { isBusy, emeralds, gain, close } = useGain()
  return (
    <FilmDialog
      text={t('film.text')}
      prize={<Prize />}
      isBusy={isBusy}
      onOver={async (ticket) => (await gain(() => act(takeVideo, { body: { ticket } }))) !== null}
    >
      <GainCelebration
        emeralds={emeralds}
        title={t('film.taken')}
        text={t('film.taken-text')}
        actionLabel={t('invitations.glad')}
        onClose={close}
      />
    </FilmDialog>
  )
}

function Prize() {
  const { t } = useTranslation('bank')
  return (
    <span className={styles.prize}>
      +{VIDEOS.emeralds} <Icon name="emerald" size={1.125} label={t('film.prize')} />
    </span>
  )
}
