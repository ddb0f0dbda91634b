import type { PlaceView } from '@skystair/contract/road.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../../platform/state/game.ts'
import { Progress } from '../../../ui/numbers/progress.tsx'
import { isWounded } from '../hud/health-of.ts'
import styles from './place-panel.module.css'
import type { PlaceInfo } from './use-place-info.ts'

/** Who stands at a place, how strong they are beside the squad, and what is to be expected. */
export function Foes({ place, info }: { place: PlaceView; info: PlaceInfo | null }) {
  const { t } = useTranslation(['road', 'common', 'creatures'])
  const wounded = useGame(({ player }) => player !== null && isWounded(player))
  const mark = t('common:number.decimal-mark')
  const strength = info?.strength ?? 0
  const most = Math.max(place.power, strength, 1)
  const crowd = [...count(info?.enemies ?? [])].map(([kind, number]) => {
    const name = t(`creatures:creature.${kind}` as 'creatures:creature.mossling')
    return number === 1 ? name : t('crowd', { name, count: number })
  })
  return (
    <section className={styles.foes}>
      <p className={styles.crowd}>{crowd.join(', ')}</p>
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
      <p className={styles.outlook} data-outlook={info?.outlook ?? undefined}>
        {info?.outlook != null && t(`outlook.${info.outlook}`)}
      </p>
      {(info?.outlook === 'risky' || info?.outlook === 'hopeless') && (
        <p className={styles.advice}>{t(wounded ? 'heal-first' : 'grow-first')}</p>
      )}
    </section>
  )
}

function count(kinds: readonly string[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>()
  for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1)
  return counted
}
