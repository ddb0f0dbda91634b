import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { placeAfter } from '../../../platform/raid/place-after.ts'
import { useRaid } from '../../../platform/raid/raid-state.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from '../bars/battle-bars.module.css'
import { Bag, Prompt } from '../bars/battle-foot.tsx'
import { useCover } from '../bars/use-cover.ts'
import { useMyMove } from '../bars/use-my-move.ts'
import { hurryToTheEnd, pass, setAuto } from '../play/moves.ts'
import { usePlay } from '../play/play-state.ts'
import own from './raid-foot.module.css'
import { useIsOffPool, useRaidFight } from './use-raid-fight.ts'

/** What the player has dealt so far, and the two ways to deal more. */
export function RaidFoot() {
  const { t } = useTranslation(['battle', 'raid'])
  const bar = useCover('bottom')
  const auto = usePlay((state) => state.auto)
  const ended = usePlay((state) => state.ending !== null)
  return (
    <section ref={bar} className={styles.foot} aria-label={t('actions')}>
      <div className={own.hint}>
        <Bag />
        <Prompt />
        <Pass />
      </div>
      <div className={own.row}>
        <Mine />
        <Button icon="forward" disabled={ended} onClick={() => void hurryToTheEnd()}>
          {t('to-the-end')}
        </Button>
        <Button
          colour={auto ? 'yellow' : 'green'}
          icon="auto"
          sound="toggle"
          aria-pressed={auto}
          disabled={ended}
          onClick={() => setAuto(!auto)}
        >
          {t('auto')}
        </Button>
      </div>
    </section>
  )
}

function Pass() {
  const { t } = useTranslation('battle')
  const attackerId = usePlay((state) => state.attackerId)
  const mine = useMyMove()
  return (
    <IconButton
      icon="hourglass"
      size="small"
      label={t('pass')}
      aria-disabled={!mine || attackerId === null}
      onClick={() => attackerId !== null && pass(attackerId)}
    />
  )
}

/** All that was dealt this week, with what is being dealt now, and the place among the clan it makes. */
function Mine() {
  const { t } = useTranslation(['raid', 'common'])
  const raid = useRaid((state) => state.raid)
  const fight = useRaidFight()
  const isOff = useIsOffPool()
  const before = raid?.own.dealt ?? 0
  const dealt = before + (isOff ? 0 : (fight?.dealt ?? 0))
  const place = raid === null ? null : placeAfter(raid, dealt)
  return (
    <dl className={own.mine}>
      <Icon name="sword" size={2} />
      <div>
        <dt>{t('mine.dealt')}</dt>
        <dd>{shortNumber(dealt, t('common:number.decimal-mark'))}</dd>
      </div>
      {place !== null && (
        <div className={own.place}>
          <dt>{t('mine.place')}</dt>
          <dd>{place}</dd>
        </div>
      )}
    </dl>
  )
}
