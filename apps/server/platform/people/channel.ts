import { createHmac } from 'node:crypto'

/** The name of a player's own live channel: the same on every node, and not to be guessed from the id. */
export const channelOf = (serverSecret: string, playerId: number): string =>
  createHmac('sha256', serverSecret).update(`channel\n${playerId}`).digest('base64url').slice(0, 22)
