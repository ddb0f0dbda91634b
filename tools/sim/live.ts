import { stairOf } from '@skystair/rules/climb/climber.ts'
import { earn } from '@skystair/rules/economy/purse.ts'
import { readCalendar, running } from './calendar.ts'
import { note } from './diary.ts'
import { allowed, bear, DAY, type Life, squadPower } from './life.ts'
import type { Profile } from './profile.ts'
import { sit } from './sitting.ts'

const PAY_EVERY = 3
const MORNING = 8 / 24

/** In the days of the bank there is more for the same money. */
function buyEmeralds(life: Life, day: number): void {
  const { emeralds } = life.profile
  if (emeralds === 0 || day % PAY_EVERY !== 0) return
  readCalendar(life)
  const more = Number(running(life, 'GEMS_PLUS_50')?.contents.percent ?? 0)
  const amount = emeralds + Math.floor((emeralds * more) / 100)
  const purse = earn(life.climber.purse, { mithril: amount })
  if (!allowed(life, purse)) return
  life.climber = { ...life.climber, purse }
  life.bought = [...life.bought, { payment: `day ${day}`, at: life.now, emeralds }]
  note(life.diary.sources, 'bank', { mithril: amount })
}

/** When the day's sittings begin: at eight, and then spread over what is left of the day. */
export const sittingAt = ({ sessions }: Pick<Profile, 'sessions'>, day: number, sitting: number): number =>
  (day + MORNING + (sitting * (1 - MORNING)) / Math.max(2, sessions)) * DAY

/** A whole life, day by day. Day 0 is the first; "day 7" is the evening of the seventh day after it. */
export function live(profile: Profile, seed: string, days: number): Life {
  const life = bear(profile, seed)
  for (let day = 0; day <= days; day++) {
    buyEmeralds(life, day)
    const before = squadPower(life)
    for (let sitting = 0; sitting < profile.sessions; sitting++) {
      life.now = Math.max(life.now, sittingAt(profile, day, sitting))
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
