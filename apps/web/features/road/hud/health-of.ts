import type { PlayerView } from '@skystair/contract/player-view.ts'

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
