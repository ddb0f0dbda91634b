import type { PlayerView } from '@skystair/contract/player-view.ts'
import { squadLimit } from '@skystair/rules/heroes/squad-limit.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpokenNumber } from '../../platform/language/use-spoken-number.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageScreen } from '../../platform/pages/page-screen.tsx'
import { useGame } from '../../platform/state/game.ts'
import { figureOf } from '../../stage/art/figurines.ts'
import { Figure } from '../../stage/pictures/figure.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import textStyles from '../../ui/theme/text.module.css'
import { Bench } from './bench.tsx'
import styles from './heroes-overlay.module.css'
import { SavedSquads } from './saved-squads.tsx'
import { putAt, rowLength, strongest, without } from './squad-order.ts'
import { SquadPlaces } from './squad-places.tsx'
import { useDrag } from './use-drag.ts'
import { useSquad } from './use-squad.ts'

/** Who fights and who rests: the squad, the camp and the squads kept for later. */
export default function HeroesOverlay() {
  const player = useGame((state) => state.player)
  return player === null ? null : <Camp player={player} />
}

function Camp({ player }: { player: PlayerView }) {
  const { t } = useTranslation(['heroes', 'common', 'creatures'])
  const [order, setOrder] = useSquad(player)
  const [chosen, setChosen] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const { number } = useSpokenNumber()
  const heroOf = (id: number) => player.creatures.find((hero) => hero.id === id)
  const nameOf = (id: number) => t(`creatures:hero.${(heroOf(id)?.imageId ?? '') as 'wanderer'}`)
  const power = order.reduce((sum, id) => sum + (heroOf(id)?.power ?? 0), 0)

  function put(id: number, place: number) {
    const next = putAt(order, id, place)
    setOrder(next)
    setSaid(t('squad.moved', { name: nameOf(id), place: next.indexOf(id) + 1 }))
  }
  function rest(id: number) {
    if (order.length === 1) {
      showToast({ text: t('refused.last-hero'), icon: 'info' })
      return
    }
    setOrder(without(order, id))
    setSaid(t('squad.benched', { name: nameOf(id) }))
  }
  function call(id: number) {
    if (order.length >= squadLimit) showToast({ text: t('squad.full'), icon: 'info' })
    else put(id, order.length)
  }
  const { dragged, handlersFor, wasPulled } = useDrag((id, target) => {
    if (target !== 'camp') put(id, target.place)
    else if (order.includes(id)) rest(id)
  })
  const choose = (id: number | null) => {
    if (!wasPulled()) setChosen(id === chosen ? null : id)
  }
  // From row to row and to the camp a hero is drawn anew: the focus goes along with it.
  const followed = useRef<number | null>(null)
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>(`[data-hero="${followed.current}"]`)?.focus()
    followed.current = null
  })
  /** Arrows move a hero of the squad; space sends to camp and calls back. */
  function press(id: number, key: string): boolean {
    const place = order.indexOf(id)
    followed.current = id
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: rowLength, ArrowDown: -rowLength }[key]
    if (key === ' ') place < 0 ? call(id) : rest(id)
    else if (step !== undefined && place >= 0 && order[place + step] !== undefined) put(id, place + step)
    else return false
    return true
  }
  const shared = { player, chosen, onChoose: choose, onKey: press, handlersFor }
  const ghost = dragged && heroOf(dragged.id)

  return (
    <PageScreen title={t('title')} colour="purple">
      <p className={textStyles.hidden} role="status">
        {said}
      </p>
      <div className={styles.strength}>
        <span className={styles.power}>
          <Icon name="crown" size={1.75} /> {t('squad.power')}: {number(power)}
        </span>
        <Button size="small" colour="green" onClick={() => setOrder(strongest(player.creatures))}>
          {t('squad.best')}
        </Button>
      </div>
      <SquadPlaces {...shared} order={order} onPut={put} />
      {chosen !== null && heroOf(chosen) && (
        <div className={styles.actions}>
          <span className={styles.who}>{nameOf(chosen)}</span>
          <Button size="small" sound="open" onClick={() => openOverlay(`hero/${chosen}`)}>
            {t('squad.open')}
          </Button>
          {order.includes(chosen) ? (
            <Button size="small" colour="yellow" onClick={() => rest(chosen)}>
              {t('squad.to-camp')}
            </Button>
          ) : (
            <Button size="small" colour="green" onClick={() => call(chosen)}>
              {t('squad.to-squad')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.camp}>
        <div data-camp>
          <h3 className={styles.heading}>
            {t('squad.bench')} <small>{player.creatures.length - order.length}</small>
          </h3>
          <Bench {...shared} order={order} />
        </div>
        <SavedSquads player={player} order={order} onUse={setOrder} />
        <p className={styles.hint}>
          {t('squad.hint')} <span className={styles.keys}>{t('squad.hint-keys')}</span>
        </p>
      </div>
      {ghost && (
        <span className={styles.ghost} style={{ left: dragged.x, top: dragged.y }} aria-hidden="true">
          <Figure figure={figureOf(ghost.imageId)} />
        </span>
      )}
    </PageScreen>
  )
}
