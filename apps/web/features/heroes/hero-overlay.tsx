import { getHero, type HeroPage } from '@skystair/contract/heroes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { knownClass } from '../../platform/heroes/known-words.ts'
import { useWait } from '../../platform/language/use-duration.ts'
import { replaceOverlay } from '../../platform/pages/overlays.ts'
import { PageScreen } from '../../platform/pages/page-screen.tsx'
import { useAnswer } from '../../platform/server/use-answer.ts'
import { now, useGame } from '../../platform/state/game.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { HeroButtons } from './hero-buttons.tsx'
import { HeroForces } from './hero-forces.tsx'
import styles from './hero-overlay.module.css'
import { HeroSkills } from './hero-skills.tsx'
import { HeroStats } from './hero-stats.tsx'
import { HeroTale } from './hero-tale.tsx'
import { HeroThings } from './hero-things.tsx'
import { Pedestal } from './pedestal.tsx'

const tabs = ['stats', 'forces', 'skills', 'tale'] as const
type TabName = (typeof tabs)[number]

/** One's own hero on a pedestal, and everything about it. */
export default function HeroOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['heroes', 'common', 'creatures'])
  const hero = useGame((state) => state.player?.creatures.find(({ id }) => String(id) === subject))
  if (hero === undefined) {
    return (
      <PageScreen title={t('title')}>
        <p className={styles.gone}>{t('page.gone')}</p>
      </PageScreen>
    )
  }
  return (
    <PageScreen
      title={t(`creatures:hero.${hero.imageId as 'wanderer'}`)}
      colour={ribbons[hero.tier]}
      tint={hero.tier}
    >
      <Page key={hero.id} heroId={hero.id} />
    </PageScreen>
  )
}

const ribbons = { usual: 'blue', legendary: 'gold', mythical: 'purple', supreme: 'red' } as const

function Page({ heroId }: { heroId: number }) {
  const { t } = useTranslation(['heroes', 'common', 'creatures'])
  const { answer: page, again } = useAnswer(getHero, { params: { id: heroId } })
  const [tab, setTab] = useState<TabName>('stats')
  const [joy, setJoy] = useState(0)
  if (page === null) return <Skeleton label={t('title')} shape="row" count={4} />
  return (
    <>
      <Badge page={page} />
      <div className={styles.stage}>
        <div className={styles.wing}>
          <HeroThings page={page} side="left" />
          <Neighbour heroId={heroId} step={-1} />
        </div>
        <Pedestal hero={page.hero} joy={joy} onTouch={() => setJoy(joy + 1)} />
        <div className={styles.wing}>
          <HeroThings page={page} side="right" />
          <Neighbour heroId={heroId} step={1} />
        </div>
      </div>
      <Tabs
        label={t('title')}
        value={tab}
        onValueChange={setTab}
        tabs={tabs.map((value) => ({ value, label: t(`page.tab.${value}`) }))}
      >
        <Parchment>
          {tab === 'stats' && <HeroStats page={page} />}
          {tab === 'forces' && <HeroForces heroId={heroId} sheet={page.sheet} onChange={again} />}
          {tab === 'skills' && <HeroSkills page={page} />}
          {tab === 'tale' && <HeroTale hero={page.hero} />}
          <HeroButtons
            page={page}
            onChange={() => {
              setJoy(joy + 1)
              again()
            }}
          />
        </Parchment>
      </Tabs>
    </>
  )
}

/** Tier, class, and for a guest the time that is left. */
function Badge({ page: { hero } }: { page: HeroPage }) {
  const { t } = useTranslation(['heroes', 'creatures'])
  const wait = useWait()
  return (
    <p className={styles.badge}>
      {t(`tier.${hero.tier}`)} · {t(`creatures:class.${knownClass(hero.warriorClass)}`)}
      {hero.temporal !== null && (
        <span> · {t('page.guest', { time: wait(Math.max(0, hero.temporal - now())) })}</span>
      )}
    </p>
  )
}

/** The hero before or after this one. */
function Neighbour({ heroId, step }: { heroId: number; step: 1 | -1 }) {
  const { t } = useTranslation('heroes')
  const heroes = useGame((state) => state.player?.creatures) ?? []
  const place = heroes.findIndex(({ id }) => id === heroId)
  const next = heroes[(place + step + heroes.length) % heroes.length]
  if (next === undefined || heroes.length < 2) return <span />
  return (
    <IconButton
      icon="chevron"
      flipped={step > 0}
      label={t(step < 0 ? 'page.previous' : 'page.next')}
      size="small"
      sound="tab"
      onClick={() => replaceOverlay(`hero/${next.id}`)}
    />
  )
}
