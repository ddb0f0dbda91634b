import type { BodyOf } from '@skystair/contract/call.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { registerTrial } from '@skystair/contract/security.ts'
import { clientVersion } from '@skystair/rules/client/client-version.ts'
import type { CharacterAndCompanion, Gender } from '@skystair/rules/player/choices.ts'
import { traceId } from '../../platform/device/trace.ts'
import { useHost } from '../../platform/hosts/host-state.ts'
import { spokenLanguage } from '../../platform/language/texts.ts'
import { act } from '../../platform/server/act.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { prefersCalm } from '../../stage/game/calm.ts'
import { useChoice } from './choice.ts'

const joyMs = 1300
const calmJoyMs = 300
const longestReferral = 40

type Beginning = Pick<BodyOf<typeof registerTrial>, 'characterAndCompanion' | 'lang' | 'frontVersion' | 'ref'>

/** Begins the game with the chosen pair; they rejoice for a moment before the road appears. */
export async function setOut(referral: string | null): Promise<void> {
  const { gender, companion } = useChoice.getState()
  const characterAndCompanion: CharacterAndCompanion = `${gender.toUpperCase() as Uppercase<Gender>}_WITH_${companion}`
  const { host } = useHost.getState()
  const ref = referral ?? host?.invitedBy ?? null
  const arrival = {
    characterAndCompanion,
    lang: spokenLanguage(),
    frontVersion: clientVersion,
    ...(ref !== null && ref.length <= longestReferral ? { ref } : {}),
  }
  const player = await begin(arrival)
  if (player === null) return
  useChoice.setState({ setOut: true })
  await new Promise((resolve) => setTimeout(resolve, prefersCalm() ? calmJoyMs : joyMs))
  setPlayer(player)
  useChoice.setState({ setOut: false })
}

/** Whom a platform vouches for begins as that one; anybody else as a traveller of this browser. */
async function begin(arrival: Beginning): Promise<PlayerView | null> {
  const { host, isProven } = useHost.getState()
  if (host !== null && isProven) return (await host.enter(act, arrival))?.players[0] ?? null
  return act(registerTrial, {
    body: {
      ...arrival,
      domain: window.location.host,
      sw: window.screen.width,
      sh: window.screen.height,
      cw: window.innerWidth,
      ch: window.innerHeight,
      h_session: traceId(),
    },
  })
}
