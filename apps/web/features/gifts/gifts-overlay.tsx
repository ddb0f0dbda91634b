import { type GiftView, listGifts, takeGift, thankForGift } from '@skystair/contract/gifts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { giftIcon } from '../../platform/goods/gift-icons.ts'
import { useRewardItems } from '../../platform/goods/use-reward-items.ts'
import { timeOf } from '../../platform/language/time-of.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import styles from './gifts-overlay.module.css'

const giftsKey = ['gifts']

/** Gifts that came: opened once, thanked for once. */
export default function GiftsOverlay() {
  const { t } = useTranslation('gifts')
  const asked = useQuery({
    queryKey: giftsKey,
    queryFn: () => ask(listGifts, {}),
    staleTime: 0,
  })
  const gifts = asked.data?.gifts ?? []
  return (
    <PageDialog title={t('title')}>
      <PagePaper asked={asked} empty={gifts.length === 0 && { icon: 'gift', title: t('empty') }}>
        <ul className={styles.list} aria-label={t('list')}>
          {gifts.map((gift) => (
            <li key={gift.id}>
              <Gift gift={gift} />
            </li>
          ))}
        </ul>
      </PagePaper>
    </PageDialog>
  )
}

function Gift({ gift }: { gift: GiftView }) {
  const { t, i18n } = useTranslation(['gifts', 'common'])
  const items = useRewardItems()
  const queries = useQueryClient()
  const refresh = () => void askAgain(queries, giftsKey)
  const name = gift.from.name ?? t('common:unknown-player')

  async function open() {
    const answer = await act(takeGift, { params: { id: gift.id } })
    // Refused, it was opened elsewhere: the list knows better now.
    refresh()
    if (answer === null) return
    setPlayer(answer.player)
    const what = items(answer.reward).map(({ said }) => said)
    showToast({ text: t('took', { what: what.join(', ') }), icon: 'gift', tone: 'good' })
  }

  async function thank() {
    const done = await act(thankForGift, { params: { id: gift.id } })
    refresh()
    if (done !== null) showToast({ text: t('thanks-sent'), icon: 'heart', tone: 'good' })
  }

  return (
    <article className={styles.gift} data-new={!gift.taken || undefined}>
      <Icon name={giftIcon(gift.item)} size={3} />
      <div className={styles.main}>
        <strong>{t(`item.${gift.item}` as 'item.apple')}</strong>
        <p className={styles.from}>
          <button type="button" className={styles.name} onClick={() => openOverlay(`player/${gift.from.id}`)}>
            {t('from', { name })}
          </button>
          , {timeOf(gift.at, i18n.language)}
        </p>
        {gift.wish !== '' && (
          <p className={styles.wish} dir="auto">
            {gift.wish}
          </p>
        )}
      </div>
      <div className={styles.deeds}>
        <Button
          size="small"
          colour={gift.taken ? 'grey' : 'green'}
          icon={gift.taken ? 'check' : 'gift'}
          aria-disabled={gift.taken || undefined}
          onClick={() => gift.taken || void open()}
        >
          {t(gift.taken ? 'taken' : 'take')}
        </Button>
        <Button
          size="small"
          icon="heart"
          colour={gift.thanked ? 'grey' : 'blue'}
          aria-disabled={gift.thanked || undefined}
          onClick={() => gift.thanked || void thank()}
        >
          {t(gift.thanked ? 'thanked' : 'thank')}
        </Button>
      </div>
    </article>
  )
}
