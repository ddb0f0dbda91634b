import type { PlayerView } from '@skystair/contract/player-view.ts'
import { learn } from '@skystair/contract/teaching.ts'
import { hearsFirstHelp } from '@skystair/rules/sound/music.ts'
import { useEffect, useRef, useState } from 'react'
import { spokenLanguage } from '../../platform/language/texts.ts'
import { anchorOf } from '../../platform/pages/anchors.ts'
import { useOverlays } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { useStage } from '../../platform/state/stage-state.ts'
import { openTalk } from '../../platform/state/talk-state.ts'
import { sound } from '../../sound/sound.ts'
import type { VoiceLine } from '../../sound/sound-files.ts'
import { HintBubble } from './hint-bubble.tsx'
import { type Hint, nextHint } from './hints.ts'

/** Shows a newcomer the road: first Arkhip speaks, then one hint at a time on the thing itself. */
export default function Teaching() {
  const player = useGame((state) => state.player)
  // A keeper who looks with a player's eyes may touch nothing: what to touch is not for them to learn.
  const visited = useGame((state) => state.info?.visited ?? false)
  return player === null || visited ? null : <Lessons player={player} />
}

function Lessons({ player }: { player: PlayerView }) {
  const isFree = useOverlays((state) => state.stack.length === 0)
  const isVeiled = useStage((state) => state.veiled)
  const isQuiet = isFree && !isVeiled
  useWelcome(player, isQuiet)
  const hint = useHint(player, isQuiet)
  useVoice(hint?.voice, player.level)
  if (hint === null) return null
  return (
    <HintBubble
      key={hint.id}
      hint={hint}
      onLearnt={() => void remember(hint.id)}
      onSkipAll={() => void remember('all')}
    />
  )
}

const firstTalker = 'main-1-13'

/** Who has only just come is spoken to first, once. */
function useWelcome({ bestVictoryStair, worldType, educations }: PlayerView, isQuiet: boolean): void {
  const isNew = bestVictoryStair === 0 && worldType === 'main' && !educations.includes('welcome')
  const wasWelcomed = useRef(false)
  useEffect(() => {
    if (!isNew || !isQuiet || wasWelcomed.current) return
    wasWelcomed.current = true
    openTalk(firstTalker)
    void remember('welcome')
  }, [isNew, isQuiet])
}

const lookEvery = 700

async function remember(id: string): Promise<void> {
  const answer = await act(learn, { params: { id } })
  if (answer) setPlayer(answer)
}

/** Looks now and then whether something to be taught has come into sight. */
function useHint(player: PlayerView, isQuiet: boolean): Hint | null {
  const [hint, setHint] = useState<Hint | null>(null)
  useEffect(() => {
    if (!isQuiet) return setHint(null)
    const look = () => setHint(nextHint(player, (anchor) => anchorOf(anchor) !== null))
    const timer = setInterval(look, lookEvery)
    return () => clearInterval(timer)
  }, [player, isQuiet])
  return hint
}

/** Arkhip says aloud what there is a clip of. */
function useVoice(voice: VoiceLine | undefined, level: number): void {
  useEffect(() => {
    if (voice === undefined || !hearsFirstHelp(level)) return
    sound.say(voice, spokenLanguage() === 'RU' ? 'ru' : 'en')
  }, [voice, level])
}
