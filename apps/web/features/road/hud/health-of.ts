import type { PlayerView } from '@skystair/contract/player-view.ts'
import { strengthOf } from '@skystair/rules/road/forecast.ts'

/** Health of those who fight, all together. */
export function healthOf({ creatures }: Pick<PlayerView, 'creatures'>): { current: number; total: number } {
  let [current, total] = [0, 0]
  for (const { combative, skills } of creatures) {
    const health = skills.find(({ skillType }) => skillType === 'health')
    if (!combative || health === undefined) continue
    current += health.valueCurrent
    total += health.valueTotal
  }
  return { current, total }
}

const wellEnough = 0.7

export function isWounded(player: Pick<PlayerView, 'creatures'>): boolean {
  const { current, total } = healthOf(player)
  return current < total * wellEnough
}

/** Attack, defence and the health that is left of those who can stand. */
export function strengthNow({ creatures }: Pick<PlayerView, 'creatures'>): number {
  const fighting = creatures.filter(({ combative }) => combative)
  return strengthOf(
    fighting.map(({ skills }) => {
      const of = (wanted: 'attack' | 'defence' | 'health') =>
        skills.find(({ skillType }) => skillType === wanted)?.valueCurrent ?? 0
      return { attack: of('attack'), defence: of('defence'), health: of('health') }
    }),
  )
}
