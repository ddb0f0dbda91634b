import { chooseSlots, listSatchel, type Satchel as SatchelView } from '@skystair/contract/things.ts'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { attempt } from '../../platform/server/act.ts'
import { lastWins } from '../../platform/server/last-wins.ts'
import { useAnswer } from '../../platform/server/use-answer.ts'
import { useGame } from '../../platform/state/game.ts'
import { AtlasIcon } from '../../stage/pictures/atlas-icon.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { Slot } from '../../ui/surfaces/slot.tsx'
import styles from './satchel.module.css'

const empty = 'empty'

/** Elixirs and scrolls: what there is, and what goes into battle. */
export function Satchel() {
  const { t } = useTranslation('things')
  const { answer } = useAnswer(listSatchel, {})
  const [newer, setNewer] = useState<SatchelView | null>(null)
  const stair = useGame((state) => state.player?.stair ?? 0)
  const satchel = newer ?? answer
  if (satchel === null) return <Skeleton label={t('tab.satchel')} shape="row" count={4} />
  const owned = satchel.consumables.filter(({ count }) => count > 0)
  return (
    <>
      <h3 className={styles.title}>{t('satchel.title')}</h3>
      {stair < satchel.fromStair ? (
        <p className={styles.lead}>{t('satchel.closed', { stair: satchel.fromStair })}</p>
      ) : (
        <Pockets satchel={satchel} onChange={setNewer} />
      )}
      <h3 className={styles.title}>{t('satchel.owned')}</h3>
      {owned.length === 0 && <EmptyState icon="potion-red" title={t('satchel.none')} />}
      <ul className={styles.list}>
        {owned.map(({ id, count }) => (
          <li key={id}>
            <ListRow
              start={
                <Slot label={t(`name.consumable.${id as 'elixir-of-health'}`)}>
                  <span className={styles.picture}>
                    <AtlasIcon atlas="icons-consumables" frame={id} />
                  </span>
                </Slot>
              }
              title={t(`name.consumable.${id as 'elixir-of-health'}`)}
              text={t(`satchel.does.${id as 'elixir-of-health'}`)}
              end={t('satchel.count', { amount: count })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type Properties = { satchel: SatchelView; onChange: (satchel: SatchelView) => void }

function Pockets({ satchel, onChange }: Properties) {
  const { t } = useTranslation('things')
  /** Seen at once: the next pocket is chosen beside this one, not beside what was there before it. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const places =
    chosen ?? Array.from({ length: satchel.slotsCount }, (_, place) => satchel.slots?.[place] ?? empty)
  const options = [
    { value: empty, label: t('satchel.empty') },
    ...satchel.consumables.map(({ id }) => ({
      value: id,
      label: t(`name.consumable.${id as 'elixir-of-health'}`),
    })),
  ]

  const [tell] = useState(() =>
    lastWins(async (slots: readonly string[]) => {
      const reply = await attempt(chooseSlots, {
        body: { slots: slots.map((one) => (one === empty ? null : one)) },
      })
      if (reply !== null) {
        onChange(reply)
        showToast({ text: i18next.t('things:satchel.saved'), tone: 'good', icon: 'bag' })
      }
      setChosen((now) => (now === slots ? null : now))
    }),
  )
  function choose(place: number, id: string) {
    const slots = places.map((before, index) => (index === place ? id : before))
    setChosen(slots)
    void tell(slots)
  }

  return (
    <>
      <p className={styles.lead}>
        {satchel.slots === null ? t('satchel.everything') : t('satchel.lead', { holds: satchel.slotHolds })}
      </p>
      <div className={styles.pockets}>
        {places.map((id, place) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a pocket is its place
            key={place}
            label={t('satchel.slot', { place: place + 1 })}
            value={id}
            options={options}
            onValueChange={(next) => choose(place, next)}
          />
        ))}
      </div>
    </>
  )
}
