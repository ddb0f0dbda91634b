import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { Button, type ButtonColour } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './form-overlay.module.css'
import type { useRefusal } from './use-refusal.ts'

type Properties = {
  title: string
  lead: string
  submit: string
  busy: boolean
  onSubmit: () => void
  children: ReactNode
  /** What is wrong with it: led to where it stands; what belongs to no field stands under all of them. */
  refusal?: Pick<ReturnType<typeof useRefusal>, 'shown' | 'ofNone'>
  colour?: ButtonColour
  /** Another way out, beside the main button. */
  aside?: ReactNode
}

const nothingWrong = { shown: [], ofNone: null }

/** What is wrong may stand screens above the button that was pressed. */
function leadToWrong(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus({ preventScroll: true })
  const wrong = field ?? form.querySelector('[role="alert"]')
  wrong?.scrollIntoView({ block: 'center' })
}

/** Whoever has a keyboard can write at once; on a phone it would cover half of what is to be read first. */
const firstField = (form: HTMLFormElement | null): HTMLElement | true =>
  (!matchMedia('(pointer: coarse)').matches &&
    form?.querySelector<HTMLElement>(':is(input, textarea):not([type=hidden], :disabled)')) ||
  true

/** An overlay with one thing to fill in: fields, one main button, Enter sends it. */
export function FormOverlay({
  title,
  lead,
  submit,
  busy,
  onSubmit,
  children,
  refusal = nothingWrong,
  colour = 'green',
  aside = null,
}: Properties) {
  const { t } = useTranslation('common')
  const form = useRef<HTMLFormElement>(null)
  const { shown, ofNone } = refusal
  useEffect(() => {
    if (shown.length > 0 && form.current !== null) leadToWrong(form.current)
  }, [shown])
  return (
    <Dialog
      open
      initialFocus={() => firstField(form.current)}
      onClose={closeOverlay}
      closeLabel={t('button.close')}
      title={title}
    >
      <form
        ref={form}
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
          {ofNone !== null && (
            <p className={styles.error} role="alert">
              {ofNone}
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
