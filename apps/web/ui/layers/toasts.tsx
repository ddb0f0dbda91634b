import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePressSound } from '../controls/press-sound.ts'
import { Icon } from '../icons/icon.tsx'
import { dismissToast, type ShownToast, shownToasts, subscribeToToasts } from './show-toast.ts'
import styles from './toasts.module.css'

const PLAIN_MILLISECONDS = 3500
const BAD_MILLISECONDS = 6000

/**
 * The place where toasts appear; put it once at the end of the page. A press on a toast sends it away.
 * A dialog hides all that is not said to be live from screen readers, so both regions say it.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts)
  return (
    <div className={styles.place}>
      <div role="status" aria-live="polite" className={styles.column}>
        {toasts.filter((toast) => toast.tone !== 'bad').map(drawn)}
      </div>
      <div role="alert" aria-live="assertive" className={styles.column}>
        {toasts.filter((toast) => toast.tone === 'bad').map(drawn)}
      </div>
    </div>
  )
}

function drawn(toast: ShownToast) {
  return <ToastPlate key={toast.id} toast={toast} />
}

function ToastPlate({ toast }: { toast: ShownToast }) {
  const play = usePressSound()
  const [held, setHeld] = useState(false)
  const { id, tone = 'plain', leaving } = toast
  useEffect(() => {
    if (held || leaving) return
    const timer = setTimeout(() => dismissToast(id), tone === 'bad' ? BAD_MILLISECONDS : PLAIN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [held, leaving, id, tone])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; the toast leaves by itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for pointers; the toast leaves by itself
    <div
      className={styles.toast}
      data-tone={tone}
      data-leaving={leaving || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onClick={() => {
        play('close')
        dismissToast(id)
      }}
    >
      {toast.icon && <Icon name={toast.icon} size={2} />}
      <span className={styles.text}>{toast.text}</span>
    </div>
  )
}
