export const rarities = ['usual', 'legendary', 'mythical', 'supreme'] as const
export type Rarity = (typeof rarities)[number]
