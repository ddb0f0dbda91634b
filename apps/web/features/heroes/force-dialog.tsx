import type { ReplyOf } from '@skystair/contract/call.ts'
import type { ForceView } from '@skystair/contract/force-view.ts'
import { completeForce, speedupForce, startForce } from '@skystair/contract/forces.ts'
import { hastePrice } from '@skystair/rules/forces/force.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BalanceAfter } from '../../platform/goods/balance-change.tsx'
import { PriceButton } from '../../platform/goods/price-button.tsx'
import { useDuration } from '../../platform/language/use-duration.ts'
import { LayerDialog } from '../../platform/pages/layer-dialog.tsx'
import { act } from '../../platform/server/act.ts'
import { now } from '../../platform/state/game.ts'
import { AtlasIcon } from '../../stage/pictures/atlas-icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { TimerBar } from '../../ui/numbers/timer-bar.tsx'
import { useTimeLeft } from '../../ui/numbers/use-time-left.ts'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './hero-forces.module.css'
import { useEffectText } from './use-effect-text.ts'

type Reply = ReplyOf<typeof startForce>
type Properties = {
  heroId: number
  force: ForceView
  onClose: () => void
  onChange: (reply: Reply) => void
}

const nothing = () => undefined
const pressedTwice = 700

/** One force: its tale, what it gives now and a level higher, and the hammer for it. */
export function ForceDialog({ heroId, force, onClose, onChange }: Properties) {
  const { t } = useTranslation(['forces', 'common'])
  const effectText = useEffectText()
  const [busy, setBusy] = useState(false)
  const { warriorClass, state, level, limit } = force
  const name = t(`force.${warriorClass as 'HUMAN'}.name`)

  async function perform(call: typeof startForce, word: string) {
    setBusy(true)
    const reply = await act(call, { params: { id: heroId, force: warriorClass } })
    // Another button takes the place of the pressed one: who presses twice did not mean to pay.
    setTimeout(() => setBusy(false), reply === null ? 0 : pressedTwice)
    if (reply === null) return
    onChange(reply)
    showToast({ text: word, tone: 'good', icon: 'hammer' })
  }
  const grown = t('grown', { name, level: level + 1 })

  return (
    <LayerDialog onClose={onClose} title={name} colour="purple">
      <Parchment>
        <div className={styles.portrait}>
          <AtlasIcon atlas="icons-classes" frame={warriorClass} />
        </div>
        <p className={styles.tale}>{t(`force.${warriorClass as 'HUMAN'}.text`)}</p>
        <dl className={styles.facts}>
          <dt>{t('level', { level, limit })}</dt>
          <dd>{level > 0 ? t('now', { effect: effectText(force, force.amount) }) : t('nothing-yet')}</dd>
          <dd data-next>
            {state === 'HIGHEST'
              ? t('state.HIGHEST')
              : t('next', { effect: effectText(force, force.nextAmount) })}
          </dd>
        </dl>
        {state === 'CAN_UPGRADE' && (
          <Start force={force} busy={busy} onStart={() => void perform(startForce, t('started'))} />
        )}
        {state === 'IN_PROGRESS' && (
          <Growing force={force} busy={busy} onHurry={() => void perform(speedupForce, grown)} />
        )}
        {state === 'DONE' && (
          <Button wide colour="green" shining busy={busy} onClick={() => void perform(completeForce, grown)}>
            {t('complete')}
          </Button>
        )}
      </Parchment>
    </LayerDialog>
  )
}

function Start({ force, busy, onStart }: { force: ForceView; busy: boolean; onStart: () => void }) {
  const { t } = useTranslation('forces')
  const duration = useDuration()
  return (
    <>
      <p className={styles.cost}>{t('time', { time: duration(force.lasts) })}</p>
      <BalanceAfter price={force.price} />
      <PriceButton wide icon="hammer" price={force.price} busy={busy} onPay={onStart}>
        {t('start')}
      </PriceButton>
    </>
  )
}

function Growing({ force, busy, onHurry }: { force: ForceView; busy: boolean; onHurry: () => void }) {
  const { t } = useTranslation('forces')
  const duration = useDuration()
  const endsAt = force.endsAt ?? 0
  const left = useTimeLeft(endsAt, now, nothing)
  const emeralds = hastePrice(left)
  return (
    <>
      <TimerBar
        label={t('state.IN_PROGRESS')}
        startedAt={endsAt - force.lasts}
        endsAt={endsAt}
        now={now}
        format={(rest) => t('left', { time: duration(rest) })}
      />
      <div className={styles.hurry}>
        <BalanceAfter price={[{ currency: 'mithril', amount: emeralds }]} />
        <PriceButton wide price={[{ currency: 'mithril', amount: emeralds }]} busy={busy} onPay={onHurry}>
          {t('speedup')}
        </PriceButton>
      </div>
    </>
  )
}
