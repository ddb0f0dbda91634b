/** Whole points as everybody is shown them: rounded down, but who stands has at least one. */
export const shownHealth = (health: number): number => (health > 0 ? Math.max(1, Math.floor(health)) : 0)
