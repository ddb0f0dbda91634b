import { acceptPlatformGift, okGroup, takeOkDay } from '@skystair/contract/referral.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceWords } from '../../platform/goods/use-price-words.ts'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { bankKey } from './bank-state.ts'
import styles from './ok-presents.module.css'
import { TakenCelebration } from './taken-celebration.tsx'

/** For those who came from OK: its gift, once; the group, and what lies by its fire each day. */
export function OkPresents() {
  const isFromOk = useGame(({ player }) => player?.userSource === 'OK')
  return isFromOk ? <Presents /> : null
}

const takeGift = () => act(acceptPlatformGift, { params: { platform: 'social' } })
const takeDay = () => act(takeOkDay, {})

function Presents() {
  const { t } = useTranslation('bank')
  const { number } = usePriceWords()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [emeralds, setEmeralds] = useState<number | null>(null)
  const { data } = useQuery({
    queryKey: [...bankKey, 'ok'],
    queryFn: ({ signal }) => ask(okGroup, {}, signal),
    staleTime: 0,
  })
  if (data === undefined) return null
  const { group, gift, taken, day } = data

  async function take(deed: typeof takeGift | typeof takeDay) {
    setBusy(true)
    const given = await deed()
    setBusy(false)
    void askAgain(queries, bankKey)
    if (given === null) return
    setPlayer(given.player)
    setEmeralds(given.emeralds)
    sound.effect('gems')
  }

  return (
    <section aria-label={t('ok.title')}>
      <Parchment className={styles.presents}>
        <span className={styles.words}>
          <h3>
            <Icon name="gift" size={1.75} /> {t('ok.title')}
          </h3>
          <p>{day?.taken && taken ? t('ok.tomorrow') : t('ok.text')}</p>
        </span>
        <span className={styles.ways}>
          {!taken && (
            <Button colour="green" icon="emerald" busy={busy} onClick={() => void take(takeGift)}>
              {t('ok.gift', { amount: number(gift) })}
            </Button>
          )}
          {day !== null && !day.taken && (
            <Button colour="green" icon="emerald" busy={busy} onClick={() => void take(takeDay)}>
              {t('ok.day', { amount: number(day.emeralds) })}
            </Button>
          )}
          {group !== null && (
            <Button
              icon="people"
              sound="open"
              onClick={() => window.open(`https://ok.ru/group/${group}`, '_blank', 'noopener')}
            >
              {t('ok.group')}
            </Button>
          )}
        </span>
      </Parchment>
      <TakenCelebration emeralds={emeralds} onClose={() => setEmeralds(null)} />
    </section>
  )
}
