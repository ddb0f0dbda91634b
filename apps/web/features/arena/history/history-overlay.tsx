import { arenaHistory, seeArenaHistory } from '@skystair/contract/arena.ts'
import type { FightView } from '@skystair/contract/arena-view.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAgo } from '../../../platform/language/use-ago.ts'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { PageDialog } from '../../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { StatusName } from '../../../platform/people/status-name.tsx'
import { ask } from '../../../platform/server/ask.ts'
import { askAgain } from '../../../platform/server/ask-again.ts'
import { heroFigures } from '../../../stage/art/figurines.ts'
import { LeagueBadge } from '../../../stage/pictures/league-badge.tsx'
import { Medallion } from '../../../stage/pictures/medallion.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { arenaKey, useArena } from '../arena-state.ts'
import { useAttack } from '../use-attack.ts'
import { usePlaceWords } from '../use-place-words.ts'
import styles from './history-overlay.module.css'

/** The last fights of both directions: how each ended, its replay, and revenge in one press. */
export default function ArenaHistoryOverlay() {
  const { t } = useTranslation('arena')
  const asked = useQuery({
    queryKey: [...arenaKey, 'history'],
    queryFn: ({ signal }) => ask(arenaHistory, {}, signal),
    staleTime: 0,
  })
  const { isBusy, attack } = useAttack()
  useSeen()
  const fights = asked.data?.fights
  return (
    <PageDialog title={t('history-page.title')}>
      <PagePaper
        asked={asked}
        empty={
          fights?.length === 0 && {
            icon: 'swords',
            title: t('history-page.empty'),
            text: t('history-page.empty-text'),
          }
        }
      >
        <ul className={styles.fights} aria-label={t('history-page.title')}>
          {fights?.map((fight) => (
            <Fight
              key={fight.id}
              fight={fight}
              isBusy={isBusy}
              onRevenge={() => void attack({ rivalId: fight.rival.id, revenge: true })}
            />
          ))}
        </ul>
      </PagePaper>
    </PageDialog>
  )
}

/** What was read is no news any more. */
function useSeen(): void {
  const queries = useQueryClient()
  const hasNews = (useArena().data?.arena.standing?.unseenDefeats ?? 0) > 0
  useEffect(() => {
    if (!hasNews) return
    ask(seeArenaHistory, {}).then(
      () => askAgain(queries, [...arenaKey, 'view']),
      () => undefined,
    )
  }, [hasNews, queries])
}

type Properties = { fight: FightView; isBusy: boolean; onRevenge: () => void }

function Fight({ fight, isBusy, onRevenge }: Properties) {
  const { t } = useTranslation(['arena', 'common'])
  const { number } = usePlaceWords()
  const ago = useAgo()
  const short = (value: number) => shortNumber(value, t('common:number.decimal-mark'))
  const { rival, won, attacked, positionBefore, positionAfter } = fight
  const moved =
    positionBefore === positionAfter
      ? t('history-page.stayed', { position: number(positionAfter) })
      : t('history-page.moved', { before: number(positionBefore), after: number(positionAfter) })
  return (
    <li className={styles.fight} data-won={won}>
      <Medallion figure={heroFigures[rival.gender]} status={rival.bankStatus} />
      <div className={styles.main}>
        <p className={styles.outcome}>
          <Icon name={attacked ? 'swords' : 'shield'} size={1.25} />
          {t(`history-page.${attacked ? 'attacked' : 'defended'}-${won ? 'won' : 'lost'}`)}
        </p>
        <p className={styles.name}>
          <LeagueBadge league={rival.league} size={1} />
          <StatusName name={rival.name ?? t('history-page.gone')} status={rival.bankStatus} />
        </p>
        <p className={styles.note}>
          {t('history-page.powers', { own: short(fight.power), rival: short(fight.rivalPower) })}
        </p>
        <p className={styles.note}>
          <strong data-up={positionAfter < positionBefore} data-down={positionAfter > positionBefore}>
            {moved}
          </strong>{' '}
          · {ago(fight.at)}
        </p>
      </div>
      <div className={styles.deeds}>
        <Button size="small" icon="forward" sound="open" onClick={() => openOverlay(`replay/${fight.id}`)}>
          {t('history-page.replay')}
        </Button>
        {fight.canRevenge && rival.name !== null && (
          <Button size="small" colour="red" icon="swords" busy={isBusy} onClick={onRevenge}>
            {t('history-page.revenge')}
          </Button>
        )}
      </div>
    </li>
  )
}
