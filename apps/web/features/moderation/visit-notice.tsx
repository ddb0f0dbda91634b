import { exit } from '@skystair/contract/moderation.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { goAway } from '../../platform/device/leave.ts'
import { act } from '../../platform/server/act.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './visit-notice.module.css'

/** A strip above everything while a keeper looks with a player's eyes: whose they are, and the way back. */
export default function VisitNotice() {
  const { t } = useTranslation(['moderation', 'common'])
  const player = useGame((state) => state.player)
  const strip = useStrip()

  async function leave() {
    if ((await act(exit, {})) !== null) goAway({ kind: 'page', address: `/card/${player?.id}` })
  }

  return (
    <aside ref={strip} className={styles.notice}>
      <p role="status">{t('visiting', { name: player?.name ?? t('common:unknown-player') })}</p>
      <Button size="small" colour="green" icon="exit" onClick={() => void leave()}>
        {t('exit')}
      </Button>
    </aside>
  )
}

/** The game moves down for the strip: nothing of it stays behind. */
function useStrip() {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = strip
    if (current === null) return
    const observer = new ResizeObserver(() => takeFromTop(current.offsetHeight))
    observer.observe(current)
    return () => {
      observer.disconnect()
      takeFromTop(0)
    }
  }, [])
  return strip
}

function takeFromTop(height: number): void {
  document.documentElement.style.setProperty('--strip', `${height}px`)
  window.dispatchEvent(new Event('resize'))
}
