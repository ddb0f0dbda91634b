/** From which level or stair each door of the game is open. */
export const doors = {
  arenaButton: { level: 4 },
  arena: { level: 8 },
  clanButton: { level: 8 },
  chat: { level: 10 },
  forumPosting: { level: 10 },
  clan: { level: 15 },
  gifts: { level: 15 },
  backpack: { stair: 1 },
  elixirSettings: { stair: 25 },
  legendaryHeroes: { stair: 30 },
  mythicalHeroes: { stair: 100 },
  supremeHeroes: { stair: 500 },
} as const satisfies Record<string, { level: number } | { stair: number }>

export type Door = keyof typeof doors

export function isOpen(door: Door, player: { level: number; stair: number }): boolean {
  const needed = doors[door]
  return 'level' in needed ? player.level >= needed.level : player.stair >= needed.stair
}
