/** The booster at work; there is one at a time. */
export interface ActiveBooster {
  readonly id: string
  readonly until: number
}
