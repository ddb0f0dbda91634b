import type { Build } from '@skystair/rules/skill/skills.ts'

/** Five ways to spend one's power. */
export const BUILDS = {
  balanced: { attack: 0.28, defence: 0.2, health: 0.52 },
  brute: { attack: 0.32, defence: 0.16, health: 0.52 },
  guard: { attack: 0.24, defence: 0.28, health: 0.48 },
  glass: { attack: 0.35, defence: 0.15, health: 0.5 },
  tank: { attack: 0.24, defence: 0.18, health: 0.58 },
} as const satisfies Readonly<Record<string, Build>>
