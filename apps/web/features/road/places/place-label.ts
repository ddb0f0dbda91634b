import type { PlaceView } from '@skystair/contract/road.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { CURRENCY_OF, SKILL_OF } from '@skystair/rules/road/place.ts'
import { type StairColour, stairColour } from '@skystair/rules/road/stair-colour.ts'
import { currencyIcons } from '../../../platform/goods/currency-icons.ts'
import { isFind, skillIcons } from './place-look.ts'
import type { TokenText } from './token.ts'

/** 65 000 ms are 1:05. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** What is written over a place: how long it rests, how strong those are who stand there, what it holds. */
export function labelOf(
  place: PlaceView,
  battleStair: number,
  time: number,
  mark: string,
  forecast: StairColour | null = null,
): TokenText | null {
  const { until, battleLost, creatureId, power, stair, resource, skill, reason } = place
  if (until !== null && until > time)
    return { icon: 'hourglass', text: clockOf(until - time), pill: battleLost ? 'red' : 'night' }
  if (creatureId !== null)
    return {
      icon: 'sword',
      text: shortNumber(power, mark),
      pill: forecast ?? stairColour(stair, battleStair),
    }
  // One sees what it is; how much of it, when it flies up.
  if (reason === 'MISS' || isFind(place)) return null
  if (resource !== null)
    return {
      icon: currencyIcons[CURRENCY_OF[resource.type]],
      text: shortCurrency(CURRENCY_OF[resource.type], resource.amount, mark),
      pill: 'night',
    }
  if (skill !== null)
    return {
      icon: skillIcons[SKILL_OF[skill.type]],
      text: `+${shortNumber(skill.amount, mark)}`,
      pill: 'night',
    }
  return null
}
