import type { LiveMessageOf } from '@skystair/contract/live.ts'
import { personalChannel } from '@skystair/contract/live-channels.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveMessages } from '../../live/page-wire.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { useBattle } from '../../platform/state/battle-state.ts'
import { useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './arena-news.module.css'
import { arenaKey } from './arena-state.ts'
import { useAttack } from './use-attack.ts'
import { usePlaceWords } from './use-place-words.ts'

type Beaten = LiveMessageOf<'ARENA_BEATEN'>

/** Hears that somebody has taken one's place, wherever one is; revenge is one press away. In battle it waits. */
export default function ArenaNews() {
  const queries = useQueryClient()
  const clientUuid = useGame((state) => state.info?.clientUuid ?? null)
  const [beaten, setBeaten] = useState<Beaten | null>(null)
  const isFighting = useBattle(({ battle, replay }) => battle !== null || replay !== null)
  useLiveMessages(clientUuid === null ? null : personalChannel(clientUuid), 'ARENA_BEATEN', (message) => {
    setBeaten(message)
    void askAgain(queries, arenaKey)
  })
  if (beaten === null || isFighting) return null
  return <Told beaten={beaten} onDone={() => setBeaten(null)} />
}

function Told({ beaten, onDone }: { beaten: Beaten; onDone: () => void }) {
  const { t } = useTranslation('arena')
  const { number } = usePlaceWords()
  const { isBusy, attack } = useAttack()
  return (
    <section className={styles.news} role="alert" aria-label={t('beaten.title')}>
      <Icon name="shield" size={2.5} />
      <div className={styles.words}>
        <strong>{t('beaten.title')}</strong>
        <p>{t('beaten.text', { name: beaten.rivalName, position: number(beaten.position) })}</p>
        <div className={styles.deeds}>
          <Button
            size="small"
            colour="red"
            icon="swords"
            busy={isBusy}
            onClick={() => void attack({ rivalId: beaten.rivalId, revenge: true }).then(onDone)}
          >
            {t('beaten.revenge')}
          </Button>
          <Button
            size="small"
            icon="forward"
            sound="open"
            onClick={() => {
              onDone()
              openOverlay(`replay/${beaten.fightId}`)
            }}
          >
            {t('beaten.replay')}
          </Button>
        </div>
      </div>
      <IconButton
        icon="close"
        size="small"
        colour="red"
        label={t('beaten.later')}
        sound="close"
        onClick={onDone}
      />
    </section>
  )
}
