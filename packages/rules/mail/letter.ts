/** Letters of the Stair itself: their words are texts of the game, in the language of whoever reads them. */
export const letterKinds = [
  'welcome',
  'ban',
  'unban',
  'renamed',
  'name-back',
  'password-given',
  'password-recovered',
  'appeal-refused',
  'report-thanks',
  'arena-beaten',
] as const
export type LetterKind = (typeof letterKinds)[number]

/** The partner of a dialog who is no player: the Stair, with its letters and its support. */
export const theStair = 0
