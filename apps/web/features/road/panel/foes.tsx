import { LESSONS } from '@skystair/content/lessons.data.ts'
import type { PlaceView } from '@skystair/contract/road.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { colourEdges } from '@skystair/rules/road/colour-edge.ts'
import { strengthOf } from '@skystair/rules/road/forecast.ts'
import { useTranslation } from 'react-i18next'
import { Odds } from '../../../platform/forecast/odds.tsx'
import { useGame } from '../../../platform/state/game.ts'
import { Progress } from '../../../ui/numbers/progress.tsx'
import type { Forecasted } from '../forecast/use-forecast.ts'
import { isWounded } from '../hud/health-of.ts'
import styles from './place-panel.module.css'
import type { PlaceInfo } from './use-place-info.ts'

type Properties = { place: PlaceView; info: PlaceInfo | null; forecasted: Forecasted | null }

/** Who stands at a place, how strong they are beside the squad, and what is to be expected. */
export function Foes({ place, info, forecasted }: Properties) {
  const { t } = useTranslation(['road', 'common', 'creatures'])
  const wounded = useGame(({ player }) => player !== null && isWounded(player))
  const mark = t('common:number.decimal-mark')
  const strength = info === null ? 0 : strengthOf(info.squad)
  const most = Math.max(place.power, strength, 1)
  const kinds = info?.enemies.map(({ kind }) => kind) ?? []
  const crowd = [...count(kinds)].map(([kind, number]) => {
    const name = t(`creatures:creature.${kind}` as 'creatures:creature.mossling')
    return number === 1 ? name : t('crowd', { name, count: number })
  })
  const forecast = forecasted?.forecast ?? null
  return (
    <section className={styles.foes}>
      <p className={styles.crowd}>{crowd.join(', ')}</p>
      {LESSONS.filter((kind) => kinds.includes(kind)).map((kind) => (
        <p key={kind} className={styles.lesson}>
          {t(`creatures:lesson.${kind}`)}
        </p>
      ))}
      <div className={styles.sides}>
        <span>{t('strength.ours')}</span>
        <Progress
          label={t('strength.ours')}
          tone="health"
          value={strength}
          max={most}
          text={shortNumber(strength, mark)}
        />
        <span>{t('strength.theirs')}</span>
        <Progress
          label={t('strength.theirs')}
          tone="foe"
          value={place.power}
          max={most}
          text={shortNumber(place.power, mark)}
        />
      </div>
      <Odds forecast={forecast} />
      <p className={styles.outlook} data-colour={forecast?.colour}>
        {forecast !== null && t(`outlook.${forecast.outlook}`)}
      </p>
      {info !== null && <Colours info={info} />}
      {forecast?.colour === 'red' && (
        <p className={styles.advice}>
          {/* Whoever has more power and loses all the same is owed a word about it. */}
          {!wounded && strength > place.power && `${t('outwits')} `}
          {t(wounded ? 'heal-first' : 'grow-first')}
        </p>
      )}
    </section>
  )
}

/** Blows of some colours are stopped: of ours by them, of theirs by us. */
function Colours({ info: { squad, enemies } }: { info: PlaceInfo }) {
  const { t } = useTranslation('road')
  const [theyStop, weStop] = [colourEdges(squad, enemies), colourEdges(enemies, squad)]
  if (theyStop.length + weStop.length === 0) return null
  return (
    <ul className={styles.colours} aria-label={t('colours.title')}>
      {theyStop.map(({ colour, stopped }) => (
        <li key={colour} data-colour={colour} data-side="theirs">
          {t(`colours.they-stop.${colour}`, { percent: stopped })}
        </li>
      ))}
      {weStop.map(({ colour, stopped }) => (
        <li key={colour} data-colour={colour} data-side="ours">
          {t(`colours.we-stop.${colour}`, { percent: stopped })}
        </li>
      ))}
    </ul>
  )
}

function count(kinds: readonly string[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>()
  for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1)
  return counted
}
