import { registerTrial } from '@skystair/contract/security.ts'
import { clientVersion } from '@skystair/rules/client/client-version.ts'
import type { CharacterAndCompanion, Gender } from '@skystair/rules/player/choices.ts'
import { traceId } from '../../platform/device/trace.ts'
import { spokenLanguage } from '../../platform/language/texts.ts'
import { act } from '../../platform/server/act.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { prefersCalm } from '../../stage/game/calm.ts'
import { useChoice } from './choice.ts'

const joyMs = 1300
const calmJoyMs = 300
const longestReferral = 40

/** Begins the game with the chosen pair; they rejoice for a moment before the road appears. */
export async function setOut(referral: string | null): Promise<void> {
  const { gender, companion } = useChoice.getState()
  const characterAndCompanion: CharacterAndCompanion = `${gender.toUpperCase() as Uppercase<Gender>}_WITH_${companion}`
  const player = await act(registerTrial, {
    body: {
      characterAndCompanion,
      lang: spokenLanguage(),
      frontVersion: clientVersion,
      domain: window.location.host,
      sw: window.screen.width,
      sh: window.screen.height,
      cw: window.innerWidth,
      ch: window.innerHeight,
      h_session: traceId(),
      ...(referral !== null && referral.length <= longestReferral ? { ref: referral } : {}),
    },
  })
  if (player === null) return
  useChoice.setState({ setOut: true })
  await new Promise((resolve) => setTimeout(resolve, prefersCalm() ? calmJoyMs : joyMs))
  setPlayer(player)
  useChoice.setState({ setOut: false })
}
