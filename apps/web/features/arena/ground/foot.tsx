import { refreshRivals } from '@skystair/contract/arena.ts'
import type { Rival, Standing } from '@skystair/contract/arena-view.ts'
import { useTranslation } from 'react-i18next'
import { useWait } from '../../../platform/language/use-duration.ts'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { act } from '../../../platform/server/act.ts'
import { now } from '../../../platform/state/game.ts'
import { BottomNavigation } from '../../../ui/controls/bottom-navigation.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { useArenaDeed } from '../use-arena-deed.ts'
import { Fights } from './fights.tsx'
import styles from './foot.module.css'
import { MainButton } from './main-button.tsx'
import { RewardClock } from './reward-clock.tsx'
import { useCover } from './use-cover.ts'

type Properties = {
  standing: Standing
  rival: Rival | null
  /** How the last fight ended is still being told. */
  isPast: boolean
}

/** Fights in hand, the one great button, the clock of the reward; below them the doors of the arena. */
export function Foot({ standing, rival, isPast }: Properties) {
  const { t } = useTranslation('arena')
  const cover = useCover('bottom')
  const refresh = useRefresh(standing)
  const { unseenDefeats } = standing
  return (
    <div ref={cover} className={styles.foot}>
      <div className={styles.row}>
        <Fights standing={standing} />
        <MainButton standing={standing} rival={rival} disabled={isPast} />
        <RewardClock standing={standing} />
      </div>
      <BottomNavigation
        label={t('nav.label')}
        destinations={[
          {
            key: 'arena-history',
            icon: 'tasks',
            label: t('nav.history'),
            badge: { count: unseenDefeats, label: t('nav.defeats', { count: unseenDefeats }) },
            onSelect: () => openOverlay('arena-history'),
          },
          {
            key: 'arena-leagues',
            icon: 'trophy',
            label: t('nav.leagues'),
            onSelect: () => openOverlay('arena-leagues'),
          },
          {
            key: 'arena-shop',
            icon: 'shop',
            label: t('nav.shop'),
            onSelect: () => openOverlay('arena-shop'),
          },
          { key: 'arena-refresh', icon: 'auto', label: t('nav.refresh'), onSelect: refresh },
        ]}
      />
    </div>
  )
}

/** Others may be called once in a while; until then a word says how long. */
function useRefresh({ refreshAt }: Standing): () => void {
  const { t } = useTranslation('arena')
  const wait = useWait()
  const { isBusy, run } = useArenaDeed()
  return () => {
    if (isBusy) return
    const left = (refreshAt ?? 0) - now()
    if (left > 0) return showToast({ text: t('refresh.wait', { time: wait(left) }), icon: 'hourglass' })
    void run(() => act(refreshRivals, {})).then(
      (done) => done && showToast({ text: t('refresh.done'), tone: 'good', icon: 'people' }),
    )
  }
}
