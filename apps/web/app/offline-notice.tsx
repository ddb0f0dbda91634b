import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { knock } from '../live/page-wire.ts'
import { useLive } from '../live/use-live.ts'
import { showToast } from '../ui/layers/show-toast.ts'
import styles from './offline-notice.module.css'

/** A quiet strip while the device has no network, or while the wire to the server is being mended. */
export function OfflineNotice() {
  const { t } = useTranslation('shell')
  const offline = useOffline()
  const { state, nextTryAt } = useLive()
  const isLong = useLasting(state === 'reconnecting')
  if (offline)
    return (
      <p className={styles.notice} role="status">
        {t('offline.title')}. {t('offline.text')}
      </p>
    )
  if (!isLong || nextTryAt === null) return null
  return (
    <section className={styles.notice} aria-label={t('offline.title')}>
      <span role="status">{t('offline.title')}. </span>
      <Countdown until={nextTryAt} />
      <button type="button" className={styles.now} onClick={knock}>
        {t('offline.now')}
      </button>
    </section>
  )
}

function Countdown({ until }: { until: number }) {
  const { t } = useTranslation('shell')
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const count = Math.max(0, Math.ceil((until - now) / 1000))
  return <span>{t('offline.reconnecting', { count })}</span>
}

const patience = 1_500

/** Whoever leaves a clan is let go and comes back within a second: that is no trouble worth telling. */
function useLasting(isTrue: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isTrue) return
    const timer = setTimeout(() => setIsLong(true), patience)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isTrue])
  return isTrue && isLong
}

function useOffline(): boolean {
  const { t } = useTranslation('shell')
  const [offline, setOffline] = useState(!navigator.onLine)
  useEffect(() => {
    const lost = () => setOffline(true)
    const back = () => {
      setOffline(false)
      showToast({ text: t('offline.back'), tone: 'good', icon: 'check' })
    }
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [t])
  return offline
}
