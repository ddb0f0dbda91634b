import type { ReplyOf } from '@skystair/contract/call.ts'
import type { ForceSheet, ForceView } from '@skystair/contract/force-view.ts'
import { buyHammer, type startForce } from '@skystair/contract/forces.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BalanceAfter } from '../../platform/goods/balance-change.tsx'
import { PriceButton } from '../../platform/goods/price-button.tsx'
import { useDuration } from '../../platform/language/use-duration.ts'
import { act } from '../../platform/server/act.ts'
import { now, setPlayer } from '../../platform/state/game.ts'
import { AtlasIcon } from '../../stage/pictures/atlas-icon.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { Price } from '../../ui/numbers/price.tsx'
import { Countdown } from '../../ui/numbers/timer-bar.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import { Slot } from '../../ui/surfaces/slot.tsx'
import { ForceDialog } from './force-dialog.tsx'
import styles from './hero-forces.module.css'
import { useEffectText } from './use-effect-text.ts'

type Properties = {
  heroId: number
  sheet: ForceSheet
  /** Something is other than before: the page asks again. */
  onChange: () => void
}

/** All that a hero can learn: how far each force is, and what makes it grow. */
export function HeroForces({ heroId, sheet, onChange }: Properties) {
  const { t } = useTranslation('forces')
  const [asked, setAsked] = useState<string | null>(null)
  const [newer, setNewer] = useState({ than: sheet, sheet })
  // What a deed has changed is seen at once; the rest of the page follows.
  const shown = newer.than === sheet ? newer.sheet : sheet
  const open = shown.forces.find(({ warriorClass }) => warriorClass === asked)

  function take(reply: ReplyOf<typeof startForce>) {
    setPlayer(reply.player)
    setNewer({ than: sheet, sheet: reply.sheet })
    onChange()
  }

  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <Hammers sheet={shown} onChange={onChange} />
      <ul className={styles.forces}>
        {shown.forces.map((force) => (
          <li key={force.warriorClass}>
            <Row force={force} onOpen={() => setAsked(force.warriorClass)} onDone={onChange} />
          </li>
        ))}
      </ul>
      {open && <ForceDialog heroId={heroId} force={open} onClose={() => setAsked(null)} onChange={take} />}
    </>
  )
}

function Row({ force, onOpen, onDone }: { force: ForceView; onOpen: () => void; onDone: () => void }) {
  const { t } = useTranslation('forces')
  const effectText = useEffectText()
  const duration = useDuration()
  const { warriorClass, state, level, limit, endsAt } = force
  return (
    <div className={styles.row} data-state={state}>
      <ListRow
        start={
          <Slot label={t(`force.${warriorClass as 'HUMAN'}.name`)} count={level > 0 ? String(level) : null}>
            <span className={styles.face}>
              <AtlasIcon atlas="icons-classes" frame={warriorClass} />
            </span>
          </Slot>
        }
        title={t(`force.${warriorClass as 'HUMAN'}.name`)}
        text={
          level > 0
            ? effectText(force, force.amount)
            : t('next', { effect: effectText(force, force.nextAmount) })
        }
        end={
          state === 'IN_PROGRESS' && endsAt !== null ? (
            <Countdown endsAt={endsAt} format={duration} now={now} onEnd={onDone} />
          ) : (
            <span className={styles.state} data-state={state}>
              {state === 'DONE' && <Icon name="check" size={1.25} />}
              {state === 'CAN_UPGRADE' ? t('level', { level, limit }) : t(`state.${state}`)}
            </span>
          )
        }
        onClick={onOpen}
      />
    </div>
  )
}

/** How many forces may grow at once, and one more hammer for emeralds. */
function Hammers({ sheet, onChange }: { sheet: ForceSheet; onChange: () => void }) {
  const { t } = useTranslation(['forces', 'common', 'shop'])
  const [asks, setAsks] = useState(false)
  const [bought, setBought] = useState(false)
  const [busy, setBusy] = useState(false)
  const { currentCount: free, maxCount: all } = sheet.hammerDto
  const { hammerPrice } = sheet

  async function buy() {
    setBusy(true)
    const player = await act(buyHammer, {})
    setBusy(false)
    setAsks(false)
    if (player === null) return
    setPlayer(player)
    setBought(true)
    onChange()
  }

  return (
    <div className={styles.hammers}>
      <Icon name="hammer" size={1.75} />
      <span>{t('hammers', { free, all })}</span>
      {hammerPrice !== null && (
        <PriceButton
          size="small"
          price={[{ currency: 'mithril', amount: hammerPrice }]}
          onPay={() => setAsks(true)}
        >
          {t('hammer-buy')}
        </PriceButton>
      )}
      <ConfirmDialog
        open={asks}
        title={t('hammer-title')}
        confirmLabel={t('buy')}
        cancelLabel={t('common:button.cancel')}
        confirmIcon="hammer"
        confirmColour="yellow"
        confirmNote={
          <Price
            icon="emerald"
            amount={String(hammerPrice)}
            label={t('shop:price.mithril', { amount: hammerPrice })}
          />
        }
        busy={busy}
        onCancel={() => setAsks(false)}
        onConfirm={() => void buy()}
      >
        <p>{t('hammer-text')}</p>
        {hammerPrice !== null && <BalanceAfter price={[{ currency: 'mithril', amount: hammerPrice }]} />}
      </ConfirmDialog>
      <Celebration
        open={bought}
        onClose={() => setBought(false)}
        title={t('hammer-title')}
        text={t('hammer-done')}
        icon="hammer"
        actionLabel={t('common:button.close')}
      />
    </div>
  )
}
