import { shortNumber } from '@skystair/rules/format/short-number.ts'
import type { Colour } from '@skystair/rules/skill/skills.ts'
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStage } from '../../../platform/state/stage-state.ts'
import spot from '../../../ui/controls/stage-spot.module.css'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { IconName } from '../../../ui/icons/icon-source.ts'
import { classes } from '../../../ui/theme/classes.ts'
import { type Creature, stands } from '../play/board.ts'
import { dragOver, drop, suits, touch } from '../play/choosing.ts'
import { labels } from '../play/labels.ts'
import { chooseNobody, type Standing, usePlay } from '../play/play-state.ts'
import styles from './fighter-button.module.css'

/** Colour is shown by shape too. */
const signs: Readonly<Record<Colour, IconName>> = { red: 'flame', blue: 'frost', yellow: 'star' }

const dragFrom = 10

type Properties = {
  creature: Creature
  name: string
  standing: Standing
  /** Whether touching it would do something now. */
  enabled: boolean
  named: boolean
  /** Name and health under its feet; the boss of a raid has a bar of its own. */
  plated?: boolean
}

/** One fighter for the hand, the keys and the ear, over its figure on the stage; a blow changes those it touches. */
export const FighterButton = memo(
  ({ creature, name, standing, enabled, named, plated = true }: Properties) => {
    const { scale } = useStage((state) => state.size)
    const attackerId = usePlay((state) => state.attackerId)
    const targetId = usePlay((state) => state.targetId)
    const consumableId = usePlay((state) => state.consumableId)
    const isAway = usePlay((state) => state.away.includes(creature.id))
    const drag = useDrag(creature)
    const chosen = enabled && (creature.id === attackerId || creature.id === targetId)
    const words = useLabel(creature, name)
    const label = usePlay((state) => state.labels.height)
    const labelHeight = named ? label : Math.min(label, labels.bare)
    const { x, y, height, half } = standing
    const written: CSSProperties & Record<`--${string}`, string> = {
      '--shift': `${(standing.label.x - x) * scale}px`,
      '--room': `${standing.label.room * scale}px`,
    }
    return (
      <button
        type="button"
        className={classes(spot.spot, styles.fighter)}
        style={{
          left: (x - half) * scale,
          top: (y - height) * scale,
          width: half * 2 * scale,
          height: (height + standing.label.y - y) * scale + labelHeight,
          zIndex: Math.round(y),
          ...written,
        }}
        data-fighter={creature.id}
        data-side={creature.side}
        data-chosen={chosen || undefined}
        data-suits={(enabled && consumableId !== null && suits(consumableId, creature)) || undefined}
        data-away={isAway || undefined}
        data-down={!stands(creature) || undefined}
        aria-label={words}
        aria-pressed={chosen}
        aria-disabled={!enabled || !stands(creature)}
        tabIndex={stands(creature) ? 0 : -1}
        onClick={() => !drag.wasDragged() && touch(creature)}
        onKeyDown={leaveByEscape}
        {...drag.handlers}
      >
        {plated && <Plate creature={creature} name={named || chosen ? name : null} />}
      </button>
    )
  },
)

const leaveByEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') chooseNobody()
}

function useLabel(creature: Creature, name: string): string {
  const { t } = useTranslation(['battle', 'common'])
  const number = (value: number) => shortNumber(value, t('common:number.decimal-mark'))
  if (!stands(creature)) return `${name}. ${t('fighter.down')}`
  return [
    name,
    t('fighter.health', {
      health: number(creature.health),
      total: number(creature.healthTotal),
    }),
    t(`colour.${creature.colour}`),
    ...(creature.poisoned > 0 ? [t('fighter.poisoned', { doses: creature.poisoned })] : []),
    ...(creature.immortality > 0 ? [t('fighter.immortal', { points: number(creature.immortality) })] : []),
    ...(creature.side === 'player' && !creature.canAct ? [t('fighter.acted')] : []),
  ].join('. ')
}

function Plate({ creature, name }: { creature: Creature; name: string | null }) {
  const { t } = useTranslation('common')
  const estimate = usePlay((state) => state.estimate)
  const { health, healthTotal, poisoned, immortality, colour } = creature
  const threat = estimate?.defenderId === creature.id ? Math.min(health, estimate.expected) : 0
  const bar: CSSProperties & Record<`--${string}`, number> = {
    '--health': Math.max(0, Math.min(1, health / healthTotal)),
    '--left': Math.max(0, Math.min(1, (health - threat) / healthTotal)),
  }
  return (
    <span className={styles.plate} aria-hidden="true">
      {name !== null && <span className={styles.name}>{name}</span>}
      <span className={styles.line}>
        <span className={styles.sign} data-colour={colour}>
          <Icon name={signs[colour]} size={1} />
        </span>
        <span className={styles.bar} style={bar}>
          <span className={styles.lost} />
          <span className={styles.fill} data-threatened={threat > 0 || undefined} />
          <span className={styles.number}>{shortNumber(health, t('number.decimal-mark'))}</span>
        </span>
      </span>
      {(poisoned > 0 || immortality > 0) && (
        <span className={styles.marks}>
          {poisoned > 0 && <Mark icon="poison" count={poisoned} />}
          {immortality > 0 && <Mark icon="heart" count={Math.ceil(immortality)} />}
        </span>
      )}
    </span>
  )
}

function Mark({ icon, count }: { icon: IconName; count: number }) {
  return (
    <span className={styles.mark}>
      <Icon name={icon} size={0.9375} />
      {count > 1 && count}
    </span>
  )
}

/** One of ours may be dragged onto one of theirs. */
function useDrag(creature: Creature) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const dragged = useRef(false)
  const underneath = (event: PointerEvent): Creature | null => {
    const hit = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-fighter]'))
      .find((element) => element !== null && element.dataset.side === 'enemy')
    const id = Number(hit?.dataset.fighter)
    return usePlay.getState().board.find((one) => one.id === id) ?? null
  }
  const letGo = () => {
    from.current = null
  }
  return {
    wasDragged: () => dragged.current,
    handlers:
      creature.side !== 'player'
        ? {}
        : {
            onPointerDown: (event: PointerEvent) => {
              from.current = { x: event.clientX, y: event.clientY }
              dragged.current = false
            },
            onPointerMove: (event: PointerEvent<HTMLElement>) => {
              const start = from.current
              if (start === null) return
              if (!dragged.current) {
                if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < dragFrom) return
                dragged.current = true
                event.currentTarget.setPointerCapture(event.pointerId)
              }
              dragOver(creature, underneath(event), stagePoint(event))
            },
            onPointerUp: (event: PointerEvent) => {
              if (from.current !== null && dragged.current) drop(creature, underneath(event))
              letGo()
            },
            onPointerCancel: () => {
              if (dragged.current) drop(creature, null)
              letGo()
            },
          },
  }
}

/** A point of the page in pixels of a stage 600 wide. */
function stagePoint({ clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
  const { scale } = useStage.getState().size
  const stage = document.querySelector('[data-stage]')?.getBoundingClientRect()
  return { x: (clientX - (stage?.left ?? 0)) / scale, y: (clientY - (stage?.top ?? 0)) / scale }
}
