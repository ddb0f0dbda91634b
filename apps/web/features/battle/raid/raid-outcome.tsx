import type { BattleStatus } from '@skystair/contract/battle.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { percentLeft } from '../../../platform/raid/percent-left.ts'
import { useRaid } from '../../../platform/raid/raid-state.ts'
import { Celebration, type Reward } from '../../../ui/layers/celebration.tsx'
import { CopyReplay } from '../bars/copy-replay.tsx'
import { useRewards } from '../bars/use-rewards.ts'
import { goHome } from '../play/moves.ts'
import { usePlay } from '../play/play-state.ts'

/** What the fight took off the boss. Nobody loses here: whatever was dealt counts for the whole clan. */
export function RaidOutcome({ battle }: { battle: BattleStatus }) {
  const { t } = useTranslation(['raid', 'common'])
  const isHome = usePlay((state) => state.ending?.home != null)
  const gaveUp = usePlay((state) => state.ending?.gaveUp ?? false)
  const bestBlow = usePlay((state) => state.bestBlow)
  const raid = useRaid((state) => state.raid)
  const gains = useRewards(battle.reward)
  const mark = t('common:number.decimal-mark')
  const isDown = raid !== null && raid.left === 0
  const percent = raid === null ? null : percentLeft(raid.left, raid.pool)
  const format = (value: number) => shortNumber(value, mark)
  const cards: Reward[] = [
    { icon: 'sword', amount: battle.dealt, label: t('mine.dealt'), format },
    ...(bestBlow > 0
      ? [{ icon: 'star', amount: bestBlow, label: t('board.best-blow'), format } as const]
      : []),
    ...gains,
  ]
  const text = () => {
    if (!isHome || percent === null) return t('fight.counting')
    return isDown ? t('fight.down') : t('fight.left', { percent })
  }
  return (
    <Celebration
      open
      icon={gaveUp ? 'flag' : 'swords'}
      title={t(isDown && isHome ? 'fight.killed' : gaveUp ? 'fight.gave-up' : 'fight.title')}
      text={text()}
      rewards={cards}
      actionLabel={t('fight.onward')}
      onClose={() => void goHome()}
    >
      {isHome && <CopyReplay id={battle.id} />}
    </Celebration>
  )
}
