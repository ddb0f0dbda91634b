import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import type { WorldLook } from '../worlds/world-look.ts'

interface FeastLook {
  /** Of the little flags at the upper edge. */
  readonly flags: readonly [string, string, string]
  /** The light around what is found. */
  readonly glow: number
  /** What drifts in the air instead of the world's own: snow, or sparks of a colour; null: what always does. */
  readonly air: 'snow' | number | null
  /** Height of the middle of what is found, above its foot. */
  readonly height: number
  /** Where its guest is met, and in what light. */
  readonly ground: { readonly look: WorldLook; readonly light: number }
}

export const feastLooks: Readonly<Record<EventKind, FeastLook>> = {
  BIRTHDAY_HAT: {
    flags: ['#f03a4a', '#ffc83a', '#3a8af0'],
    glow: 0xff8ad0,
    air: null,
    height: 60,
    ground: { look: 'kingdom', light: 0xffffff },
  },
  EASTER_EGG: {
    flags: ['#f06a9a', '#ffe07a', '#5ad8f0'],
    glow: 0xffa8d8,
    air: null,
    height: 60,
    ground: { look: 'forest', light: 0xfff2dc },
  },
  FERN: {
    flags: ['#ff6a2a', '#5ab83a', '#ffd23c'],
    glow: 0xff8a3a,
    air: 0xd8ff6a,
    height: 60,
    ground: { look: 'forest', light: 0x98a6e8 },
  },
  APPLE: {
    flags: ['#e82a30', '#ffd23c', '#6cc03a'],
    glow: 0xff8a6a,
    air: null,
    height: 116,
    ground: { look: 'forest', light: 0xffe8b4 },
  },
  BOOKS: {
    flags: ['#8a1c2a', '#2a5aa8', '#ffd23c'],
    glow: 0xffe08a,
    air: null,
    height: 96,
    ground: { look: 'necropolis', light: 0xfff0d8 },
  },
  PUMPKIN: {
    flags: ['#f07a1a', '#5a3a8a', '#ffe04a'],
    glow: 0xffa03c,
    air: 0xff9a3a,
    height: 64,
    ground: { look: 'dark', light: 0xffd8b0 },
  },
  BIRD_FOR_MUSHROOM: {
    flags: ['#a85a2a', '#ffd84a', '#c83a3a'],
    glow: 0xffd08a,
    air: null,
    height: 62,
    ground: { look: 'forest', light: 0xffc98a },
  },
  FLOWER_FOR_WREATH: {
    flags: ['#ff7ac0', '#ffffff', '#ffd23c'],
    glow: 0xff9ad8,
    air: null,
    height: 62,
    ground: { look: 'snow', light: 0xffeef4 },
  },
  NEW_YEAR: {
    flags: ['#e02a34', '#ffffff', '#2a9a5a'],
    glow: 0xff8a4a,
    air: 'snow',
    height: 92,
    ground: { look: 'snow', light: 0xc4ccff },
  },
}
