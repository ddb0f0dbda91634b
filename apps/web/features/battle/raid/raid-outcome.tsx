import type { BattleStatus } from '@skystair/contract/battle.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { percentLeft } from '../../../platform/raid/percent-left.ts'
import { lookAtRaid, useRaid } from '../../../platform/raid/raid-state.ts'
import { Celebration, type Reward } from '../../../ui/layers/celebration.tsx'
import { CopyReplay } from '../bars/copy-replay.tsx'
import { useRewards } from '../bars/use-rewards.ts'
import { goHome } from '../play/moves.ts'
import { usePlay } from '../play/play-state.ts'
import { blowWords, type Counted, countedOf } from './blow-words.ts'

/** What of a fight went off the pool, asked for when the squad is home; null: not told yet. */
function useCounted(battleId: string, isHome: boolean): Counted | null {
  const raid = useRaid((state) => state.raid)
  const [week] = useState(raid?.week ?? null)
  const counted = isHome ? countedOf(battleId, week, raid) : null
  const isAsked = isHome && counted === null
  useEffect(() => {
    // An answer that is on its way already may be of before.
    if (isAsked) void lookAtRaid().then(lookAtRaid)
  }, [isAsked])
  return counted
}

/** What the fight took off the boss. Nobody loses here: whatever was dealt counts for the whole clan. */
export function RaidOutcome({ battle }: { battle: BattleStatus }) {
  const { t } = useTranslation(['raid', 'common'])
  const isHome = usePlay((state) => state.ending?.home != null)
  const gaveUp = usePlay((state) => state.ending?.gaveUp ?? false)
  const bestBlow = usePlay((state) => state.bestBlow)
  const raid = useRaid((state) => state.raid)
  const gains = useRewards(battle.reward)
  const mark = t('common:number.decimal-mark')
  const counted = useCounted(battle.id, isHome)
  const percent = raid === null ? 0 : percentLeft(raid.left, raid.pool)
  const format = (value: number) => shortNumber(value, mark)
  const cards: Reward[] = [
    { icon: 'sword', amount: counted?.dealt ?? battle.dealt, label: t('mine.dealt'), format },
    ...(bestBlow > 0
      ? [{ icon: 'star', amount: bestBlow, label: t('board.best-blow'), format } as const]
      : []),
    ...gains,
  ]
  return (
    <Celebration
      open
      icon={gaveUp ? 'flag' : 'swords'}
      title={t(counted?.killed ? 'fight.killed' : gaveUp ? 'fight.gave-up' : 'fight.title')}
      text={t(`fight.${blowWords(counted, battle.dealt, raid?.left ?? 0)}`, { percent })}
      rewards={cards}
      actionLabel={t('fight.onward')}
      onClose={() => void goHome()}
    >
      {isHome && <CopyReplay id={battle.id} />}
    </Celebration>
  )
}
