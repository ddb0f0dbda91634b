import type { Rival } from '@skystair/contract/arena-view.ts'
import { ODDS } from '@skystair/rules/arena/odds.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import type { Forecast } from '@skystair/rules/road/forecast.ts'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../platform/people/banner.tsx'
import { useClanCard } from '../../../platform/people/clan-cards.ts'
import { StatusName } from '../../../platform/people/status-name.tsx'
import { useStage } from '../../../platform/state/stage-state.ts'
import { yOf } from '../../../stage/ground/fit-ground.ts'
import { LeagueBadge } from '../../../stage/pictures/league-badge.tsx'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import spot from '../../../ui/controls/stage-spot.module.css'
import { Icon } from '../../../ui/icons/icon.tsx'
import { classes } from '../../../ui/theme/classes.ts'
import { usePlaceWords } from '../use-place-words.ts'
import { useArenaBoard } from './arena-board.ts'
import { fitArena, pedestals } from './layout.ts'
import styles from './rivals.module.css'
import type { Forecasts } from './use-forecasts.ts'

/** Half of what can be pressed, and how far the plate reaches below the feet. */
const half = 100
const below = 92

type Properties = {
  rivals: readonly Rival[]
  forecasts: Forecasts
  chosen: number | null
  onOpen: (rival: Rival) => void
}

/** The five for the hand, the keys and the ear, each over the figure on the stage; the nearest first. */
export function Rivals({ rivals, forecasts, chosen, onOpen }: Properties) {
  const { t } = useTranslation('arena')
  return (
    <fieldset className={styles.rivals} aria-label={t('rivals')}>
      {rivals.map((rival, place) => (
        <Plate
          key={rival.id}
          rival={rival}
          forecast={forecasts.get(rival.id) ?? null}
          place={place}
          isChosen={rival.id === chosen}
          onOpen={() => onOpen(rival)}
        />
      ))}
    </fieldset>
  )
}

type PlateProperties = {
  rival: Rival
  /** null: not rolled yet */
  forecast: Forecast | null
  place: number
  isChosen: boolean
  onOpen: () => void
}

function Plate({ rival, forecast, place, isChosen, onOpen }: PlateProperties) {
  const { t } = useTranslation(['arena', 'common'])
  const play = usePressSound()
  const words = usePlaceWords()
  const { box, foot } = useBox(place)
  const card = useClanCard(rival.clanId)
  const name = rival.name ?? t('common:unknown-player')
  const power = shortNumber(rival.power, t('common:number.decimal-mark'))
  const word = forecast && ODDS[forecast.outlook]
  const odds = word === null ? t('common:odds.rolling') : t(`odds.${word}`)
  const number = words.place(rival.position)
  return (
    <button
      type="button"
      className={classes(spot.spot, styles.rival)}
      style={box}
      data-rival={rival.id}
      data-chosen={isChosen || undefined}
      aria-haspopup="dialog"
      aria-label={t('rival.label', { place: number, name, power, odds })}
      onClick={() => {
        play('open')
        onOpen()
      }}
    >
      <span className={styles.sign} style={{ top: foot }} aria-hidden="true">
        <span className={styles.number}>{number}</span>
        <span className={styles.plate}>
          <LeagueBadge league={rival.league} size={2.25} silent />
          <span className={styles.words}>
            <span className={styles.name}>
              <StatusName name={name} status={rival.bankStatus} />
            </span>
            <span className={styles.power}>
              <Icon name="swords" size={1} />
              {power}
              {card !== null && <Banner theme={card.theme} size={0.9} />}
            </span>
          </span>
        </span>
        {word !== null && (
          <span className={styles.odds} data-odds={word}>
            {odds}
          </span>
        )}
      </span>
    </button>
  )
}

/** Where the figure stands on the page; the sign hangs from its feet. */
function useBox(place: number) {
  const { scale, height } = useStage((stage) => stage.size)
  const { top, bottom } = useArenaBoard((board) => board.covered)
  const fit = fitArena({ top: top / scale, bottom: (height - bottom) / scale })
  const { x, y, tall } = pedestals[place] ?? { x: 300, y: 300, tall: 100 }
  const above = tall * fit.size
  const width = half * 2 * scale
  return {
    box: {
      left: (x - half) * scale,
      top: (yOf(fit, y) - above) * scale,
      width,
      height: above * scale + Math.max(below * scale, 84),
    },
    foot: (above + 10 * fit.size) * scale,
  }
}
