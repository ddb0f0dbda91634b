/** Guardians of the first stairs, each of whom teaches one thing: `creatures.lesson` says what. */
export const LESSONS = [
  'bramble-hedgehog',
  'grumpy-mushroom',
  'mossling',
  'marsh-frog',
  'beetle',
  'mushroom-pale',
  'wood-wolf',
  'bandit',
  'leshy-cub',
  'kikimora',
] as const
