import type { RaidDealer } from '@skystair/contract/raid.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { useGame } from '../../../platform/state/game.ts'
import { HeroFace } from '../../../stage/pictures/hero-face.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { Progress } from '../../../ui/numbers/progress.tsx'
import { AmountList } from './amount-list.tsx'
import styles from './board.module.css'
import { useRaidBoard } from './raid-board.ts'

/** Who dealt how much, the strongest blow of each, and the fight to watch. */
export function Board({ week }: { week: number }) {
  const { t } = useTranslation('raid')
  const asked = useRaidBoard(week)
  const ownId = useGame(({ player }) => player?.id ?? 0)
  const dealers = asked.data?.dealers ?? []
  const most = dealers[0]?.dealt ?? 1
  return (
    <PagePaper
      asked={asked}
      empty={
        asked.data !== undefined &&
        dealers.length === 0 && { icon: 'trophy', title: t('board.empty'), text: t('board.empty-text') }
      }
    >
      <ol className={styles.board} aria-label={t('board.title')}>
        {dealers.map((dealer) => (
          <Line key={dealer.id} dealer={dealer} most={most} isOwn={dealer.id === ownId} />
        ))}
      </ol>
    </PagePaper>
  )
}

function Line({ dealer, most, isOwn }: { dealer: RaidDealer; most: number; isOwn: boolean }) {
  const { t } = useTranslation(['raid', 'common'])
  const play = usePressSound()
  const number = (value: number) => shortNumber(value, t('common:number.decimal-mark'))
  const { id, name, heroImage, gender, place, dealt, fights, bestBlow, replayId, loot } = dealer
  const shownName = name ?? t('common:unknown-player')
  return (
    <li className={styles.line} data-place={place <= 3 ? place : undefined} data-own={isOwn || undefined}>
      <span className={styles.place}>{place}</span>
      <span className={styles.face}>
        <HeroFace hero={heroImage} gender={gender} />
      </span>
      <div className={styles.words}>
        <p className={styles.head}>
          <button
            type="button"
            className={styles.name}
            onClick={() => {
              play('open')
              openOverlay(`player/${id}`)
            }}
          >
            <bdi>{shownName}</bdi>
          </button>
          <b className={styles.dealt}>{number(dealt)}</b>
        </p>
        <Progress
          label={t('board.dealt', { name: shownName })}
          tone="foe"
          size="thin"
          value={dealt}
          max={most}
        />
        <p className={styles.small}>
          {t('board.blow', { blow: number(bestBlow) })} · {t('board.fights', { count: fights })}
        </p>
        {loot.length > 0 && <AmountList amounts={loot} />}
      </div>
      {replayId !== null && (
        <IconButton
          icon="forward"
          size="small"
          label={t('board.watch', { name: shownName })}
          sound="open"
          onClick={() => openOverlay(`replay/${replayId}`)}
        />
      )}
    </li>
  )
}
