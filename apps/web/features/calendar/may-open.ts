/** What is going on when something wants to open by itself. */
export interface Moment {
  /** Whether the player lets anything open by itself. */
  readonly isWanted: boolean
  /** A keeper looks with the player's eyes. */
  readonly isVisit: boolean
  /** The squad stands on the road: no battle, no town, no arena, no change of scenes. */
  readonly isOnRoad: boolean
  /** Pages and sheets over the road, and whatever else asks for an answer: a talk, a celebration, a place. */
  readonly covered: number
  /** Whoever climbs the first stairs is still being taught. */
  readonly isTaught: boolean
  /** Something has opened by itself in this sitting already. */
  readonly isTold: boolean
  /** Milliseconds since anything last lay over the road. */
  readonly quietFor: number
}

/** After anything else the road is seen for a while: two popups never come in a row. */
const quietEnough = 4_000

export const mayOpen = ({
  isWanted,
  isVisit,
  isOnRoad,
  covered,
  isTaught,
  isTold,
  quietFor,
}: Moment): boolean =>
  isWanted && !isVisit && isOnRoad && covered === 0 && !isTaught && !isTold && quietFor >= quietEnough
