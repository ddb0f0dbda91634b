import { picture } from '@skystair/art/baked/files.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { squadLimit } from '@skystair/rules/heroes/squad-limit.ts'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { artAddress } from '../../stage/art/art-address.ts'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { HeroToken, type TokenProperties } from './hero-token.tsx'
import styles from './heroes-overlay.module.css'
import { rowLength } from './squad-order.ts'

export type Pulling = {
  player: PlayerView
  order: readonly number[]
  chosen: number | null
  onChoose: (id: number | null) => void
  onKey: (id: number, key: string) => boolean
  handlersFor: (id: number) => TokenProperties['handlers']
}

/** As they stand before the eye: those behind are above. */
const rows = [
  { row: 'back', line: 1 },
  { row: 'front', line: 0 },
] as const

/** The six places of the squad. */
export function SquadPlaces({
  player,
  order,
  chosen,
  onChoose,
  onKey,
  handlersFor,
  onPut,
}: Pulling & { onPut: (id: number, place: number) => void }) {
  const { t } = useTranslation('heroes')
  const play = usePressSound()
  const resting = player.creatures
    .filter(({ id }) => !order.includes(id))
    .sort((one, two) => two.power - one.power)
  /** Who was chosen, else the strongest of the camp; an empty camp sends to where heroes are hired. */
  const fill = (place: number) => {
    const next = chosen ?? resting[0]?.id
    if (next === undefined) openOverlay('shop')
    else onPut(next, place)
  }
  return (
    <div className={styles.squad}>
      <img className={styles.ground} src={artAddress(picture('arena-forest', 1))} alt="" draggable={false} />
      {rows.map(({ row, line }) => (
        <section key={row} className={styles.line} data-row={row} aria-label={t(`squad.${row}`)}>
          <h3 className={styles.row}>{t(`squad.${row}`)}</h3>
          <ol className={styles.places} start={line * rowLength + 1}>
            {Array.from({ length: squadLimit / rows.length }, (_, column) => {
              const place = line * rowLength + column
              const hero = player.creatures.find(({ id }) => id === order[place])
              return (
                <li key={hero?.id ?? `empty-${place}`} className={styles.place} data-place={place}>
                  {place === 0 && (
                    <span className={styles.leader}>
                      <Icon name="crown" size={1.5} label={t('squad.leader')} />
                    </span>
                  )}
                  {hero ? (
                    <HeroToken
                      stands
                      hero={hero}
                      chosen={hero.id === chosen}
                      onChoose={() => onChoose(hero.id)}
                      onKey={(key) => onKey(hero.id, key)}
                      handlers={handlersFor(hero.id)}
                    />
                  ) : (
                    <button
                      type="button"
                      className={styles.empty}
                      onClick={() => {
                        play('tap')
                        fill(place)
                      }}
                    >
                      <span className={styles.plus}>
                        <Icon name="plus" size={1.75} />
                      </span>
                      {t(chosen === null && resting.length === 0 ? 'squad.hire' : 'squad.fill')}
                    </button>
                  )}
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}
