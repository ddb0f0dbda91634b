import { stairOf } from '@skystair/rules/climb/climber.ts'
import { earn } from '@skystair/rules/economy/purse.ts'
import { note } from './diary.ts'
import { allowed, bear, DAY, type Life, squadPower } from './life.ts'
import type { Profile } from './profile.ts'
import { sit } from './sitting.ts'

const PAY_EVERY = 3
const MORNING = 8 / 24

function buyEmeralds(life: Life, day: number): void {
  const amount = life.profile.emeralds
  if (amount === 0 || day % PAY_EVERY !== 0) return
  const purse = earn(life.climber.purse, { mithril: amount })
  if (!allowed(life, purse)) return
  life.climber = { ...life.climber, purse }
  note(life.diary.sources, 'bank', { mithril: amount })
}

/** A whole life, day by day. Day 0 is the first; "day 7" is the evening of the seventh day after it. */
export function live(profile: Profile, seed: string, days: number): Life {
  const life = bear(profile, seed)
  for (let day = 0; day <= days; day++) {
    buyEmeralds(life, day)
    const before = squadPower(life)
    for (let sitting = 0; sitting < profile.sessions; sitting++) {
      const at = (day + MORNING + (sitting * (1 - MORNING)) / Math.max(2, profile.sessions)) * DAY
      life.now = Math.max(life.now, at)
      sit(life, profile.minutes * 60)
    }
    life.diary.days.push({
      stair: stairOf(life.climber),
      level: life.climber.level.level,
      power: squadPower(life),
      gained: squadPower(life) > before,
    })
  }
  return life
}
