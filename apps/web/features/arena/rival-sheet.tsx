import type { ArenaView, Rival, Standing } from '@skystair/contract/arena-view.ts'
import { ODDS } from '@skystair/rules/arena/odds.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import type { Forecast } from '@skystair/rules/road/forecast.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Odds } from '../../platform/forecast/odds.tsx'
import { openLayer, openOverlay } from '../../platform/pages/overlays.ts'
import { ClanTag } from '../../platform/people/clan-tag.tsx'
import { StatusName } from '../../platform/people/status-name.tsx'
import { heroFigures } from '../../stage/art/figurines.ts'
import { knownFigure } from '../../stage/art/known-figure.ts'
import { FigurePicture } from '../../stage/pictures/figure-picture.tsx'
import { LeagueBadge } from '../../stage/pictures/league-badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { BottomSheet } from '../../ui/layers/bottom-sheet.tsx'
import { Progress } from '../../ui/numbers/progress.tsx'
import { MainButton } from './ground/main-button.tsx'
import styles from './rival-sheet.module.css'
import { usePlaceWords } from './use-place-words.ts'

type Properties = {
  rival: Rival
  /** null: not rolled yet */
  forecast: Forecast | null
  standing: Standing
  consumables: ArenaView['consumables']
  onClose: () => void
}

const none = ''
const minute = 60_000

/** One rival from near: how strong beside oneself, what to expect, and the attack. */
export function RivalSheet({ rival, forecast, standing, consumables, onClose }: Properties) {
  const { t } = useTranslation(['arena', 'common', 'things'])
  const words = usePlaceWords()
  const [scroll, setScroll] = useState<string>(none)
  const word = forecast && ODDS[forecast.outlook]
  const close = useEffectEvent(onClose)
  useEffect(() => openLayer(() => close()), [])
  const mark = t('common:number.decimal-mark')
  const most = Math.max(rival.power, standing.power, 1)
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={rival.name ?? t('common:unknown-player')}
      closeLabel={t('common:button.close')}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <FigurePicture
            figure={knownFigure(rival.heroImage) ?? heroFigures[rival.gender]}
            className={styles.figure}
          />
          <div className={styles.about}>
            <p className={styles.place}>
              <LeagueBadge league={rival.league} size={1.75} />
              {words.place(rival.position)}
            </p>
            <p>
              {rival.bankStatus !== null && (
                <StatusName name={t(`common:bank-status.${rival.bankStatus}`)} status={rival.bankStatus} />
              )}{' '}
              {t('rival.level', { level: rival.level })} <ClanTag clanId={rival.clanId} />
            </p>
            <Button size="small" icon="people" sound="open" onClick={() => openOverlay(`player/${rival.id}`)}>
              {t('rival.profile')}
            </Button>
          </div>
        </div>
        <div className={styles.sides}>
          <span>{t('rival.ours')}</span>
          <Progress
            label={t('rival.ours')}
            tone="health"
            value={standing.power}
            max={most}
            text={shortNumber(standing.power, mark)}
          />
          <span>{t('rival.theirs')}</span>
          <Progress
            label={t('rival.theirs')}
            tone="foe"
            value={rival.power}
            max={most}
            text={shortNumber(rival.power, mark)}
          />
        </div>
        <Odds forecast={forecast} />
        {word !== null && (
          <p className={styles.odds} data-odds={word}>
            <strong>{t(`odds.${word}`)}</strong> {t(`odds-long.${word}`)}
          </p>
        )}
        <p className={styles.note}>{t('rival.climb', { position: words.number(rival.position) })}</p>
        <p className={styles.note}>
          {t('rival.time', { count: Math.round(standing.fights.lasts / minute) })}
        </p>
        {rival.rewardsLeft === 0 && <p className={styles.note}>{t('rival.no-reward')}</p>}
        {consumables.length > 0 && (
          <Select
            label={t('rival.attack-with')}
            value={scroll}
            options={[
              { value: none, label: t('rival.no-scroll') },
              ...consumables.map(({ id, count }) => ({
                value: id,
                label: t('rival.scroll', {
                  name: t(`things:name.consumable.${id as 'elixir-of-health'}`),
                  count,
                }),
              })),
            ]}
            onValueChange={setScroll}
          />
        )}
        <MainButton standing={standing} rival={rival} scroll={scroll === none ? null : scroll} />
      </div>
    </BottomSheet>
  )
}
