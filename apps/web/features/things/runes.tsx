import { drawRune, listSatchel, type Satchel } from '@skystair/contract/things.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeroOptions } from '../../platform/heroes/use-hero-options.ts'
import { attempt } from '../../platform/server/act.ts'
import { useAnswer } from '../../platform/server/use-answer.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import type { IconName } from '../../ui/icons/icon-source.ts'
import { showToast } from '../../ui/layers/show-toast.ts'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { Slot } from '../../ui/surfaces/slot.tsx'
import styles from './satchel.module.css'

const icons: Readonly<Record<string, IconName>> = {
  'rune-of-oak': 'leaf',
  'rune-of-flame': 'flame',
  'rune-of-stone': 'shield',
  'rune-of-wind': 'bolt',
  'rune-of-frost': 'frost',
}

/** Runes are drawn on heroes, one by one. */
export function Runes() {
  const { t } = useTranslation('things')
  const optionsOf = useHeroOptions()
  const { answer } = useAnswer(listSatchel, {})
  const [newer, setNewer] = useState<Satchel | null>(null)
  const [busy, setBusy] = useState(false)
  const heroes = useGame((state) => state.player?.creatures) ?? []
  const [heroId, setHeroId] = useState(String(heroes[0]?.id ?? ''))
  const satchel = newer ?? answer
  if (satchel === null) return <Skeleton label={t('tab.runes')} shape="row" count={3} />
  const owned = satchel.runes.filter(({ count }) => count > 0)
  if (owned.length === 0) return <EmptyState icon="star" title={t('rune.none')} />

  async function draw(id: string) {
    setBusy(true)
    const reply = await attempt(drawRune, { params: { id }, body: { heroId: Number(heroId) } })
    setBusy(false)
    if (reply === null) return
    setPlayer(reply.player)
    setNewer(reply.satchel)
    const name = t(`name.rune.${id as 'rune-of-oak'}`)
    showToast({ text: t('rune.drawn', { name }), tone: 'good', icon: 'star' })
  }

  return (
    <>
      <p className={styles.lead}>{t('rune.lead')}</p>
      <Select label={t('act.for')} value={heroId} options={optionsOf(heroes)} onValueChange={setHeroId} />
      <ul className={styles.list}>
        {owned.map(({ id, count }) => (
          <li key={id}>
            <ListRow
              start={
                <Slot
                  label={t(`name.rune.${id as 'rune-of-oak'}`)}
                  count={t('satchel.count', { amount: count })}
                >
                  <span className={styles.picture}>
                    <Icon name={icons[id] ?? 'star'} size={2.25} />
                  </span>
                </Slot>
              }
              title={t(`name.rune.${id as 'rune-of-oak'}`)}
              text={t(`rune.gives.${id as 'rune-of-oak'}`)}
              end={
                <Button size="small" colour="green" busy={busy} onClick={() => void draw(id)}>
                  {t('rune.draw')}
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}
