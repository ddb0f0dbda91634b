import { endRaid, speedUpRaid, startRaid } from '@skystair/contract/raid.ts'
import { act } from '../server/act.ts'
import { setPlayer } from '../state/game.ts'
import { keepRaid, lookAtRaid } from './raid-state.ts'

/** Where the squad is now and how the raid stands; refused, somebody else may have been faster. */
function settle(
  raided: { player: Parameters<typeof setPlayer>[0]; raid: Parameters<typeof keepRaid>[0] } | null,
) {
  if (raided === null) {
    void lookAtRaid()
    return false
  }
  keepRaid(raided.raid)
  setPlayer(raided.player)
  return true
}

export const setOut = async (): Promise<boolean> => settle(await act(startRaid, {}))

export const comeBack = async (reset: boolean): Promise<boolean> =>
  settle(await act(endRaid, { body: { reset } }))

export const waitNoMore = async (): Promise<boolean> => settle(await act(speedUpRaid, {}))
