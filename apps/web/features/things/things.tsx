import type { ArtifactView } from '@skystair/contract/things.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chips } from '../../platform/goods/chips.tsx'
import { GoodsGrid } from '../../platform/goods/goods-grid.tsx'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { ArtifactIcon } from '../../stage/pictures/artifact-icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './backpack-overlay.module.css'
import { filledShelves, orders, type Shelf, sortThings, type Wish } from './sort-things.ts'
import { ThingPanel } from './thing-panel.tsx'
import { ThingTile } from './thing-tile.tsx'
import { useBackpack } from './use-backpack.ts'

const keyOf = ({ id }: ArtifactView) => String(id)

type Properties = {
  /** For whom things are looked at; null: for whoever gains by them. */
  heroId?: number | null
  /** Where they would be worn; null: anywhere. */
  only?: ((thing: ArtifactView, things: readonly ArtifactView[]) => boolean) | null
}

/** Artifacts: found, worn, to be sold and to be forged. */
export function Things({ heroId = null, only = null }: Properties) {
  const { t } = useTranslation('things')
  const { things: all, isFull, take, again } = useBackpack()
  const [wish, setWish] = useState<Wish>({ shelf: 'all', order: 'power' })
  const [chosen, setChosen] = useState<number | null>(null)
  const things = only === null || all === null ? all : all.filter((thing) => only(thing, all))
  const shelves = filledShelves(things ?? [])
  // The last thing of a shelf may have been sold from it.
  const shelf = shelves.includes(wish.shelf) ? wish.shelf : 'all'
  const shown = sortThings(things ?? [], { ...wish, shelf })
  const open = shown.find(({ id }) => id === chosen) ?? null
  const grid = useRef<HTMLDivElement>(null)
  // What is looked at is not left under what is told of it.
  useEffect(() => {
    if (open !== null)
      grid.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [open])
  if (things === null || all === null) return <Skeleton label={t('title')} shape="card" count={8} />
  if (things.length === 0) {
    return (
      <EmptyState
        icon="bag"
        title={t(only === null ? 'empty' : 'empty-slot')}
        action={
          only !== null && (
            <Button colour="green" icon="shop" sound="open" onClick={() => openOverlay('market')}>
              {t('to-market')}
            </Button>
          )
        }
      />
    )
  }
  return (
    <>
      <div className={styles.filters}>
        <Chips
          label={t('filter.place')}
          value={shelf}
          onValueChange={(next) => setWish({ ...wish, shelf: next })}
          chips={shelves.map((value) => ({
            value,
            label: value === 'all' || value === 'free' ? t(`filter.${value}`) : t(`place.${value}`),
            picture: <ShelfPicture shelf={value} things={things} />,
          }))}
        />
        <Select
          compact
          labelHidden
          label={t('sort.label')}
          value={wish.order}
          options={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onValueChange={(order) => setWish({ ...wish, order })}
        />
      </div>
      <p className={styles.count} role="status">
        {t('count', { count: shown.length })}
        {isFull && <span className={styles.full}> · {t('refused.no-space')}</span>}
      </p>
      <div ref={grid} className={styles.grid}>
        <GoodsGrid label={t('title')} items={shown} keyOf={keyOf} tile={4.75} rowHeight={98}>
          {(thing) => (
            <ThingTile
              thing={thing}
              chosen={thing.id === chosen}
              onChoose={() => setChosen(thing.id === chosen ? null : thing.id)}
            />
          )}
        </GoodsGrid>
      </div>
      {open !== null && (
        <ThingPanel
          key={open.id}
          thing={open}
          things={all}
          forHero={heroId}
          onClose={() => setChosen(null)}
          onChange={take}
          onRefused={again}
        />
      )}
    </>
  )
}

/** A shelf shows the best that lies on it. */
function ShelfPicture({ shelf, things }: { shelf: Shelf; things: readonly ArtifactView[] }) {
  if (shelf === 'all') return <Icon name="bag" size={1.375} />
  if (shelf === 'free') return <Icon name="plus" size={1.125} />
  const [best] = sortThings(things, { shelf, order: 'power' })
  return best ? <ArtifactIcon icon={best.icon} rarity={best.rarity} /> : null
}
