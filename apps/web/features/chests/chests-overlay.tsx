import { type DelayedView, ensureChests, speedUpChest, takeChest } from '@skystair/contract/chests.ts'
import type { DelayedKind } from '@skystair/rules/chests/chest-life.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChestPicture } from '../../platform/chests/chest-picture.tsx'
import { chestsKey } from '../../platform/chests/chests-key.ts'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { ChestOpening, type Opening } from './chest-opening.tsx'
import styles from './chests-overlay.module.css'
import { ContentsDialog } from './contents-dialog.tsx'
import { FreePlaces } from './free-places.tsx'
import { WaitingChest } from './waiting-chest.tsx'

const roadKey = [...chestsKey, 'road'] as const

/** The chests that fell onto the road, what hurries them, and what lies in them. */
export default function ChestsOverlay() {
  const { t } = useTranslation(['chests', 'common'])
  const queries = useQueryClient()
  const [opening, setOpening] = useState<Opening | null>(null)
  const [shown, setShown] = useState<DelayedKind | null>(null)
  const [busy, setBusy] = useState(false)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: roadKey,
    queryFn: ({ signal }) => ask(ensureChests, {}, signal),
    staleTime: 0,
  })
  const keep = (chests: DelayedView) => queries.setQueryData(roadKey, chests)

  async function take() {
    setBusy(true)
    const taken = await act(takeChest, {})
    setBusy(false)
    if (taken === null) return void askAgain(queries, roadKey)
    setOpening({
      look: taken.kind,
      name: t(`kind.${taken.kind}`),
      cards: taken.cards,
      seed: taken.seed,
    })
    setPlayer(taken.player)
    keep(taken.chests)
  }

  async function hurry() {
    setBusy(true)
    const hurried = await act(speedUpChest, { query: {} })
    setBusy(false)
    if (hurried === null) return
    sound.effect('gem_spent')
    setPlayer(hurried.player)
    keep(hurried.chests)
  }

  return (
    <PageDialog title={t('title')} colour="gold">
      <Parchment className={styles.page}>
        {isPending && <Skeleton shape="card" count={3} label={t('loading')} />}
        {isError && data === undefined && (
          <EmptyState
            icon="warning"
            title={t('lost')}
            text={t('lost-text')}
            action={<Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
          />
        )}
        {data !== undefined && (
          <>
            <p className={styles.lead}>{t('lead', { count: data.victoriesNeeded })}</p>
            <ul className={styles.chests} aria-label={t('shelf.label')}>
              {data.chests.map((chest, place) => (
                <WaitingChest
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place on the shelf
                  key={place}
                  chest={chest}
                  filmsLeft={data.filmsLeft}
                  filmSaves={data.filmSaves}
                  isBusy={busy}
                  onTake={() => void take()}
                  onHurry={() => void hurry()}
                  onFilm={() => openOverlay('chest-film')}
                  onEnd={() => void askAgain(queries, roadKey)}
                />
              ))}
              <FreePlaces chests={data} />
            </ul>
            <h3 className={styles.heading}>{t('contents.heading')}</h3>
            <div className={styles.kinds}>
              {data.kinds.map(({ kind }) => (
                <KindButton key={kind} kind={kind} onOpen={() => setShown(kind)} />
              ))}
            </div>
          </>
        )}
      </Parchment>
      {data?.kinds
        .filter(({ kind }) => kind === shown)
        .map(({ kind, contents, opensIn }) => (
          <ContentsDialog
            key={kind}
            look={kind}
            name={t(`kind.${kind}`)}
            text={t(`tale.${kind}`)}
            contents={contents}
            opensIn={opensIn}
            seal={data.seal}
            onClose={() => setShown(null)}
          />
        ))}
      {opening !== null && <ChestOpening opening={opening} onClose={() => setOpening(null)} />}
    </PageDialog>
  )
}

/** A chest that can be looked into before it is earned. */
function KindButton({ kind, onOpen }: { kind: DelayedKind; onOpen: () => void }) {
  const { t } = useTranslation('chests')
  const play = usePressSound()
  return (
    <button
      type="button"
      className={styles.kind}
      onClick={() => {
        play('open')
        onOpen()
      }}
    >
      <span className={styles.picture}>
        <ChestPicture look={kind} />
      </span>
      {t(`kind.${kind}`)}
    </button>
  )
}
