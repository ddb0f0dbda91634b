import type { ReplyOf } from '@skystair/contract/call.ts'
import { healthOptions, restoreHealth } from '@skystair/contract/health.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceButton } from '../../platform/goods/price-button.tsx'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { attempt } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { Progress } from '../../ui/numbers/progress.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from './health-overlay.module.css'

type Option = ReplyOf<typeof healthOptions>['options'][number]
type Hero = PlayerView['creatures'][number]

const nobody: readonly Hero[] = []

/** How the squad feels, and ways to feel better at once. */
export default function HealthOverlay() {
  const { t } = useTranslation(['health', 'common'])
  const heroes = useGame((state) => state.player?.creatures ?? nobody).filter(({ combative }) => combative)
  const isWell = heroes.every(({ skills }) =>
    skills.every(({ valueCurrent, valueTotal }) => valueCurrent >= valueTotal),
  )
  return (
    <Dialog
      open
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={t('title')}
      colour="green"
    >
      <Parchment>
        <ul className={styles.heroes}>
          {heroes.map((hero) => (
            <HeroHealth key={hero.id} hero={hero} />
          ))}
        </ul>
        <p className={styles.note}>{isWell ? t('well') : t('slowly')}</p>
      </Parchment>
      {!isWell && <Remedies />}
    </Dialog>
  )
}

function HeroHealth({ hero: { imageId, skills } }: { hero: Hero }) {
  const { t } = useTranslation(['health', 'creatures', 'common'])
  const health = skills.find(({ skillType }) => skillType === 'health')
  const mark = t('common:number.decimal-mark')
  const name = t(`creatures:hero.${imageId}` as 'creatures:hero.lada')
  const { valueCurrent = 0, valueTotal = 1 } = health ?? {}
  return (
    <li>
      <span>{name}</span>
      <Progress
        label={t('of', { name })}
        tone="health"
        value={valueCurrent}
        max={valueTotal}
        text={`${shortNumber(valueCurrent, mark)} / ${shortNumber(valueTotal, mark)}`}
      />
    </li>
  )
}

function Remedies() {
  const { t } = useTranslation('health')
  const [options, setOptions] = useState<readonly Option[]>([])
  const [busy, setBusy] = useState('')
  useEffect(() => {
    let wanted = true
    void ask(healthOptions, {})
      .then((answer) => wanted && setOptions(answer.options))
      // Without an answer there is nothing to choose from; health comes back by itself.
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [])

  async function restore(id: string) {
    setBusy(id)
    const player = await attempt(restoreHealth, { params: { id } })
    setBusy('')
    if (player === null) return
    sound.effect('heal')
    setPlayer(player)
    showToast({ text: t('done'), tone: 'good', icon: 'heart' })
  }

  return (
    <div className={styles.remedies}>
      {options.map(({ id, share, price }) => (
        <ListRow
          key={id}
          title={t(`option.${id}` as 'option.elixir')}
          text={share === 1 ? t('whole') : t('share', { percent: Math.round(share * 100) })}
          end={
            <PriceButton
              size="small"
              icon="heart"
              goods={t(`option.${id}` as 'option.elixir')}
              price={price}
              free={t('free')}
              busy={busy === id}
              onPay={() => void restore(id)}
            >
              {t('restore')}
            </PriceButton>
          }
        />
      ))}
    </div>
  )
}
