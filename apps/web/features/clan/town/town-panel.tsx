import type { MyClan } from '@skystair/contract/clan-view.ts'
import type { RaidView } from '@skystair/contract/raid.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { LastBlow } from '../../../platform/raid/last-blow.tsx'
import { useRaidNow } from '../../../platform/raid/raid-state.ts'
import { leaveVisit } from '../../../platform/state/visit.ts'
import { BottomNavigation } from '../../../ui/controls/bottom-navigation.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { useMyClan } from '../clan-state.ts'
import { useFeastOfRaid } from '../raid/use-feast-of-raid.ts'
import { Houses } from './houses.tsx'
import { RaidGate } from './raid-gate.tsx'
import { TownBar } from './town-bar.tsx'
import styles from './town-panel.module.css'
import { useCover } from './use-cover.ts'
import { useTellStage } from './use-town-board.ts'

/** The town in words and buttons, over the town on the stage. */
export default function TownPanel() {
  const { t } = useTranslation('town')
  const { data } = useMyClan()
  const hasNone = data?.clan === null
  useEffect(() => {
    if (hasNone) leaveVisit()
  }, [hasNone])
  return (
    <section className={styles.layer} aria-label={t('title')}>
      {data?.clan ? <Town mine={data.clan} /> : null}
      <div className={styles.back}>
        <IconButton
          icon="back"
          colour="blue"
          size="small"
          label={t('to-road')}
          sound="close"
          onClick={leaveVisit}
        />
      </div>
    </section>
  )
}

function Town({ mine }: { mine: MyClan }) {
  const raid = useRaidNow()
  useTellStage(mine, raid)
  useFeastOfRaid(raid)
  return (
    <>
      <TownBar mine={mine} />
      {raid !== null && <RaidGate raid={raid} />}
      <LastBlow />
      <Houses mine={mine} />
      <Rail />
      <Foot mine={mine} raid={raid} />
    </>
  )
}

function Rail() {
  const { t } = useTranslation('town')
  return (
    <div className={styles.rail}>
      <IconButton
        icon="shop"
        captioned
        label={t('nav.shop')}
        sound="open"
        onClick={() => openOverlay('clan-shop')}
      />
      <IconButton
        icon="trophy"
        captioned
        label={t('nav.rating')}
        sound="open"
        onClick={() => openOverlay('clan-rating')}
      />
    </div>
  )
}

function Foot({ mine: { applications }, raid }: { mine: MyClan; raid: RaidView | null }) {
  const { t } = useTranslation('town')
  const cover = useCover('bottom')
  const badge = { count: applications, label: t('nav.applications', { count: applications }) }
  return (
    <div ref={cover} className={styles.foot}>
      <BottomNavigation
        label={t('nav.label')}
        destinations={[
          {
            key: 'clan-members',
            icon: 'people',
            label: t('nav.members'),
            badge,
            onSelect: () => openOverlay('clan-members'),
          },
          {
            key: 'clan-treasury',
            icon: 'chest',
            label: t('nav.treasury'),
            onSelect: () => openOverlay('clan-treasury'),
          },
          {
            key: 'clan-raid',
            icon: 'skull',
            label: t('nav.raid'),
            ...(raid?.state === 'RAID_AVAILABLE'
              ? { badge: { count: null, label: t('nav.raid-open') } }
              : {}),
            onSelect: () => openOverlay('clan-raid'),
          },
          { key: 'clan-chat', icon: 'chat', label: t('nav.chat'), onSelect: () => openOverlay('chat') },
          {
            key: 'clan',
            icon: 'book',
            label: t('nav.about'),
            onSelect: () => openOverlay('clan'),
          },
        ]}
      />
    </div>
  )
}
