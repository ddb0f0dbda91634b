import type { PlayerView } from '@skystair/contract/player-view.ts'
import { acceptPlatformGift, acceptPromo } from '@skystair/contract/referral.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCounted } from '../../../platform/goods/use-counted.ts'
import { act } from '../../../platform/server/act.ts'
import { refreshGame, setPlayer } from '../../../platform/state/game.ts'
import { sound } from '../../../sound/sound.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Celebration } from '../../../ui/layers/celebration.tsx'
import styles from './ribbon-gift.module.css'

/** A gift of the game lies on the road, with a ribbon: one press opens it. */
export function RibbonGift({ player: { giftNews } }: { player: PlayerView }) {
  const { t, i18n } = useTranslation('road')
  const counted = useCounted()
  const [busy, setBusy] = useState(false)
  const [emeralds, setEmeralds] = useState<number | null>(null)

  async function open() {
    setBusy(true)
    const given =
      giftNews === 'FOTOSTRANA'
        ? await act(acceptPlatformGift, { params: { platform: 'photo' } })
        : await act(acceptPromo, { query: {} })
    setBusy(false)
    // Refused, it was opened elsewhere.
    if (given === null) return void refreshGame()
    setPlayer(given.player)
    setEmeralds(given.emeralds)
    sound.effect('gift')
  }

  return (
    <>
      {giftNews !== 'NO_NEWS' && (
        <section className={styles.gift} aria-label={t('gift.title')}>
          <span className={styles.picture}>
            <Icon name="gift" size={2.75} />
          </span>
          <p>{t('gift.text')}</p>
          <Button size="small" colour="green" shining busy={busy} onClick={() => void open()}>
            {t('gift.open')}
          </Button>
        </section>
      )}
      <Celebration
        open={emeralds !== null}
        onClose={() => setEmeralds(null)}
        icon="gift"
        title={t('gift.title')}
        text={t('gift.opened')}
        rewards={[
          {
            icon: 'emerald',
            amount: emeralds ?? 0,
            label: counted('mithril', emeralds ?? 0),
            format: (value) => `+${Math.round(value).toLocaleString(i18n.language)}`,
          },
        ]}
        actionLabel={t('gift.glad')}
      />
    </>
  )
}
