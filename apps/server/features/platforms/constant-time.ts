import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()

/** Whether two signatures are the same, in a time that tells nothing of how much of them is. */
export const isSame = (one: string | Buffer, other: string | Buffer): boolean =>
  timingSafeEqual(digest(one), digest(other))
