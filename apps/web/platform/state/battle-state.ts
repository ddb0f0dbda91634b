import { type BattleStatus, getBattle, giveUpBattle } from '@skystair/contract/battle.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { create } from 'zustand'
import { tellRefusal } from '../server/act.ts'
import { ask, Refused } from '../server/ask.ts'
import { rememberDress, rememberedDress } from './dressed.ts'
import { raise, refreshGame, setPlayer } from './game.ts'

/** A battle that is over, from its beginning to its end. */
export interface Replay {
  readonly beginning: BattleStatus
  readonly ending: BattleStatus
}

interface BattleState {
  /** The battle being fought, as the server last told it. */
  readonly battle: BattleStatus | null
  /** What is watched instead, by anybody with the link. */
  readonly replay: Replay | null
  /** For which feast those who are fought have dressed, if this browser has seen them on the road. */
  readonly feast: EventKind | null
}

export const useBattle = create<BattleState>(() => ({ battle: null, replay: null, feast: null }))

/** The stage goes to the battle, or learns how it stands. */
export function enterBattle(battle: BattleStatus, feast: EventKind | null = null): void {
  if (feast !== null) rememberDress(battle.id, feast)
  useBattle.setState((before) => ({
    battle,
    feast: feast ?? (before.battle?.id === battle.id ? before.feast : rememberedDress(battle.id)),
  }))
}

/** The squad is back on the road. */
export function leaveBattle(player: PlayerView): void {
  setPlayer(player)
  useBattle.setState({ battle: null, feast: null })
}

/** Goes on with a battle that the server remembers and this page does not. */
export async function resumeBattle(): Promise<void> {
  try {
    enterBattle(await ask(getBattle, {}))
  } catch (error) {
    if (error instanceof Refused && isCalledOff(error)) await comeBackUnhurt(error)
    // It was finished elsewhere in the meantime.
    else if (error instanceof Refused) await refreshGame()
    else raise('lost')
  }
}

/** Whether the battle was begun under older rules: then the server lets the squad go as it came. */
const isCalledOff = ({ code }: Refused): boolean => code === 'battle.refused.rules-changed'

async function comeBackUnhurt(why: Refused): Promise<void> {
  try {
    leaveBattle(await ask(giveUpBattle, {}))
    tellRefusal(why)
  } catch {
    raise('lost')
  }
}
