/** Gifts of the game that wait on the road with a ribbon, by the names of the specification. */
export const GIFT_NEWS = ['FOTOSTRANA', 'GEMS_30', 'GEMS_100', 'GEMS_500', 'GEMS_1000'] as const
export type GiftNews = (typeof GIFT_NEWS)[number]

/** Those that keepers give; the other comes with its platform. */
export const KEEPERS_GIFTS = ['GEMS_30', 'GEMS_100', 'GEMS_500', 'GEMS_1000'] as const
export type KeepersGift = (typeof KEEPERS_GIFTS)[number]

/** Which of the gifts that wait `promo/gift/accept` takes: the first that is not the platform's own. */
export const nextGift = (waiting: readonly GiftNews[]): KeepersGift | null =>
  waiting.find((gift): gift is KeepersGift => gift !== 'FOTOSTRANA') ?? null

/** One gift of the kind is taken, the others wait on. */
export const withoutGift = (waiting: readonly GiftNews[], gift: GiftNews): readonly GiftNews[] => {
  const place = waiting.indexOf(gift)
  return waiting.filter((_, index) => index !== place)
}
