import type { MyClan } from '@skystair/contract/clan-view.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { leaveTown } from '../../../platform/state/town-state.ts'
import { BottomNavigation } from '../../../ui/controls/bottom-navigation.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { useMyClan } from '../clan-state.ts'
import { Houses } from './houses.tsx'
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
    if (hasNone) leaveTown()
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
          onClick={leaveTown}
        />
      </div>
    </section>
  )
}

function Town({ mine }: { mine: MyClan }) {
  useTellStage(mine)
  return (
    <>
      <TownBar mine={mine} />
      <Houses mine={mine} />
      <Shop />
      <Foot mine={mine} />
    </>
  )
}

function Shop() {
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
    </div>
  )
}

function Foot({ mine: { applications } }: { mine: MyClan }) {
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
          { key: 'clan-chat', icon: 'chat', label: t('nav.chat'), onSelect: () => openOverlay('chat') },
          {
            key: 'clan-rating',
            icon: 'trophy',
            label: t('nav.rating'),
            onSelect: () => openOverlay('clan-rating'),
          },
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
