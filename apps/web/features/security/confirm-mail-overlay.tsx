import { confirmMail } from '@skystair/contract/recovery.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { showToast } from '../../ui/layers/show-toast.ts'
import { FormOverlay } from './form-overlay.tsx'
import { linkOfLetter } from './link-of-letter.ts'
import { useRefusal } from './use-refusal.ts'

/** Where the letter about a new address leads. It asks for a press: programs that look into letters press nothing. */
export default function ConfirmMailOverlay() {
  const { t } = useTranslation('recovery')
  const [link] = useState(linkOfLetter)
  const [busy, setBusy] = useState(false)
  const refusal = useRefusal()

  async function submit() {
    refusal.clear()
    if (link === '') return refusal.showText(t('use.no-link'))
    setBusy(true)
    const done = await act(confirmMail, { body: { link } }, refusal.show)
    setBusy(false)
    if (done === null) return
    showToast({ text: t('confirm.done'), tone: 'good', icon: 'check' })
    closeOverlay()
  }

  return (
    <FormOverlay
      title={t('confirm.title')}
      lead={link === '' ? t('use.no-link') : t('confirm.lead')}
      submit={t('confirm.submit')}
      busy={busy}
      onSubmit={submit}
      refusal={refusal}
    >
      {null}
    </FormOverlay>
  )
}
