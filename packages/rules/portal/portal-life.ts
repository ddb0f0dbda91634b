/** What a player has to do with portals. */
export interface PortalLife {
  /** Keys to places apart, by their name. */
  readonly keys: Readonly<Record<string, number>>
  /** The place apart that the player is in. */
  readonly inside: string | null
  /** The discount that was chosen, and until when it is good. */
  readonly discount: { readonly percent: number; readonly until: number } | null
}

export const NO_PORTALS: PortalLife = { keys: {}, inside: null, discount: null }
