import type { HeroView } from '@skystair/contract/hero-view.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { useSpokenNumber } from '../../platform/language/use-spoken-number.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { useGame } from '../../platform/state/game.ts'
import { HeroFace } from '../../stage/pictures/hero-face.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Progress } from '../../ui/numbers/progress.tsx'
import styles from './squad-dock.module.css'
import { useSquad } from './use-squad.ts'

/** Beside the road: who walks, how strong and how well, and the squads in store. */
export default function SquadDock() {
  const player = useGame((state) => state.player)
  return player === null ? null : <Squad player={player} />
}

function Squad({ player }: { player: PlayerView }) {
  const { t } = useTranslation(['docks', 'heroes', 'common'])
  const play = usePressSound()
  const { number } = useSpokenNumber()
  const [order, setOrder] = useSquad(player)
  const squad = order.flatMap((id) => player.creatures.find((hero) => hero.id === id) ?? [])
  const power = squad.reduce((sum, hero) => sum + hero.power, 0)
  const saved = player.savedSquads.map((ids, place) => ({ ids, place })).filter(({ ids }) => ids.length > 0)
  return (
    <>
      <div className={styles.head}>
        <p className={styles.power}>
          <Icon name="crown" size={1.5} label={t('heroes:squad.power')} />
          {number(power)}
        </p>
        {saved.length > 0 && player.battle === null && (
          <fieldset className={styles.saved} aria-label={t('squads')}>
            {saved.map(({ ids, place }) => (
              <button
                key={place}
                type="button"
                title={t('heroes:squad.saved-short', { number: place + 1 })}
                aria-label={t('heroes:squad.saved-short', { number: place + 1 })}
                aria-pressed={ids.join() === order.join()}
                onClick={() => {
                  play('tab')
                  setOrder(ids)
                }}
              >
                {place + 1}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <ul className={styles.heroes}>
        {squad.map((hero) => (
          <li key={hero.id}>
            <DockedHero hero={hero} />
          </li>
        ))}
      </ul>
    </>
  )
}

function DockedHero({ hero }: { hero: HeroView }) {
  const { t } = useTranslation(['docks', 'creatures', 'heroes', 'common'])
  const play = usePressSound()
  const health = hero.skills.find(({ skillType }) => skillType === 'health')
  const [now, whole] = [health?.valueCurrent ?? 0, health?.valueTotal ?? 1]
  return (
    <button
      type="button"
      className={styles.hero}
      data-tier={hero.tier}
      data-fallen={now <= 0 || undefined}
      onClick={() => {
        play('open')
        openOverlay(`hero/${hero.id}`)
      }}
    >
      <span className={styles.face}>
        <HeroFace hero={hero.imageId} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{t(`creatures:hero.${hero.imageId as 'wanderer'}`)}</span>
        <span className={styles.strength}>
          <Icon name="crown" size={0.875} label={t('heroes:page.power')} />
          {shortNumber(hero.power, t('common:number.decimal-mark'))}
        </span>
        <Progress
          label={t('health', { percent: Math.floor((now / Math.max(1, whole)) * 100) })}
          tone="health"
          size="thin"
          value={now}
          max={whole}
        />
      </span>
    </button>
  )
}
