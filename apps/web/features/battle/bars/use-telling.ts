import type { Event } from '@skystair/rules/battle/event.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlay } from '../play/play-state.ts'
import { useNames } from './use-names.ts'

/** Tells an event in the player's language, in as many sentences as it needs. */
export function useTelling(): (event: Event) => string {
  const { t } = useTranslation(['battle', 'things', 'common'])
  const nameOf = useNames()
  const isRaid = usePlay((state) => state.isRaid)
  return useMemo(() => tellingIn(t, nameOf, isRaid), [t, nameOf, isRaid])
}

function tellingIn(
  t: TFunction<['battle', 'things', 'common']>,
  nameOf: (id: number) => string,
  isRaid: boolean,
): (event: Event) => string {
  const number = (value: number) => shortNumber(value, t('common:number.decimal-mark'))

  const hit = (event: Extract<Event, { type: 'hit' }>): string[] => {
    const [attacker, defender] = [nameOf(event.attackerId), nameOf(event.defenderId)]
    const damage = {
      damage: shortNumber(event.damage, t('common:number.decimal-mark')),
      health: number(event.health),
    }
    return [
      ...(event.shapeshifted ? [t('event.shapeshifted', { attacker })] : []),
      ...(event.streak > 1 ? [t('event.streak', { streak: event.streak })] : []),
      ...(event.lucky ? [t('event.lucky')] : []),
      ...(event.effect === 'CLAN_BLOCK' ? [t('event.blocked-clan')] : []),
      event.effect === 'GOLEM_BLOCK'
        ? t('event.blocked-colour', { defender })
        : t('event.hit', { attacker, defender, ...damage }),
    ]
  }

  const sentences = (event: Event): string[] => {
    switch (event.type) {
      case 'hit':
        return hit(event)
      case 'missed':
        return [t('event.missed', { attacker: nameOf(event.attackerId) })]
      case 'countered':
        return [
          t('event.countered', {
            attacker: nameOf(event.attackerId),
            defender: nameOf(event.defenderId),
            damage: shortNumber(event.damage, t('common:number.decimal-mark')),
            health: number(event.health),
          }),
        ]
      case 'survived':
        return [
          t('event.survived', { creature: nameOf(event.creatureId), immortality: number(event.immortality) }),
        ]
      case 'poisoned':
        return [t('event.poisoned', { creature: nameOf(event.creatureId), stacks: event.stacks })]
      case 'poison-ticked':
        return [
          t('event.poison-ticked', {
            creature: nameOf(event.creatureId),
            damage: shortNumber(event.damage, t('common:number.decimal-mark')),
            health: number(event.health),
          }),
        ]
      case 'died':
        return [t('event.died', { creature: nameOf(event.creatureId) })]
      case 'resurrected':
        return [
          t('event.resurrected', {
            creature: nameOf(event.creatureId),
            health: number(event.health),
          }),
        ]
      case 'healed':
        return [
          t('event.healed', {
            creature: nameOf(event.creatureId),
            amount: number(event.amount),
            health: number(event.health),
          }),
        ]
      case 'mirrored':
        return [
          t('event.mirrored', {
            attacker: nameOf(event.attackerId),
            defender: nameOf(event.defenderId),
            damage: number(event.damage),
            health: number(event.health),
          }),
        ]
      case 'skipped':
        return [t('event.skipped', { creature: nameOf(event.creatureId) })]
      case 'consumed':
        return [
          t('event.consumed', {
            thing: t(`things:name.consumable.${event.consumableId as 'elixir-of-health'}`),
            creature: nameOf(event.targetCreatureId),
          }),
        ]
      case 'gave-up':
        return [t('event.gave-up')]
      case 'finished':
        return [t(isRaid ? 'event.raid-over' : event.winner === 'player' ? 'event.won' : 'event.lost')]
      case 'round-started':
        return [t('event.round-started', { round: event.round })]
      case 'round-ended':
        return []
    }
  }
  return (event) => sentences(event).join(' ')
}
