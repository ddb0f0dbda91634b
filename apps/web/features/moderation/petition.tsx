import { textLimits } from '@skystair/rules/writing/text-limit.ts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { useDraft } from '../../platform/state/drafts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './petition.module.css'

type Properties = Pick<ComponentProps<typeof Button>, 'colour' | 'icon'> & {
  what: 'report' | 'appeal'
  hint?: string
  /** Tells the keepers; `null`: they did not hear it. */
  send: (text: string) => Promise<object | null>
  children: ReactNode
}

/** A few words to the keepers of the peace. */
export function Petition({ what, hint, send, children, ...submit }: Properties) {
  const { t } = useTranslation(['moderation', 'common'])
  const [text, setText, forget] = useDraft(`petition/${what}`)
  const [isBusy, setIsBusy] = useState(false)

  async function tell() {
    setIsBusy(true)
    const done = await send(text)
    setIsBusy(false)
    if (done === null) return
    forget()
    showToast({ text: t(`${what}.sent`), icon: 'check', tone: 'good' })
    closeOverlay()
  }

  return (
    <Dialog
      open
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={t(`${what}.title`)}
      footer={
        <>
          <Button onClick={closeOverlay}>{t('common:button.cancel')}</Button>
          <Button {...submit} busy={isBusy} onClick={() => void tell()}>
            {t(`${what}.submit`)}
          </Button>
        </>
      }
    >
      <Parchment>
        <div className={styles.about}>{children}</div>
        <TextField
          label={t(`${what}.text`)}
          lines={4}
          value={text}
          onValueChange={setText}
          placeholder={t(`${what}.placeholder`)}
          hint={hint ?? null}
          limit={textLimits.chatMessage}
        />
      </Parchment>
    </Dialog>
  )
}
