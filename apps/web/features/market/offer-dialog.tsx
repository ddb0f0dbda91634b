import { offerArtifact, offerResource } from '@skystair/contract/market.ts'
import { listArtifacts } from '@skystair/contract/things.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import {
  dearest,
  MARKET_PAYMENTS,
  MARKET_RESOURCES,
  type MarketPayment,
  marketFee,
} from '@skystair/rules/market/listing.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceNumber } from '../../platform/goods/use-price-number.ts'
import { LayerDialog } from '../../platform/pages/layer-dialog.tsx'
import { act, tellRefusal } from '../../platform/server/act.ts'
import type { Refused } from '../../platform/server/ask.ts'
import { useAnswer } from '../../platform/server/use-answer.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './market-overlay.module.css'
import { PriceHistory } from './price-history.tsx'
import { wholeOf } from './whole-of.ts'

/** Chooses what to sell, how much of it, and for what. */
export function OfferDialog({ onClose, onOffered }: { onClose: () => void; onOffered: () => void }) {
  const { t, i18n } = useTranslation(['market', 'things', 'player', 'common'])
  const { answer, again } = useAnswer(listArtifacts, {})
  const player = useGame((state) => state.player)
  const [chosen, setChosen] = useState<string | null>(null)
  const [amount, setAmount] = useState('1')
  const [price, setPrice] = useState('')
  const [payment, setPayment] = useState<MarketPayment>('gold')
  const [busy, setBusy] = useState(false)
  const exact = usePriceNumber()
  const mark = t('common:number.decimal-mark')
  /** Silent while nothing is written yet. */
  const whyNot = (text: string, number: number, most: number) =>
    text.trim() === '' || number > 0 ? null : t('whole', { most: most.toLocaleString(i18n.language) })
  const things = (answer?.artifacts ?? []).filter(({ heroId, locked }) => heroId === null && !locked)
  const resources = MARKET_RESOURCES.filter((name) => (player?.[name] ?? 0) > 0)
  const options = [
    ...resources.map((name) => ({
      value: `resource:${name}`,
      label: t('lot', { name: t(`player:resource.name.${name}`), amount: player?.[name] ?? 0 }),
    })),
    ...things.map(({ id, kind, power }) => ({
      value: `thing:${id}`,
      label: `${t(`things:name.artifact.${kind as 'oak-shield'}`)} (${shortNumber(power, mark)})`,
    })),
  ]
  // What was chosen may have been sold elsewhere.
  const { value = '' } = options.find((option) => option.value === chosen) ?? options[0] ?? {}
  const resource = resources.find((name) => value === `resource:${name}`)
  const thing = things.find(({ id }) => value === `thing:${id}`)
  const owned = resource ? (player?.[resource] ?? 0) : 1
  const count = resource ? wholeOf(amount, owned) : 1
  const coins = wholeOf(price, dearest)

  /** What was to be sold may be gone by another way. */
  function refuse(refused: Refused) {
    tellRefusal(refused)
    again()
  }

  async function offer() {
    setBusy(true)
    const terms = { price: coins, payment }
    const reply = resource
      ? await act(offerResource, { body: { resource, amount: count, ...terms } }, refuse)
      : thing && (await act(offerArtifact, { body: { artifactId: thing.id, ...terms } }, refuse))
    setBusy(false)
    if (!reply) return
    setPlayer(reply.player)
    showToast({ text: t('offered'), tone: 'good', icon: 'banner' })
    onOffered()
  }

  return (
    <LayerDialog onClose={onClose} title={t('offer-title')} colour="gold">
      <Parchment>
        {answer !== null && options.length === 0 && <p>{t('nothing')}</p>}
        {options.length > 0 && (
          <div className={styles.form}>
            <Select label={t('what')} value={value} options={options} onValueChange={setChosen} />
            {resource && (
              <TextField
                label={t('amount')}
                value={amount}
                onValueChange={setAmount}
                error={whyNot(amount, count, owned)}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
            <div className={styles.pair}>
              <TextField
                label={t('price')}
                value={price}
                onValueChange={setPrice}
                error={whyNot(price, coins, dearest)}
                inputMode="numeric"
                autoComplete="off"
              />
              <Select
                label={t('payment.label')}
                value={payment}
                options={MARKET_PAYMENTS.map((one) => ({ value: one, label: t(`payment.${one}`) }))}
                onValueChange={setPayment}
              />
            </div>
            <p className={styles.facts} role="status">
              {t('fee', {
                fee: exact(coins === 0 ? 0 : marketFee(coins)),
                rest: exact(coins === 0 ? 0 : coins - marketFee(coins)),
              })}
            </p>
            <PriceHistory subject={resource ?? thing?.kind ?? 'nothing'} payment={payment} />
            <Button
              wide
              colour="green"
              busy={busy}
              disabled={coins === 0 || count === 0}
              onClick={() => void offer()}
            >
              {t('submit')}
            </Button>
          </div>
        )}
      </Parchment>
    </LayerDialog>
  )
}
