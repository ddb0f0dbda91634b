import { randomBytes } from 'node:crypto'

/** Dice that nobody can foresee; no reply ever tells a seed. */
export const secretSeed = (): string => randomBytes(8).toString('hex')
