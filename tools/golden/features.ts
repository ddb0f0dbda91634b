import { type Battle, type Moved, ROUND_LIMIT } from '@skystair/rules/battle/battle.ts'
import type { Event } from '@skystair/rules/battle/event.ts'

export interface Fought {
  readonly beginning: Battle
  readonly moved: Moved
}

const featuresOfEvent = (event: Event): readonly string[] => [
  `event ${event.type}`,
  ...(event.type === 'hit'
    ? [
        `effect ${event.effect}`,
        ...(event.lucky ? ['lucky'] : []),
        ...(event.shapeshifted ? ['shapeshifted'] : []),
        ...(event.streak > 1 ? ['streak'] : []),
      ]
    : []),
  ...(event.type === 'died' ? [`cause ${event.cause}`] : []),
]

/** What of the rules a battle shows. */
export function featuresOf({ beginning, moved: { battle, events } }: Fought): readonly string[] {
  const used = battle.inputs.flatMap((input) => (input.type === 'consume' ? [input.consumableId] : []))
  const all = [
    `winner ${battle.winner}`,
    ...(battle.round === ROUND_LIMIT.MOB ? ['last round'] : []),
    ...events.flatMap(featuresOfEvent),
    ...battle.inputs.map(({ type }) => `input ${type}`),
    ...beginning.consumables
      .filter(({ id }) => used.includes(id))
      .map(({ effect }) => `consumed ${effect.type}`),
    ...beginning.creatures.flatMap(({ side, colour, attackKind, specials, pattern, trick }) => [
      `${side} ${colour}`,
      `attack ${attackKind}`,
      ...Object.keys(specials).map((skill) => `special ${skill}`),
      ...(trick === null ? [] : [`trick ${trick}`]),
      ...pattern.map((rule) => `hunts ${rule}`),
    ]),
  ]
  return [...new Set(all)]
}
