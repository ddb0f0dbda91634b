import { chooseDefence, wearFrame } from '@skystair/contract/arena.ts'
import type { Standing } from '@skystair/contract/arena-view.ts'
import { leagueNamed } from '@skystair/rules/arena/leagues.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDuration } from '../../../platform/language/use-duration.ts'
import { PageDialog } from '../../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { act } from '../../../platform/server/act.ts'
import { askAgain } from '../../../platform/server/ask-again.ts'
import { now, setPlayer, useGame } from '../../../platform/state/game.ts'
import { heroFigures } from '../../../stage/art/figurines.ts'
import { Cups } from '../../../stage/pictures/cups.tsx'
import { LeagueBadge } from '../../../stage/pictures/league-badge.tsx'
import { Medallion } from '../../../stage/pictures/medallion.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { Facts } from '../../../ui/surfaces/facts.tsx'
import { arenaKey, useArena } from '../arena-state.ts'
import { useArenaDeed } from '../use-arena-deed.ts'
import { usePlaceWords } from '../use-place-words.ts'
import styles from './mine-overlay.module.css'

/** One's own place: how high it was, who defends it, cups and frames. */
export default function ArenaPlaceOverlay() {
  const { t } = useTranslation('arena')
  const asked = useArena()
  const standing = asked.data?.arena.standing ?? null
  return (
    <PageDialog title={t('mine.title')} colour="gold">
      <PagePaper
        asked={asked}
        empty={standing === null && { icon: 'swords', title: t('refused.not-entered') }}
      >
        {standing !== null && <Mine standing={standing} places={asked.data?.arena.places ?? 0} />}
      </PagePaper>
    </PageDialog>
  )
}

function Mine({ standing, places }: { standing: Standing; places: number }) {
  const { t } = useTranslation(['arena', 'common'])
  const { number } = usePlaceWords()
  const duration = useDuration()
  const gender = useGame((state) => state.player?.gender ?? 'male')
  const status = useGame((state) => state.player?.bankStatus ?? null)
  const short = (value: number) => shortNumber(value, t('common:number.decimal-mark'))
  const facts: [string, string][] = [
    [t('mine.position'), `${number(standing.position)} ${t('of-places', { count: places })}`],
    [t('mine.best'), number(standing.best)],
    [t('mine.power'), short(standing.power)],
    [t('mine.defence-power'), short(standing.defencePower)],
    [t('mine.season'), duration(Math.max(0, standing.season.endsAt - now()))],
  ]
  return (
    <div className={styles.mine}>
      <div className={styles.head}>
        <Medallion
          figure={heroFigures[gender]}
          frame={standing.frame}
          status={status}
          className={styles.face}
        />
        <p className={styles.league}>
          <LeagueBadge league={standing.league} size={2.5} silent />
          {t(`leagues.${leagueNamed(standing.league)}`)}
        </p>
      </div>
      <Facts facts={facts} />
      <Defence standing={standing} />
      <Frames standing={standing} />
      <h3 className={styles.heading}>{t('mine.cups')}</h3>
      {standing.cups.length === 0 ? <p>{t('mine.no-cups')}</p> : <Cups cups={standing.cups} />}
    </div>
  )
}

const standingSquad = 'standing'

/** The squad that stands, or one of those saved for later. */
function Defence({ standing }: { standing: Standing }) {
  const { t } = useTranslation('arena')
  const { run } = useArenaDeed()
  const saved = useGame((state) => state.player?.savedSquads ?? [])
  async function choose(chosen: string) {
    const set = chosen === standingSquad ? null : Number(chosen)
    if ((await run(() => act(chooseDefence, { body: { set } }))) !== null)
      showToast({ text: t('mine.defence-set'), tone: 'good', icon: 'shield' })
  }
  return (
    <Select
      label={t('mine.defence')}
      value={standing.defenceSet === null ? standingSquad : String(standing.defenceSet)}
      options={[
        { value: standingSquad, label: t('mine.standing') },
        ...saved.map((squad, place) => ({
          value: String(place),
          label: t(squad.length > 0 ? 'mine.set' : 'mine.set-empty', { number: place + 1 }),
        })),
      ]}
      onValueChange={(chosen) => void choose(chosen)}
    />
  )
}

const noFrame = ''

function Frames({ standing: { frames, frame } }: { standing: Standing }) {
  const { t } = useTranslation('arena')
  const queries = useQueryClient()
  if (frames.length === 0) return null
  async function wear(chosen: string) {
    const reply = await act(wearFrame, { body: { frame: chosen === noFrame ? null : chosen } })
    if (reply === null) return
    setPlayer(reply.player)
    void askAgain(queries, arenaKey)
  }
  return (
    <Select
      label={t('mine.frame')}
      value={frame ?? noFrame}
      options={[
        { value: noFrame, label: t('frame.none') },
        ...frames.map((one) => ({ value: one, label: t(`frame.name.${one as 'oak'}`) })),
      ]}
      onValueChange={(chosen) => void wear(chosen)}
    />
  )
}
