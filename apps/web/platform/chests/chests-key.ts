/** Everything about chests stands under it. */
export const chestsKey = ['chests'] as const
