import { HERO_TIERS, type HeroTier } from '@skystair/rules/heroes/hero.ts'
import { MARKET_RESOURCES, type MarketResource } from '@skystair/rules/market/listing.ts'
import { ARTIFACT_PLACES, type ArtifactPlace } from '@skystair/rules/things/artifact.ts'
import { useTranslation } from 'react-i18next'
import { Chips } from '../../platform/goods/chips.tsx'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { Select } from '../../ui/controls/select.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import type { IconName } from '../../ui/icons/icon-source.ts'
import styles from './market-overlay.module.css'

/** All things, those of a place, all supplies, or one of them. */
const shelves = ['artifact', ...ARTIFACT_PLACES, 'resource', ...MARKET_RESOURCES] as const

/** The newest or the strongest for whatever money, or the cheapest for one: gold and emeralds cannot be compared. */
const orders = ['newest', 'strongest', 'cheapest-gold', 'cheapest-mithril'] as const

export interface Wish {
  readonly search: string
  readonly shelf: (typeof shelves)[number]
  readonly order: (typeof orders)[number]
  readonly rarity: 'any' | HeroTier
}

export const firstWish: Wish = { search: '', shelf: 'artifact', order: 'newest', rarity: 'any' }

const isResource = (shelf: Wish['shelf']): shelf is MarketResource =>
  MARKET_RESOURCES.some((one) => one === shelf)
export const isOfSupplies = (shelf: Wish['shelf']): boolean => shelf === 'resource' || isResource(shelf)

/** Supplies are all alike. */
const ordersOf = (shelf: Wish['shelf']): readonly Wish['order'][] =>
  isOfSupplies(shelf) ? orders.filter((order) => order !== 'strongest') : orders

const pictures: Readonly<Record<ArtifactPlace | 'artifact' | 'resource', IconName>> = {
  artifact: 'bag',
  weapon: 'sword',
  offhand: 'shield',
  head: 'helmet',
  body: 'shield',
  hands: 'hammer',
  feet: 'boots',
  waist: 'ring',
  back: 'banner',
  neck: 'amulet',
  ring: 'ring',
  resource: 'chest',
}

export function Filters({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  const { t } = useTranslation(['market', 'things', 'player'])
  const nameOf = (shelf: Wish['shelf']): string => {
    if (shelf === 'artifact' || shelf === 'resource') return t(`section.${shelf}`)
    return isResource(shelf) ? t(`player:resource.name.${shelf}`) : t(`things:place.${shelf}`)
  }
  return (
    <div className={styles.filters}>
      <label className={styles.search}>
        <Icon name="search" size={1.25} />
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={wish.search}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...wish, search: target.value })}
        />
      </label>
      <Select
        compact
        labelHidden
        label={t('order.label')}
        value={wish.order}
        options={ordersOf(wish.shelf).map((value) => ({ value, label: t(`order.${value}`) }))}
        onValueChange={(order) => onChange({ ...wish, order })}
      />
      <Chips
        label={t('section.label')}
        value={wish.shelf}
        onValueChange={(shelf) =>
          onChange({ ...wish, shelf, order: ordersOf(shelf).includes(wish.order) ? wish.order : 'newest' })
        }
        chips={shelves.map((value) => ({
          value,
          label: nameOf(value),
          picture: <Icon name={isResource(value) ? currencyIcons[value] : pictures[value]} size={1.375} />,
        }))}
      />
      {!isOfSupplies(wish.shelf) && (
        <Select
          compact
          labelHidden
          label={t('rarity.label')}
          value={wish.rarity}
          options={(['any', ...HERO_TIERS] as const).map((value) => ({
            value,
            label: value === 'any' ? t('rarity.any') : t(`things:rarity.${value}`),
          }))}
          onValueChange={(rarity) => onChange({ ...wish, rarity })}
        />
      )}
    </div>
  )
}
