import type { IconName } from '../../ui/icons/icon-source.ts'

const icons: Readonly<Record<string, IconName>> = {
  apple: 'apple',
  tea: 'potion-red',
  pie: 'caviar',
  boots: 'boots',
  lantern: 'flame',
  ring: 'ring',
  star: 'star',
  crown: 'crown',
}

export const giftIcon = (item: string): IconName => icons[item] ?? 'gift'
