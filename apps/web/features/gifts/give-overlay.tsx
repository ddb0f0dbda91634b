import { type GiftKindView, giftKinds, sendGift } from '@skystair/contract/gifts.ts'
import { profile } from '@skystair/contract/rating.ts'
import { doors, isOpen } from '@skystair/rules/access/is-open.ts'
import { wishLimit } from '@skystair/rules/gifts/gift.ts'
import type { Currency } from '@skystair/rules/wallet/wallet.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { giftIcon } from '../../platform/goods/gift-icons.ts'
import { usePriceNumber } from '../../platform/goods/use-price-number.ts'
import { useRewardItems } from '../../platform/goods/use-reward-items.ts'
import { useBan, VoiceTaken } from '../../platform/messages/voice-taken.tsx'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { numberOf, useSubject } from '../../platform/server/use-subject.ts'
import { useDraft } from '../../platform/state/drafts.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { Price } from '../../ui/numbers/price.tsx'
import styles from './gifts-overlay.module.css'

/** Something for somebody, with a wish. */
export default function GiveOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['gifts', 'rating', 'common'])
  const to = numberOf(subject)
  const self = useGame((state) => state.player)
  const [chosen, setChosen] = useState<string | null>(null)
  const [wish, setWish, forget] = useDraft(`wish/${to}`)
  const ban = useBan()
  const [isBusy, setIsBusy] = useState(false)
  const { data: kinds } = useQuery({ queryKey: ['gift-kinds'], queryFn: () => ask(giftKinds, {}) })
  const { data: receiver, asked } = useSubject(
    ['profile', to],
    to === null ? null : () => ask(profile, { params: { id: to } }),
  )

  async function give() {
    if (chosen === null || to === null) return
    setIsBusy(true)
    const player = await act(sendGift, { body: { to, item: chosen, wish } })
    setIsBusy(false)
    if (player === null) return
    setPlayer(player)
    forget()
    showToast({ text: t('give.sent'), icon: 'gift', tone: 'good' })
    closeOverlay()
  }

  const isAllowed = self !== null && isOpen('gifts', self)
  const isOwn = to === self?.id
  const isThere = receiver !== undefined && !isOwn
  return (
    <Dialog
      open
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={
        isThere ? t('give.title', { name: receiver.name ?? t('common:unknown-player') }) : t('give.door')
      }
      footer={
        isAllowed &&
        isThere && (
          <Button
            colour="green"
            icon="gift"
            busy={isBusy}
            disabled={chosen === null}
            onClick={() => void give()}
          >
            {t('give.submit')}
          </Button>
        )
      }
    >
      <PagePaper
        asked={asked}
        empty={
          !isThere && {
            icon: 'gift',
            title: isOwn ? t('refused.to-yourself') : t('rating:profile.not-found'),
          }
        }
      >
        {isThere && (
          <>
            {!isAllowed && <p>{t('give.level', { level: doors.gifts.level })}</p>}
            <ul className={styles.shelf} aria-label={t('give.choose')}>
              {kinds?.kinds.map((kind) => (
                <li key={kind.id}>
                  <Kind kind={kind} isChosen={chosen === kind.id} onChoose={() => setChosen(kind.id)} />
                </li>
              ))}
            </ul>
            {ban === null ? (
              <TextField
                label={t('give.wish')}
                lines={3}
                value={wish}
                onValueChange={setWish}
                placeholder={t('give.placeholder')}
                limit={wishLimit}
              />
            ) : (
              <VoiceTaken />
            )}
          </>
        )}
      </PagePaper>
    </Dialog>
  )
}

type KindProperties = { kind: GiftKindView; isChosen: boolean; onChoose: () => void }

function Kind({ kind, isChosen, onChoose }: KindProperties) {
  const { t } = useTranslation(['gifts', 'player', 'common'])
  const play = usePressSound()
  const items = useRewardItems()
  const player = useGame((state) => state.player)
  const exact = usePriceNumber()
  return (
    <button
      type="button"
      className={styles.kind}
      aria-pressed={isChosen}
      onClick={() => {
        play('tap')
        onChoose()
      }}
    >
      <Icon name={giftIcon(kind.id)} size={2.75} />
      <strong>{t(`item.${kind.id}` as 'item.apple')}</strong>
      <span className={styles.inside}>
        {t('give.inside')}:{' '}
        {items(kind.reward)
          .map(({ said }) => said)
          .join(', ')}
      </span>
      {(Object.entries(kind.price) as [Currency, number][]).map(([currency, amount]) => (
        <Price
          key={currency}
          icon={currencyIcons[currency]}
          amount={exact(amount)}
          label={`${t(`player:resource.name.${currency}`)} ${amount}`}
          lacking={player !== null && player[currency] < amount}
        />
      ))}
    </button>
  )
}
