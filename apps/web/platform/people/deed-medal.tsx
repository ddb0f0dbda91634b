import { Icon } from '../../ui/icons/icon.tsx'
import type { IconName } from '../../ui/icons/icon-source.ts'
import styles from './deed-medal.module.css'

const icons: Readonly<Record<string, IconName>> = {
  guardians: 'swords',
  bosses: 'skull',
  lairs: 'flame',
  finds: 'bag',
  shrines: 'leaf',
  chests: 'chest',
  fountains: 'potion-blue',
  magic: 'bolt',
  tales: 'book',
  stairs: 'up',
  levels: 'star',
  heroes: 'helmet',
  raids: 'shield',
  arena: 'trophy',
  feasts: 'gift',
}

/** The shelf a deed stands on, and its place there from 1: 'lairs-2' is the second of lairs. */
export function shelfOf(deed: string): { readonly shelf: string; readonly place: number } {
  const [shelf = '', place = '1'] = deed.split('-')
  return { shelf, place: Number(place) }
}

/** Of the deeds of each shelf the greatest. */
export function greatestOf(deeds: readonly string[]): readonly string[] {
  const greatest = new Map<string, string>()
  for (const deed of deeds) {
    const { shelf, place } = shelfOf(deed)
    const before = greatest.get(shelf)
    if (before === undefined || shelfOf(before).place < place) greatest.set(shelf, deed)
  }
  return [...greatest.values()].toSorted((one, other) => shelfOf(other).place - shelfOf(one).place)
}

type Properties = {
  deed: string
  /** Said aloud when no words beside it say the same. */
  label?: string
  /** Not on the shelf yet. */
  isAhead?: boolean
}

/** The medal of a deed: bronze, silver, gold and amethyst, one after another. */
export function DeedMedal({ deed, label = '', isAhead = false }: Properties) {
  const { shelf, place } = shelfOf(deed)
  return (
    <span
      className={styles.medal}
      data-place={place}
      data-ahead={isAhead || undefined}
      title={label || undefined}
    >
      <Icon name={icons[shelf] ?? 'star'} size={1.625} label={label} />
    </span>
  )
}
