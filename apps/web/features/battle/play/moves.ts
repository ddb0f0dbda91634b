import {
  ask as askBest,
  type BattleStatus,
  complete,
  getBattle,
  giveUpBattle,
  hit,
  removeConsumable,
  skip,
} from '@skystair/contract/battle.ts'
import type { Call, ReplyOf } from '@skystair/contract/call.ts'
import { precalculate } from '@skystair/rules/battle/precalculate.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import i18next from 'i18next'
import { attempt, tellRefusal } from '../../../platform/server/act.ts'
import { ask, type Question, Refused } from '../../../platform/server/ask.ts'
import { oneAtATime } from '../../../platform/server/one-at-a-time.ts'
import { enterBattle, leaveBattle, useBattle } from '../../../platform/state/battle-state.ts'
import { refreshGame } from '../../../platform/state/game.ts'
import { sound } from '../../../sound/sound.ts'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { isUntouched, stands } from './board.ts'
import { chooseNobody, queueEvents, showFinalBoard, usePlay } from './play-state.ts'

const pauseBetweenKnocks = 2500

/** Whether the player may do something now. */
export function isMyMove(): boolean {
  const { pending, waiting, ending, cutOff, entrance } = usePlay.getState()
  const { battle, replay } = useBattle.getState()
  return (
    replay === null &&
    battle?.status === 'IN_PROGRESS' &&
    battle.turn === 'player' &&
    pending === null &&
    !waiting &&
    !cutOff &&
    entrance === null &&
    ending === null
  )
}

/** A move: the server plays it and the answer, the stage performs what it tells. */
async function sendMove<C extends Call>(
  call: C & { readonly reply: typeof BattleStatus },
  question: Question<C>,
): Promise<BattleStatus | null> {
  const before = useBattle.getState().battle
  let isRefused = false
  usePlay.setState({ waiting: true })
  const reply: ReplyOf<C> | null = await attempt(call as C, question, (refused) => {
    isRefused = true
    tellRefusal(refused)
  })
  usePlay.setState({ waiting: false })
  if (reply === null) {
    usePlay.setState({ auto: false })
    await lookAgain()
    if (!isRefused && before !== null) tellIfLost(before)
    return null
  }
  const status = reply as BattleStatus
  enterBattle(status)
  queueEvents(status.events)
  return status
}

/** The move got lost on the way: nobody should wait for what comes of it. */
function tellIfLost(before: BattleStatus): void {
  const { battle } = useBattle.getState()
  if (battle?.id === before.id && isUntouched(before, battle))
    showToast({ text: i18next.t('battle:prompt.move-lost'), tone: 'bad', icon: 'warning' })
}

/** It was finished in another tab: the road is where its player is now. */
async function leaveLost(): Promise<void> {
  await refreshGame()
  useBattle.setState({ battle: null })
}

/** Nobody knows whether the move was made: the battle is looked at as it stands, as soon as the server answers. */
async function lookAgain(): Promise<void> {
  for (;;) {
    try {
      const status = await ask(getBattle, {})
      usePlay.setState({ cutOff: false })
      if (useBattle.getState().battle?.id !== status.id) return
      enterBattle(status)
      showFinalBoard(status)
      chooseNobody()
      return afterPerformance()
    } catch (error) {
      if (error instanceof Refused) return leaveLost()
      if (useBattle.getState().battle === null) return
      usePlay.setState({ cutOff: true })
      await new Promise((resolve) => setTimeout(resolve, pauseBetweenKnocks))
    }
  }
}

export function strike(attackerId: number, defenderId: number): void {
  if (isMyMove()) void sendMove(hit, { body: { attackerId, defenderId } })
}

export function pass(creatureId: number): void {
  if (isMyMove()) void sendMove(skip, { body: { creatureId } })
}

export function consume(id: string, targetCreatureId: number): void {
  if (isMyMove()) void sendMove(removeConsumable, { body: { id, targetCreatureId } })
}

/** The server plays the best moves, one after another. */
export function setAuto(auto: boolean): void {
  usePlay.setState({ auto })
  playBest()
}

function playBest(): void {
  if (usePlay.getState().auto && isMyMove()) void sendMove(askBest, { body: {} })
}

/** Straight to the result: what is being performed and all that is still to be fought. */
export async function hurryToTheEnd(): Promise<void> {
  usePlay.setState({ rushed: true, auto: false })
  if (useBattle.getState().battle?.status !== 'IN_PROGRESS' || usePlay.getState().waiting) return
  await sendMove(askBest, { body: { toTheEnd: true } })
  usePlay.setState({ rushed: true })
}

/** What the blow would do, reckoned here by the rules that the server plays by. */
export function weigh(attackerId: number, defenderId: number): void {
  const { battle } = useBattle.getState()
  const estimate = battle === null ? null : precalculate(battle, { attackerId, defenderId })
  usePlay.setState({
    attackerId,
    targetId: defenderId,
    estimate: estimate === null || isRefusal(estimate) ? null : estimate,
  })
}

/** Called when the stage has shown everything: the battle goes on, or it is over. */
export function afterPerformance(): void {
  const { battle } = useBattle.getState()
  if (battle === null) return
  if (battle.status === 'COMPLETED') {
    end(battle.winner ?? 'enemy')
    return
  }
  const first = battle.creatures.find(({ side, canAct }) => side === 'player' && canAct)
  usePlay.setState({ attackerId: first !== undefined && stands(first) ? first.id : null })
  playBest()
}

function end(winner: 'player' | 'enemy'): void {
  // Nobody beats the boss of a raid alone: who has dealt what there was to deal has done well.
  sound.effect(winner === 'player' || usePlay.getState().isRaid ? 'victory' : 'defeat')
  usePlay.setState({ ending: { winner, gaveUp: false, home: null } })
  void comeHome()
}

/** The squad comes home while its victory is still being celebrated. */
const comeHome = oneAtATime(async () => {
  const home = await attempt(complete, {})
  const { ending } = usePlay.getState()
  if (home !== null && ending !== null) usePlay.setState({ ending: { ...ending, home } })
})

export const giveUp = oneAtATime(async () => {
  // A second press comes while the question still folds up.
  if (usePlay.getState().ending !== null || useBattle.getState().battle?.status !== 'IN_PROGRESS') return
  usePlay.setState({ waiting: true, auto: false, rushed: true })
  const home = await attempt(giveUpBattle, {})
  usePlay.setState({ waiting: false })
  if (home === null) return lookAgain()
  sound.effect('defeat')
  usePlay.setState({ ending: { winner: 'enemy', gaveUp: true, home } })
})

/** Back to the road; answers whether the server has let the squad go. */
export async function goHome(): Promise<boolean> {
  if (usePlay.getState().ending?.home == null) await comeHome()
  const home = usePlay.getState().ending?.home
  if (home == null) return false
  leaveBattle(home)
  return true
}
