import { ARTIFACTS } from '@skystair/content/artifacts.data.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import type { ContentsView, takeChest } from '@skystair/contract/chests.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import type { HeroTier } from '@skystair/rules/heroes/hero.ts'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { useCounted } from '../../platform/goods/use-counted.ts'
import type { IconName } from '../../ui/icons/icon-source.ts'

export type OpenedCard = ReplyOf<typeof takeChest>['cards'][number]
type PossibleCard = ContentsView['sure'][number]

/** What a card shows. */
export interface CardFace {
  /** Of the atlas of artifacts; null: `icon` does. */
  readonly artifact: { readonly icon: string; readonly rarity: HeroTier } | null
  readonly icon: IconName
  readonly amount: string
  readonly label: string
  readonly rarity: HeroTier | 'plain'
}

const thingIcons = {
  artifact: 'chest',
  rune: 'scroll-blue',
  consumable: 'potion-red',
  hero: 'helmet',
} as const
const isRarity = (called: string): called is HeroTier =>
  ['usual', 'legendary', 'mythical', 'supreme'].includes(called)

/** Cards in words and pictures: those that came, and those that may come. */
export function useCardWords() {
  const { t } = useTranslation(['chests', 'player', 'things', 'common'])
  const counted = useCounted()
  const named = (key: string) => t(key as 'title')
  const mark = t('common:number.decimal-mark')

  const moneyOf = (amounts: OpenedCard['amounts']): CardFace | null => {
    const [first] = amounts
    if (first === undefined) return null
    return {
      artifact: null,
      icon: currencyIcons[first.currency],
      amount: `+${shortCurrency(first.currency, first.amount, mark)}`,
      label: counted(first.currency, first.amount),
      rarity: 'plain',
    }
  }

  const thingOf = (kind: keyof typeof thingIcons, id: string, note: string): CardFace => {
    const artifact = kind === 'artifact' ? ARTIFACTS[id] : undefined
    return {
      artifact: artifact ? { icon: artifact.icon, rarity: artifact.rarity } : null,
      icon: thingIcons[kind],
      amount: note,
      label: named(`things:name.${kind}.${id}`),
      rarity: artifact?.rarity ?? 'usual',
    }
  }

  const opened = ({ amounts, things }: OpenedCard): CardFace | null => {
    const [thing] = things
    return thing === undefined
      ? moneyOf(amounts)
      : thingOf(thing.kind, thing.id, t('thing.stair', { stair: thing.stair }))
  }

  const possible = ({ amounts, thing }: PossibleCard): CardFace | null => {
    if (thing === null) return moneyOf(amounts)
    if (thing.id !== null) return thingOf('artifact', thing.id, t('thing.piece'))
    const { called } = thing
    return {
      artifact: null,
      icon: called === 'rune' || called === 'consumable' ? thingIcons[called] : 'chest',
      amount: '',
      label: named(`thing.${called}`),
      rarity: isRarity(called) ? called : 'usual',
    }
  }

  return { opened, possible }
}
