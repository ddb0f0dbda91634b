import type { Companion, Gender } from '@skystair/rules/player/choices.ts'

/** Which figurine stands for whom. */
export const heroFigures: Readonly<Record<Gender, string>> = {
  male: 'hero-male',
  female: 'hero-female',
}

export const companionFigures: Readonly<Record<Companion, string>> = {
  MAN_COMPANION_1: 'tikhon',
  MAN_COMPANION_2: 'dobrynya',
  WOMAN_COMPANION_1: 'lada',
  WOMAN_COMPANION_2: 'vesta',
}
