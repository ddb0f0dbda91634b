import { setCoordinate } from '@skystair/contract/player.ts'
import { STAIR_HEIGHT } from '@skystair/rules/road/place.ts'
import { act } from '../../../platform/server/act.ts'
import { setPlayer, useGame } from '../../../platform/state/game.ts'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { stairOf, standAt, useRoad } from './road-state.ts'

/** Longer than half the repeat guard: there and back again is not taken for a double press. */
const quietMs = 800

/** Tells the server where the squad has come to rest. What the server answers is where it stands. */
export function savePosition(): () => void {
  const walker = useGame.getState().player?.id
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    if (useGame.getState().player?.id === walker) void send(useRoad.getState().stair)
  }
  const saveNow = () => document.hidden && timer !== undefined && save()
  const stop = useRoad.subscribe((now, before) => {
    if (now.stair === before.stair || now.stair === savedStair()) return
    clearTimeout(timer)
    timer = setTimeout(save, quietMs)
  })
  document.addEventListener('visibilitychange', saveNow)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', saveNow)
    if (timer !== undefined) save()
  }
}

/** The server lets nobody do anything at a place who does not stand there: it must know before. */
export async function settleDown(): Promise<void> {
  const { stair } = useRoad.getState()
  if (stair !== savedStair()) await send(stair)
}

const savedStair = (): number => stairOf(useGame.getState().player?.coordinate ?? 0)

async function send(stair: number): Promise<void> {
  const { player } = useGame.getState()
  if (player === null) return
  const { defaultWorld, worldType } = player
  const body = { coordinate: stair * STAIR_HEIGHT, defaultWorld, worldType }
  const answer = await act(setCoordinate, { body }, ({ message }) => {
    showToast({ text: message, tone: 'bad', icon: 'warning' })
    standAt(player.coordinate)
  })
  if (answer === null) return
  setPlayer(answer)
  const { stair: here, wanted } = useRoad.getState()
  const hasNotMovedOn = here === stair && wanted === stair
  if (hasNotMovedOn && stairOf(answer.coordinate) !== stair) standAt(answer.coordinate)
}
