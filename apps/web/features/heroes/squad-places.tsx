import type { PlayerView } from '@skystair/contract/player-view.ts'
import { squadLimit } from '@skystair/rules/heroes/squad-limit.ts'
import { useTranslation } from 'react-i18next'
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

/** The six places of the squad, the leader's first. */
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
  const rows = ['front', 'back'] as const
  return (
    <div className={styles.squad}>
      {rows.map((row, line) => (
        <section key={row} aria-label={t(`squad.${row}`)}>
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
                      disabled={chosen === null}
                      onClick={() => chosen !== null && onPut(chosen, place)}
                    >
                      <Icon name="plus" size={1.5} label={t('squad.empty')} />
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
