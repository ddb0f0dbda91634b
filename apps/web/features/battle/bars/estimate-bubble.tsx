import type { Estimate } from '@skystair/rules/battle/precalculate.ts'
import { shortNumber, shortRange } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { useStage } from '../../../platform/state/stage-state.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { strike } from '../play/moves.ts'
import { usePlay } from '../play/play-state.ts'
import styles from './estimate-bubble.module.css'

const halfWidth = 112
const fromEdge = 6
const tall = 150

/** What the blow would do, beside whom it would be done to. */
export function EstimateBubble() {
  const { t } = useTranslation('battle')
  const { scale, width, height } = useStage((state) => state.size)
  const attackerId = usePlay((state) => state.attackerId)
  const targetId = usePlay((state) => state.targetId)
  const estimate = usePlay((state) => state.estimate)
  const isDragged = usePlay((state) => state.aim !== null)
  const standing = usePlay((state) => (targetId === null ? undefined : state.standings[targetId]))
  const { bottom } = usePlay((state) => state.covered)
  const { height: labelHeight } = usePlay((state) => state.labels)
  if (standing === undefined || attackerId === null || targetId === null) return null
  const left = Math.min(width - halfWidth - fromEdge, Math.max(halfWidth + fromEdge, standing.x * scale))
  const below = standing.label.y * scale + labelHeight + 8
  const fits = below + tall < height - bottom
  const top = fits ? below : (standing.y - standing.height) * scale - 14
  return (
    <div className={styles.bubble} style={{ left, top }} data-side={fits ? 'below' : 'above'} role="status">
      {estimate === null ? (
        <p className={styles.detail}>{t('estimate.waiting')}</p>
      ) : (
        <>
          <Outlook estimate={estimate} />
          {!isDragged && (
            <Button size="small" colour="green" icon="sword" onClick={() => strike(attackerId, targetId)}>
              {t('estimate.strike')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

const percentOf = (chance: number): number => Math.round(chance * 100)

function Outlook({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation(['battle', 'common'])
  const mark = t('common:number.decimal-mark')
  const { min, max, kills, missesShadow, blockers, counter, poisons } = estimate
  return (
    <>
      <p className={styles.damage}>
        <Icon name="sword" size={1.5} />
        {missesShadow ? t('estimate.shadow') : t('estimate.damage', { damage: shortRange(min, max, mark) })}
      </p>
      {kills > 0 && <p className={styles.good}>{t('estimate.kills', { percent: percentOf(kills) })}</p>}
      {blockers.map(({ effect, chance }) => (
        <p key={effect} className={styles.detail}>
          {t(effect === 'CLAN_BLOCK' ? 'estimate.clan-block' : 'estimate.block', {
            percent: percentOf(chance),
          })}
        </p>
      ))}
      {Math.round(poisons) > 0 && (
        <p className={styles.detail}>{t('estimate.poison', { damage: shortNumber(poisons, mark) })}</p>
      )}
      {counter.chance > 0 && Math.round(counter.max) > 0 && (
        <p className={styles.bad}>
          {t('estimate.counter', { damage: shortRange(counter.min, counter.max, mark) })}
        </p>
      )}
    </>
  )
}
