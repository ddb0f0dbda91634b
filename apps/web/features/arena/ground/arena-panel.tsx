import type { ArenaView, Rival, Standing } from '@skystair/contract/arena-view.ts'
import type { EntrantView } from '@skystair/contract/entrant-view.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../../platform/state/game.ts'
import { leaveVisit } from '../../../platform/state/visit.ts'
import { heroFigures } from '../../../stage/art/figurines.ts'
import { knownFigure } from '../../../stage/art/known-figure.ts'
import { useArena } from '../arena-state.ts'
import { RivalSheet } from '../rival-sheet.tsx'
import { usePlaceWords } from '../use-place-words.ts'
import { ArenaBar } from './arena-bar.tsx'
import { clearArenaBoard, useArenaBoard } from './arena-board.ts'
import styles from './arena-panel.module.css'
import { likeliest } from './chosen-rival.ts'
import { Foot } from './foot.tsx'
import { LeagueBanner } from './league-banner.tsx'
import { OwnStone } from './own-stone.tsx'
import { Rivals } from './rivals.tsx'
import { useCover } from './use-cover.ts'
import { useForecasts } from './use-forecasts.ts'
import { useTold } from './use-told.ts'
import { Welcome } from './welcome.tsx'

/** The arena in words and buttons, over the amphitheatre on the stage. */
export default function ArenaPanel() {
  const { t } = useTranslation('arena')
  const { data, isFetchedAfterMount } = useArena()
  const isShut = data?.arena.state === 'CLOSED'
  useEffect(() => {
    if (isShut) leaveVisit()
  }, [isShut])
  useEffect(() => clearArenaBoard, [])
  return (
    <section className={styles.layer} aria-label={t('title')}>
      {data?.arena.standing ? (
        <Ladder
          standing={data.arena.standing}
          consumables={data.arena.consumables}
          squad={data.squad}
          rivals={data.rivals}
          isFresh={isFetchedAfterMount}
        />
      ) : (
        <Gate isOpen={data?.arena.state === 'OPEN'} />
      )}
    </section>
  )
}

/** Before the first step onto the ladder: the stands are full, the sand is empty. */
function Gate({ isOpen }: { isOpen: boolean }) {
  const head = useCover('top')
  const own = useOwnFigure()
  useEffect(() => {
    if (isOpen) useArenaBoard.setState({ rivals: [], own, chosen: null })
  }, [isOpen, own])
  return (
    <>
      <div ref={head}>
        <ArenaBar />
      </div>
      {isOpen && <Welcome />}
    </>
  )
}

type Properties = {
  standing: Standing
  consumables: ArenaView['consumables']
  /** Who attacks. */
  squad: readonly EntrantView[]
  rivals: readonly Rival[]
  /** Whether all this was told after the scene began. */
  isFresh: boolean
}

function Ladder({ standing, consumables, squad, rivals: present, isFresh }: Properties) {
  const { t } = useTranslation('arena')
  const { number } = usePlaceWords()
  const [opened, setOpened] = useState<Rival | null>(null)
  const { standing: shown, rivals, told, isPast } = useTold(standing, present, isFresh)
  const forecasts = useForecasts(squad, rivals)
  const rival = likeliest(rivals, forecasts)
  const own = useOwnFigure()
  const { league } = shown
  const chosen = (opened ?? rival)?.id ?? null
  const head = useCover('top')
  useEffect(() => {
    const standers = rivals.map(({ id, heroImage, gender }) => ({
      id,
      figure: knownFigure(heroImage) ?? heroFigures[gender],
    }))
    useArenaBoard.setState({ rivals: standers, own, league })
  }, [rivals, own, league])
  useEffect(() => useArenaBoard.setState({ chosen: told === null ? chosen : null }), [chosen, told])
  const position = told === 'swaps' || told === 'cheers' ? standing.position : shown.position
  return (
    <>
      <div ref={head} className={styles.head}>
        <ArenaBar />
        <LeagueBanner standing={told === 'cheers' ? standing : shown} />
      </div>
      {told === null && <Rivals rivals={rivals} forecasts={forecasts} chosen={chosen} onOpen={setOpened} />}
      <OwnStone standing={shown} position={position} isTold={told !== null} />
      <p className={styles.told} role="status" data-shown={told === 'cheers' || undefined}>
        {told === 'cheers' && t('climbed', { position: number(standing.position) })}
      </p>
      <Foot standing={standing} rival={rival} isPast={isPast} />
      {opened !== null && (
        <RivalSheet
          rival={opened}
          forecast={forecasts.get(opened.id) ?? null}
          standing={standing}
          consumables={consumables}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** One's own figure: the strongest of the squad, as with the rivals. */
function useOwnFigure(): string {
  return useGame(({ player }) => {
    if (player === null) return heroFigures.male
    const [strongest] = player.creatures
      .filter(({ combative }) => combative)
      .sort((one, other) => other.power - one.power)
    const figure = strongest === undefined ? null : knownFigure(strongest.imageId)
    return figure ?? heroFigures[player.gender]
  })
}
