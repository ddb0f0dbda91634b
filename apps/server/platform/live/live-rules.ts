/** What a live socket may cost, and how patient the server is with it. */
export interface LiveRules {
  /** Bytes of one frame from a client. */
  readonly largestFrame: number
  readonly mostSubscriptions: number
  readonly mostSocketsOfPlayer: number
  readonly mostSocketsOfAddress: number
  /** Those of them that have not said yet whose they are. */
  readonly mostStrangersOfAddress: number
  /** Frames of one socket in `countedPer` milliseconds: those of STOMP, of the websocket, heart-beats. */
  readonly mostFrames: number
  /** Bytes of one socket in the same time, whatever they are. */
  readonly mostBytes: number
  readonly countedPer: number
  /** Pieces in which one message, or one frame of it, may come. */
  readonly mostPieces: number
  /** Bytes that wait for a reader before it is cut off. */
  readonly mostUnread: number
  /** Milliseconds to say CONNECT, and to finish any frame. */
  readonly patience: number
  /** Milliseconds between two signs of life, each way. */
  readonly heartBeat: number
  /** Milliseconds between two looks at all sockets. */
  readonly sweepEvery: number
  /** Milliseconds between two looks at what was noted about sessions and rights. */
  readonly checkEvery: number
  /** Milliseconds for which the sessions of somebody about whom something was noted are looked up again and again. */
  readonly doubtFor: number
  /** Milliseconds between two look-ups of all sessions behind the sockets: for what no note has told. */
  readonly checkAllEvery: number
}

export const usualLiveRules: LiveRules = {
  largestFrame: 16 * 1024,
  mostSubscriptions: 10,
  mostSocketsOfPlayer: 10,
  mostSocketsOfAddress: 500,
  mostStrangersOfAddress: 100,
  mostFrames: 100,
  mostBytes: 64 * 1024,
  countedPer: 10_000,
  mostPieces: 64,
  mostUnread: 256 * 1024,
  patience: 10_000,
  heartBeat: 10_000,
  sweepEvery: 1_000,
  // A session that ends must be felt within 5 s, even when the word of it is lost between nodes.
  checkEvery: 3_000,
  // Longer than any statement may take.
  doubtFor: 60_000,
  checkAllEvery: 5 * 60_000,
}
