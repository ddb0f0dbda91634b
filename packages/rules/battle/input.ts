/** What a player can do in a battle; stored in order, so that the battle can be played again. */
export type Input = (
  | { readonly type: 'hit'; readonly attackerId: number; readonly defenderId: number }
  | { readonly type: 'skip'; readonly creatureId: number }
  | { readonly type: 'consume'; readonly consumableId: string; readonly targetCreatureId: number }
  | { readonly type: 'give-up' }
) & {
  /** the dice laid anew for this move; without it those on the table are thrown on */
  readonly seed?: string
}
