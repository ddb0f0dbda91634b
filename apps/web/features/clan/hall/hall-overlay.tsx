import { hallOptions, improveHall } from '@skystair/contract/clan.ts'
import type { HallOption, MyClan } from '@skystair/contract/clan-view.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GoodsName } from '../../../platform/goods/goods-name.tsx'
import { usePercent } from '../../../platform/language/use-percent.ts'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { act } from '../../../platform/server/act.ts'
import { ask } from '../../../platform/server/ask.ts'
import { AtlasIcon } from '../../../stage/pictures/atlas-icon.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { ListRow } from '../../../ui/surfaces/list-row.tsx'
import { Slot } from '../../../ui/surfaces/slot.tsx'
import { ClanPage } from '../clan-page.tsx'
import { clanKey } from '../clan-state.ts'
import { TreasuryPriceButton } from '../treasury/treasury-price-button.tsx'
import { useClanDeed } from '../use-clan-deed.ts'
import styles from './hall.module.css'

/** Which forces the clan strengthens, called as on a hero's page, and one level more of each. */
export default function HallOverlay() {
  const { t } = useTranslation('clan')
  return <ClanPage title={t('hall.title')}>{(mine) => <Options mine={mine} />}</ClanPage>
}

function Options({ mine }: { mine: MyClan }) {
  const { t } = useTranslation('clan')
  const asked = useQuery({
    queryKey: [...clanKey, 'hall'],
    queryFn: ({ signal }) => ask(hallOptions, {}, signal),
    staleTime: 0,
  })
  const { isBusy, run } = useClanDeed()
  const { data } = asked

  async function improve({ force, level }: HallOption) {
    if (await run(() => act(improveHall, { body: { force, toLevel: level + 1 } })))
      showToast({ text: t('hall.improved'), tone: 'good', icon: 'trophy' })
  }

  return (
    <>
      {data && (
        <p className={styles.lead}>
          {data.hallLevel === 0 ? t('hall.not-built') : t('hall.lead', { level: data.hallLevel })}
        </p>
      )}
      <PagePaper
        asked={asked}
        empty={data !== undefined && data.options.length === 0 && { icon: 'trophy', title: t('hall.empty') }}
      >
        <ul className={styles.options} aria-label={t('hall.title')}>
          {data?.options.map((option) => (
            <li key={option.force}>
              <Option
                option={option}
                perLevel={data.perLevel}
                mine={mine}
                isBusy={isBusy}
                onImprove={() => void improve(option)}
              />
            </li>
          ))}
        </ul>
      </PagePaper>
    </>
  )
}

type OptionProperties = {
  option: HallOption
  perLevel: number
  mine: MyClan
  isBusy: boolean
  onImprove: () => void
}

function Option({ option, perLevel, mine, isBusy, onImprove }: OptionProperties) {
  const { t } = useTranslation(['clan', 'forces'])
  const { force, level, open, price } = option
  const name = t(`forces:force.${force as 'HUMAN'}.name`)
  const shown = usePercent()
  const percent = (of: number) => shown(of * perLevel)
  return (
    <ListRow
      highlighted={level > 0}
      start={
        <Slot label={name} count={level > 0 ? String(level) : null}>
          <span className={styles.face}>
            <AtlasIcon atlas="icons-classes" frame={force} />
          </span>
        </Slot>
      }
      title={name}
      text={
        level === 0
          ? t('hall.will-give', { next: percent(1) })
          : open
            ? t('hall.gives-and-will', { now: percent(level), next: percent(level + 1) })
            : t('hall.gives', { now: percent(level) })
      }
      end={
        open && mine.rights.includes('IMPROVE_HALL') ? (
          <TreasuryPriceButton
            size="small"
            clan={mine.clan}
            price={price}
            free={t('free')}
            busy={isBusy}
            onPay={onImprove}
          >
            {t('hall.improve')}
            <GoodsName name={name} />
          </TreasuryPriceButton>
        ) : (
          !open && (
            <span className={styles.closed}>
              <Icon name="lock" size={1.25} />
              {t('hall.needs', { level: level + 1 })}
            </span>
          )
        )
      }
    />
  )
}
