const pageSize = 20

/** After which comment the page of a comment begins: their numbers have no gaps. */
export const pageOf = (comment: number): number =>
  Math.max(0, Math.floor((comment - 1) / pageSize) * pageSize)
