import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { Button, type ButtonColour } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './form-overlay.module.css'

type Properties = {
  title: string
  lead: string
  submit: string
  busy: boolean
  onSubmit: () => void
  children: ReactNode
  /** A refusal that belongs to no field. */
  error?: string | null
  colour?: ButtonColour
  /** Another way out, beside the main button. */
  aside?: ReactNode
}

/** An overlay with one thing to fill in: fields, one main button, Enter sends it. */
export function FormOverlay({
  title,
  lead,
  submit,
  busy,
  onSubmit,
  children,
  error = null,
  colour = 'green',
  aside = null,
}: Properties) {
  const { t } = useTranslation('common')
  return (
    <Dialog open onClose={closeOverlay} closeLabel={t('button.close')} title={title}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Parchment className={styles.sheet ?? ''}>
          <p className={styles.lead}>{lead}</p>
          {children}
          {error !== null && (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
        </Parchment>
        <div className={styles.buttons}>
          {aside}
          <Button type="submit" colour={colour} busy={busy} wide>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
