import { enter, type PlayerCard } from '@skystair/contract/moderation.ts'
import { mayDo, outranks } from '@skystair/rules/access/access-level.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goAway } from '../../platform/device/leave.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { now, useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './console.module.css'
import { DeedDialog, type DeedName, isHarsh } from './deed-dialog.tsx'

/** What may be done about a player by whoever looks: nothing about an equal. */
export function Deeds({ card, onDone }: { card: PlayerCard; onDone: () => void }) {
  const { t } = useTranslation('console')
  const level = useGame((state) => state.player?.accessLevel ?? 'TRIAL')
  const [deed, setDeed] = useState<DeedName | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const isBelow = outranks(level, card.accessLevel)
  const isBanned = card.ban !== null && card.ban.until > now()
  const deeds: DeedName[] = [
    ...(isBelow ? [isBanned ? ('unban' as const) : ('ban' as const)] : []),
    ...(isBelow && card.name !== null ? ['rename' as const] : []),
    ...(isBelow && mayDo(level, 'changeModerators') && card.accessLevel === 'PLAYER'
      ? ['raise' as const]
      : []),
    ...(isBelow && mayDo(level, 'changeModerators') && card.accessLevel === 'MODERATOR'
      ? ['lower' as const]
      : []),
    ...(isBelow && mayDo(level, 'answerSupport') && card.accessLevel !== 'TRIAL'
      ? ['password' as const]
      : []),
    ...(isBelow && card.name === 'hero' && mayDo(level, 'seeServerLog') ? ['part' as const] : []),
    ...(mayDo(level, 'refund') ? (['grant', 'ribbon'] as const) : []),
  ]

  async function lookIn() {
    if ((await act(enter, { params: { id: card.id } })) !== null) void goAway({ kind: 'reload' })
  }

  return (
    <div className={styles.deeds}>
      {deeds.map((each) => (
        <Button
          key={each}
          size="small"
          colour={isHarsh(each) ? 'red' : each === 'grant' || each === 'ribbon' ? 'yellow' : 'green'}
          onClick={() => setDeed(each)}
        >
          {t(`card.${each}`)}
        </Button>
      ))}
      {isBelow && (
        <Button size="small" icon="search" onClick={() => void lookIn()}>
          {t('card.enter')}
        </Button>
      )}
      <Button size="small" icon="info" sound="open" onClick={() => openOverlay(`player/${card.id}`)}>
        {t('card.profile')}
      </Button>
      {deed !== null && (
        <DeedDialog
          card={card}
          deed={deed}
          onClose={() => setDeed(null)}
          onDone={(shown) => {
            setDeed(null)
            setSecret(shown)
            onDone()
          }}
        />
      )}
      {secret !== null && <NewPassword secret={secret} onClose={() => setSecret(null)} />}
    </div>
  )
}

/** Shown once: nobody can read it anywhere afterwards. */
function NewPassword({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation(['console', 'common'])
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('common:button.close')}
      title={t('card.password')}
      footer={<Button onClick={onClose}>{t('common:button.understood')}</Button>}
    >
      <Parchment>
        <p>{t('card.password-note')}</p>
        <output className={styles.secret}>{secret}</output>
      </Parchment>
    </Dialog>
  )
}
