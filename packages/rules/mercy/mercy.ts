import type { Battle } from '../battle/battle.ts'
import type { Amounts } from '../economy/purse.ts'
import { dayOf } from '../everyday/everyday.ts'
import { type Refusal, refused } from '../refusal.ts'
import { isBossStair, isGuardian } from '../road/muster-enemies.ts'
import { parsePlaceId } from '../road/place.ts'
import type { AtMercy, Grateful, MercyLife } from './mercy-life.ts'

export const MERCIES = ['SPARE', 'LOOT'] as const
export type Mercy = (typeof MERCIES)[number]

/** How often guardians give up, and what comes of it. */
export interface MercyDesign {
  /** Of the guardians without a name, every so many gives up; those with one always do. */
  readonly every: number
  /** Share of a guardian's gold that looting brings at once. */
  readonly loot: number
  /** What gratitude brings, on a later day: a share of the gold, and something that is not gold. */
  readonly gratitude: { readonly gold: number; readonly amounts: Amounts }
  /** More than so many are not remembered at once. */
  readonly mostGrateful: number
  readonly goldOf: (stair: number) => number
}

/** Whose face the enemy had: the strongest of them. */
function faceOf({ creatures }: Battle): string | null {
  const foes = creatures.filter(({ side }) => side === 'enemy')
  const [face] = [...foes].sort((one, other) => other.healthTotal - one.healthTotal)
  return face?.kind ?? null
}

/** Who gives up at the end of this battle; null: nobody. */
function whoGaveUp(life: MercyLife, battle: Battle, { every }: MercyDesign): AtMercy | null {
  const creature = faceOf(battle)
  const stair = battle.placeId === null ? 0 : (parsePlaceId(battle.placeId)?.stair ?? 0)
  const isTheirTurn = isBossStair(stair) || life.victories + 1 >= every
  return creature !== null && isTheirTurn ? { battleId: battle.id, creature, stair } : null
}

export interface AfterVictory {
  readonly life: MercyLife
  /** Who has come to thank for mercy of an earlier day, and with what. */
  readonly thanks: { readonly by: Grateful; readonly amounts: Amounts } | null
}

const paid = (share: number, stair: number, { goldOf }: MercyDesign): number =>
  Math.round(goldOf(stair) * share)

/**
 * A guardian was beaten: perhaps it gives up, perhaps somebody spared earlier says thanks. Whoever was waiting and got no
 * word has slipped away.
 */
export function afterVictory(
  life: MercyLife,
  battle: Battle,
  design: MercyDesign,
  now: number,
): AfterVictory {
  if (battle.winner !== 'player' || battle.placeId === null || !isGuardian(battle.placeId))
    return { life, thanks: null }
  const waiting = whoGaveUp(life, battle, design)
  const by = life.grateful.find(({ day }) => day < dayOf(now))
  return {
    life: {
      victories: waiting === null ? life.victories + 1 : 0,
      waiting,
      grateful: life.grateful.filter((one) => one !== by),
    },
    thanks: by
      ? {
          by,
          amounts: { ...design.gratitude.amounts, gold: paid(design.gratitude.gold, by.stair, design) },
        }
      : null,
  }
}

export interface Judged {
  readonly life: MercyLife
  readonly good: number
  readonly evil: number
  readonly amounts: Amounts
}

/** One word, once: it goes its way, or goes it lighter. */
export function judge(
  life: MercyLife,
  battleId: string,
  mercy: Mercy,
  design: MercyDesign,
  now: number,
): Judged | Refusal {
  const { waiting } = life
  if (waiting === null || waiting.battleId !== battleId) return refused('mercy.refused.gone')
  const { creature, stair } = waiting
  if (mercy === 'LOOT')
    return {
      life: { ...life, waiting: null },
      good: 0,
      evil: 1,
      amounts: { gold: paid(design.loot, stair, design) },
    }
  const grateful = [...life.grateful, { creature, stair, day: dayOf(now) }].slice(-design.mostGrateful)
  return { life: { ...life, waiting: null, grateful }, good: 1, evil: 0, amounts: {} }
}
