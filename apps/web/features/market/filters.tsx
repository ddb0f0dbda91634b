import { HERO_TIERS, type HeroTier } from '@skystair/rules/heroes/hero.ts'
import {
  MARKET_ORDERS,
  MARKET_PAYMENTS,
  MARKET_RESOURCES,
  MARKET_SECTIONS,
  type MarketPayment,
  type MarketResource,
  type MarketSection,
} from '@skystair/rules/market/listing.ts'
import { ARTIFACT_PLACES, type ArtifactPlace } from '@skystair/rules/things/artifact.ts'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/controls/select.tsx'
import styles from './market-overlay.module.css'

export interface Wish {
  readonly section: MarketSection
  readonly payment: MarketPayment
  readonly order: (typeof MARKET_ORDERS)[number]
  readonly shelf: 'all' | ArtifactPlace | MarketResource
  readonly rarity: 'any' | HeroTier
}

export const firstWish: Wish = {
  section: 'artifact',
  payment: 'gold',
  order: 'cheapest',
  shelf: 'all',
  rarity: 'any',
}

export function Filters({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  const { t } = useTranslation(['market', 'things', 'player'])
  const shelves: readonly { value: Wish['shelf']; label: string }[] = [
    { value: 'all', label: t('shelf.all') },
    ...(wish.section === 'artifact'
      ? ARTIFACT_PLACES.map((value) => ({ value, label: t(`things:place.${value}`) }))
      : MARKET_RESOURCES.map((value) => ({ value, label: t(`player:resource.name.${value}`) }))),
  ]
  const rarities = ['any', ...HERO_TIERS] as const
  return (
    <div className={styles.filters}>
      <Select
        label={t('section.label')}
        value={wish.section}
        options={MARKET_SECTIONS.map((value) => ({ value, label: t(`section.${value}`) }))}
        onValueChange={(section) => onChange({ ...wish, section, shelf: 'all' })}
      />
      <Select
        label={t('shelf.label')}
        value={wish.shelf}
        options={shelves}
        onValueChange={(shelf) => onChange({ ...wish, shelf })}
      />
      {wish.section === 'artifact' && (
        <Select
          label={t('rarity.label')}
          value={wish.rarity}
          options={rarities.map((value) => ({
            value,
            label: value === 'any' ? t('rarity.any') : t(`things:rarity.${value}`),
          }))}
          onValueChange={(rarity) => onChange({ ...wish, rarity })}
        />
      )}
      <Select
        label={t('payment.label')}
        value={wish.payment}
        options={MARKET_PAYMENTS.map((value) => ({ value, label: t(`payment.${value}`) }))}
        onValueChange={(payment) => onChange({ ...wish, payment })}
      />
      <Select
        label={t('order.label')}
        value={wish.order}
        options={MARKET_ORDERS.map((value) => ({ value, label: t(`order.${value}`) }))}
        onValueChange={(order) => onChange({ ...wish, order })}
      />
    </div>
  )
}
