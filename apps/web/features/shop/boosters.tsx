import { BOOSTERS } from '@skystair/content/boosters.data.ts'
import { type BoosterView, buyBooster } from '@skystair/contract/shop.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BalanceAfter } from '../../platform/goods/balance-change.tsx'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { PriceButton } from '../../platform/goods/price-button.tsx'
import { usePriceNumber } from '../../platform/goods/use-price-number.ts'
import { useDuration } from '../../platform/language/use-duration.ts'
import { act } from '../../platform/server/act.ts'
import { now, setPlayer, useGame } from '../../platform/state/game.ts'
import { AtlasIcon } from '../../stage/pictures/atlas-icon.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { Price } from '../../ui/numbers/price.tsx'
import { Countdown } from '../../ui/numbers/timer-bar.tsx'
import styles from './goods.module.css'

const strengths = ['experience', 'healthPerLevel', 'regeneration'] as const

/** One is at work at a time: the same goes on longer, another takes its place. */
export function Boosters({ boosters }: { boosters: readonly BoosterView[] }) {
  const { t } = useTranslation(['shop', 'common', 'player'])
  const exact = usePriceNumber()
  const duration = useDuration()
  const active = useGame((state) => state.player?.booster ?? null)
  const [replacing, setReplacing] = useState<BoosterView | null>(null)
  const [bought, setBought] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const nameOf = (id: string) => t(`booster.name.${id as 'experience'}`)

  async function buy({ id }: BoosterView, replace: boolean) {
    setBusy(true)
    const player = await act(buyBooster, { params: { id }, body: { replace } })
    setBusy(false)
    setReplacing(null)
    if (player === null) return
    setPlayer(player)
    setBought(id)
  }

  return (
    <section>
      <h3 className={styles.title}>{t('booster.title')}</h3>
      {active && (
        <p className={styles.active} role="status">
          {t('booster.active', { name: nameOf(active.id) })}
          <Countdown endsAt={active.until} format={duration} now={now} />
        </p>
      )}
      <ul className={styles.list}>
        {boosters.map((booster) => {
          const isOn = active?.id === booster.id
          const deed = isOn ? 'prolong' : active ? 'replace' : 'buy'
          return (
            <li key={booster.id} className={styles.item} data-on={isOn || undefined}>
              <span className={styles.picture}>
                <AtlasIcon atlas="icons-boosters" frame={booster.id} />
              </span>
              <div className={styles.words}>
                <b>{nameOf(booster.id)}</b>
                {strengths
                  .filter((name) => booster[name] > 1)
                  .map((name) => (
                    <span key={name}>{t(`booster.${name}`, { times: booster[name] })}</span>
                  ))}
                {booster.percentOff > 0 && <OldPrice booster={booster} />}
              </div>
              <PriceButton
                size="small"
                goods={nameOf(booster.id)}
                price={booster.price}
                busy={busy}
                onPay={() => (deed === 'replace' ? setReplacing(booster) : void buy(booster, false))}
              >
                {t(`booster.${deed}`)}
              </PriceButton>
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        open={replacing !== null}
        title={t('booster.replace-title')}
        confirmLabel={t('booster.replace')}
        confirmColour="yellow"
        confirmNote={replacing?.price.map(({ currency, amount }) => (
          <Price
            key={currency}
            icon={currencyIcons[currency]}
            amount={exact(amount)}
            label={`${t(`player:resource.name.${currency}`)}: ${exact(amount)}`}
          />
        ))}
        cancelLabel={t('common:button.cancel')}
        busy={busy}
        onCancel={() => setReplacing(null)}
        onConfirm={() => replacing && void buy(replacing, true)}
      >
        <p>{active && t('booster.replace-text', { old: nameOf(active.id) })}</p>
        {replacing && <BalanceAfter price={replacing.price} />}
      </ConfirmDialog>
      <Celebration
        open={bought !== null}
        onClose={() => setBought(null)}
        title={t('booster.bought')}
        text={bought && t('booster.done', { name: nameOf(bought) })}
        picture={
          bought && (
            <span className={styles.bought}>
              <AtlasIcon atlas="icons-boosters" frame={bought} />
            </span>
          )
        }
        actionLabel={t('common:button.close')}
      />
    </section>
  )
}

/** What it costs on other days, struck out. */
function OldPrice({ booster: { id, percentOff } }: { booster: BoosterView }) {
  const { t } = useTranslation(['shop', 'common'])
  const emeralds = BOOSTERS.find((design) => design.id === id)?.price.mithril
  return (
    <span className={styles.off}>
      <b>−{t('common:number.percent', { value: percentOff })}</b>
      {emeralds !== undefined && (
        <s title={t('booster.old-price', { count: emeralds })}>
          <Icon name="emerald" size={1.125} label={t('booster.old-price', { count: emeralds })} />
          <span aria-hidden="true">{emeralds}</span>
        </s>
      )}
    </span>
  )
}
