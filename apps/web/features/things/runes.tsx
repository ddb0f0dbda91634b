import { drawRune, listSatchel, type Satchel } from '@skystair/contract/things.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
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
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
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

const runeSkills = ['attack', 'defence', 'health', 'poison'] as const

/** Runes are drawn on heroes, one by one. */
export function Runes() {
  const { t } = useTranslation(['things', 'battle', 'common', 'creatures'])
  const optionsOf = useHeroOptions()
  const { answer } = useAnswer(listSatchel, {})
  const [newer, setNewer] = useState<Satchel | null>(null)
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const heroes = useGame((state) => state.player?.creatures) ?? []
  const [heroId, setHeroId] = useState(String(heroes[0]?.id ?? ''))
  const satchel = newer ?? answer
  if (satchel === null) return <Skeleton label={t('tab.runes')} shape="row" count={3} />
  const owned = satchel.runes.filter(({ count }) => count > 0)
  if (owned.length === 0) return <EmptyState icon="star" title={t('rune.none')} />

  const mark = t('common:number.decimal-mark')
  const gainOf = ({ gain }: Satchel['runes'][number]) =>
    runeSkills
      .filter((skill) => gain[skill] > 0)
      .map((skill) => `${t(`battle:skill.${skill}`)} +${shortNumber(gain[skill], mark)}`)
      .join(', ')
  const open = owned.find(({ id }) => id === asked)
  const heroName = t(
    `creatures:hero.${(heroes.find(({ id }) => String(id) === heroId)?.imageId ?? '') as 'wanderer'}`,
  )

  async function draw(id: string) {
    setBusy(true)
    const reply = await attempt(drawRune, { params: { id }, body: { heroId: Number(heroId) } })
    setBusy(false)
    setAsked(null)
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
        {owned.map((rune) => (
          <li key={rune.id}>
            <ListRow
              start={
                <Slot
                  label={t(`name.rune.${rune.id as 'rune-of-oak'}`)}
                  count={t('satchel.count', { amount: rune.count })}
                >
                  <span className={styles.picture}>
                    <Icon name={icons[rune.id] ?? 'star'} size={2.25} />
                  </span>
                </Slot>
              }
              title={t(`name.rune.${rune.id as 'rune-of-oak'}`)}
              text={gainOf(rune)}
              end={
                <Button size="small" colour="green" onClick={() => setAsked(rune.id)}>
                  {t('rune.draw')}
                </Button>
              }
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={open !== undefined}
        title={t('rune.title')}
        confirmLabel={t('rune.draw')}
        cancelLabel={t('common:button.cancel')}
        busy={busy}
        onCancel={() => setAsked(null)}
        onConfirm={() => open && void draw(open.id)}
      >
        {open && (
          <>
            <p>{t('rune.ask', { name: t(`name.rune.${open.id as 'rune-of-oak'}`), hero: heroName })}</p>
            <p className={styles.title}>{gainOf(open)}</p>
          </>
        )}
      </ConfirmDialog>
    </>
  )
}
