import type { CampaignChest } from '@skystair/rules/chests/bought-chest.ts'
import type { DelayedKind } from '@skystair/rules/chests/chest-life.ts'

export type ChestLook = DelayedKind | CampaignChest

interface Paint {
  readonly light: string
  readonly main: string
  readonly dark: string
  readonly band: string
  readonly bandLight: string
  /** What shines out of it. */
  readonly glow: string
}

const gold = { band: '#e0941f', bandLight: '#fff2a6' } as const
const steel = { band: '#7f8db0', bandLight: '#f4f8ff' } as const

/** Whoever has opened a few knows from afar what to hope for. */
export const chestPaints: Readonly<Record<ChestLook, Paint>> = {
  wood: { light: '#d99a5c', main: '#a3632f', dark: '#5a2c12', ...steel, glow: '#ffe9a8' },
  iron: {
    light: '#d5dff2',
    main: '#8493b4',
    dark: '#424f72',
    band: '#4b3590',
    bandLight: '#b9a6ef',
    glow: '#bfe4ff',
  },
  gold: {
    light: '#fff3a8',
    main: '#ffc93c',
    dark: '#c4700c',
    band: '#b3261e',
    bandLight: '#ff9a7a',
    glow: '#fff3a8',
  },
  PROMO: { light: '#efc4ff', main: '#9a4fe8', dark: '#45178e', ...gold, glow: '#f0c9ff' },
  SILVER: { light: '#f4f8ff', main: '#b6c2dc', dark: '#66749c', ...steel, glow: '#e9f2ff' },
  AZURE: { light: '#b4f0ff', main: '#2f9cf0', dark: '#1a39a6', ...steel, glow: '#a6e8ff' },
  AMBER: { light: '#ffd98a', main: '#f08a24', dark: '#a03c08', ...gold, glow: '#ffcf8a' },
  GOLD: { light: '#fff6b8', main: '#ffc93c', dark: '#c4700c', ...gold, glow: '#fff3a8' },
  JADE: { light: '#c9fff0', main: '#2fd0a8', dark: '#0b6b5c', ...steel, glow: '#b6ffe6' },
  LAVA: {
    light: '#ff9a6a',
    main: '#c0281e',
    dark: '#550d14',
    band: '#ffab2e',
    bandLight: '#ffe9a0',
    glow: '#ff9a5a',
  },
}
