import type { ArtifactView } from '@skystair/contract/things.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { HERO_TIERS } from '@skystair/rules/heroes/hero.ts'
import { ARTIFACT_PLACES } from '@skystair/rules/things/artifact.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageScreen } from '../../platform/pages/page-screen.tsx'
import { useGame } from '../../platform/state/game.ts'
import { Select } from '../../ui/controls/select.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { VirtualList } from '../../ui/lists/virtual-list.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './backpack-overlay.module.css'
import { Runes } from './runes.tsx'
import { Satchel } from './satchel.tsx'
import { orders, sortThings, type Wish } from './sort-things.ts'
import { ThingPicture } from './thing-picture.tsx'
import { ThingSheet } from './thing-sheet.tsx'
import { useBackpack } from './use-backpack.ts'

const everything: Wish = { place: 'all', rarity: 'any', freeOnly: false, order: 'power' }
const keyOf = ({ id }: ArtifactView) => String(id)

const tabs = ['artifacts', 'satchel', 'runes'] as const
type TabName = (typeof tabs)[number]
const icons = { artifacts: 'ring', satchel: 'potion-red', runes: 'star' } as const

/** All that the player carries: things, elixirs and scrolls, runes. */
export default function BackpackOverlay() {
  const { t } = useTranslation(['things', 'common'])
  const [tab, setTab] = useState<TabName>('artifacts')
  return (
    <PageScreen title={t('title')} colour="green">
      <Tabs
        tall
        label={t('title')}
        value={tab}
        onValueChange={setTab}
        tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`), icon: icons[value] }))}
      >
        {tab === 'artifacts' ? (
          <Things />
        ) : (
          <Parchment>{tab === 'satchel' ? <Satchel /> : <Runes />}</Parchment>
        )}
      </Tabs>
    </PageScreen>
  )
}

/** Artifacts: found, worn, to be sold and to be forged. */
function Things() {
  const { t } = useTranslation('things')
  const { things, isFull, take, again } = useBackpack()
  const [wish, setWish] = useState(everything)
  const [chosen, setChosen] = useState<number | null>(null)
  const open = things?.find(({ id }) => id === chosen) ?? null
  const shown = sortThings(things ?? [], wish)
  return (
    <>
      <Filters wish={wish} onChange={setWish} count={things === null ? null : shown.length} />
      {isFull && <p className={styles.full}>{t('refused.no-space')}</p>}
      <Parchment className={styles.sheet ?? ''}>
        {things === null && <Skeleton label={t('title')} shape="row" count={6} />}
        {things !== null && shown.length === 0 && (
          <EmptyState icon="bag" title={things.length === 0 ? t('empty') : t('empty-filter')} />
        )}
        {shown.length > 0 && (
          <div className={styles.list}>
            <VirtualList label={t('title')} items={shown} keyOf={keyOf} rowHeight={96}>
              {(thing) => <Row thing={thing} onOpen={() => setChosen(thing.id)} />}
            </VirtualList>
          </div>
        )}
      </Parchment>
      {open !== null && (
        <ThingSheet thing={open} onClose={() => setChosen(null)} onChange={take} onRefused={again} />
      )}
    </>
  )
}

type FiltersProperties = { wish: Wish; onChange: (wish: Wish) => void; count: number | null }

function Filters({ wish, onChange, count }: FiltersProperties) {
  const { t } = useTranslation('things')
  const places = ['all', ...ARTIFACT_PLACES] as const
  const rarities = ['any', ...HERO_TIERS] as const
  return (
    <div className={styles.filters}>
      <Select
        label={t('filter.place')}
        value={wish.place}
        options={places.map((value) => ({
          value,
          label: value === 'all' ? t('filter.all') : t(`place.${value}`),
        }))}
        onValueChange={(place) => onChange({ ...wish, place })}
      />
      <Select
        label={t('filter.rarity')}
        value={wish.rarity}
        options={rarities.map((value) => ({
          value,
          label: value === 'any' ? t('filter.any') : t(`rarity.${value}`),
        }))}
        onValueChange={(rarity) => onChange({ ...wish, rarity })}
      />
      <Select
        label={t('sort.label')}
        value={wish.order}
        options={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onValueChange={(order) => onChange({ ...wish, order })}
      />
      <div className={styles.free}>
        <Switch
          label={t('filter.free')}
          checked={wish.freeOnly}
          onCheckedChange={(freeOnly) => onChange({ ...wish, freeOnly })}
        />
        <p className={styles.count} role="status">
          {count !== null && t('count', { count })}
        </p>
      </div>
    </div>
  )
}

function Row({ thing, onOpen }: { thing: ArtifactView; onOpen: () => void }) {
  const { t } = useTranslation(['things', 'creatures', 'common'])
  const wearer = useGame((state) => state.player?.creatures.find(({ id }) => id === thing.heroId))
  const power = shortNumber(thing.power, t('common:number.decimal-mark'))
  return (
    <div className={styles.row}>
      <ListRow
        start={<ThingPicture thing={thing} />}
        title={t(`name.artifact.${thing.kind as 'oak-shield'}`)}
        text={
          wearer
            ? t('worn-by', { name: t(`creatures:hero.${wearer.imageId as 'wanderer'}`) })
            : t(`place.${thing.place}`)
        }
        end={
          <span className={styles.power}>
            {thing.locked && <Icon name="lock" size={1.25} label={t('locked')} />}
            {t('power', { power })}
          </span>
        }
        onClick={onOpen}
      />
    </div>
  )
}
