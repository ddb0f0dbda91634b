import { useTranslation } from 'react-i18next'
import { useBattle } from '../../../platform/state/battle-state.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { IconName } from '../../../ui/icons/icon-source.ts'
import { Slot } from '../../../ui/surfaces/slot.tsx'
import { takeInHand } from '../play/choosing.ts'
import { hurryToTheEnd, pass } from '../play/moves.ts'
import { areSeen, usePlay } from '../play/play-state.ts'
import styles from './battle-bars.module.css'
import { useCover } from './use-cover.ts'
import { useMyMove } from './use-my-move.ts'
import { useNames } from './use-names.ts'
import { useTelling } from './use-telling.ts'

/** What to do next, in words and in buttons. */
export function BattleFoot() {
  const { t } = useTranslation('battle')
  const bar = useCover('bottom')
  return (
    <section ref={bar} className={styles.foot} aria-label={t('actions')}>
      <Prompt />
      <div className={styles.row}>
        <Bag />
        <Actions />
      </div>
    </section>
  )
}

export function Prompt() {
  const { t } = useTranslation(['battle', 'things'])
  const { attackerId, targetId, consumableId, auto, cutOff, pending, chronicle } = usePlay()
  const isSeen = usePlay(areSeen)
  const mine = useMyMove()
  const nameOf = useNames()
  const telling = useTelling()
  const last = chronicle.findLast(({ event }) => event.type !== 'round-ended')
  const text = (): string => {
    if (cutOff) return t('prompt.cut-off')
    if (pending !== null && last !== undefined) return telling(last.event)
    if (auto) return t('prompt.auto')
    if (!mine) return ''
    if (consumableId !== null)
      return t('prompt.thing', { thing: t(`things:name.consumable.${consumableId as 'elixir-of-health'}`) })
    if (!isSeen) return t('prompt.clouds')
    if (attackerId === null) return t('prompt.attacker')
    if (targetId !== null) return t('prompt.again')
    return t('prompt.target', { name: nameOf(attackerId) })
  }
  return (
    <p className={styles.prompt} data-bad={cutOff || undefined}>
      {text()}
    </p>
  )
}

function Actions() {
  const { t } = useTranslation('battle')
  const attackerId = usePlay((state) => state.attackerId)
  const ended = usePlay((state) => state.ending !== null)
  const mine = useMyMove()
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        icon="hourglass"
        aria-disabled={!mine || attackerId === null}
        onClick={() => attackerId !== null && pass(attackerId)}
      >
        {t('pass')}
      </Button>
      <Button size="small" icon="forward" disabled={ended} onClick={() => void hurryToTheEnd()}>
        {t('to-the-end')}
      </Button>
    </div>
  )
}

const pictures: Readonly<Record<string, IconName>> = {
  'elixir-of-health': 'potion-red',
  'elixir-of-purity': 'potion-green',
  'elixir-of-strength': 'potion-blue',
  'elixir-of-stone': 'shield',
  'scroll-of-the-needle': 'scroll-blue',
  'scroll-of-fire': 'scroll-red',
}

export function Bag() {
  const { t } = useTranslation(['battle', 'things'])
  const consumables = useBattle((state) => state.battle?.consumables)
  const inHand = usePlay((state) => state.consumableId)
  const carried = consumables?.filter(({ count }) => count > 0) ?? []
  if (carried.length === 0) return null
  return (
    <fieldset className={styles.bag} aria-label={t('bag')}>
      {carried.map(({ id, count }) => (
        <Slot
          key={id}
          label={t('thing', { thing: t(`things:name.consumable.${id as 'elixir-of-health'}`), count })}
          count={`×${count}`}
          selected={inHand === id}
          onClick={() => takeInHand(id)}
        >
          <Icon name={pictures[id] ?? 'potion-blue'} size={2.25} />
        </Slot>
      ))}
    </fieldset>
  )
}
