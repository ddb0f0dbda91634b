import type { RaidDealer } from '@skystair/contract/raid.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openLayer } from '../../../../platform/pages/overlays.ts'
import { leaveFeast, useFeast } from '../../../../platform/raid/feast-state.ts'
import { useGame } from '../../../../platform/state/game.ts'
import { figureOf, heroFigures } from '../../../../stage/art/figurines.ts'
import { knownFigure } from '../../../../stage/art/known-figure.ts'
import { HeroFace } from '../../../../stage/pictures/hero-face.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Ribbon } from '../../../../ui/surfaces/ribbon.tsx'
import { useHeight } from '../../../../ui/surfaces/use-height.ts'
import { AmountList } from '../amount-list.tsx'
import { useRaidBoard } from '../raid-board.ts'
import { clearFeastBoard, seated, useFeastBoard } from './feast-board.ts'
import styles from './feast-panel.module.css'

/** The feast in words: who brought the boss down, what it left, and what of it is the player's. */
export default function FeastPanel() {
  const week = useFeast((state) => state.week)
  useEffect(() => clearFeastBoard, [])
  useEffect(() => openLayer(leaveFeast), [])
  return week === null ? null : <Feast week={week} />
}

function Feast({ week }: { week: number }) {
  const { data, isError } = useRaidBoard(week)
  useTellStage(data)
  // Whoever cannot be told of it goes on.
  useEffect(() => {
    if (isError) leaveFeast()
  }, [isError])
  return data === undefined ? null : <Told board={data} />
}

/** Head and foot are measured where they come into being: so much of the stage is theirs. */
function Told({ board: { boss, killer, dealers, treasury } }: { board: BoardReply }) {
  const { t } = useTranslation(['raid', 'creatures', 'common'])
  const ownId = useGame(({ player }) => player?.id ?? 0)
  const top = useCover('top')
  const bottom = useCover('bottom')
  const name = t(`creatures:creature.${boss.imageId as 'mossling'}`)
  const own = dealers.find(({ id }) => id === ownId)
  return (
    <section className={styles.layer} aria-label={t('feast.title', { name })}>
      <header ref={top} className={styles.head}>
        <h1>
          <Ribbon colour="gold" crested>
            {t('feast.title', { name })}
          </Ribbon>
        </h1>
        <p>{t('feast.killer', { name: killer?.name ?? t('common:unknown-player') })}</p>
      </header>
      <footer ref={bottom} className={styles.foot}>
        <Others dealers={dealers.slice(seated)} />
        <Everybody dealers={dealers.slice(0, seated)} />
        {own !== undefined && own.loot.length > 0 && (
          <div className={styles.loot}>
            <span>{t('feast.yours')}</span>
            <AmountList amounts={own.loot} />
          </div>
        )}
        {treasury.length > 0 && (
          <div className={styles.loot}>
            <span>{t('feast.treasury')}</span>
            <AmountList amounts={treasury} />
          </div>
        )}
        <Button colour="green" size="big" icon="check" shining onClick={leaveFeast}>
          {t('feast.thanks')}
        </Button>
      </footer>
    </section>
  )
}

/** Those for whom the stage has no room stand below it. */
function Others({ dealers }: { dealers: readonly RaidDealer[] }) {
  const { t } = useTranslation(['raid', 'common'])
  if (dealers.length === 0) return null
  return (
    <ul className={styles.others} aria-label={t('feast.others')}>
      {dealers.map(({ id, name, heroImage, gender }) => (
        <li key={id}>
          <span className={styles.face}>
            <HeroFace hero={heroImage} gender={gender} />
          </span>
          <bdi>{name ?? t('common:unknown-player')}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** The stage shows them; the ear hears them here. */
function Everybody({ dealers }: { dealers: readonly RaidDealer[] }) {
  const { t } = useTranslation(['raid', 'common'])
  return (
    <ul className={styles.unseen} aria-label={t('feast.all')}>
      {dealers.map(({ id, name }) => (
        <li key={id}>{name ?? t('common:unknown-player')}</li>
      ))}
    </ul>
  )
}

const useCover = (edge: 'top' | 'bottom') =>
  useHeight((height) =>
    useFeastBoard.setState(({ covered }) => ({ covered: { ...covered, [edge]: height } })),
  )

type BoardReply = NonNullable<ReturnType<typeof useRaidBoard>['data']>

function useTellStage(board: BoardReply | undefined): void {
  const { t } = useTranslation('common')
  useEffect(() => {
    if (board === undefined) return
    const all = board.dealers.reduce((sum, { dealt }) => sum + dealt, 0)
    useFeastBoard.setState({
      boss: figureOf(board.boss.imageId),
      guests: board.dealers.map(({ id, name, heroImage, gender, dealt }) => ({
        id,
        name: name ?? t('unknown-player'),
        figure: knownFigure(heroImage) ?? heroFigures[gender],
        share: all > 0 ? dealt / all : 0,
      })),
    })
  }, [board, t])
}
