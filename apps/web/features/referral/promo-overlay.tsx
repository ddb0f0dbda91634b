import { acceptPromo } from '@skystair/contract/referral.ts'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { GainCelebration } from './gain-celebration.tsx'
import styles from './promo-overlay.module.css'
import { useGain } from './use-gain.ts'

/** A code opens a gift, once for everybody. */
export default function PromoOverlay() {
  const { t } = useTranslation(['bank', 'common'])
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { isBusy, emeralds, gain, close } = useGain()

  async function open(event: SubmitEvent) {
    event.preventDefault()
    const written = code.trim()
    if (written === '') return setError(t('promo.empty'))
    setError(null)
    const given = await gain(() =>
      act(acceptPromo, { query: { code: written } }, ({ message }) => setError(message)),
    )
    if (given !== null) setCode('')
  }

  return (
    <Dialog
      open
      colour="green"
      onClose={closeOverlay}
      title={t('promo.title')}
      closeLabel={t('common:button.close')}
    >
      <Parchment>
        <form className={styles.form} onSubmit={(event) => void open(event)}>
          <p>{t('promo.text')}</p>
          <TextField
            label={t('promo.field')}
            value={code}
            onValueChange={(text) => {
              setCode(text.toUpperCase())
              setError(null)
            }}
            limit={40}
            autoComplete="off"
            error={error}
          />
          <Button type="submit" colour="green" wide busy={isBusy}>
            {t('promo.submit')}
          </Button>
        </form>
      </Parchment>
      <GainCelebration
        emeralds={emeralds}
        title={t('promo.taken')}
        text={t('promo.taken-text')}
        actionLabel={t('invitations.glad')}
        onClose={close}
      />
    </Dialog>
  )
}
