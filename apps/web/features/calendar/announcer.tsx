import { useEffect, useEffectEvent, useRef } from 'react'
import { type OverlayAddress, openOverlay, useOverlays } from '../../platform/pages/overlays.ts'
import { useGame } from '../../platform/state/game.ts'
import { useStage } from '../../platform/state/stage-state.ts'
import { mayOpen } from './may-open.ts'
import { isTold, noteTold } from './sitting.ts'

const lookEvery = 500

/** Whatever asks for an answer lies on the page as a dialog, whoever has opened it. */
const dialogs = '[role=dialog], [role=alertdialog]'

/** Whoever climbs the first stairs learns to walk, and nothing calls aside. */
const taughtUpTo = 10

/** Tells of what has begun, feasts before all else and also when they are over, once, and only where it disturbs nothing. */
export default function Announcer() {
  const address = useGame(({ info }): OverlayAddress | null => {
    const event = info?.events.find(({ unseen }) => unseen)
    if (event !== undefined) return `event-news/${event.run}`
    const type = info?.optionalUnseenCampaign?.type
    return type === undefined ? null : `campaign/${type}`
  })
  return address === null ? null : <Waiting key={address} address={address} />
}

function Waiting({ address }: { address: OverlayAddress }) {
  const isWanted = useGame((state) => state.player?.announcements ?? false)
  const isVisit = useGame((state) => state.info?.visited ?? false)
  const isOnRoad = useStage(({ scene, veiled }) => scene === 'road' && !veiled)
  const isNewcomer = useGame(({ player }) => (player?.bestVictoryStair ?? 0) < taughtUpTo)
  const pages = useOverlays((state) => state.stack.length)
  const since = useRef(performance.now())
  const look = useEffectEvent(() => {
    const covered = pages + document.querySelectorAll(dialogs).length
    if (covered > 0 || !isOnRoad) since.current = performance.now()
    const moment = {
      isWanted,
      isVisit,
      isOnRoad,
      covered,
      isTaught: isNewcomer,
      isTold: isTold(),
      quietFor: performance.now() - since.current,
    }
    if (!mayOpen(moment)) return
    noteTold()
    openOverlay(address)
  })
  useEffect(() => {
    const timer = setInterval(() => look(), lookEvery)
    return () => clearInterval(timer)
  }, [])
  return null
}
