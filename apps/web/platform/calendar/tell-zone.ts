import { setTimeZone } from '@skystair/contract/calendar.ts'
import { useEffect } from 'react'
import { deviceZone } from '../device/device-zone.ts'
import { ask } from '../server/ask.ts'
import { useGame } from '../state/game.ts'

const key = 'skystair.zone'

/** What begins by each one's own clock needs to know whose: told once, and again when the device has travelled. */
export function useTellZone(): void {
  const id = useGame(({ player, info }) => (info?.visited ? null : (player?.id ?? null)))
  useEffect(() => {
    const timeZone = deviceZone()
    if (id === null || timeZone === null) return
    const told = `${id} ${timeZone}`
    if (kept() === told) return
    // What was not heard is told at the next visit.
    ask(setTimeZone, { body: { timeZone } }).then(
      () => keep(told),
      () => undefined,
    )
  }, [id])
}

function kept(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(told: string): void {
  try {
    localStorage.setItem(key, told)
  } catch {
    // A browser that keeps nothing tells every time.
  }
}
